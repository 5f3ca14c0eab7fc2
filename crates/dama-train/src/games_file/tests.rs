//! Tests of files of samples.

use super::{GamesFileError, Writer, read_samples};
use crate::{Knowledge, Sample, Settings, generate};
use core::num::NonZeroUsize;
use std::io::{Cursor, Write};

fn settings() -> Settings {
    Settings {
        nodes: 60,
        games_in_a_batch: 2,
        ..Settings::default()
    }
}

fn played(file: Vec<u8>, games: u64, threads: usize) -> Vec<u8> {
    let mut file = Cursor::new(file);
    let threads = NonZeroUsize::new(threads).expect("not 0");
    let knowledge = Knowledge::default();
    generate(&mut file, &settings(), games, knowledge, threads, |_| {}).expect("in memory");
    file.into_inner()
}

fn samples(file: &[u8]) -> Vec<Sample> {
    let mut samples = Vec::new();
    read_samples(&mut &*file, |sample| samples.push(sample)).expect("it can be read");
    samples
}

#[test]
fn threads_and_kills_change_nothing() {
    let whole = played(Vec::new(), 8, 1);
    assert!(samples(&whole).len() > 100);
    assert_eq!(played(Vec::new(), 8, 3), whole);
    for kept in [64, 65, 70, whole.len() / 2, whole.len() - 1] {
        let file = played(whole[..kept].to_vec(), 8, 2);
        assert_eq!(file, whole, "after {kept} bytes");
    }
    assert_eq!(played(whole.clone(), 8, 1), whole);
}

#[test]
fn samples_are_quiet_and_know_both_rule_sets() {
    let all = samples(&played(Vec::new(), 8, 2));
    assert!(all.iter().all(|sample| !sample.position.has_capture()));
    for number in 0..2 {
        assert!(all.iter().any(|sample| sample.rule_set() == number));
    }
}

#[test]
fn other_files_are_refused() {
    let open = |bytes: Vec<u8>| Writer::open(Cursor::new(bytes), &settings()).map(|_| ());
    assert!(matches!(
        open(b"rubbish".to_vec()),
        Err(GamesFileError::NotGames)
    ));
    assert!(matches!(
        open(vec![b'x'; 200]),
        Err(GamesFileError::NotGames)
    ));
    let good = played(Vec::new(), 0, 1);
    assert!(open(good.clone()).is_ok());
    let mut newer = good.clone();
    newer[8] = 2;
    assert!(matches!(
        open(newer),
        Err(GamesFileError::UnknownVersion(2))
    ));
    let mut changed = good.clone();
    changed[17] ^= 1;
    assert!(matches!(open(changed), Err(GamesFileError::NotGames)));
    let other = Settings {
        seed: 2,
        ..settings()
    };
    let open = Writer::open(Cursor::new(good), &other).map(|_| ());
    assert!(matches!(open, Err(GamesFileError::OtherSettings { .. })));
}

#[test]
fn reading_stops_where_a_batch_is_damaged() {
    let whole = played(Vec::new(), 4, 1);
    let all = samples(&whole).len();
    let mut damaged = whole.clone();
    let last = damaged.len() - 5;
    damaged[last] ^= 1;
    let left = samples(&damaged).len();
    assert!(left > 0 && left < all);
    let mut longer = whole;
    longer.write_all(&[0xFF; 40]).expect("in memory");
    assert_eq!(samples(&longer).len(), all);
}
