//! A place in a text.

use std::fmt;

/// Line and column, both from 1; a column is one character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// The place of a byte of the text; a line ends with `\n`, `\r\n` or `\r`.
    pub(crate) fn of(text: &str, offset: usize) -> Self {
        let mut place = Self { line: 1, column: 1 };
        let mut chars = text.char_indices().peekable();
        while let Some((at, c)) = chars.next() {
            if at >= offset {
                break;
            }
            let before_newline = chars.peek().is_some_and(|&(_, next)| next == '\n');
            if c == '\n' || (c == '\r' && !before_newline) {
                place.line += 1;
                place.column = 1;
            } else {
                place.column += 1;
            }
        }
        place
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}
