//! The value of any position: ends and captures looked at, the rest asked of tables.

use core::mem;

use dama_core::{EffectBuffer, Position, RuleSet};

use crate::moves::has_capture;
use crate::pieces::{Pieces, Placed};
use crate::{MOST_PIECES, Material, Mover, Value};

/// Tables in some form.
pub(crate) trait Source {
    /// Why a value cannot be had.
    type Error;

    /// The value of a position in which the game goes on and nothing can be taken.
    fn quiet_value(&mut self, placed: &Placed) -> Result<Value, Self::Error>;

    /// The value of a position that belongs to no endgame.
    fn outside(&mut self, pieces: &Pieces) -> Self::Error;

    /// Whether [`quiet_value`](Self::quiet_value) knows all other positions of an endgame as well.
    fn knows_captures(&self, _material: Material) -> bool {
        false
    }
}

/// Looks through ends and captures; keeps its memory between positions.
#[derive(Clone)]
pub(crate) struct Resolver {
    rules: RuleSet,
    /// One for each capture that can follow another.
    buffers: [EffectBuffer; MOST_PIECES as usize],
}

impl Resolver {
    pub(crate) fn new(rules: RuleSet) -> Self {
        Self {
            rules,
            buffers: Default::default(),
        }
    }

    pub(crate) const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The value of a position given by its pieces.
    #[inline]
    pub(crate) fn value<S: Source>(
        &mut self,
        source: &mut S,
        pieces: &Pieces,
        mover: Mover,
    ) -> Result<Value, S::Error> {
        self.look(source, pieces, mover, None)
    }

    /// The value of a position.
    #[inline]
    pub(crate) fn value_of<S: Source>(
        &mut self,
        source: &mut S,
        position: &Position,
    ) -> Result<Value, S::Error> {
        let mover = position.side_to_move().into();
        self.look(source, &Pieces::of(position), mover, Some(position))
    }

    /// The value of a position; `known` is the same position, where there is one.
    #[inline]
    fn look<S: Source>(
        &mut self,
        source: &mut S,
        pieces: &Pieces,
        mover: Mover,
        known: Option<&Position>,
    ) -> Result<Value, S::Error> {
        // A side without pieces has lost, whoever is to move (rule 8).
        if pieces.side(mover) == 0 {
            return Ok(Value::Loss(0));
        }
        if pieces.side(mover.opposite()) == 0 {
            return Ok(Value::Win(0));
        }
        let Some(placed) = pieces.place(mover) else {
            return Err(source.outside(pieces));
        };
        if source.knows_captures(placed.material) {
            return source.quiet_value(&placed);
        }
        let last_pieces = placed.material.pieces() == 2;
        let must_take = has_capture(&placed.pieces, placed.mover);
        if !last_pieces && !must_take {
            return source.quiet_value(&placed);
        }
        let position = match known {
            Some(position) => *position,
            None => match pieces.position(mover) {
                Ok(position) => position,
                Err(_) => return Err(source.outside(pieces)),
            },
        };
        if last_pieces && let Some(value) = end_of(&position, &self.rules) {
            return Ok(value);
        }
        if must_take {
            self.captures(source, &position)
        } else {
            source.quiet_value(&placed)
        }
    }

    /// The value of a position in which the game is over.
    pub(crate) fn end(&self, pieces: &Pieces, mover: Mover) -> Option<Value> {
        let position = pieces.position(mover).ok()?;
        end_of(&position, &self.rules)
    }

    /// The value of a position in which something must be taken.
    pub(crate) fn captures<S: Source>(
        &mut self,
        source: &mut S,
        position: &Position,
    ) -> Result<Value, S::Error> {
        // Each capture leaves fewer pieces, so there is a buffer for each.
        let level = position.occupied().len().saturating_sub(1);
        let Some(slot) = self.buffers.get_mut(level) else {
            return Err(source.outside(&Pieces::of(position)));
        };
        let mut buffer = mem::take(slot);
        position.effects(&self.rules, &mut buffer);
        let mut best = Ok(Value::Loss(0));
        for effect in buffer.as_slice() {
            match (self.value_of(source, &position.after(effect)), &mut best) {
                (Ok(value), Ok(best)) => *best = value.before().max(*best),
                (Err(error), best) => *best = Err(error),
                (Ok(_), Err(_)) => {}
            }
        }
        self.buffers[level] = buffer;
        best
    }
}

/// The value of a position in which the game is over.
pub(crate) fn end_of(position: &Position, rules: &RuleSet) -> Option<Value> {
    let outcome = position.outcome(rules)?;
    Some(match outcome.winner {
        None => Value::Draw,
        Some(side) if side == position.side_to_move() => Value::Win(0),
        Some(_) => Value::Loss(0),
    })
}
