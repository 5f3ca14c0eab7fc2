//! Lists of moves whose memory is used again.

use alloc::vec::Vec;

use crate::generate::{Chains, Route, Sink, View, each, effect, generate};
use crate::{Effect, Move};

/// The effects of the legal moves of one position, refilled without allocation.
#[derive(Clone)]
pub struct EffectBuffer {
    // So many are in use; behind them is what was there before. Room is made before
    // the moves come, and adding one is a plain store: beside a call that may make
    // room, WebAssembly would hold nothing of the board in registers.
    length: usize,
    effects: Vec<Effect>,
    chains: Chains<()>,
}

impl EffectBuffer {
    /// An empty list.
    pub fn new() -> Self {
        Self {
            length: 0,
            effects: Vec::new(),
            chains: Chains::new(),
        }
    }

    /// The effects of the last position asked for, each once.
    pub fn as_slice(&self) -> &[Effect] {
        self.effects.get(..self.length).unwrap_or_default()
    }

    /// The memory of a search for chains.
    #[inline(always)]
    pub(crate) const fn chains(&mut self) -> &mut Chains<()> {
        &mut self.chains
    }

    #[inline(always)]
    pub(crate) fn fill(&mut self, view: &View) {
        struct Merged<'a> {
            effects: &'a mut Vec<Effect>,
            length: usize,
        }
        impl Sink for Merged<'_> {
            const MERGE: bool = true;
            #[inline(always)]
            fn expect(&mut self, most: usize, _: impl FnOnce() -> usize) {
                if self.effects.len() < most {
                    self.effects.resize(most, effect(1, 1, 0, false));
                }
            }
            #[inline(always)]
            fn take(&mut self, effect: Effect, _: u64) {
                if let Some(place) = self.effects.get_mut(self.length) {
                    *place = effect;
                    self.length += 1;
                }
            }
        }
        let chains = &mut self.chains;
        let mut sink = Merged {
            effects: &mut self.effects,
            length: 0,
        };
        generate(view, &mut sink, |sink| {
            chains.search(view);
            chains.hand_on(sink);
        });
        self.length = sink.length;
    }
}

impl Default for EffectBuffer {
    fn default() -> Self {
        Self::new()
    }
}

/// The legal moves of one position with their paths, refilled without allocation.
#[derive(Clone)]
pub struct MoveBuffer {
    moves: Vec<Move>,
    chains: Chains<Route>,
}

impl MoveBuffer {
    /// An empty list.
    pub fn new() -> Self {
        Self {
            moves: Vec::new(),
            chains: Chains::new(),
        }
    }

    /// The moves of the last position asked for.
    pub fn as_slice(&self) -> &[Move] {
        &self.moves
    }

    pub(crate) fn into_moves(self) -> Vec<Move> {
        self.moves
    }

    pub(crate) fn fill(&mut self, view: &View) {
        struct Steps<'a>(&'a mut Vec<Move>);
        impl Sink for Steps<'_> {
            const MERGE: bool = true;
            fn expect(&mut self, most: usize, exactly: impl FnOnce() -> usize) {
                // Exactly enough for a list that is asked for once.
                match self.0.capacity() {
                    0 => *self.0 = Vec::with_capacity(exactly()),
                    known if known < most => self.0.reserve(most),
                    _ => {}
                }
            }
            fn take(&mut self, effect: Effect, _: u64) {
                // There is room: so told, the compiler leaves out the call that would make some.
                if self.0.len() < self.0.capacity() {
                    self.0.push(Move::quiet(effect));
                }
            }
        }
        self.moves.clear();
        let chains = &mut self.chains;
        generate(view, &mut Steps(&mut self.moves), |steps| {
            chains.search(view);
            add_chains(steps.0, chains);
        });
    }
}

impl Default for MoveBuffer {
    fn default() -> Self {
        Self::new()
    }
}

/// Adds the captures that were found; of routes with one effect the one that
/// rule 10 shows.
fn add_chains(moves: &mut Vec<Move>, chains: &Chains<Route>) {
    if moves.capacity() == 0 {
        *moves = Vec::with_capacity(chains.count_ends());
    }
    for leaf in chains.leaves() {
        each(leaf.landings, |to| {
            let effect = effect(leaf.from, to, leaf.taken, leaf.crowns);
            let new = Move::along(effect, &leaf.trail, chains.most());
            match moves
                .iter_mut()
                .find(|known| known.to() == effect.to && known.effect() == effect)
            {
                Some(known) if new.is_shown_before(known) => *known = new,
                Some(_) => {}
                None => moves.push(new),
            }
        });
    }
}

/// The legal capture with this effect, by the route that rule 10 shows.
pub(crate) fn capture(view: &View, wanted: &Effect) -> Option<Move> {
    let mut chains = Chains::<Route>::new();
    chains.search(view);
    let to = wanted.to.bit();
    let leaves = chains.leaves().iter().filter(|leaf| {
        leaf.landings & to != 0 && effect(leaf.from, to, leaf.taken, leaf.crowns) == *wanted
    });
    leaves
        .map(|leaf| Move::along(*wanted, &leaf.trail, chains.most()))
        .reduce(|shown, other| match other.is_shown_before(&shown) {
            true => other,
            false => shown,
        })
}
