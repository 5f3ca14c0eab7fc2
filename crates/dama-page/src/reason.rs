//! Why a hint is good, as the worker says it.

use core::str::FromStr;

use dama_core::{Square, SquareSet};

/// What speaks for a move; the worker finds it by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It wins in so many moves, itself counted.
    Wins(u32),
    /// There is no other.
    Only,
    /// It takes so many pieces.
    Takes(u32),
    /// A man becomes a king there.
    Crowns(Square),
    /// So many have to be taken, and so many more are taken for them.
    Gives(u32, u32),
    /// So many for so many.
    Trades(u32),
    /// The other side could crown a man there otherwise.
    Stops(Square),
    /// These could be taken otherwise.
    Saves(SquareSet),
    /// A man would become a king there with the next move.
    Prepares(Square),
    /// So many would be taken with the next move.
    Threatens(u32),
}

/// A text that tells no reason that we know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no reason")]
pub struct ReasonError;

impl FromStr for Reason {
    type Err = ReasonError;

    /// Reads a word and its numbers or squares, such as `gives 1 2` or `saves d4 e4`.
    fn from_str(text: &str) -> Result<Self, ReasonError> {
        let mut words = text.split(' ');
        let word = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        let number = |at: usize| rest.get(at)?.parse::<u32>().ok();
        let square = || rest.first()?.parse::<Square>().ok();
        let reason = match word {
            "wins" => number(0).map(|plies| Self::Wins(plies.div_ceil(2).max(1))),
            "only" => Some(Self::Only),
            "takes" => number(0).map(Self::Takes),
            "crowns" => square().map(Self::Crowns),
            "gives" => number(0).zip(number(1)).map(|(a, b)| Self::Gives(a, b)),
            "trades" => number(0).map(Self::Trades),
            "stops" => square().map(Self::Stops),
            "saves" => {
                let squares: Option<SquareSet> = rest.iter().map(|it| it.parse().ok()).collect();
                squares.filter(|all| !all.is_empty()).map(Self::Saves)
            }
            "prepares" => square().map(Self::Prepares),
            "threatens" => number(0).map(Self::Threatens),
            _ => None,
        };
        reason.ok_or(ReasonError)
    }
}
