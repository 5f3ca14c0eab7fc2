//! Move trees, counted by moves and by paths, against published numbers.

#![allow(clippy::unwrap_used)]

use dama_core::perft::{self, Table, Unit};
use dama_core::{Position, RuleSet};
use dama_testkit::checks;
use dama_testkit::records::{self, Record};

const PERFT: &str = include_str!("../testdata/perft.txt");

type Count = fn(&Position, &RuleSet, u8) -> u64;

fn position(record: &Record) -> Position {
    checks::position(&record.setup())
}

fn compare(record: &Record, count: Count, rules: &RuleSet, depth: u8, expected: &str) {
    let position = position(record);
    let nodes = count(&position, rules, depth).to_string();
    assert_eq!(
        nodes, expected,
        "depth {depth} of {position}, {rules}, line {}",
        record.line
    );
}

#[test]
fn trees_have_the_listed_sizes() {
    for record in &records::read(PERFT) {
        for rules in &record.rule_sets() {
            for (key, count) in [("moves", perft::moves as Count), ("paths", perft::paths)] {
                let counts = record.find(key).unwrap_or_default().split_whitespace();
                for (depth, expected) in (1..).zip(counts) {
                    compare(record, count, rules, depth, expected);
                }
            }
        }
    }
}

#[test]
#[ignore = "counts billions of leaves: minutes, and two GiB of memory"]
fn deep_trees_have_the_listed_sizes() {
    let table = Table::new(2 << 30, 1).unwrap();
    for record in &records::read(PERFT) {
        for rules in &record.rule_sets() {
            for (key, unit) in [("deep-moves", Unit::Moves), ("deep-paths", Unit::Paths)] {
                for (depth, expected) in record.all(key).filter_map(|row| row.split_once(' ')) {
                    let depth = depth.parse().unwrap();
                    let position = position(record);
                    let count = perft::with_table(&position, rules, unit, depth, &table);
                    let about = format!("depth {depth} of {position}, {rules}");
                    assert_eq!(count.to_string(), expected, "{about}");
                }
            }
        }
    }
}

#[test]
fn dividing_adds_up() {
    for record in &records::read(PERFT) {
        let position = position(record);
        for rules in &RuleSet::ALL {
            let lines = perft::divide(&position, rules, 3);
            let sum: u64 = lines.iter().map(|(_, nodes)| nodes).sum();
            assert_eq!(
                sum,
                perft::moves(&position, rules, 3),
                "{position}, {rules}"
            );
            assert_eq!(lines.len() as u64, perft::moves(&position, rules, 1));
        }
    }
}

#[test]
fn paths_to_each_move_add_up() {
    let fens = [
        "W:W:Ba7",
        "W:WKa1,Kd4,e3:Bb6,d6,f6,f7,Kh8",
        "W:WKd4:Bd6,f6,f4,b4,b6,g7",
        "B:Wf3,Ka1:Bf4,e5,d6,c7,Kh8",
    ];
    let positions = fens.map(|fen| fen.parse::<Position>().unwrap());
    for position in positions.into_iter().chain([Position::start()]) {
        for rules in &RuleSet::ALL {
            let each = perft::paths_to_each(&position, rules);
            let legal = position.legal_moves(rules);
            assert_eq!(each.len(), legal.len(), "{position}");
            for (effect, paths) in &each {
                assert!(*paths > 0);
                assert!(legal.iter().any(|m| m.effect() == *effect), "{position}");
            }
            let sum: u64 = each.iter().map(|(_, paths)| paths).sum();
            assert_eq!(sum, perft::paths(&position, rules, 1), "{position}");
        }
    }
}

#[test]
fn depth_zero_is_one_leaf_and_an_end_counts_nothing() {
    let start = Position::start();
    let blocked: Position = "B:Wa3,a4,b5,c5:Ba5".parse().unwrap();
    for rules in &RuleSet::ALL {
        assert_eq!(perft::moves(&start, rules, 0), 1);
        assert_eq!(perft::paths(&start, rules, 0), 1);
        assert_eq!(perft::moves(&blocked, rules, 1), 0);
        assert_eq!(perft::paths(&blocked, rules, 3), 0);
    }
}
