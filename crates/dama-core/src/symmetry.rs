//! The board in a mirror, and seen by the other side.
//!
//! Two things leave the rules as they are: to *mirror* the board, left to right,
//! and to *flip* it, top to bottom with the colors exchanged. Both are their own
//! inverse, and what is legal before is legal after.
//!
//! ```
//! use dama_core::{Position, RuleSet};
//!
//! let position: Position = "W:Wd4:Bd5,d7,b8".parse()?;
//! assert_eq!(position.mirrored().to_string(), "W:We4:Be5,e7,g8");
//! assert_eq!(position.flipped().to_string(), "B:Wb1,d2,d4:Bd5");
//! let count = |position: Position| position.legal_moves(&RuleSet::CLASSIC).len();
//! assert_eq!(count(position), count(position.flipped()));
//! # Ok::<(), dama_core::PositionError>(())
//! ```

use crate::board::Board;
use crate::{Piece, Position, Setup, Side, Square, SquareSet};

impl Square {
    /// The square on the other side of the line between the d- and the e-file.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::at_low_bits(self.index() as u8 ^ 7)
    }

    /// The square on the other side of the line between ranks 4 and 5.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self::at_low_bits(self.index() as u8 ^ 56)
    }
}

impl SquareSet {
    /// Each square [mirrored](Square::mirrored).
    #[must_use]
    pub const fn mirrored(self) -> Self {
        // The order of the files is turned within each rank, which is one byte.
        Self::from_bits(self.bits().reverse_bits().swap_bytes())
    }

    /// Each square [flipped](Square::flipped).
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self::from_bits(self.bits().swap_bytes())
    }
}

impl Piece {
    /// The same kind of the other side.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self {
            side: self.side.opposite(),
            kind: self.kind,
        }
    }
}

impl Setup {
    /// Left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut mirrored = Self::new(self.side_to_move());
        for (square, piece) in self.pieces() {
            mirrored.put(square.mirrored(), Some(piece));
        }
        mirrored
    }

    /// White and Black exchanged, with the board turned top to bottom.
    #[must_use]
    pub fn flipped(&self) -> Self {
        let mut flipped = Self::new(self.side_to_move().opposite());
        for (square, piece) in self.pieces() {
            flipped.put(square.flipped(), Some(piece.flipped()));
        }
        flipped
    }
}

impl Position {
    /// Left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mirrored = |bits| SquareSet::from_bits(bits).mirrored().bits();
        let board = Board {
            men: self.board().men.map(mirrored),
            kings: self.board().kings.map(mirrored),
        };
        Self::with(board, self.side_to_move())
    }

    /// White and Black exchanged, with the board turned top to bottom.
    #[must_use]
    pub fn flipped(&self) -> Self {
        let of_other = |side: Side, words: [u64; 2]| {
            SquareSet::from_bits(words[side.opposite().index()])
                .flipped()
                .bits()
        };
        let board = Board {
            men: Side::BOTH.map(|side| of_other(side, self.board().men)),
            kings: Side::BOTH.map(|side| of_other(side, self.board().kings)),
        };
        Self::with(board, self.side_to_move().opposite())
    }
}
