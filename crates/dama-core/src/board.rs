//! The pieces as four words: what the generator works on.

use crate::{Effect, Kind, Piece, Side, Square};

/// Where the men and the kings of both sides stand, indexed by [`Side::index`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    pub(crate) men: [u64; 2],
    pub(crate) kings: [u64; 2],
}

impl Board {
    pub(crate) const EMPTY: Self = Self {
        men: [0; 2],
        kings: [0; 2],
    };

    pub(crate) const START: Self = Self {
        men: [0x0000_0000_00FF_FF00, 0x00FF_FF00_0000_0000],
        kings: [0; 2],
    };

    #[inline(always)]
    pub(crate) const fn pieces(&self, side: Side) -> u64 {
        self.men[side.index()] | self.kings[side.index()]
    }

    #[inline(always)]
    pub(crate) const fn empty(&self) -> u64 {
        !(self.pieces(Side::White) | self.pieces(Side::Black))
    }

    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = square.bit();
        let side = Side::BOTH
            .into_iter()
            .find(|&side| self.pieces(side) & bit != 0)?;
        let kind = if self.kings[side.index()] & bit != 0 {
            Kind::King
        } else {
            Kind::Man
        };
        Some(Piece { side, kind })
    }

    pub(crate) const fn put(&mut self, square: Square, piece: Piece) {
        match piece.kind {
            Kind::Man => self.men[piece.side.index()] |= square.bit(),
            Kind::King => self.kings[piece.side.index()] |= square.bit(),
        }
    }

    /// The board after a move of `side`.
    #[inline(always)]
    pub(crate) const fn after(mut self, side: Side, effect: &Effect) -> Self {
        let (us, them) = (side.index(), side.opposite().index());
        let (from, to) = (effect.from.bit(), effect.to.bit());
        if self.kings[us] & from != 0 {
            self.kings[us] = self.kings[us] & !from | to;
        } else {
            self.men[us] &= !from;
            if effect.crowns {
                self.kings[us] |= to;
            } else {
                self.men[us] |= to;
            }
        }
        self.men[them] &= !effect.taken.bits();
        self.kings[them] &= !effect.taken.bits();
        self
    }
}
