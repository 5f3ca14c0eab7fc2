//! The engine from outside: what it finds, what it keeps to, what it never does.
//!
//! No test depends on the clock of the machine that runs it.

mod draws;
#[cfg(feature = "tables")]
mod endgames;
mod exact;
mod keeping;
mod lines;
mod playing;
mod suite;
mod tactics;
#[cfg(all(feature = "tables", feature = "threads"))]
mod threads;

use dama_core::{Game, Position, RuleSet};
use dama_engine::{Control, Engine, Limits, SearchResult};

/// The position with this text.
fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// A game that begins here.
fn game(fen: &str, rules: RuleSet) -> Game {
    Game::from_position(rules, position(fen))
}

/// A search by a new engine with a small table.
fn search(game: &Game, limits: &Limits) -> SearchResult {
    Engine::new(1).search(game, limits, &Control::FREE, |_| {})
}
