//! One position of the tree.

use dama_core::{Effect, Position};

use super::Search;
use super::reductions::reduction;
use crate::Score;
use crate::evaluate::evaluate;
use crate::limits::MOST_PLIES;
use crate::network;
use crate::order::is_loud;
use crate::packed::Packed;
use crate::rays::Pieces;
use crate::table::{Bound, Known};

/// A threat that cannot move the worth of a position over a bound that is so far
/// away is not looked at.
const THREAT_MARGIN: i32 = 200;

/// With so few pieces sight tells little of the end: all moves are searched.
const FEW_PIECES: usize = 6;

/// Where in the tree a node stands.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// Plies still to look ahead; 0 and less: captures only.
    pub(super) depth: i32,
    /// Plies from the root.
    pub(super) ply: usize,
    /// Whether the line has looked one ply further because of a threat.
    pub(super) met_threat: bool,
}

impl Place {
    /// The place after a move, `depth` plies to go.
    pub(super) const fn below(self, depth: i32) -> Self {
        Self {
            depth,
            ply: self.ply + 1,
            met_threat: self.met_threat,
        }
    }
}

impl Search<'_> {
    /// The score of a position to its side to move, exact between the bounds.
    ///
    /// `PV` nodes are those that may be on the best line: their bounds are apart.
    pub(super) fn node<const PV: bool>(
        &mut self,
        position: &Position,
        place: Place,
        alpha: Score,
        beta: Score,
    ) -> Score {
        let Place { ply, .. } = place;
        self.memory.best_lines[ply].clear();
        if !self.meter.count() {
            return Score::DRAW;
        }
        if let Some(outcome) = position.outcome(&self.rules) {
            return self.over(outcome, position.side_to_move(), ply);
        }
        if self.path.is_draw() {
            return self.drawn(position.side_to_move());
        }
        // No line from here is better than a win or worse than a loss by the next ply.
        let alpha = alpha.max(Score::loss_in(ply as u32 + 1));
        let beta = beta.min(Score::win_in(ply as u32 + 1));
        if alpha >= beta {
            return alpha;
        }
        if let Some(score) = self.by_tables(position, ply, alpha, beta) {
            return score;
        }
        let capturing = position.has_capture();
        if ply >= MOST_PLIES {
            return self.sight(position, ply);
        }
        let mut place = place;
        if place.depth <= 0 {
            if capturing {
                if place.depth <= -self.foresight || self.noise.overlooks(position.key()) {
                    return self.sight(position, ply);
                }
            } else if place.met_threat || !self.threatened(position) {
                return self.sight(position, ply);
            } else {
                let sight = self.sight(position, ply);
                if sight >= beta.plus(THREAT_MARGIN) || sight <= alpha.plus(-THREAT_MARGIN) {
                    return sight;
                }
                place.met_threat = true;
                place.depth = 1;
            }
        }
        self.inner::<PV>(position, place, alpha, beta, capturing)
    }

    /// Whether the opponent could capture, were it their turn.
    fn threatened(&self, position: &Position) -> bool {
        Pieces::new(position, position.side_to_move().opposite()).targets() != 0
    }

    /// The worth of a position, `ply` plies from the root, without looking further.
    pub(super) fn sight(&mut self, position: &Position, ply: usize) -> Score {
        let worth = match self.network {
            Some(network) if position.occupied().len() > network::FEW_PIECES => {
                network.worth(position, &mut self.memory.sums, ply)
            }
            _ => evaluate(position, &self.rules).value(),
        };
        Score::new(worth + self.noise.of(position.key()))
    }

    /// A node whose moves are looked at.
    fn inner<const PV: bool>(
        &mut self,
        position: &Position,
        place: Place,
        mut alpha: Score,
        beta: Score,
        capturing: bool,
    ) -> Score {
        let Place { mut depth, ply, .. } = place;
        let uses_table = depth > 0;
        let key = self.table_key(position);
        let mut table_move = Packed::NONE;
        if uses_table && let Some(known) = self.table.look_up(key, ply) {
            table_move = known.best;
            let fits = match known.bound {
                Bound::Exact => true,
                Bound::Lower => known.score >= beta,
                Bound::Upper => known.score <= alpha,
            };
            if !PV && fits && known.depth >= depth {
                return known.score;
            }
        }
        let mut hopeless = false;
        // So far ahead that a shallow search would not bring it down.
        let trusted = !PV && position.occupied().len() > FEW_PIECES;
        if trusted && !capturing && uses_table && depth <= 5 && !beta.is_decided() {
            let sight = self.sight(position, ply);
            hopeless = depth <= 3 && sight <= alpha.plus(-100 - 60 * depth);
            if sight >= beta.plus(60 * depth) && !self.threatened(position) {
                return sight;
            }
        }
        if depth >= 4 && table_move == Packed::NONE && !capturing {
            depth -= 1;
        }

        let first = self.memory.moves.len();
        let count = self.list_moves(position, table_move, ply);
        if count == 1 && capturing && depth > 0 && (ply as i32) < 2 * self.iteration {
            depth += 1;
        }
        let low = alpha;
        let mut best = Score::LOWEST;
        let mut best_move = Packed::NONE;
        for number in 0..count {
            let effect = self.pick(first + number);
            let loud = is_loud(&effect);
            let late = number as i32 >= 4 + 3 * depth * depth;
            if trusted && !loud && number > 0 && (hopeless || late) && best > Score::new(-i32::MAX)
            {
                continue;
            }
            let after = position.after(&effect);
            self.memory.line[ply + 1] = Some(effect);
            self.path.push(position, &effect, &after);
            let below = place.below(depth - 1);
            let score = if number == 0 {
                -self.node::<PV>(&after, below, -beta, -alpha)
            } else {
                let mut less = 0;
                if depth >= 3 && number >= 2 && !loud {
                    less = reduction(depth, number);
                    less -= i32::from(PV);
                    less -= self.memory.order.history(position.side_to_move(), &effect) / 4096;
                    less = less.clamp(0, depth - 2);
                }
                let zero = alpha.plus(1);
                let reduced = place.below(depth - 1 - less);
                let mut score = -self.node::<false>(&after, reduced, -zero, -alpha);
                if less > 0 && score > alpha {
                    score = -self.node::<false>(&after, below, -zero, -alpha);
                }
                if PV && score > alpha && score < beta {
                    score = -self.node::<true>(&after, below, -beta, -alpha);
                }
                score
            };
            self.path.pop();
            if self.meter.stopped() {
                self.drop_moves(first);
                return Score::DRAW;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Packed::new(&effect);
                    if PV {
                        self.extend_line(ply);
                    }
                    if score >= beta {
                        if !loud {
                            self.reward(position, first, number, depth, ply);
                        }
                        break;
                    }
                }
            }
        }
        self.drop_moves(first);
        if uses_table {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > low {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let found = Known {
                best: best_move,
                score: best,
                depth: place.depth,
                bound,
            };
            self.table.store(key, ply, found);
        }
        best
    }

    /// Puts the legal moves on the stack, each with its rank.
    pub(super) fn list_moves(&mut self, position: &Position, table: Packed, ply: usize) -> usize {
        let memory = &mut *self.memory;
        position.effects(&self.rules, &mut memory.effects);
        let before = memory.line[ply].as_ref();
        let order = &memory.order;
        let effects = memory.effects.as_slice();
        memory.moves.extend_from_slice(effects);
        let rank = |effect| order.rank(position, effect, table, before, ply);
        memory.ranks.extend(effects.iter().map(rank));
        effects.len()
    }

    /// Brings the best of the moves from `at` on to that place.
    #[inline]
    fn pick(&mut self, at: usize) -> Effect {
        let ranks = &mut self.memory.ranks[at..];
        let mut best = 0;
        let mut highest = i32::MIN;
        for (index, &rank) in ranks.iter().enumerate() {
            if rank > highest {
                highest = rank;
                best = index;
            }
        }
        ranks.swap(0, best);
        let moves = &mut self.memory.moves[at..];
        moves.swap(0, best);
        moves[0]
    }

    /// Takes the moves from `first` on from the stack.
    fn drop_moves(&mut self, first: usize) {
        self.memory.moves.truncate(first);
        self.memory.ranks.truncate(first);
    }

    /// The best line from `ply` on is its move with the best line behind it.
    pub(super) fn extend_line(&mut self, ply: usize) {
        let memory = &mut *self.memory;
        let (upper, lower) = memory.best_lines.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].extend(memory.line[ply + 1]);
        upper[ply].extend_from_slice(&lower[0]);
    }

    fn reward(&mut self, position: &Position, first: usize, number: usize, depth: i32, ply: usize) {
        let memory = &mut *self.memory;
        let (tried, rest) = memory.moves[first..].split_at(number);
        let before = memory.line[ply].as_ref();
        memory
            .order
            .reward(position, &rest[0], tried, before, depth, ply);
    }
}
