//! What the page does not do, and why.

use dama_core::{Refusal, Square, SquareSet};

/// An input that changes nothing, with its reason.
///
/// Each kind has a stable [`code`](Refused::code), from which the texts make a
/// sentence in the player's language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The rules of the game do not allow it.
    #[error("{0}")]
    ByRule(Refusal),
    /// The computer is to move.
    #[error("it is the computer's turn")]
    ComputersTurn,
    /// The piece has no move now, and nothing must be captured.
    #[error("the piece on {square} cannot move now")]
    CannotMove {
        /// Where it stands.
        square: Square,
    },
}

impl Refused {
    /// The stable code: that of the rule, `computers-turn` or `cannot-move`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::ByRule(refusal) => refusal.code(),
            Self::ComputersTurn => "computers-turn",
            Self::CannotMove { .. } => "cannot-move",
        }
    }

    /// The squares that the reason speaks of, to be marked on the board.
    pub fn squares(&self) -> SquareSet {
        match self {
            Self::CannotMove { square } => (*square).into(),
            Self::ComputersTurn => SquareSet::EMPTY,
            Self::ByRule(refusal) => match refusal {
                Refusal::EmptySquare { square }
                | Refusal::NotYourStone { square }
                | Refusal::BlockedWay { square }
                | Refusal::OwnPieceInTheWay { square }
                | Refusal::NoTurningBack { at: square }
                | Refusal::MustGoOn { at: square, .. } => (*square).into(),
                Refusal::MustCapture { stones, .. } | Refusal::MustTakeMore { stones, .. } => {
                    *stones
                }
                Refusal::TwoInARow { first, second } => [*first, *second].into_iter().collect(),
                _ => SquareSet::EMPTY,
            },
        }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::ByRule(refusal)
    }
}
