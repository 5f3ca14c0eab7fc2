//! A set-up: anything that can be written down.

use crate::{Piece, Side, Square};

/// Pieces on squares and a side to move, legal or not.
///
/// A set-up may hold what no game allows, such as seventeen men or a man on its
/// own far rank; [`Position`](crate::Position) holds only what is legal and is
/// made from a set-up by `TryFrom`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    squares: [Option<Piece>; 64],
    side_to_move: Side,
}

impl Setup {
    /// An empty board.
    pub const fn new(side_to_move: Side) -> Self {
        let squares = [None; 64];
        Self {
            squares,
            side_to_move,
        }
    }

    /// The piece on a square.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    /// Puts a piece on a square, or clears it; gives back what stood there.
    pub const fn put(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        let before = self.squares[square.index()];
        self.squares[square.index()] = piece;
        before
    }

    /// Whose turn it is.
    pub const fn side_to_move(&self) -> Side {
        self.side_to_move
    }

    /// Gives the turn to a side.
    pub const fn set_side_to_move(&mut self, side: Side) {
        self.side_to_move = side;
    }

    /// The pieces with their squares, a1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.piece_at(square)?)))
    }
}

/// Why a set-up is no legal position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// No piece at all.
    #[error("the board is empty: there must be at least one piece")]
    EmptyBoard,
    /// More than 16 pieces of one side.
    #[error("{side} has {count} pieces: a side has at most 16")]
    TooManyPieces {
        /// The side that has too many.
        side: Side,
        /// How many it has.
        count: usize,
    },
    /// A man on its own far rank, where it would be a king.
    #[error("a {side} man cannot stand on {square}: there it is a king (write K{square})")]
    ManOnFarRank {
        /// The man's side.
        side: Side,
        /// Where it stands.
        square: Square,
    },
}

impl SetupError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::EmptyBoard => "empty-board",
            Self::TooManyPieces { .. } => "too-many-pieces",
            Self::ManOnFarRank { .. } => "man-on-far-rank",
        }
    }
}
