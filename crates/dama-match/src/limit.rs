//! How much an engine may use for its moves.

use core::fmt;
use core::time::Duration;

/// What a game gives an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many positions for each move: the same games on every machine.
    Nodes(u64),
    /// So many plies for each move: the same games on every machine.
    Depth(u32),
    /// So much time for each move.
    MoveTime(Duration),
    /// A clock for the whole game.
    Clock {
        /// What it shows at first.
        time: Duration,
        /// What it gains before each move.
        increment: Duration,
    },
}

/// What an engine may use for the move at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowance {
    /// So many positions.
    Nodes(u64),
    /// So many plies.
    Depth(u32),
    /// So much time.
    MoveTime(Duration),
    /// What its clock shows, the increment of this move added.
    Clock {
        /// The time left.
        left: Duration,
        /// What each further move adds.
        increment: Duration,
    },
}

impl Limit {
    /// Whether the clock decides what is found.
    pub const fn is_timed(self) -> bool {
        matches!(self, Self::MoveTime(_) | Self::Clock { .. })
    }
}

impl Allowance {
    /// The time after which the move comes too late; `None` where none is measured.
    pub const fn time(self) -> Option<Duration> {
        match self {
            Self::Nodes(_) | Self::Depth(_) => None,
            Self::MoveTime(time) | Self::Clock { left: time, .. } => Some(time),
        }
    }
}

impl fmt::Display for Limit {
    /// `2000 nodes`, `8 plies`, `0.1 s a move`, `60 s + 0.6 s`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "{nodes} nodes"),
            Self::Depth(plies) => write!(f, "{plies} plies"),
            Self::MoveTime(time) => write!(f, "{} s a move", time.as_secs_f64()),
            Self::Clock { time, increment } => {
                let (time, increment) = (time.as_secs_f64(), increment.as_secs_f64());
                write!(f, "{time} s + {increment} s")
            }
        }
    }
}
