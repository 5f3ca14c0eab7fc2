//! The rules a second time: slow, plain, and written straight from the numbered rules.
//!
//! It shares nothing with the generator of `dama-core` but the types that come in
//! and go out: the board is an array of squares, captures are found by trying
//! every jump, and moves are told apart by the positions they lead to. Where it
//! and the library differ, one of them is wrong.

mod board;
mod history;
mod paths;
mod perft;

use std::collections::HashMap;

use dama_core::{RuleSet, Setup, Square};

pub use history::{History, outcome};
pub use paths::{Path, paths};
pub use perft::{perft_moves, perft_paths};

/// A search for captures gives up after so many jumps.
///
/// A king among many pieces has more chains than can be tried one by one. Then
/// the reference has no answer ([`TooManyJumps`]), never a wrong one.
pub const MOST_JUMPS: usize = 300_000;

/// The position has too many chains for a generator that tries them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooManyJumps;

/// A move of rule 10: one result, and all routes to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferenceMove {
    /// The route that is shown.
    pub shown: Path,
    /// All routes, the shown one among them.
    pub routes: Vec<Path>,
}

/// The legal moves by rules 1 to 7, sorted by the text of the shown route.
///
/// # Errors
///
/// [`TooManyJumps`] where trying every chain would take too long.
pub fn moves(setup: &Setup, rules: &RuleSet) -> Result<Vec<ReferenceMove>, TooManyJumps> {
    // Rule 10: moves are one where the same piece leads to the same position.
    let mut groups: HashMap<(Square, Setup), Vec<Path>> = HashMap::new();
    for path in paths(setup, rules)? {
        groups
            .entry((path.from, path.after))
            .or_default()
            .push(path);
    }
    let mut moves: Vec<ReferenceMove> = groups
        .into_values()
        .filter_map(|routes| {
            Some(ReferenceMove {
                shown: shown(&routes)?.clone(),
                routes,
            })
        })
        .collect();
    moves.sort_by_key(|one| one.shown.text());
    Ok(moves)
}

/// Rule 10: where two jumps follow in one direction the king lands right behind
/// the first victim; of the routes left, the smallest list of squares as text.
fn shown(routes: &[Path]) -> Option<&Path> {
    routes
        .iter()
        .filter(|route| route.lands_right_behind())
        .min_by_key(|route| {
            route
                .landings
                .iter()
                .map(Square::to_string)
                .collect::<Vec<String>>()
        })
}

#[cfg(test)]
mod tests;
