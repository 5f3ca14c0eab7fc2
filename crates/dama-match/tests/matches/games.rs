//! Games come in order, the same ones for any number of workers, and go on.

use std::sync::atomic::{AtomicBool, Ordering};

use dama_match::{Ending, Hypotheses, KeptError, Verdict, read_records};
use dama_pdn::Reader;

use crate::help::Plan;

#[test]
fn workers_change_nothing() {
    let plan = Plan::new("dama", "dama:nodes=100,name=weak");
    let (games, records, progress) = plan.play(1, &[]);
    assert_eq!(games.len(), 6);
    assert_eq!(progress.tally.games(), 6);
    assert_eq!(progress.tally.pairs.iter().sum::<u64>(), 3);
    assert_eq!((games, records, progress), plan.play(4, &[]));
}

#[test]
fn records_tell_all() {
    let plan = Plan::new("dama:name=A \"B\"", "random");
    let (games, records, progress) = plan.play(2, &[]);
    let read: Vec<_> = Reader::new(records.as_bytes())
        .map(|game| game.expect("memory"))
        .collect();
    assert_eq!(read.len(), 6);
    for (game, played) in read.iter().zip(&games) {
        assert_eq!(game.error, None);
        assert!(game.warnings.is_empty(), "{:?}", game.warnings);
        assert_eq!(game.result, played.result);
        let (own, other) = if played.number % 2 == 0 {
            ("White", "Black")
        } else {
            ("Black", "White")
        };
        assert_eq!(game.tags.get(own), Some("A \"B\""));
        assert_eq!(game.tags.get(other), Some("random"));
        assert_eq!(game.tags.get("WhiteLimit"), Some("300 nodes"));
        assert_eq!(game.tags.get("Termination"), Some(played.ending.code()));
        assert!(matches!(played.ending, Ending::Rules(_)));
        assert_eq!(game.tree.main_line().count(), played.plies);
    }
    assert_eq!(read[4].tags.get("Round"), Some("3.1"));
    assert!(records.contains("{"), "moves have notes");
    assert!(progress.tally.wins >= 5, "{}", progress.tally);
}

#[test]
fn a_match_goes_on_where_it_was_broken_off() {
    let plan = Plan::new("dama", "dama:level=2");
    let (games, records, progress) = plan.play(2, &[]);
    let events = [plan.with(1, |plan| plan.event())];
    let kept = read_records(records.as_bytes(), &events).expect("its own");
    assert_eq!((&kept.games[0], kept.bytes), (&games, records.len()));
    for cut in [
        0,
        1,
        records.len() / 3,
        records.len() / 2,
        records.len() - 1,
    ] {
        let bytes = &records.as_bytes()[..cut];
        let kept = read_records(bytes, &events).expect("its own, cut short");
        assert!(kept.bytes <= cut && kept.games[0].len() < 6);
        let (rest, more, whole) = plan.play(2, &kept.games[0]);
        assert_eq!(kept.games[0].len() + rest.len(), 6);
        assert_eq!(format!("{}{more}", &records[..kept.bytes]), records);
        assert_eq!(whole, progress);
    }
}

#[test]
fn records_of_another_match_are_refused() {
    let plan = Plan::new("random", "random");
    let (_, records, _) = plan.play(1, &[]);
    let events = [plan.with(1, |plan| plan.event())];
    let other = read_records(records.as_bytes(), &[String::from("other")]);
    let event = events[0].clone();
    assert_eq!(other, Err(KeptError::OtherMatch { game: 1, event }));
    let turned = records.replacen("[Round \"1.2\"]", "[Round \"9.2\"]", 1);
    let changed = read_records(turned.as_bytes(), &events);
    assert_eq!(changed, Err(KeptError::Changed { game: 2 }));
}

#[test]
fn a_test_ends_the_match() {
    let mut plan = Plan::new("dama", "random");
    plan.games = 1_000;
    plan.test = Some(Hypotheses::usual(0.0, 100.0));
    let (games, _, progress) = plan.play(2, &[]);
    assert_eq!(progress.verdict, Verdict::Elo1);
    assert!(games.len() < 100, "{}", games.len());
    assert_eq!(games.len() % 2, 0);
    // What is decided stays so.
    let (more, _, again) = plan.play(2, &games);
    assert_eq!((more.len(), again), (0, progress));
}

#[test]
fn a_match_can_be_stopped() {
    let mut plan = Plan::new("random", "random");
    plan.games = 1_000_000;
    let stop = AtomicBool::new(false);
    let progress = plan.with(3, |plan| {
        plan.run(&[], &stop, |played, _, _| {
            if played.number == 20 {
                stop.store(true, Ordering::Relaxed);
            }
            Ok(())
        })
    });
    let games = progress.expect("no failure").tally.games();
    assert!((20..1_000).contains(&games), "{games}");
}
