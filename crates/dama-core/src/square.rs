//! A square of the board.

use core::fmt;
use core::str::FromStr;

/// One of the 64 squares: a1 is 0, b1 is 1, a2 is 8, h8 is 63.
///
/// The order is by rank, then by file, as positions are written (rule 11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// A text that names no square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such square: squares are a1 to h8")]
pub struct ParseSquareError;

impl Square {
    /// The square with this number, 0 to 63.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square on a file (0 is the a-file) and a rank (0 is rank 1).
    pub const fn at(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 {
            Some(Self(rank * 8 + file))
        } else {
            None
        }
    }

    /// The square whose number is the lowest set bit of `bits`, which has one.
    pub(crate) const fn lowest(bits: u64) -> Self {
        Self((bits.trailing_zeros() & 63) as u8)
    }

    /// The square whose number is in the low six bits.
    pub(crate) const fn at_low_bits(number: u8) -> Self {
        Self(number & 63)
    }

    /// The number of the square, 0 to 63.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 (a) to 7 (h).
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, 0 (rank 1) to 7 (rank 8).
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The square as a set of one.
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// All squares, a1 first and h8 last.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64).map(Self)
    }

    /// A number that sorts squares as their names sort: a1, a2, .., b1.
    pub(crate) const fn text_order(self) -> u8 {
        self.file() * 8 + self.rank()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + self.file(), b'1' + self.rank()];
        f.pad(core::str::from_utf8(&name).unwrap_or("??"))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `d3` or `D3`.
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        Self::at(file, rank.wrapping_sub(b'1')).ok_or(ParseSquareError)
    }
}
