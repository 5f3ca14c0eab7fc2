//! A position as 17 bytes; the [module](super) has the layout.

use crate::{Kind, Piece, Position, SetupError, Side, Square, SquareSet};

/// The version of the format that is written.
pub(super) const VERSION: u8 = 1;

/// Set in the first byte where Black is to move.
const BLACK_TO_MOVE: u8 = 0x80;

/// Why bytes are no packed position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnpackPositionError {
    /// There are more or fewer bytes than a position has.
    #[error("a packed position has {} bytes, not {found}", Position::PACKED_LENGTH)]
    BadLength {
        /// How many there are.
        found: usize,
    },
    /// A version that this program does not know.
    #[error("a packed position of version {found} cannot be read")]
    UnknownVersion {
        /// The version.
        found: u8,
    },
    /// More pieces than two sides can have.
    #[error("{found} squares have a piece: there are at most 32")]
    TooManyPieces {
        /// How many squares have one.
        found: usize,
    },
    /// A bit that belongs to no piece is not zero.
    #[error("a bit that must be zero is not")]
    StrayBit,
    /// The pieces are no legal position.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Position {
    /// How many bytes a packed position has.
    pub const PACKED_LENGTH: usize = 17;

    /// The position as bytes: the same on every machine, and different for
    /// different positions. See [`packed`](mod@crate::packed) for the layout.
    pub fn pack(&self) -> [u8; Self::PACKED_LENGTH] {
        let mut kinds = 0_u64;
        for (number, square) in self.occupied().iter().enumerate() {
            let black = self.pieces(Side::Black).contains(square);
            let king = self.kings(Side::White) | self.kings(Side::Black);
            let bits = u64::from(black) | u64::from(king.contains(square)) << 1;
            kinds |= bits << (2 * number);
        }
        let mut bytes = [0; Self::PACKED_LENGTH];
        bytes[0] = VERSION;
        if self.side_to_move() == Side::Black {
            bytes[0] |= BLACK_TO_MOVE;
        }
        bytes[1..9].copy_from_slice(&self.occupied().bits().to_le_bytes());
        bytes[9..].copy_from_slice(&kinds.to_le_bytes());
        bytes
    }

    /// The position that [`pack`](Self::pack) has made these bytes of.
    ///
    /// # Errors
    ///
    /// `pack` never makes such bytes.
    pub fn unpack(bytes: &[u8]) -> Result<Self, UnpackPositionError> {
        let Ok(&bytes) = <&[u8; Self::PACKED_LENGTH]>::try_from(bytes) else {
            return Err(UnpackPositionError::BadLength { found: bytes.len() });
        };
        let [first, words @ ..] = bytes;
        let found = first & !BLACK_TO_MOVE;
        if found != VERSION {
            return Err(UnpackPositionError::UnknownVersion { found });
        }
        let side = if first & BLACK_TO_MOVE == 0 {
            Side::White
        } else {
            Side::Black
        };
        // All sixteen bytes as one number: the squares in the low half, the kinds in the high one.
        let words = u128::from_le_bytes(words);
        let (squares, kinds) = (SquareSet::from_bits(words as u64), (words >> 64) as u64);
        let found = squares.len();
        if found > 32 {
            return Err(UnpackPositionError::TooManyPieces { found });
        }
        if found < 32 && kinds >> (2 * found) != 0 {
            return Err(UnpackPositionError::StrayBit);
        }
        let piece = |(number, square): (usize, Square)| (square, piece(kinds >> (2 * number)));
        let pieces = squares.iter().enumerate().map(piece);
        Ok(Self::of_pieces(side, pieces)?)
    }
}

/// The piece of the two lowest bits.
const fn piece(bits: u64) -> Piece {
    Piece {
        side: if bits & 1 == 0 {
            Side::White
        } else {
            Side::Black
        },
        kind: if bits & 2 == 0 { Kind::Man } else { Kind::King },
    }
}
