//! The move generator: quiet moves, and captures by the rule of the maximum.
//!
//! All pieces of a side are looked at together wherever that is possible: what
//! they see (`fronts`), their quiet moves (`quiet`), and even the captures of men
//! (`captures`). Kings' captures are followed one by one. Chains are listed
//! (`chains`) or only counted (`tally`), and the last two plies of a tree are
//! counted together (`replies`). `walk` follows a single chain, for people.

mod captures;
mod chains;
mod fronts;
mod quiet;
mod replies;
mod tally;
mod walk;

pub(crate) use chains::{Chains, LONGEST, Route};
pub(crate) use quiet::any as any_quiet;
pub(crate) use replies::count_replies;
pub(crate) use tally::{count, longest_after};

use crate::board::Board;
use crate::direction::Direction;
use crate::{Effect, Effects, JumpToFarRank, RuleSet, Side, Square, SquareSet};
use fronts::Fronts;
pub(crate) use walk::Walk;

/// The board as the side to move sees it.
#[derive(Clone, Copy)]
pub(crate) struct View {
    pub(crate) men: u64,
    pub(crate) kings: u64,
    pub(crate) enemy: u64,
    pub(crate) empty: u64,
    pub(crate) far: u64,
    pub(crate) forward: Direction,
    pub(crate) crown_at_once: bool,
}

impl View {
    #[inline(always)]
    pub(crate) fn new(board: &Board, side: Side, rules: &RuleSet) -> Self {
        Self {
            men: board.men[side.index()],
            kings: board.kings[side.index()],
            enemy: board.pieces(side.opposite()),
            empty: board.empty(),
            far: side.far_rank_bits(),
            forward: match side {
                Side::White => Direction::NORTH,
                Side::Black => Direction::SOUTH,
            },
            crown_at_once: matches!(rules.jump_to_far_rank, JumpToFarRank::CrownAtOnce),
        }
    }

    /// The same side after a quiet move of the other one.
    #[inline(always)]
    pub(crate) const fn after_quiet(self, from: u64, to: u64) -> Self {
        Self {
            enemy: self.enemy ^ from ^ to,
            empty: self.empty ^ from ^ to,
            ..self
        }
    }

    /// The directions in which a man moves and jumps.
    #[inline(always)]
    pub(crate) const fn man_directions(&self) -> [Direction; 3] {
        [self.forward, Direction::WEST, Direction::EAST]
    }
}

/// No side has more quiet moves: each of 16 kings reaches at most 14 squares.
const MOST_QUIET: usize = 16 * 14;

/// Takes what the generator finds: an effect, and by how many routes it is reached.
pub(crate) trait Sink {
    /// Whether equal effects by different routes come as one.
    const MERGE: bool;

    /// Of the moves that come now there are at most so many, and exactly so many.
    #[inline(always)]
    fn expect(&mut self, _most: usize, _exactly: impl FnOnce() -> usize) {}

    fn take(&mut self, effect: Effect, routes: u64);

    /// Takes moves that differ in their end only, by so many routes each.
    #[inline(always)]
    fn take_all(&mut self, effects: Effects, routes: u64) {
        each_square(effects.ends.bits(), |to| {
            self.take(effects.with_end(to), routes);
        });
    }

    /// Takes the slides of a king from a square, of each direction by itself.
    #[inline(always)]
    fn take_slides(&mut self, from: Square, reached: [u64; 4]) {
        for ends in reached {
            self.take_all(Effects::slides(from, ends), 1);
        }
    }
}

/// The squares of a set as sets of one.
#[inline(always)]
pub(crate) fn each(mut bits: u64, mut visit: impl FnMut(u64)) {
    while bits != 0 {
        visit(bits & bits.wrapping_neg());
        bits &= bits - 1;
    }
}

/// The squares of a set by their numbers, the lowest first.
#[inline(always)]
pub(crate) fn each_square(mut bits: u64, mut visit: impl FnMut(Square)) {
    while bits != 0 {
        visit(Square::lowest(bits));
        bits &= bits - 1;
    }
}

#[inline(always)]
pub(crate) const fn effect(from: u64, to: u64, taken: u64, crowns: bool) -> Effect {
    Effect {
        taken: SquareSet::from_bits(taken),
        from: Square::lowest(from),
        to: Square::lowest(to),
        crowns,
    }
}

/// Whether the side to move can jump at all.
pub(crate) fn has_jump(view: &View) -> bool {
    Fronts::new(view).victims(view) != 0
}

/// Hands each legal move (rules 1 to 7) to the sink; captures are for `follow`.
#[inline(always)]
pub(crate) fn generate<S: Sink>(view: &View, sink: &mut S, follow: impl FnOnce(&mut S)) {
    let fronts = Fronts::new(view);
    if fronts.victims(view) == 0 {
        sink.expect(MOST_QUIET, || fronts.quiet(view) as usize);
        quiet::generate(view, sink);
    } else {
        follow(sink);
    }
}
