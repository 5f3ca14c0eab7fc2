//! The suite of tactical positions out of own games, `testdata/tactics.txt`.
//!
//! `cargo run --release -p dama-engine --example tactics -- find` has made it: the best move
//! is by far the best one to a search of two million positions, to the network as to the
//! terms, and one of a thousand misses it.

use std::collections::HashSet;
use std::thread;

use dama_core::{Game, RuleSet};
use dama_engine::Limits;

use crate::{position, search};

const SUITE: &str = include_str!("../../testdata/tactics.txt");

/// What a search may look at: a third of what is asked of it, for the sake of time.
const NODES: u64 = 100_000;

/// Of a hundred positions so many are to be solved.
const PART: usize = 95;

/// The positions with their best moves.
fn tasks() -> Vec<(Game, &'static str)> {
    let task = |line: &'static str| {
        let [rules, fen, best] = line.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{line}: rule set, position and move are wanted");
        };
        let rules = RuleSet::named(rules).unwrap_or_else(|| panic!("{line}: no such rule set"));
        (Game::from_position(rules, position(fen)), best)
    };
    SUITE.lines().map(task).collect()
}

/// Whether a search finds the move.
fn is_solved((task, best): &(Game, &str)) -> bool {
    let found = search(task, &Limits::nodes(NODES)).best;
    found.is_some_and(|found| found.to_string() == *best)
}

#[test]
fn the_suite_is_what_it_says() {
    let tasks = tasks();
    assert!(tasks.len() >= 200, "{}", tasks.len());
    for rules in RuleSet::ALL {
        let of_these = tasks.iter().filter(|(task, _)| *task.rules() == rules);
        assert!(of_these.count() >= 80, "{}", rules.name);
    }
    let different: HashSet<_> = tasks.iter().map(|(task, _)| task.position()).collect();
    assert_eq!(different.len(), tasks.len());
    for (task, best) in &tasks {
        let moves = task.legal_moves();
        let found = moves.iter().filter(|chosen| chosen.to_string() == *best);
        assert!(moves.len() > 3 && found.count() == 1, "{}", task.position());
    }
}

#[test]
fn the_suite_is_solved() {
    let tasks = tasks();
    let missed: Vec<String> = thread::scope(|scope| {
        let halves = tasks.chunks(tasks.len().div_ceil(2)).map(|half| {
            scope.spawn(|| {
                let missed = half.iter().filter(|task| !is_solved(task));
                missed
                    .map(|(task, _)| task.position().to_string())
                    .collect::<Vec<_>>()
            })
        });
        let halves: Vec<_> = halves.collect();
        halves
            .into_iter()
            .flat_map(|half| half.join().expect("no panic"))
            .collect()
    });
    let solved = tasks.len() - missed.len();
    assert!(100 * solved >= PART * tasks.len(), "missed: {missed:#?}");
}
