//! Counting the moves of a whole tree: the proof and the measure of a generator.
//!
//! Leaves are counted at exactly the depth asked for and no game is ended on the
//! way: a position without moves above that depth counts nothing. Numbers that do
//! not fit 64 bits stay at [`u64::MAX`].
//!
//! The last ply is counted without making its moves, and the last two together
//! where nothing is captured in the first of them. A [`Table`] remembers the trees
//! below positions that are reached in several ways; several threads may share it.

#[cfg(target_has_atomic = "64")]
mod table;

use alloc::vec::Vec;

use crate::board::Board;
use crate::generate::{Chains, Sink, View, count, count_replies, generate};
use crate::{Effect, Move, Position, RuleSet, Side};

#[cfg(target_has_atomic = "64")]
pub use table::{Table, TableError};

/// What is counted as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// A resulting position (rule 10).
    Moves,
    /// A list of landing squares.
    Paths,
}

/// The moves to a depth in plies, counted by rule 10: one for each resulting position.
pub fn moves(position: &Position, rules: &RuleSet, depth: u8) -> u64 {
    count_below::<true>(position, Memory::none(rules), depth)
}

/// The paths to a depth in plies: one for each list of landing squares.
pub fn paths(position: &Position, rules: &RuleSet, depth: u8) -> u64 {
    count_below::<false>(position, Memory::none(rules), depth)
}

/// As [`moves`] or [`paths`], with a memory of positions: the more memory, the
/// faster, and with the same result.
#[cfg(target_has_atomic = "64")]
pub fn with_table(
    position: &Position,
    rules: &RuleSet,
    unit: Unit,
    depth: u8,
    table: &Table,
) -> u64 {
    let memory = Memory {
        rules,
        recall: Some(table.of(rules, unit)),
    };
    match unit {
        Unit::Moves => count_below::<true>(position, memory, depth),
        Unit::Paths => count_below::<false>(position, memory, depth),
    }
}

/// For each legal move the moves below it, to `depth` in all; sorted by text.
pub fn divide(position: &Position, rules: &RuleSet, depth: u8) -> Vec<(Move, u64)> {
    let mut lines: Vec<_> = position
        .legal_moves(rules)
        .into_iter()
        .map(|first| {
            let after = position.after(&first.effect());
            (first, moves(&after, rules, depth.saturating_sub(1)))
        })
        .collect();
    lines.sort_by_cached_key(|(first, _)| alloc::format!("{first}"));
    lines
}

/// What each legal move does, with the number of paths to it.
pub fn paths_to_each(position: &Position, rules: &RuleSet) -> Vec<(Effect, u64)> {
    struct Sum(Vec<(Effect, u64)>);
    impl Sink for Sum {
        const MERGE: bool = false;
        fn take(&mut self, effect: Effect, paths: u64) {
            self.0.push((effect, paths));
        }
    }
    let view = position.view(rules);
    let mut sum = Sum(Vec::new());
    let mut chains = Chains::<()>::new();
    generate(&view, &mut sum, |sink| {
        chains.search(&view);
        chains.hand_on(sink);
    });
    let mut all = sum.0;
    let order = |effect: &Effect| (effect.from, effect.to, effect.taken.bits(), effect.crowns);
    all.sort_unstable_by_key(|(effect, _)| order(effect));
    all.dedup_by(|(effect, paths), (kept, sum)| {
        let same = effect == kept;
        if same {
            *sum = sum.saturating_add(*paths);
        }
        same
    });
    all
}

/// What is the same in the whole tree.
#[derive(Clone, Copy)]
struct Memory<'a> {
    rules: &'a RuleSet,
    #[cfg(target_has_atomic = "64")]
    recall: Option<table::Recall<'a>>,
}

impl<'a> Memory<'a> {
    const fn none(rules: &'a RuleSet) -> Self {
        Self {
            rules,
            #[cfg(target_has_atomic = "64")]
            recall: None,
        }
    }
}

fn count_below<const MERGE: bool>(position: &Position, memory: Memory<'_>, depth: u8) -> u64 {
    let mut plies: Vec<Chains<()>> = (0..depth).map(|_| Chains::new()).collect();
    let board = position.board();
    match position.side_to_move() {
        Side::White => below::<MERGE, true>(board, memory, &mut plies),
        Side::Black => below::<MERGE, false>(board, memory, &mut plies),
    }
}

/// Plays what it gets and counts below it.
struct Deeper<'a, const MERGE: bool, const WHITE: bool> {
    board: &'a Board,
    memory: Memory<'a>,
    plies: &'a mut [Chains<()>],
    nodes: u64,
}

impl<const MERGE: bool, const WHITE: bool> Deeper<'_, MERGE, WHITE> {
    #[inline(always)]
    fn add(&mut self, routes: u64, below: u64) {
        let nodes = if MERGE || routes == 1 {
            below
        } else {
            below.saturating_mul(routes)
        };
        self.nodes = self.nodes.saturating_add(nodes);
    }
}

impl<const MERGE: bool> Sink for Deeper<'_, MERGE, true> {
    const MERGE: bool = MERGE;

    #[inline(always)]
    fn take(&mut self, effect: Effect, routes: u64) {
        let next = self.board.after(Side::White, &effect);
        let nodes = below::<MERGE, false>(&next, self.memory, self.plies);
        self.add(routes, nodes);
    }
}

impl<const MERGE: bool> Sink for Deeper<'_, MERGE, false> {
    const MERGE: bool = MERGE;

    #[inline(always)]
    fn take(&mut self, effect: Effect, routes: u64) {
        let next = self.board.after(Side::Black, &effect);
        let nodes = below::<MERGE, true>(&next, self.memory, self.plies);
        self.add(routes, nodes);
    }
}

/// Counts as many plies deep as there are lists for chains. The side is a
/// constant, so that each side has code of its own with all directions known.
fn below<const MERGE: bool, const WHITE: bool>(
    board: &Board,
    memory: Memory<'_>,
    plies: &mut [Chains<()>],
) -> u64
where
    for<'a> Deeper<'a, MERGE, WHITE>: Sink,
{
    let side = if WHITE { Side::White } else { Side::Black };
    let us = View::new(board, side, memory.rules);
    let Some((chains, plies)) = plies.split_first_mut() else {
        return 1;
    };
    if plies.is_empty() {
        return count::<MERGE>(&us, chains);
    }
    if plies.len() == 1 {
        let them = View::new(board, side.opposite(), memory.rules);
        if let Some(nodes) = count_replies::<MERGE>(&us, &them, chains) {
            return nodes;
        }
    }
    #[cfg(target_has_atomic = "64")]
    let known = memory
        .recall
        .filter(|_| plies.len() >= table::LEAST_PLIES - 1)
        .map(|recall| recall.entry(board, side, plies.len() + 1));
    #[cfg(target_has_atomic = "64")]
    if let Some(nodes) = known.as_ref().and_then(table::Entry::read) {
        return nodes;
    }
    let mut deeper = Deeper::<MERGE, WHITE> {
        board,
        memory,
        plies,
        nodes: 0,
    };
    generate(&us, &mut deeper, |sink| {
        chains.search(&us);
        chains.hand_on(sink);
    });
    #[cfg(target_has_atomic = "64")]
    if let Some(entry) = known {
        entry.write(deeper.nodes);
    }
    deeper.nodes
}
