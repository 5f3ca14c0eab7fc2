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
    Counter::<true>::new(rules, depth).count(position, depth)
}

/// The paths to a depth: one for each list of landing squares.
pub fn paths(position: &Position, rules: &RuleSet, depth: u32) -> u64 {
    Counter::<false>::new(rules, depth).count(position, depth)
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

/// The memory of one ply of the tree.
struct PlyMemory {
    effects: Vec<(Effect, u64)>,
    chains: Chains<()>,
}

/// Counts with one list for each ply, merging routes or not.
struct Counter<'a, const MERGE: bool> {
    rules: &'a RuleSet,
    plies: Vec<PlyMemory>,
}

struct List<'a, const MERGE: bool>(&'a mut Vec<(Effect, u64)>);

impl<const MERGE: bool> Sink for List<'_, MERGE> {
    const MERGE: bool = MERGE;

    #[inline(always)]
    fn take(&mut self, effect: Effect, routes: u64) {
        self.0.push((effect, if MERGE { 1 } else { routes }));
    }
}

impl<'a, const MERGE: bool> Counter<'a, MERGE> {
    fn new(rules: &'a RuleSet, depth: u32) -> Self {
        let memory = || PlyMemory {
            effects: Vec::new(),
            chains: Chains::new(),
        };
        let plies = (0..depth).map(|_| memory()).collect();
        Self { rules, plies }
    }

    fn count(&mut self, position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        below::<MERGE>(
            position.board(),
            position.side_to_move(),
            self.rules,
            &mut self.plies,
            depth,
        )
    }
}

fn below<const MERGE: bool>(
    board: &Board,
    side: Side,
    rules: &RuleSet,
    plies: &mut [PlyMemory],
    depth: u32,
) -> u64 {
    let view = View::new(board, side, rules);
    let Some((ply, deeper)) = plies.split_first_mut() else {
        return 0;
    };
    if depth == 1 {
        return count(&view, &mut ply.chains, |chains| {
            if MERGE {
                chains.count_effects()
            } else {
                chains.count_routes()
            }
        });
    }
    ply.effects.clear();
    let chains = &mut ply.chains;
    generate(&view, &mut List::<MERGE>(&mut ply.effects), |sink| {
        chains.search(&view);
        chains.hand_on(sink);
    });
    let mut nodes = 0;
    for (effect, routes) in &ply.effects {
        let next = board.after(side, effect);
        nodes += routes * below::<MERGE>(&next, side.opposite(), rules, deeper, depth - 1);
    }
    nodes
}
