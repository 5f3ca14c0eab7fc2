//! Counting the moves of a whole tree: the proof and the measure of a generator.
//!
//! Leaves are counted at exactly the depth asked for and no game is ended on the
//! way: a position without moves above that depth counts nothing.

use alloc::vec::Vec;

use crate::board::Board;
use crate::generate::{Chains, Sink, View, count, generate};
use crate::{Effect, Move, Position, RuleSet, Side};

/// The moves to a depth, counted by rule 10: one for each resulting position.
pub fn moves(position: &Position, rules: &RuleSet, depth: u32) -> u64 {
    Counter::<true>::new(rules, depth).count(position)
}

/// The paths to a depth: one for each list of landing squares.
pub fn paths(position: &Position, rules: &RuleSet, depth: u32) -> u64 {
    Counter::<false>::new(rules, depth).count(position)
}

/// For each legal move the moves below it, to `depth` in all; sorted by text.
pub fn divide(position: &Position, rules: &RuleSet, depth: u32) -> Vec<(Move, u64)> {
    let mut lines: Vec<_> = position
        .legal_moves(rules)
        .into_iter()
        .map(|first| {
            let below = moves(
                &position.after(&first.effect()),
                rules,
                depth.saturating_sub(1),
            );
            (first, below)
        })
        .collect();
    lines.sort_by_cached_key(|(first, _)| alloc::format!("{first}"));
    lines
}

/// Counts below a position, with the memory of the chains for each ply.
struct Counter<'a, const MERGE: bool> {
    rules: &'a RuleSet,
    plies: Vec<Chains<()>>,
}

impl<'a, const MERGE: bool> Counter<'a, MERGE> {
    fn new(rules: &'a RuleSet, depth: u32) -> Self {
        let plies = (0..depth).map(|_| Chains::new()).collect();
        Self { rules, plies }
    }

    fn count(&mut self, position: &Position) -> u64 {
        let (board, plies) = (position.board(), self.plies.as_mut_slice());
        match position.side_to_move() {
            Side::White => below::<MERGE, true>(board, self.rules, plies),
            Side::Black => below::<MERGE, false>(board, self.rules, plies),
        }
    }
}

/// Plays what it gets and counts below it.
struct Deeper<'a, const MERGE: bool, const WHITE: bool> {
    board: &'a Board,
    rules: &'a RuleSet,
    plies: &'a mut [Chains<()>],
    nodes: u64,
}

impl<const MERGE: bool> Sink for Deeper<'_, MERGE, true> {
    const MERGE: bool = MERGE;

    #[inline(always)]
    fn take(&mut self, effect: Effect, routes: u64) {
        let next = self.board.after(Side::White, &effect);
        let times = if MERGE { 1 } else { routes };
        self.nodes += times * below::<MERGE, false>(&next, self.rules, self.plies);
    }
}

impl<const MERGE: bool> Sink for Deeper<'_, MERGE, false> {
    const MERGE: bool = MERGE;

    #[inline(always)]
    fn take(&mut self, effect: Effect, routes: u64) {
        let next = self.board.after(Side::Black, &effect);
        let times = if MERGE { 1 } else { routes };
        self.nodes += times * below::<MERGE, true>(&next, self.rules, self.plies);
    }
}

/// Counts as many plies deep as there are memories. The side is a constant, so
/// that each side has code of its own with all directions known.
fn below<const MERGE: bool, const WHITE: bool>(
    board: &Board,
    rules: &RuleSet,
    plies: &mut [Chains<()>],
) -> u64
where
    for<'a> Deeper<'a, MERGE, WHITE>: Sink,
{
    let side = if WHITE { Side::White } else { Side::Black };
    let view = View::new(board, side, rules);
    let Some((chains, plies)) = plies.split_first_mut() else {
        return 1;
    };
    if plies.is_empty() {
        return count(&view, chains, |chains| {
            if MERGE {
                chains.count_effects()
            } else {
                chains.count_routes()
            }
        });
    }
    let mut deeper = Deeper::<MERGE, WHITE> {
        board,
        rules,
        plies,
        nodes: 0,
    };
    generate(&view, &mut deeper, |sink| {
        chains.search(&view);
        chains.hand_on(sink);
    });
    deeper.nodes
}
