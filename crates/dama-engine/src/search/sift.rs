//! The choice among the moves at the root by tables of endgames.

use dama_core::{Effect, Position};
use dama_tables::{Grade, Value};

use super::Search;
use super::endgames::{Goal, in_time, winner_of};
use super::root::Found;
use crate::Score;
use crate::limits::MOST_PLIES;
use crate::noise::{Noise, mix};

/// So many plies without progress bring a draw for lack of it near.
const QUIET_PLIES_TO_HURRY: u32 = 30;

/// A move at the root with what the tables say of it.
struct Rated {
    effect: Effect,
    after: Position,
    /// What it is worth to who makes it.
    grade: Grade,
    /// Plies without progress after it.
    quiet: u32,
    /// Whether the position after it has stood in the game before.
    stood: bool,
}

impl Rated {
    /// The value of the move, its own ply counted; `None` without distances.
    fn value(&self, search: &mut Search<'_>) -> Option<Value> {
        let endgames = search.endgames.as_deref_mut()?;
        endgames.value(&self.after).map(Value::before)
    }
}

impl Search<'_> {
    /// Leaves of the moves at the root those that keep what the tables promise. With
    /// distances that decides it: the fastest win, the longest resistance. Without,
    /// the search goes on among them, with a goal.
    pub(super) fn sift(&mut self, position: &Position, moves: &mut Vec<Effect>) -> Option<Found> {
        self.goal = Goal::Open;
        let pieces = position.occupied().len();
        if !self.endgames.as_ref()?.may_know(pieces) {
            return None;
        }
        let mut rated = Vec::with_capacity(moves.len());
        for effect in moves.iter() {
            rated.push(self.rate(position, effect)?);
        }
        let best = rated.iter().map(|rated| rated.grade).max()?;
        rated.retain(|rated| rated.grade == best);
        if best == Grade::Win {
            self.keep_from_repeating(position, &mut rated);
        }
        let side = position.side_to_move();
        if best != Grade::Draw
            && let Some(found) = self.by_distance(&rated)
        {
            return Some(found);
        }
        if best == Grade::Win && rated.iter().any(|rated| !rated.stood) {
            // Where nothing stands twice the game gets on.
            rated.retain(|rated| !rated.stood);
        }
        moves.retain(|effect| rated.iter().any(|rated| rated.effect == *effect));
        // Who knows how it ends does not misjudge the way there.
        self.noise = Noise::NONE;
        let winner = winner_of(best, side);
        self.goal = Goal::Hold {
            winner,
            pieces,
            salt: mix(1 + u64::from(self.path.quiet_plies())),
            hurries: winner.is_some() && self.path.quiet_plies() >= QUIET_PLIES_TO_HURRY,
        };
        None
    }

    /// What a move at the root is worth, rule 9 included.
    fn rate(&mut self, position: &Position, effect: &Effect) -> Option<Rated> {
        let after = position.after(effect);
        let endgames = self.endgames.as_deref_mut()?;
        let mut grade = endgames.grade(&after)?.before();
        self.path.push(position, effect, &after);
        if self.path.is_drawn() && after.outcome(&self.rules).is_none() {
            grade = Grade::Draw;
        }
        let rated = Rated {
            effect: *effect,
            after,
            grade,
            quiet: self.path.quiet_plies(),
            stood: self.path.times() > 1,
        };
        self.path.pop();
        Some(rated)
    }

    /// Drops the moves after which the opponent can make a draw by rule 9 at once,
    /// as long as others are left.
    fn keep_from_repeating(&mut self, position: &Position, rated: &mut Vec<Rated>) {
        let mut safe = Vec::with_capacity(rated.len());
        for rated in rated.iter() {
            safe.push(!self.can_be_drawn(position, rated));
        }
        if safe.contains(&true) {
            let mut safe = safe.into_iter();
            rated.retain(|_| safe.next() == Some(true));
        }
    }

    fn can_be_drawn(&mut self, position: &Position, rated: &Rated) -> bool {
        self.path.push(position, &rated.effect, &rated.after);
        let mut drawn = false;
        for reply in rated.after.legal_moves(&self.rules) {
            let effect = reply.effect();
            let end = rated.after.after(&effect);
            self.path.push(&rated.after, &effect, &end);
            drawn |= self.path.is_drawn() && end.outcome(&self.rules).is_none();
            self.path.pop();
        }
        self.path.pop();
        drawn
    }

    /// The fastest win or the longest resistance; a win that rule 9 leaves time for
    /// before one that it may not.
    fn by_distance(&mut self, rated: &[Rated]) -> Option<Found> {
        let mut best: Option<((bool, Value), &Rated)> = None;
        for rated in rated {
            let value = rated.value(self)?;
            let certain = match value {
                Value::Win(plies) => in_time(rated.quiet, plies.saturating_sub(1)),
                _ => false,
            };
            let liking = (certain, value);
            if best.as_ref().is_none_or(|(known, _)| liking > *known) {
                best = Some((liking, rated));
            }
        }
        let ((_, value), rated) = best?;
        let score = match value {
            Value::Win(plies) => Score::win_in(plies.into()),
            Value::Draw => Score::DRAW,
            Value::Loss(plies) => Score::loss_in(plies.into()),
        };
        let mut line = vec![rated.effect];
        self.follow(rated.after, &mut line);
        Some(Found {
            depth: 0,
            score,
            line,
        })
    }

    /// Adds the best moves of both sides from a position on.
    fn follow(&mut self, mut position: Position, line: &mut Vec<Effect>) {
        while line.len() < MOST_PLIES && position.outcome(&self.rules).is_none() {
            let moves = position.legal_moves(&self.rules);
            let mut best: Option<(Value, Effect)> = None;
            for chosen in moves {
                let effect = chosen.effect();
                let endgames = self.endgames.as_deref_mut();
                let value = endgames.and_then(|known| known.value(&position.after(&effect)));
                let Some(value) = value.map(Value::before) else {
                    return;
                };
                if best.is_none_or(|(known, _)| value > known) {
                    best = Some((value, effect));
                }
            }
            let Some((_, effect)) = best else {
                return;
            };
            line.push(effect);
            position = position.after(&effect);
        }
    }
}
