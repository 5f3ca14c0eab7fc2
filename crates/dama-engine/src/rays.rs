//! Squares that pieces reach and threaten, over whole sets at once.
//!
//! The rules are the core's; this is what the evaluation looks at, and whether
//! the side that is *not* to move could capture, which the core does not tell.

use dama_core::{Direction, Position, Side};

pub(crate) const NORTH: usize = Direction::NORTH.index();
pub(crate) const EAST: usize = Direction::EAST.index();
pub(crate) const SOUTH: usize = Direction::SOUTH.index();
pub(crate) const WEST: usize = Direction::WEST.index();

/// All squares one step on.
#[inline(always)]
pub(crate) const fn step<const DIRECTION: usize>(squares: u64) -> u64 {
    Direction::ALL[DIRECTION].step(squares)
}

/// The squares with all that are reached from them over `through`.
#[inline(always)]
pub(crate) const fn fill<const DIRECTION: usize>(squares: u64, through: u64) -> u64 {
    Direction::ALL[DIRECTION].fill(squares, through)
}

/// The pieces as plain words, seen from one side.
#[derive(Clone, Copy)]
pub(crate) struct Pieces {
    pub(crate) men: u64,
    pub(crate) kings: u64,
    pub(crate) enemy: u64,
    pub(crate) empty: u64,
    pub(crate) side: Side,
}

impl Pieces {
    #[inline(always)]
    pub(crate) const fn new(position: &Position, side: Side) -> Self {
        Self {
            men: position.men(side).bits(),
            kings: position.kings(side).bits(),
            enemy: position.pieces(side.opposite()).bits(),
            empty: position.empty().bits(),
            side,
        }
    }

    /// One step forward.
    #[inline(always)]
    pub(crate) const fn forward(&self, squares: u64) -> u64 {
        match self.side {
            Side::White => step::<NORTH>(squares),
            Side::Black => step::<SOUTH>(squares),
        }
    }

    /// One step back.
    #[inline(always)]
    pub(crate) const fn back(&self, squares: u64) -> u64 {
        match self.side {
            Side::White => step::<SOUTH>(squares),
            Side::Black => step::<NORTH>(squares),
        }
    }

    /// The enemy's pieces that could be taken by a first jump, were it this
    /// side's turn.
    #[inline]
    pub(crate) const fn targets(&self) -> u64 {
        let men = self.forward(self.men) & self.back(self.empty)
            | step::<WEST>(self.men) & step::<EAST>(self.empty)
            | step::<EAST>(self.men) & step::<WEST>(self.empty);
        let kings = if self.kings == 0 {
            0
        } else {
            self.king_sight::<NORTH, SOUTH>()
                | self.king_sight::<SOUTH, NORTH>()
                | self.king_sight::<EAST, WEST>()
                | self.king_sight::<WEST, EAST>()
        };
        (men | kings) & self.enemy
    }

    #[inline(always)]
    const fn king_sight<const DIRECTION: usize, const BACK: usize>(&self) -> u64 {
        step::<DIRECTION>(fill::<DIRECTION>(self.kings, self.empty)) & step::<BACK>(self.empty)
    }
}
