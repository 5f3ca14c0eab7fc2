//! Whoever plays one side of a game.

use core::time::Duration;
use std::sync::atomic::AtomicBool;

use dama_core::{Game, Move};

use crate::Allowance;

/// An engine at the board.
pub trait Player {
    /// A new game begins; players that choose by chance follow this seed.
    ///
    /// # Errors
    ///
    /// The engine is not there any more and does not come back.
    fn begin(&mut self, seed: u64) -> Result<(), Fault>;

    /// The move that is played in a game that is not over. Who hears of `stop` may
    /// answer [`Fault::Stopped`].
    ///
    /// # Errors
    ///
    /// Why there is no move.
    fn choose(
        &mut self,
        game: &Game,
        allowance: Allowance,
        stop: &AtomicBool,
    ) -> Result<Choice, Fault>;
}

/// A move with what the engine tells of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The move: not yet known to be legal.
    pub text: String,
    /// The same, where the engine is our own.
    pub played: Option<Move>,
    /// The worth to the side to move as the engine writes it, in men.
    pub score: Option<String>,
    /// Plies looked ahead.
    pub depth: Option<u32>,
    /// Positions looked at.
    pub nodes: Option<u64>,
}

/// Why an engine loses a game that is not over on the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It plays what is no legal move.
    #[error("illegal move {text}: {why}")]
    Illegal {
        /// What it has played.
        text: String,
        /// Why it is not legal.
        why: String,
    },
    /// Its program has ended, or talks no more.
    #[error("crashed: {0}")]
    Crashed(String),
    /// It gives no answer.
    #[error("hangs: no answer for {} s", .0.as_secs_f64())]
    Hangs(Duration),
    /// Its answer came too late.
    #[error("out of time by {} ms", .0.as_millis())]
    OutOfTime(Duration),
    /// Nobody's fault: the match was told to stop.
    #[error("stopped")]
    Stopped,
}

impl Fault {
    /// The word that stands for it in a record.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Illegal { .. } => "illegal-move",
            Self::Crashed(_) => "crash",
            Self::Hangs(_) => "hang",
            Self::OutOfTime(_) => "time",
            Self::Stopped => "stopped",
        }
    }
}
