//! Sides and pieces.

use core::fmt;

use crate::Square;

/// One of the two players. White moves first and up the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Starts on ranks 2 and 3 and is crowned on rank 8.
    White,
    /// Starts on ranks 6 and 7 and is crowned on rank 1.
    Black,
}

impl Side {
    /// White, then Black.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The other side.
    pub const fn opposite(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `white` or `black`, as written in files and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// The side of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.name() == name)
    }

    /// The letter of a position's text: `W` or `B`.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
        }
    }

    /// The rank, 0 to 7, on which this side's men become kings.
    pub const fn far_rank(self) -> u8 {
        match self {
            Self::White => 7,
            Self::Black => 0,
        }
    }

    /// The far rank as a set.
    pub(crate) const fn far_rank_bits(self) -> u64 {
        0xFF << (self.far_rank() * 8)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// An unpromoted piece.
    Man,
    /// A promoted piece, *dama* in Turkish.
    King,
}

impl Kind {
    /// Man, then king.
    pub const BOTH: [Self; 2] = [Self::Man, Self::King];

    /// `man` or `king`, as written in files and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Man => "man",
            Self::King => "king",
        }
    }

    /// The kind of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A piece of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Man or king.
    pub kind: Kind,
}

impl Piece {
    /// A man of a side.
    pub const fn man(side: Side) -> Self {
        let kind = Kind::Man;
        Self { side, kind }
    }

    /// A king of a side.
    pub const fn king(side: Side) -> Self {
        let kind = Kind::King;
        Self { side, kind }
    }

    /// Whether the piece may stand there before a move: a man never stands on
    /// its own far rank (rule 7).
    pub const fn may_stand_on(self, square: Square) -> bool {
        matches!(self.kind, Kind::King) || square.rank() != self.side.far_rank()
    }
}
