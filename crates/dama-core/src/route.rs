//! Walking a capture square by square, as a player does.

use alloc::vec::Vec;

use crate::generate::{View, Walk, longest_after};
use crate::{Effect, Move, Position, Refusal, RuleSet, Square, SquareSet};

/// A piece on its way through a capture that takes the most (rule 6).
///
/// The position does not change until the chain is whole: then
/// [`finished`](Chain::finished) gives the move to play.
#[derive(Clone, Debug)]
pub struct Chain {
    position: Position,
    rules: RuleSet,
    walk: Walk,
    most: usize,
    taken: Vec<Square>,
    landed: Vec<Square>,
}

impl Chain {
    /// A chain that has not begun; `None` where the piece on `from` can make no
    /// legal capture.
    pub fn start(position: &Position, rules: &RuleSet, from: Square) -> Option<Self> {
        let must = position.most_captures(rules)?;
        must.stones.contains(from).then(|| Self {
            position: *position,
            rules: *rules,
            walk: Walk::start(&position.view(rules), from.bit()),
            most: usize::from(must.count),
            taken: Vec::new(),
            landed: Vec::new(),
        })
    }

    fn view(&self) -> View {
        self.position.view(&self.rules)
    }

    /// Where the piece started.
    pub const fn from(&self) -> Square {
        Square::lowest(self.walk.from)
    }

    /// Where the piece stands now.
    pub const fn at(&self) -> Square {
        Square::lowest(self.walk.at)
    }

    /// Whether the piece captures as a king from here on.
    pub const fn is_king(&self) -> bool {
        self.walk.king
    }

    /// The squares of the pieces taken so far, in order.
    pub fn taken(&self) -> &[Square] {
        &self.taken
    }

    /// The squares landed on so far, in order.
    pub fn landed(&self) -> &[Square] {
        &self.landed
    }

    /// How many pieces the whole chain takes.
    pub const fn most(&self) -> usize {
        self.most
    }

    /// The next landings from which the chain still takes the most.
    pub fn landings(&self) -> SquareSet {
        let view = self.view();
        let mut landings = SquareSet::EMPTY;
        self.walk.each_jump(&view, |_, next| {
            for landing in SquareSet::from_bits(next.at) {
                let landed = Walk {
                    at: landing.bit(),
                    ..next
                };
                if longest_after(&view, &landed) == self.most {
                    landings.insert(landing);
                }
            }
        });
        landings
    }

    /// The piece that a jump onto `landing` takes, if the chain may go there.
    pub fn victim(&self, landing: Square) -> Option<Square> {
        if !self.landings().contains(landing) {
            return None;
        }
        let next = self.walk.onto(&self.view(), landing.bit())?;
        Some(Square::lowest(next.taken ^ self.walk.taken))
    }

    /// The chain after one more jump.
    ///
    /// # Errors
    ///
    /// The reason why the chain may not go there.
    pub fn step(&self, landing: Square) -> Result<Self, Refusal> {
        let Some(victim) = self.victim(landing) else {
            let mut way = self.landed.clone();
            way.push(landing);
            let refused = self.position.explain(&self.rules, self.from(), &way);
            return Err(refused.err().unwrap_or(Refusal::NothingToJump));
        };
        let mut next = self.clone();
        if let Some(walk) = self.walk.onto(&self.view(), landing.bit()) {
            next.walk = walk;
            next.taken.push(victim);
            next.landed.push(landing);
        }
        Ok(next)
    }

    /// The chain before its last jump; `None` where it has not begun.
    pub fn step_back(&self) -> Option<Self> {
        let (_, before) = self.landed.split_last()?;
        let start = Self::start(&self.position, &self.rules, self.from())?;
        before
            .iter()
            .try_fold(start, |chain, &landing| chain.step(landing).ok())
    }

    /// The legal moves that begin as the chain has gone so far, by any of their routes.
    pub fn moves(&self) -> Vec<Move> {
        let view = self.view();
        let mut effects: Vec<Effect> = Vec::new();
        self.collect(&view, self.walk, &mut effects);
        let mut moves = self.position.legal_moves(&self.rules);
        moves.retain(|legal| effects.contains(&legal.effect()));
        moves
    }

    fn collect(&self, view: &View, walk: Walk, effects: &mut Vec<Effect>) {
        if walk.jumps() < self.most {
            walk.each_jump(view, |_, next| self.collect(view, next, effects));
            return;
        }
        for landing in SquareSet::from_bits(walk.at) {
            let effect = Walk {
                at: landing.bit(),
                ..walk
            }
            .effect(view);
            if !effects.contains(&effect) {
                effects.push(effect);
            }
        }
    }

    /// The whole move, once as many pieces are taken as must be.
    pub fn finished(&self) -> Option<Move> {
        if self.walk.jumps() < self.most {
            return None;
        }
        self.position
            .settle(&self.rules, &self.view(), &self.walk)
            .ok()
    }
}
