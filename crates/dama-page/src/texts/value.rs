//! What fills a parameter of a text.

use dama_core::{Move, Square, SquareSet};

use crate::Locale;

/// Left-to-right isolate: what follows keeps its order in a right-to-left sentence.
const LEFT_TO_RIGHT: char = '\u{2066}';

/// First-strong isolate: what follows goes its own way, whichever that is.
const ITS_OWN_WAY: char = '\u{2068}';

/// The end of an isolate.
const END: char = '\u{2069}';

/// What fills a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number, written as the language does.
    Number(u32),
    /// Squares, moves, positions: Latin letters and digits, always from left to right.
    Code(String),
    /// Several of them.
    Codes(Vec<String>),
    /// What somebody has written, in any language.
    Text(String),
}

impl Value {
    pub(crate) fn push(&self, out: &mut String, locale: &dyn Locale) {
        match self {
            Self::Number(number) => out.push_str(&locale.number(*number)),
            Self::Code(code) => out.push_str(&isolated(LEFT_TO_RIGHT, code)),
            Self::Codes(codes) => {
                let codes: Vec<String> = codes
                    .iter()
                    .map(|code| isolated(LEFT_TO_RIGHT, code))
                    .collect();
                out.push_str(&locale.list(&codes));
            }
            Self::Text(text) => out.push_str(&isolated(ITS_OWN_WAY, text)),
        }
    }

    /// Squares in the order in which they are to be read.
    pub fn squares(squares: impl IntoIterator<Item = Square>) -> Self {
        Self::Codes(
            squares
                .into_iter()
                .map(|square| square.to_string())
                .collect(),
        )
    }

    /// Moves in the order in which they are to be read.
    pub fn moves<'a>(moves: impl IntoIterator<Item = &'a Move>) -> Self {
        Self::Codes(moves.into_iter().map(Move::to_string).collect())
    }

    /// A code such as a move's text.
    pub fn code(code: impl Into<String>) -> Self {
        Self::Code(code.into())
    }
}

fn isolated(start: char, text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 6);
    out.push(start);
    // What is written there must not end the isolate.
    out.extend(
        text.chars()
            .filter(|c| !matches!(c, '\u{2066}'..='\u{2069}')),
    );
    out.push(END);
    out
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Value {
    /// Whole numbers written in code; texts have no negative ones.
    fn from(number: i32) -> Self {
        Self::Number(number.unsigned_abs())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(u32::try_from(number).unwrap_or(u32::MAX))
    }
}

impl From<Square> for Value {
    fn from(square: Square) -> Self {
        Self::Code(square.to_string())
    }
}

impl From<SquareSet> for Value {
    fn from(squares: SquareSet) -> Self {
        Self::squares(squares)
    }
}

impl From<&[Square]> for Value {
    fn from(squares: &[Square]) -> Self {
        Self::squares(squares.iter().copied())
    }
}

impl From<&Move> for Value {
    fn from(played: &Move) -> Self {
        Self::Code(played.to_string())
    }
}

impl From<&[Move]> for Value {
    fn from(moves: &[Move]) -> Self {
        Self::moves(moves)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}
