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
