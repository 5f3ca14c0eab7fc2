//! The four directions in which pieces move, over whole sets at once.

/// Up, right, down or left on the board as White sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Direction(u8);

/// How far a set turns left for one step, and the squares that a step can reach.
const STEPS: [(u32, u64); 4] = [
    (8, !0xFF),
    (1, !0x0101_0101_0101_0101),
    (56, !(0xFF << 56)),
    (63, !(0x0101_0101_0101_0101 << 7)),
];

impl Direction {
    pub(crate) const NORTH: Self = Self(0);
    pub(crate) const EAST: Self = Self(1);
    pub(crate) const SOUTH: Self = Self(2);
    pub(crate) const WEST: Self = Self(3);
    pub(crate) const ALL: [Self; 4] = [Self::NORTH, Self::EAST, Self::SOUTH, Self::WEST];

    /// The direction turned by 90 degrees clockwise.
    pub(crate) const fn right(self) -> Self {
        Self((self.0 + 1) & 3)
    }

    /// The direction turned by 180 degrees.
    pub(crate) const fn opposite(self) -> Self {
        Self((self.0 + 2) & 3)
    }

    /// The direction turned by 90 degrees anticlockwise.
    pub(crate) const fn left(self) -> Self {
        Self((self.0 + 3) & 3)
    }

    /// All squares one step on; what steps over the edge is gone.
    #[inline(always)]
    pub(crate) const fn step(self, squares: u64) -> u64 {
        let (turn, reached) = STEPS[self.0 as usize & 3];
        squares.rotate_left(turn) & reached
    }

    /// The squares with those that are reached from them over `through`.
    ///
    /// An occluded fill in three doublings (Kogge and Stone): the same few
    /// operations for one piece as for sixteen.
    #[inline(always)]
    pub(crate) const fn fill(self, squares: u64, through: u64) -> u64 {
        let (turn, reached) = STEPS[self.0 as usize & 3];
        let mut filled = squares;
        let mut open = through & reached;
        filled |= open & filled.rotate_left(turn);
        open &= open.rotate_left(turn);
        filled |= open & filled.rotate_left(2 * turn);
        open &= open.rotate_left(2 * turn);
        filled | open & filled.rotate_left(4 * turn)
    }

    /// The whole file or rank along this direction through a square.
    pub(crate) const fn lane(self, square: u64) -> u64 {
        let index = square.trailing_zeros() & 63;
        if self.0 & 1 == 0 {
            0x0101_0101_0101_0101 << (index & 7)
        } else {
            0xFF << (index & 56)
        }
    }
}
