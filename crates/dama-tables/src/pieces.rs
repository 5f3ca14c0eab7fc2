//! The pieces of an endgame as four words, the first side moving up.

use dama_core::{Piece, Position, Setup, SetupError, Side, Square, SquareSet};

use crate::bits::{MEN_RANKS, image};
use crate::moves::Kind;
use crate::{Force, Material, Mover};

/// Where the men and the kings of both sides stand, indexed by [`Mover::index`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pieces {
    pub(crate) men: [u64; 2],
    pub(crate) kings: [u64; 2],
}

/// A position as tables know it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub(crate) material: Material,
    pub(crate) pieces: Pieces,
    pub(crate) mover: Mover,
}

impl Pieces {
    pub(crate) const NONE: Self = Self {
        men: [0; 2],
        kings: [0; 2],
    };

    #[inline(always)]
    pub(crate) const fn side(&self, mover: Mover) -> u64 {
        self.men[mover.index()] | self.kings[mover.index()]
    }

    #[inline(always)]
    pub(crate) const fn occupied(&self) -> u64 {
        self.side(Mover::First) | self.side(Mover::Second)
    }

    #[inline]
    pub(crate) const fn image(&self, symmetry: usize) -> Self {
        Self {
            men: [image(self.men[0], symmetry), image(self.men[1], symmetry)],
            kings: [
                image(self.kings[0], symmetry),
                image(self.kings[1], symmetry),
            ],
        }
    }

    /// The sides exchanged, with the board turned top to bottom.
    #[inline]
    pub(crate) const fn turned(&self) -> Self {
        Self {
            men: [self.men[1].swap_bytes(), self.men[0].swap_bytes()],
            kings: [self.kings[1].swap_bytes(), self.kings[0].swap_bytes()],
        }
    }

    /// The pieces with one of them on another square.
    #[inline(always)]
    pub(crate) const fn stepped(&self, owner: Mover, kind: Kind, from: u32, to: u32) -> Self {
        let mut stepped = *self;
        let words = match kind {
            Kind::Man => &mut stepped.men,
            Kind::King => &mut stepped.kings,
        };
        words[owner.index()] ^= 1 << from | 1 << to;
        stepped
    }

    #[inline]
    const fn force(&self, mover: Mover) -> Force {
        Force {
            kings: self.kings[mover.index()].count_ones() as u8,
            men: self.men[mover.index()].count_ones() as u8,
        }
    }

    /// The endgame that these pieces belong to, turned as it names its sides;
    /// `None` where a side has no pieces, there are too many or a man stands
    /// outside ranks 2 to 7.
    #[inline]
    pub(crate) fn place(&self, mover: Mover) -> Option<Placed> {
        if (self.men[0] | self.men[1]) & !MEN_RANKS != 0 {
            return None;
        }
        let own = self.force(Mover::First);
        let material = Material::of(own, self.force(Mover::Second))?;
        let turn = material.force(Mover::First) != own
            || material.is_even() && matches!(mover, Mover::Second);
        Some(if turn {
            Placed {
                material,
                pieces: self.turned(),
                mover: mover.opposite(),
            }
        } else {
            Placed {
                material,
                pieces: *self,
                mover,
            }
        })
    }

    /// The pieces of a position, White as the first side.
    #[inline]
    pub(crate) const fn of(position: &Position) -> Self {
        let (white, black) = (Side::White, Side::Black);
        Self {
            men: [position.men(white).bits(), position.men(black).bits()],
            kings: [position.kings(white).bits(), position.kings(black).bits()],
        }
    }

    /// The position with the first side as White.
    pub(crate) fn position(&self, mover: Mover) -> Result<Position, SetupError> {
        let mut setup = Setup::new(match mover {
            Mover::First => Side::White,
            Mover::Second => Side::Black,
        });
        let mut put = |squares: u64, piece: Piece| {
            for square in SquareSet::from_bits(squares) {
                setup.put(square, Some(piece));
            }
        };
        for (index, side) in Side::BOTH.into_iter().enumerate() {
            put(self.men[index], Piece::man(side));
            put(self.kings[index], Piece::king(side));
        }
        Position::try_from(setup)
    }
}

impl From<Side> for Mover {
    /// White is the first side of a board that is not turned.
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::First,
            Side::Black => Self::Second,
        }
    }
}

/// A man of either side that stands outside ranks 2 to 7, where tables have none.
pub(crate) fn man_outside(position: &Position) -> Option<Square> {
    let pieces = Pieces::of(position);
    let outside = (pieces.men[0] | pieces.men[1]) & !MEN_RANKS;
    SquareSet::from_bits(outside).iter().next()
}
