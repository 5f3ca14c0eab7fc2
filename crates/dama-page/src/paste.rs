//! What a pasted text is.

use dama_core::Position;

use crate::TextError;

/// A text that may be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paste {
    /// This position.
    Position(Position),
    /// A record, which the worker is asked to read.
    Record,
}

impl Paste {
    /// What a text is.
    ///
    /// # Errors
    ///
    /// It is empty, or looks like a position and is none.
    pub fn of(text: &str) -> Result<Self, TextError> {
        if text.trim().is_empty() {
            Err(TextError::Empty)
        } else if looks_like_a_position(text) {
            Ok(Self::Position(text.parse()?))
        } else {
            Ok(Self::Record)
        }
    }
}

/// A position begins with the side to move and a colon, in whatever language; no record does.
fn looks_like_a_position(text: &str) -> bool {
    let mut signs = text.chars().filter(|c| !c.is_whitespace());
    let letter = |c: char| c.is_ascii_alphabetic() || !c.is_ascii();
    signs.next().is_some_and(letter) && signs.next() == Some(':')
}
