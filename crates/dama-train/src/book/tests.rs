//! Small books, built whole and in parts.

use core::num::NonZeroUsize;
use core::sync::atomic::AtomicBool;

use dama_core::{Game, Position, RuleSet};
use dama_engine::Book;

use super::{BookBuild, BookPlan, LookError};

const PLAN: BookPlan = BookPlan {
    rules: RuleSet::FEDERATION,
    positions: 40,
    nodes: 600,
    lines: NonZeroUsize::MIN.saturating_add(4),
};

/// Builds a book; with the lines that it tells.
fn built(plan: BookPlan, kept: &[String], workers: usize) -> (Book, Vec<String>) {
    let mut build = BookBuild::new(plan);
    for line in kept {
        build.remember(line).expect("a line");
    }
    let mut told = Vec::new();
    let mut last = 0;
    let workers = NonZeroUsize::new(workers).expect("workers");
    let stop = AtomicBool::new(false);
    let book = build.run("test", workers, &stop, |line, positions| {
        told.extend(line.map(str::to_owned));
        assert!(positions >= last && positions <= plan.positions);
        last = positions;
    });
    (book.expect("not stopped"), told)
}

#[test]
fn the_book_does_not_depend_on_threads_or_on_a_break() {
    let (book, told) = built(PLAN, &[], 1);
    assert_eq!(told.len(), PLAN.positions);
    let (same, mut other) = built(PLAN, &[], 3);
    assert_eq!(book, same);
    other.sort();
    let mut sorted = told.clone();
    sorted.sort();
    assert_eq!(other, sorted);
    let (again, rest) = built(PLAN, &told[..25], 2);
    assert_eq!(again, book);
    assert_eq!(rest.len(), 15);
    let (again, rest) = built(PLAN, &told, 2);
    assert_eq!((again, rest.len()), (book, 0));
}

#[test]
fn its_moves_are_legal_and_lead_on() {
    let (book, _) = built(PLAN, &[], 2);
    assert_eq!(*book.rules(), PLAN.rules);
    assert_eq!(book.positions(), PLAN.positions);
    let mut longest = 0;
    for seed in 0..50 {
        let mut game = Game::new(PLAN.rules);
        while let Some(chosen) = book.choose(&game, seed) {
            game.play(&chosen.played).expect("legal");
        }
        longest = longest.max(game.ply());
    }
    assert!(longest >= 4, "{longest}");
    let first = book.moves(&Position::start());
    assert!(first.len() >= 2, "{first:?}");
}

#[test]
fn a_stopped_build_gives_no_book() {
    let stop = AtomicBool::new(true);
    let build = BookBuild::new(PLAN);
    let book = build.run("test", NonZeroUsize::MIN, &stop, |_, _| {});
    assert_eq!(book, None);
}

#[test]
fn broken_lines_are_told() {
    let mut build = BookBuild::new(PLAN);
    let mut error = |line| build.remember(line).expect_err("broken");
    assert!(matches!(error("W:Wz9:Ba7"), LookError::Position(_)));
    assert!(matches!(error("W:Wa2:Bb7 a2-a5=3"), LookError::Move { .. }));
    assert!(matches!(error("W:Wa2:Bb7 a2-a3"), LookError::NoWorth(_)));
    assert!(matches!(error("W:Wa2:Bb7 a2-a3=x"), LookError::NoWorth(_)));
}
