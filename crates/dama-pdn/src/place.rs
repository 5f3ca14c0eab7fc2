//! A place in a text.

use std::fmt;

/// Where something stands: the game, the line and column, and the byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The number of the game in the text, from 1.
    pub game: u64,
    /// The line, from 1; a line ends with `\n`, `\r\n` or `\r`.
    pub line: usize,
    /// The column, from 1; a column is one character.
    pub column: usize,
    /// How many bytes stand before it in the text.
    pub offset: u64,
}

impl Place {
    /// The beginning of a text.
    pub(crate) const START: Self = Self {
        game: 1,
        line: 1,
        column: 1,
        offset: 0,
    };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Counts lines and columns along a text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ruler {
    place: Place,
    after_carriage_return: bool,
}

impl Ruler {
    /// At the beginning of a text.
    pub(crate) const START: Self = Self {
        place: Place::START,
        after_carriage_return: false,
    };

    pub(crate) const fn place(&self) -> Place {
        self.place
    }

    pub(crate) const fn next_game(&mut self) {
        self.place.game += 1;
    }

    /// Goes on behind the bytes that follow.
    pub(crate) fn advance(&mut self, bytes: &[u8]) {
        let mut line_start = None;
        for (at, &byte) in bytes.iter().enumerate() {
            match byte {
                b'\n' | b'\r' => {
                    let pair = byte == b'\n' && self.after_carriage_return;
                    self.place.line += usize::from(!pair);
                    self.after_carriage_return = byte == b'\r';
                    line_start = Some(at + 1);
                }
                _ => self.after_carriage_return = false,
            }
        }
        let line = &bytes[line_start.unwrap_or(0)..];
        if line_start.is_some() {
            self.place.column = 1;
        }
        self.place.column += match str::from_utf8(line) {
            Ok(text) => text.chars().count(),
            Err(_) => line.len(),
        };
        self.place.offset += bytes.len() as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::Ruler;

    #[test]
    fn lines_and_columns() {
        for (text, line, column) in [
            (&b""[..], 1, 1),
            (b"ab", 1, 3),
            (b"a\nb", 2, 2),
            (b"a\r\nb\r\n", 3, 1),
            (b"a\rb\r\rc", 4, 2),
            ("\u{feff}ş\nş♟".as_bytes(), 2, 3),
            (b"\xe9\xe8", 1, 3),
        ] {
            for cut in 0..=text.len() {
                let mut whole = Ruler::START;
                whole.advance(text);
                let place = whole.place();
                assert_eq!((place.line, place.column), (line, column), "{text:?}");
                assert_eq!(place.offset, text.len() as u64);
                // In two steps the same, but for a cut character.
                let mut steps = Ruler::START;
                steps.advance(&text[..cut]);
                steps.advance(&text[cut..]);
                assert_eq!(steps.place().line, line, "{text:?} at {cut}");
            }
        }
    }
}
