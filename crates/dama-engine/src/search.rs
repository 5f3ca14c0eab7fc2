//! The search: deeper and deeper, until a limit is reached.

mod endgames;
mod node;
mod reductions;
mod root;
mod sift;

use dama_core::{Effect, EffectBuffer, Outcome, RuleSet, Side};

pub(crate) use endgames::Goal;
pub(crate) use root::Found;

use crate::limits::{MOST_PLIES, Meter};
use crate::network::{Accumulators, Network};
use crate::noise::Noise;
use crate::order::Order;
use crate::path::Path;
use crate::table::Table;
use crate::{Endgames, Score};

/// The memory of a search that is used again by the next one.
pub(crate) struct Memory {
    pub(crate) order: Order,
    effects: EffectBuffer,
    /// The moves of all nodes on the way from the root, one after the other.
    moves: Vec<Effect>,
    /// The place in the order of each of them: the higher the earlier.
    ranks: Vec<i32>,
    /// The move that led to each ply; the root has none.
    line: Vec<Option<Effect>>,
    /// The best line from each ply on.
    best_lines: Vec<Vec<Effect>>,
    /// The sums of the network for each ply.
    sums: Accumulators,
}

impl Memory {
    pub(crate) fn new() -> Self {
        Self {
            order: Order::new(),
            effects: EffectBuffer::new(),
            moves: Vec::new(),
            ranks: Vec::new(),
            line: vec![None; MOST_PLIES + 2],
            best_lines: vec![Vec::new(); MOST_PLIES + 2],
            sums: Accumulators::new(),
        }
    }
}

/// One search at work.
pub(crate) struct Search<'a> {
    pub(crate) rules: RuleSet,
    pub(crate) table: &'a Table,
    pub(crate) memory: &'a mut Memory,
    pub(crate) path: Path,
    pub(crate) meter: Meter<'a>,
    /// The tables of this rule set, if there are any.
    pub(crate) endgames: Option<&'a mut Endgames>,
    pub(crate) goal: Goal,
    /// What sees the worth of a position of many pieces; `None`: the terms of the
    /// evaluation.
    pub(crate) network: Option<&'a Network>,
    /// What a weak player sees wrongly.
    pub(crate) noise: Noise,
    /// How many plies captures are followed beyond the depth.
    pub(crate) foresight: i32,
    /// The depth of the iteration at work.
    pub(crate) iteration: i32,
    pub(crate) breadth: Breadth,
}

/// What of the tree a search looks at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Breadth {
    /// How many of the best lines are wanted; 1 or more.
    pub(crate) lines: usize,
    /// Whether a single legal move is looked into as any other.
    pub(crate) looks_on: bool,
}

impl Breadth {
    /// For one move, by one thread.
    pub(crate) const ONE: Self = Self {
        lines: 1,
        looks_on: false,
    };
}

/// The score of an ended game to the side to move, `ply` plies from the root.
fn ended(outcome: Outcome, side: Side, ply: usize) -> Score {
    match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == side => Score::win_in(ply as u32),
        Some(_) => Score::loss_in(ply as u32),
    }
}
