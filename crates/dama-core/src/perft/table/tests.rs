//! A table gives the counts that there are without it.

use super::super::{moves, paths, with_table};
use super::*;
use crate::Position;

#[test]
fn a_table_changes_no_count() {
    let positions = [
        "W:WKa1,Kd4,e3:Bb6,d6,f6,f7,Kh8",
        "W:Wa2,Kc4,Ke4,g4:Bb3,c5,d5,e5,f5,g5,h5",
        "B:Wb6,Kc1:Ba7,c7,Kh4",
    ];
    // One table for everything, so small that it is always full.
    for bytes in [0, 4096, 1 << 20] {
        let table = Table::new(bytes, 7).expect("memory");
        for fen in positions {
            let position: Position = fen.parse().expect("a position");
            for rules in RuleSet::ALL {
                for depth in 0..=5 {
                    let count = |unit| with_table(&position, &rules, unit, depth, &table);
                    assert_eq!(count(Unit::Moves), moves(&position, &rules, depth));
                    assert_eq!(count(Unit::Paths), paths(&position, &rules, depth));
                }
            }
        }
    }
}

#[test]
fn counts_that_are_too_large_stay_at_the_largest() {
    let table = Table::new(1 << 24, 0).expect("memory");
    let kings: Position = "W:WKa1:BKh8".parse().expect("a position");
    let count = with_table(&kings, &RuleSet::CLASSIC, Unit::Moves, 60, &table);
    assert_eq!(count, u64::MAX);
}

#[test]
fn seeds_change_the_keys() {
    let keys = [1, 2].map(|seed| {
        let table = Table::new(0, seed).expect("memory");
        let recall = table.of(&RuleSet::CLASSIC, Unit::Moves);
        recall.entry(&Board::START, Side::White, 5).key
    });
    assert_ne!(keys[0], keys[1]);
}

#[test]
fn what_is_counted_and_how_deep_is_part_of_the_key() {
    let table = Table::new(0, 1).expect("memory");
    let mut keys = Vec::new();
    for rules in RuleSet::ALL {
        for unit in [Unit::Moves, Unit::Paths] {
            for side in Side::BOTH {
                for plies in [3, 4, 255] {
                    let recall = table.of(&rules, unit);
                    keys.push(recall.entry(&Board::START, side, plies).key);
                }
            }
        }
    }
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), count);
}

#[test]
fn memory_that_is_not_there_is_an_error() {
    let bytes = usize::MAX;
    assert_eq!(Table::new(bytes, 0).err(), Some(TableError { bytes }));
}

/// The first words that the authors of SplitMix64 give for the seed 0, and products by hand.
#[test]
fn words_and_folds_have_their_known_values() {
    let mut state = 0;
    let words = [(); 3].map(|()| next_word(&mut state));
    let known = [
        0xE220_A839_7B1D_CDAF,
        0x6E78_9E6A_A1B9_65F4,
        0x06C4_5D18_8009_454F,
    ];
    assert_eq!(words, known);
    assert_eq!(fold(1 << 63, 6), 3);
    assert_eq!(fold(u64::MAX, u64::MAX), (u64::MAX - 1) ^ 1);
    assert_eq!(fold(7, 6), 42);
    assert_eq!(mirrored(0x0102_0000_0000_0003), 0x8040_0000_0000_00C0);
}

#[test]
fn a_count_is_found_where_it_was_kept_and_nowhere_else() {
    // One place for all, so that they differ by their keys only.
    let table = Table::new(0, 3).expect("memory");
    let recall = table.of(&RuleSet::FEDERATION, Unit::Moves);
    let entry = |plies| recall.entry(&Board::START, Side::White, plies);
    assert_eq!(entry(5).read(), None);
    entry(5).write(85_090);
    entry(6).write(931_312);
    let read = [5, 6, 7].map(|plies| entry(plies).read());
    assert_eq!(read, [Some(85_090), Some(931_312), None]);
}

#[test]
fn counts_are_spread_over_the_whole_table() {
    let table = Table::new(64 * size_of::<Line>(), 1).expect("memory");
    let recall = table.of(&RuleSet::CLASSIC, Unit::Moves);
    let mut used: Vec<_> = (0..255)
        .map(|plies| core::ptr::from_ref(recall.entry(&Board::START, Side::Black, plies).line))
        .collect();
    used.sort_unstable();
    used.dedup();
    assert!(used.len() > 48, "{} of 64 are used", used.len());
}
