//! A set of squares in one machine word.

use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not};

use crate::Square;

/// A set of squares; bit `n` stands for the square with number `n`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 64 squares.
    pub const ALL: Self = Self(!0);

    /// The set with these bits.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits of the set.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// How many squares there are, 0 to 64.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= square.bit();
    }

    /// Takes a square out.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !square.bit();
    }

    /// The squares of the set, a1 first.
    pub const fn iter(self) -> Squares {
        Squares(self.0)
    }
}

/// The squares of a set, a1 first.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::lowest(self.0);
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> Self {
        Self(square.bit())
    }
}

impl BitAnd for SquareSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXor for SquareSet {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for SquareSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for SquareSet {
    /// The names of the squares with a comma between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}
