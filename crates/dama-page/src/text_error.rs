//! Why a pasted text cannot be opened.

use dama_core::PositionError;

use crate::RecordError;

/// A text that is neither a position nor a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// There is nothing in it.
    #[error("the text is empty")]
    Empty,
    /// It looks like a position and is none.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// It is no record of a game.
    #[error(transparent)]
    Record(#[from] RecordError),
}

impl TextError {
    /// The stable code: `empty-text`, or that of what is wrong.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "empty-text",
            Self::Position(error) => error.code(),
            Self::Record(error) => error.code(),
        }
    }
}
