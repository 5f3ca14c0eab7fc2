//! Perft of the reference: leaves at exactly the depth asked, no adjudication.

use dama_core::{RuleSet, Setup};

use super::{TooManyJumps, moves, paths};

/// Counts by rule 10: routes to one result are one move.
///
/// # Errors
///
/// [`TooManyJumps`] where a position below has too many chains to try them all.
pub fn perft_moves(setup: &Setup, rules: &RuleSet, depth: u32) -> Result<u64, TooManyJumps> {
    if depth == 0 {
        return Ok(1);
    }
    let next = moves(setup, rules)?;
    if depth == 1 {
        return Ok(next.len() as u64);
    }
    next.iter()
        .map(|one| perft_moves(&one.shown.after, rules, depth - 1))
        .sum()
}

/// Counts each list of landing squares.
///
/// # Errors
///
/// [`TooManyJumps`] where a position below has too many chains to try them all.
pub fn perft_paths(setup: &Setup, rules: &RuleSet, depth: u32) -> Result<u64, TooManyJumps> {
    if depth == 0 {
        return Ok(1);
    }
    let next = paths(setup, rules)?;
    if depth == 1 {
        return Ok(next.len() as u64);
    }
    next.iter()
        .map(|path| perft_paths(&path.after, rules, depth - 1))
        .sum()
}
