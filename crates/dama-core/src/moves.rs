//! A move with its whole path.

use core::cmp::Ordering;
use core::fmt;

use crate::generate::{LONGEST, Route};
use crate::{Effect, Square, SquareSet};

/// Stands behind the squares of a shorter move. One and the same everywhere: it is
/// stored faster than a square that must be spread first.
const NOWHERE: [Square; LONGEST] = [Square::lowest(1); LONGEST];

/// One legal move: where the piece goes, what it takes and in which order.
///
/// Routes that lead to the same position are one move and one of them is shown
/// (rule 10); equality is that of the shown route.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    from: Square,
    landings: [Square; LONGEST],
    captures: [Square; LONGEST],
    jumps: u8,
    promotes: bool,
}

impl Move {
    /// A move that takes nothing.
    #[inline(always)]
    pub(crate) const fn quiet(effect: Effect) -> Self {
        let mut landings = NOWHERE;
        landings[0] = effect.to;
        Self {
            from: effect.from,
            landings,
            captures: NOWHERE,
            jumps: 0,
            promotes: effect.crowns,
        }
    }

    /// A capture along a route; what lies behind its end is cleared, so that equal
    /// moves are equal.
    pub(crate) fn along(effect: Effect, route: &Route, jumps: usize) -> Self {
        let (mut landings, mut captures) = (NOWHERE, NOWHERE);
        landings[..jumps].copy_from_slice(&route.landings[..jumps]);
        captures[..jumps].copy_from_slice(&route.victims[..jumps]);
        landings[jumps.saturating_sub(1)] = effect.to;
        Self {
            from: effect.from,
            landings,
            captures,
            jumps: jumps as u8,
            promotes: effect.crowns,
        }
    }

    /// Where the piece starts.
    pub const fn from(&self) -> Square {
        self.from
    }

    /// Where the piece ends.
    pub fn to(&self) -> Square {
        self.landings[usize::from(self.jumps).saturating_sub(1)]
    }

    /// The squares on which the piece lands, the last one last: one square for a
    /// quiet move, one for each jump of a capture.
    pub fn landings(&self) -> &[Square] {
        &self.landings[..usize::from(self.jumps).max(1)]
    }

    /// The squares of the taken pieces in the order in which they are taken.
    pub fn captures(&self) -> &[Square] {
        &self.captures[..usize::from(self.jumps)]
    }

    /// Whether anything is taken.
    pub const fn is_capture(&self) -> bool {
        self.jumps > 0
    }

    /// Whether a man becomes a king.
    pub const fn promotes(&self) -> bool {
        self.promotes
    }

    /// What the move does to the board.
    pub fn effect(&self) -> Effect {
        Effect {
            taken: self.captures().iter().copied().collect::<SquareSet>(),
            from: self.from,
            to: self.to(),
            crowns: self.promotes,
        }
    }

    /// The short form: start and end, as in `f3xb7` for `f3xf5xd5xd7xb7`.
    ///
    /// Other moves may share it; [`Position::short_text`](crate::Position::short_text)
    /// writes it only where it is clear.
    pub const fn short(&self) -> ShortMove<'_> {
        ShortMove(self)
    }

    const fn separator(&self) -> char {
        if self.is_capture() { 'x' } else { '-' }
    }

    /// Compares routes as the list of the names of their landing squares.
    pub(crate) fn is_shown_before(&self, other: &Self) -> bool {
        let order = |m: &Self| m.landings.map(Square::text_order);
        order(self) < order(other)
    }
}

/// By the names of the squares: the start, then each landing (a1 < a2 < b1).
///
/// The legal moves of one position thus sort as their full texts do.
impl Ord for Move {
    fn cmp(&self, other: &Self) -> Ordering {
        let names = |squares: &[Square; LONGEST]| squares.map(Square::text_order);
        let rest = |m: &Self| (m.jumps, names(&m.captures), m.promotes);
        self.from
            .text_order()
            .cmp(&other.from.text_order())
            .then_with(|| {
                let landings = |m| Self::landings(m).iter().map(|square| square.text_order());
                landings(self).cmp(landings(other))
            })
            .then_with(|| rest(self).cmp(&rest(other)))
    }
}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Move {
    /// The full form: `d3-d4`, or `f3xf5xd5` with every landing square.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        for landing in self.landings() {
            write!(f, "{}{landing}", self.separator())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")?;
        if self.promotes {
            f.write_str("=K")
        } else {
            Ok(())
        }
    }
}

/// A move written as start and end.
#[derive(Clone, Copy, Debug)]
pub struct ShortMove<'a>(&'a Move);

impl fmt::Display for ShortMove<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.0.from, self.0.separator(), self.0.to())
    }
}
