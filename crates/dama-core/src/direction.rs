//! The four directions in which pieces move, over whole sets at once.

use crate::Square;

/// Up, right, down or left on the board as White sees it.
///
/// Pieces move along these four only (rules 2 and 3). The squares of a whole set go
/// one step, or slide as kings do, in a few operations: for programs that evaluate
/// positions or build tables. Sets are plain words here, as
/// [`SquareSet::bits`](crate::SquareSet::bits) gives them.
///
/// ```
/// use dama_core::{Direction, Position, Side, SquareSet};
///
/// let position: Position = "W:WKd4:Bd7".parse()?;
/// let empty = position.empty().bits();
/// let king = position.kings(Side::White).bits();
/// // The squares that the king reaches going up, itself included ..
/// let reached = Direction::NORTH.fill(king, empty);
/// assert_eq!(SquareSet::from_bits(reached).to_string(), "d4,d5,d6");
/// // .. and what it comes up against.
/// let next = Direction::NORTH.step(reached) & !empty & !king;
/// assert_eq!(SquareSet::from_bits(next).to_string(), "d7");
/// # Ok::<(), dama_core::PositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Direction(u8);

/// How far a set turns left for one step, and the squares that a step can reach.
const STEPS: [(u32, u64); 4] = [
    (8, !0xFF),
    (1, !0x0101_0101_0101_0101),
    (56, !(0xFF << 56)),
    (63, !(0x0101_0101_0101_0101 << 7)),
];

impl Direction {
    /// Up, towards rank 8: forward for White.
    pub const NORTH: Self = Self(0);
    /// Right, towards file h.
    pub const EAST: Self = Self(1);
    /// Down, towards rank 1: forward for Black.
    pub const SOUTH: Self = Self(2);
    /// Left, towards file a.
    pub const WEST: Self = Self(3);
    /// The four directions, each turned by 90 degrees clockwise from the one before.
    pub const ALL: [Self; 4] = [Self::NORTH, Self::EAST, Self::SOUTH, Self::WEST];

    /// Its place in [`ALL`](Self::ALL), 0 to 3.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize & 3
    }

    /// The direction with this place in [`ALL`](Self::ALL), modulo 4.
    #[inline(always)]
    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u8 & 3)
    }

    /// The direction turned by 180 degrees.
    #[inline(always)]
    pub const fn opposite(self) -> Self {
        Self((self.0 + 2) & 3)
    }

    /// By how much the number of the square grows with a step: 8, 1, -8 or -1.
    #[inline(always)]
    pub const fn offset(self) -> i64 {
        [8, 1, -8, -1][self.0 as usize & 3]
    }

    /// All squares one step on; what steps over the edge is gone.
    #[inline(always)]
    pub const fn step(self, squares: u64) -> u64 {
        let (turn, reached) = STEPS[self.0 as usize & 3];
        squares.rotate_left(turn) & reached
    }

    /// The square from which a step leads to this one, which a step can reach.
    #[inline(always)]
    pub(crate) const fn before(self, square: Square) -> Square {
        let (turn, _) = STEPS[self.0 as usize & 3];
        Square::at_low_bits((square.index() as u8).wrapping_sub(turn as u8))
    }

    /// The squares with those that are reached from them over `through`.
    ///
    /// An occluded fill in three doublings (Kogge and Stone): the same few
    /// operations for one piece as for sixteen.
    #[inline(always)]
    pub const fn fill(self, squares: u64, through: u64) -> u64 {
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
