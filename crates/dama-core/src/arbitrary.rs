//! Values made of any bytes, for fuzzing, behind the feature `arbitrary`.
//!
//! A [`Setup`] may be illegal; a [`Position`] is always legal, and so is a
//! [`Game`] with every move in it.

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::{Game, Kind, Piece, Position, RuleSet, Setup, Side, Square, SquareSet};

/// The most pieces of a side in a position.
const MOST: usize = 16;

/// The most plies of a game: it may be over before.
const LONGEST_GAME: usize = 200;

impl<'a> Arbitrary<'a> for Square {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self::at_low_bits(bytes.arbitrary()?))
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (1, Some(1))
    }
}

impl<'a> Arbitrary<'a> for SquareSet {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self::from_bits(bytes.arbitrary()?))
    }

    fn size_hint(_: usize) -> (usize, Option<usize>) {
        (8, Some(8))
    }
}

/// One of a list, chosen by one byte.
macro_rules! one_of {
    ($($type:ty: $all:expr),* $(,)?) => {$(
        impl<'a> Arbitrary<'a> for $type {
            fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
                bytes.choose(&$all).copied()
            }

            fn size_hint(_: usize) -> (usize, Option<usize>) {
                (0, Some(1))
            }
        }
    )*};
}

one_of! {
    Side: Side::BOTH,
    Kind: Kind::BOTH,
    RuleSet: RuleSet::ALL,
}

impl<'a> Arbitrary<'a> for Piece {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self {
            side: bytes.arbitrary()?,
            kind: bytes.arbitrary()?,
        })
    }
}

/// A square with a piece, all in one byte.
fn piece_on_square(byte: u8) -> (Square, Piece) {
    let side = Side::BOTH[usize::from(byte >> 6 & 1)];
    let kind = Kind::BOTH[usize::from(byte >> 7)];
    (Square::at_low_bits(byte), Piece { side, kind })
}

impl<'a> Arbitrary<'a> for Setup {
    /// Any pieces on any squares, one for each byte; a later one replaces an earlier one.
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        let mut setup = Self::new(bytes.arbitrary()?);
        let count = bytes.int_in_range(0..=64)?;
        for byte in bytes.bytes(usize::min(count, bytes.len()))? {
            let (square, piece) = piece_on_square(*byte);
            setup.put(square, Some(piece));
        }
        Ok(setup)
    }
}

impl<'a> Arbitrary<'a> for Position {
    /// Legal pieces only: of each side at most sixteen, and a man on its far rank
    /// is a king there. At least one stands on the board.
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        let mut setup = Setup::new(bytes.arbitrary()?);
        let count = bytes.int_in_range(1..=2 * MOST)?;
        let mut counts = [0; 2];
        let pieces = bytes.bytes(usize::min(count, bytes.len()))?;
        let fallback: &[u8] = if pieces.is_empty() { &[0] } else { &[] };
        for byte in pieces.iter().chain(fallback) {
            let (square, piece) = piece_on_square(*byte);
            let own = &mut counts[piece.side.index()];
            if *own == MOST || setup.piece_at(square).is_some() {
                continue;
            }
            *own += 1;
            let piece = if piece.may_stand_on(square) {
                piece
            } else {
                Piece::king(piece.side)
            };
            setup.put(square, Some(piece));
        }
        Self::try_from(setup).map_err(|_| arbitrary::Error::IncorrectFormat)
    }
}

impl<'a> Arbitrary<'a> for Game {
    /// From the first position or from any, with legal moves while it goes on and
    /// bytes are left.
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        let rules = bytes.arbitrary()?;
        let start = Option::<Position>::arbitrary(bytes)?.unwrap_or_default();
        let mut game = Self::from_position(rules, start);
        while !bytes.is_empty() && game.ply() < LONGEST_GAME {
            let legal = game.legal_moves();
            if legal.is_empty() || game.play(bytes.choose(&legal)?).is_err() {
                break;
            }
        }
        Ok(game)
    }
}
