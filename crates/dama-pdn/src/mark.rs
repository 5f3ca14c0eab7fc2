//! The result as a record writes it.

use std::fmt;

use dama_core::{Outcome, Side};

/// What a record says of the result of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultMark {
    /// `1-0`, in other files `2-0`.
    WhiteWins,
    /// `0-1`, in other files `0-2`.
    BlackWins,
    /// `1/2-1/2`, in other files `1-1`.
    Draw,
    /// `0-0`: the game is lost for both.
    BothLose,
    /// `*`: not finished, or not known.
    Unknown,
}

impl ResultMark {
    /// Reads a mark in any of its forms.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "1-0" | "2-0" => Some(Self::WhiteWins),
            "0-1" | "0-2" => Some(Self::BlackWins),
            "1/2-1/2" | "1-1" | "½-½" => Some(Self::Draw),
            "0-0" => Some(Self::BothLose),
            "*" => Some(Self::Unknown),
            _ => None,
        }
    }

    /// The form in which it is written.
    pub const fn text(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Unknown => "*",
        }
    }
}

impl From<Outcome> for ResultMark {
    fn from(outcome: Outcome) -> Self {
        match outcome.winner {
            Some(Side::White) => Self::WhiteWins,
            Some(Side::Black) => Self::BlackWins,
            None => Self::Draw,
        }
    }
}

impl fmt::Display for ResultMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}
