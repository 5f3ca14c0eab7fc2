//! The root of the tree: iterations, aspiration, the choice of a move.

use dama_core::{Effect, Position};

use super::node::Place;
use super::{Goal, Search};
use crate::Score;
use crate::packed::Packed;

/// From this depth on the first bounds lie close around the last score.
const ASPIRATION_DEPTH: i32 = 4;

/// How far from the last score they lie, in hundredths of a man.
const ASPIRATION: i32 = 15;

/// What an iteration has found.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) depth: i32,
    pub(crate) score: Score,
    /// The best line, the chosen move first; never empty.
    pub(crate) line: Vec<Effect>,
}

impl Search<'_> {
    /// Searches the position deeper and deeper to `most` plies, and tells each
    /// iteration; the best lines, the best one first. None where there is no move.
    pub(crate) fn run(
        &mut self,
        position: &Position,
        most: i32,
        mut tell: impl FnMut(&[Found], &Self),
    ) -> Vec<Found> {
        self.memory.moves.clear();
        self.memory.ranks.clear();
        self.goal = Goal::Open;
        self.see_by_network();
        let mut moves = self.root_moves(position);
        // Who asks for several lines wants to see them all.
        if self.breadth.lines == 1
            && let Some(found) = self.sift(position, &mut moves)
        {
            return vec![found];
        }
        let Some(first) = self.first_sight(position, &moves) else {
            return Vec::new();
        };
        let mut found = vec![first];
        for depth in 1..=most {
            self.iteration = depth;
            if !self.deepen(position, &mut moves, &mut found) {
                break;
            }
            tell(&found, self);
            // A shorter end than what was looked through cannot be missing.
            let is_seen_through = |found: &Found| {
                let end = found.score.plies_to_win().or(found.score.plies_to_loss());
                end.is_some_and(|plies| plies as i32 <= depth)
            };
            if (moves.len() == 1 && !self.breadth.looks_on)
                || found.iter().all(is_seen_through)
                || self.meter.out()
            {
                break;
            }
        }
        found
    }

    /// One depth for each of the lines that are wanted: the second is the best without
    /// the first move, and so on; `false` when it was cut short.
    fn deepen(
        &mut self,
        position: &Position,
        moves: &mut [Effect],
        found: &mut Vec<Found>,
    ) -> bool {
        for line in 0..self.breadth.lines.clamp(1, moves.len()) {
            if line == found.len() {
                found.push(Found {
                    depth: 0,
                    score: Score::DRAW,
                    line: vec![moves[line]],
                });
            }
            if !self.iterate(position, &mut moves[line..], &mut found[line]) {
                if line > 0 && found[line].depth == 0 {
                    found.truncate(line);
                }
                return false;
            }
            found[line].depth = self.iteration;
        }
        found.sort_by_key(|found| core::cmp::Reverse(found.score));
        true
    }

    /// Makes the network ready, where there is one that knows the rules.
    fn see_by_network(&mut self) {
        self.network = self.network.filter(|network| {
            let rule_set = network.knows(&self.rules);
            if let Some(rule_set) = rule_set {
                self.memory.sums.begin(network, rule_set);
            }
            rule_set.is_some()
        });
    }

    fn root_moves(&mut self, position: &Position) -> Vec<Effect> {
        let key = self.path.table_key(position);
        let known = self.table.look_up(key, 0);
        let table_move = known.map_or(Packed::NONE, |known| known.best);
        self.memory.line[0] = None;
        self.list_moves(position, table_move, 0);
        let moves = self.memory.moves.drain(..);
        let mut ranked: Vec<_> = moves.zip(self.memory.ranks.drain(..)).collect();
        ranked.sort_by_key(|&(_, rank)| core::cmp::Reverse(rank));
        ranked.into_iter().map(|(effect, _)| effect).collect()
    }

    /// A move to have in hand before any search: one that wins at once, else the
    /// first.
    fn first_sight(&mut self, position: &Position, moves: &[Effect]) -> Option<Found> {
        let side = position.side_to_move();
        let wins = |effect: &&Effect| {
            let outcome = position.after(effect).outcome(&self.rules);
            outcome.is_some_and(|outcome| outcome.winner == Some(side))
        };
        let (effect, score) = match moves.iter().find(wins) {
            Some(effect) => (effect, Score::win_in(1)),
            None => (moves.first()?, self.sight(position, 0)),
        };
        Some(Found {
            depth: 0,
            score,
            line: vec![*effect],
        })
    }

    /// One depth, with bounds that are moved apart until the score lies between;
    /// `false` when it was cut short.
    fn iterate(&mut self, position: &Position, moves: &mut [Effect], found: &mut Found) -> bool {
        let mut low = Score::LOWEST;
        let mut high = Score::HIGHEST;
        let mut apart = ASPIRATION;
        let last = found.score;
        if self.iteration >= ASPIRATION_DEPTH && !last.is_decided() {
            low = last.plus(-apart);
            high = last.plus(apart);
        }
        loop {
            let Some(score) = self.root(position, moves, low, high, found) else {
                return false;
            };
            apart *= 4;
            if score <= low {
                low = if apart > 1000 {
                    Score::LOWEST
                } else {
                    last.plus(-apart)
                };
            } else if score >= high {
                high = if apart > 1000 {
                    Score::HIGHEST
                } else {
                    last.plus(apart)
                };
            } else {
                found.score = score;
                return true;
            }
        }
    }

    /// All moves between two bounds; the best comes to the front of `moves`.
    fn root(
        &mut self,
        position: &Position,
        moves: &mut [Effect],
        low: Score,
        high: Score,
        found: &mut Found,
    ) -> Option<Score> {
        let mut best = Score::LOWEST;
        let mut alpha = low;
        let place = Place {
            depth: self.iteration,
            ply: 0,
            met_threat: false,
        };
        for number in 0..moves.len() {
            let effect = moves[number];
            let after = position.after(&effect);
            self.memory.line[1] = Some(effect);
            self.path.push(position, &effect, &after);
            let below = place.below(self.iteration - 1);
            let mut score = Score::HIGHEST;
            if number > 0 {
                let zero = alpha.plus(1);
                score = -self.node::<false>(&after, below, -zero, -alpha);
            }
            if number == 0 || score > alpha {
                score = -self.node::<true>(&after, below, -high, -alpha);
            }
            self.path.pop();
            if self.meter.stopped() {
                return None;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                self.extend_line(0);
                found.line.clone_from(&self.memory.best_lines[0]);
                found.score = score;
                moves[..=number].rotate_right(1);
                if score >= high {
                    break;
                }
            }
        }
        Some(best)
    }
}
