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

    /// Its place in [`ALL`](Self::ALL).
    #[inline(always)]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize & 3
    }

    /// The direction with this place in [`ALL`](Self::ALL), modulo 4.
    #[inline(always)]
    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u8 & 3)
    }

    /// The direction turned by 180 degrees.
    pub(crate) const fn opposite(self) -> Self {
        Self((self.0 + 2) & 3)
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

/// A direction as a type, so that code for it has its shifts built in.
pub(crate) trait Heading {
    /// The direction as a value.
    const DIRECTION: Direction;
    /// Turned by 90 degrees anticlockwise.
    type Left: Heading;
    /// Turned by 90 degrees clockwise.
    type Right: Heading;
}

pub(crate) struct North;
pub(crate) struct East;
pub(crate) struct South;
pub(crate) struct West;

impl Heading for North {
    const DIRECTION: Direction = Direction::NORTH;
    type Left = West;
    type Right = East;
}

impl Heading for East {
    const DIRECTION: Direction = Direction::EAST;
    type Left = North;
    type Right = South;
}

impl Heading for South {
    const DIRECTION: Direction = Direction::SOUTH;
    type Left = East;
    type Right = West;
}

impl Heading for West {
    const DIRECTION: Direction = Direction::WEST;
    type Left = South;
    type Right = North;
}
