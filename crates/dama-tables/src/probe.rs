//! Asking for the value of a position.

use core::num::NonZeroUsize;

use dama_core::{Move, Position, RuleSet, Square};

use crate::file::Content;
use crate::library::{Library, TableError};
use crate::pieces::{Pieces, Placed, man_outside};
use crate::resolve::{Resolver, Source, end_of};
use crate::shelf::{Nowhere, Shelf};
use crate::solved::{Known, Solutions};
use crate::{Grade, MOST_PIECES, Material, Value};

/// The most pieces of the endgames that are solved in memory when no file is there.
pub const BUILT_IN_PIECES: u8 = 3;

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// How it ends for the side to move.
    pub grade: Grade,
    /// The plies until the game is over; `None` for a draw, and where there are
    /// no tables of distances.
    pub distance: Option<u16>,
}

/// Why nothing is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unknown {
    /// No tables are built for so many pieces.
    #[error("{pieces} pieces: tables go up to {MOST_PIECES}")]
    TooManyPieces {
        /// How many there are.
        pieces: usize,
    },
    /// In play men of both sides stand on ranks 2 to 7 only.
    #[error("a man stands on {square}: in tables men stand on ranks 2 to 7")]
    ManOutside {
        /// Where it stands.
        square: Square,
    },
    /// The table is not among those at hand.
    #[error("there is no table for {material}")]
    NoTable {
        /// The endgame.
        material: Material,
    },
}

/// The answer of a probe.
pub type Probed<T> = Result<T, ProbeError>;

