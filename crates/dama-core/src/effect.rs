//! What a move does to the board.

use crate::direction::Direction;
use crate::{Square, SquareSet};

/// What a move changes: by rule 10 two moves with one effect are one move.
///
/// A search that does not care for the route works on effects, which cost less
/// than whole [`Move`](crate::Move)s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// The squares of the taken pieces; empty for a quiet move.
    pub taken: SquareSet,
    /// Where the piece starts.
    pub from: Square,
    /// Where it ends; the start square itself after a chain in a circle.
    pub to: Square,
    /// Whether a man becomes a king.
    pub crowns: bool,
}

/// Where the pieces of [`Effects`] start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Starts {
    /// One piece starts here.
    Here(Square),
    /// Men go one step in this direction: each starts one step before its end.
    Before(Direction),
}

/// Effects that differ in where they end: many come at once from a few operations.
///
/// ```
/// use dama_core::{Direction, Effects, Square, SquareSet, Starts};
///
/// let square = |name: &str| name.parse::<Square>();
/// let steps = Effects {
///     ends: SquareSet::from(square("a4")?) | square("h4")?.into(),
///     starts: Starts::Before(Direction::NORTH),
///     taken: SquareSet::EMPTY,
///     crowns: false,
/// };
/// let starts: Vec<_> = steps.iter().map(|effect| effect.from).collect();
/// assert_eq!(starts, [square("a3")?, square("h3")?]);
/// # Ok::<(), dama_core::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effects {
    /// The squares on which they end, each an effect of its own.
    pub ends: SquareSet,
    /// Where they start.
    pub starts: Starts,
    /// The squares of the pieces that each takes; empty for quiet moves.
    pub taken: SquareSet,
    /// Whether men become kings.
    pub crowns: bool,
}

impl Effects {
    /// The effects by their ends, the lowest square first.
    pub fn iter(&self) -> impl Iterator<Item = Effect> {
        let all = *self;
        all.ends.into_iter().map(move |to| all.with_end(to))
    }

    /// Steps of men that end on these squares, which a step in the direction reaches.
    #[inline(always)]
    pub(crate) const fn steps(direction: Direction, ends: u64, crowns: bool) -> Self {
        Self {
            ends: SquareSet::from_bits(ends),
            starts: Starts::Before(direction),
            taken: SquareSet::EMPTY,
            crowns,
        }
    }

    /// A king's moves that take nothing.
    #[inline(always)]
    pub(crate) const fn slides(from: Square, ends: u64) -> Self {
        Self {
            ends: SquareSet::from_bits(ends),
            starts: Starts::Here(from),
            taken: SquareSet::EMPTY,
            crowns: false,
        }
    }

    /// The one with this end.
    #[inline(always)]
    pub(crate) const fn with_end(self, to: Square) -> Effect {
        let from = match self.starts {
            Starts::Here(from) => from,
            Starts::Before(direction) => direction.before(to),
        };
        Effect {
            taken: self.taken,
            from,
            to,
            crowns: self.crowns,
        }
    }
}