/// Why a probe has no answer.
#[derive(Debug, thiserror::Error)]
pub enum ProbeError {
    /// Nothing is known about the position; no fault of anything.
    #[error(transparent)]
    Unknown(#[from] Unknown),
    /// A table cannot be used.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Answers from the tables on a shelf, and for up to [`BUILT_IN_PIECES`] pieces
/// without any: those are solved when they are first asked for. In a browser only the
/// shelf is asked.
///
/// It keeps what it has opened and unpacked; each thread needs one of its own.
pub struct Prober<S: Shelf = Nowhere> {
    rules: RuleSet,
    resolver: Resolver,
    tables: Library<S>,
    built_in: Option<Solutions>,
}

impl Prober<Nowhere> {
    /// Without any files.
    pub fn built_in(rules: RuleSet) -> Self {
        Self::new(rules, Nowhere)
    }
}

impl<S: Shelf> Prober<S> {
    /// With the tables on a shelf; they are opened when they are first needed.
    pub fn new(rules: RuleSet, shelf: S) -> Self {
        Self {
            rules,
            resolver: Resolver::new(rules),
            tables: Library::new(shelf, rules),
            built_in: None,
        }
    }

    /// The rule set.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Forgets all blocks that are unpacked, as if all tables were just opened.
    pub fn clear_cache(&mut self) {
        self.tables.clear_cache();
    }

    /// How a position ends, with the distance where tables of distances are at hand.
    ///
    /// # Errors
    ///
    /// Nothing is known about the position, or a table is damaged.
    pub fn probe(&mut self, position: &Position) -> Probed<Answer> {
        match self.value(position) {
            Ok(value) => Ok(Answer {
                grade: value.grade(),
                distance: value.distance(),
            }),
            Err(ProbeError::Unknown(Unknown::NoTable { .. })) => Ok(Answer {
                grade: self.grade(position)?,
                distance: None,
            }),
            Err(error) => Err(error),
        }
    }

    /// The value of a position with its distance.
    ///
    /// # Errors
    ///
    /// As [`probe`](Self::probe), and where only tables without distances are at hand.
    pub fn value(&mut self, position: &Position) -> Probed<Value> {
        self.ask(position, Content::Distances)
    }

    /// How a position ends, from the small tables without distances.
    ///
    /// # Errors
    ///
    /// As [`probe`](Self::probe).
    pub fn grade(&mut self, position: &Position) -> Probed<Grade> {
        self.ask(position, Content::Grades).map(Value::grade)
    }

    /// The legal moves with what each is worth for the side to move, its own ply
    /// counted; none where the game is over.
    ///
    /// # Errors
    ///
    /// As [`probe`](Self::probe).
    pub fn moves(&mut self, position: &Position) -> Probed<Vec<(Move, Answer)>> {
        if end_of(position, &self.rules).is_some() {
            return Ok(Vec::new());
        }
        let moves = position.legal_moves(&self.rules);
        let answer = |chosen: Move| {
            let after = self.probe(&position.after(&chosen.effect()))?;
            let answer = Answer {
                grade: after.grade.before(),
                distance: after.distance.map(|plies| plies.saturating_add(1)),
            };
            Ok((chosen, answer))
        };
        moves.into_iter().map(answer).collect()
    }

    /// The moves from a position until the game is over, both sides playing best;
    /// of moves that are worth the same the first in the order of their texts.
    ///
    /// # Errors
    ///
    /// As [`value`](Self::value), and where the game would never be over: a draw
    /// has no line, and the one that comes back is empty.
    pub fn line(&mut self, position: &Position) -> Probed<Vec<Move>> {
        let mut line = Vec::new();
        let mut position = *position;
        let mut left = self.value(&position)?.distance().unwrap_or(0);
        while left > 0 {
            let mut best: Option<(Value, String, Move)> = None;
            for chosen in position.legal_moves(&self.rules) {
                let after = position.after(&chosen.effect());
                let value = self.value(&after)?.before();
                let text = chosen.to_string();
                let better = best.as_ref().is_none_or(|(known, name, _)| {
                    value > *known || value == *known && text < *name
                });
                if better {
                    best = Some((value, text, chosen));
                }
            }
            let Some((_, _, chosen)) = best else {
                break;
            };
            line.push(chosen);
            position = position.after(&chosen.effect());
            left -= 1;
        }
        Ok(line)
    }

    fn ask(&mut self, position: &Position, content: Content) -> Probed<Value> {
        if let Some(value) = end_of(position, &self.rules) {
            return Ok(value);
        }
        let mut shelves = Shelves {
            rules: &self.rules,
            tables: &mut self.tables,
            built_in: &mut self.built_in,
            content,
        };
        if let Some(unknown) = outside(position) {
            return Err(unknown.into());
        }
        self.resolver.value_of(&mut shelves, position)
    }
}

/// Why a position can be in no table.
fn outside(position: &Position) -> Option<Unknown> {
    let pieces = position.occupied().len();
    if pieces > usize::from(MOST_PIECES) {
        return Some(Unknown::TooManyPieces { pieces });
    }
    man_outside(position).map(|square| Unknown::ManOutside { square })
}

/// What a prober has, without the resolver that asks it.
struct Shelves<'a, S: Shelf> {
    rules: &'a RuleSet,
    tables: &'a mut Library<S>,
    built_in: &'a mut Option<Solutions>,
    content: Content,
}

impl<S: Shelf> Source for Shelves<'_, S> {
    type Error = ProbeError;

    fn quiet_value(&mut self, placed: &Placed) -> Probed<Value> {
        if let Some(value) = self.tables.value(placed, self.content)? {
            return Ok(value);
        }
        let material = placed.material;
        // The browser loads these: the solver would be half of its module.
        if cfg!(not(target_arch = "wasm32")) && material.pieces() <= BUILT_IN_PIECES {
            let solutions = self.built_in.get_or_insert_with(|| {
                Solutions::up_to(BUILT_IN_PIECES, *self.rules, NonZeroUsize::MIN)
            });
            if let Ok(value) = Known(solutions).quiet_value(placed) {
                return Ok(value);
            }
        }
        // A larger table holds the answer too.
        if self.content == Content::Grades
            && let Some(value) = self.tables.value(placed, Content::Distances)?
        {
            return Ok(value);
        }
        Err(Unknown::NoTable { material }.into())
    }

    fn outside(&mut self, pieces: &Pieces) -> ProbeError {
        // What a move leads to has no more pieces, and no man leaves ranks 2 to 7.
        let pieces = pieces.occupied().count_ones() as usize;
        Unknown::TooManyPieces { pieces }.into()
    }
}
