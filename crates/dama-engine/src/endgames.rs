//! What the engine is told about the ends of games.

use std::sync::Arc;

use dama_core::{Move, Position, RuleSet};
use dama_tables::{
    Answer, BUILT_IN_PIECES, Facts, Grade, MOST_PIECES, Material, ProbeError, Probed, Prober,
    Scratch, Shelf, Solutions, TableError, Unpacked, Value,
};

/// Endgame tables of one rule set, for [`Engine::use_endgames`](crate::Engine::use_endgames).
///
/// It opens no file itself: a [`Shelf`] gives it bytes. A table that turns out to
/// be damaged in the middle of a game is no reason to stop playing; from then on
/// the engine goes without tables, and [`failure`](Self::failure) says why.
pub struct Endgames {
    rules: RuleSet,
    known: Known,
    source: Box<dyn Source>,
    failure: Option<TableError>,
}

/// By the number of pieces: whether any table of so many is at hand.
type Known = [bool; MOST_PIECES as usize + 1];

/// What is known of a position, if anything.
type Told<T> = Result<Option<T>, TableError>;

/// Tables in some form.
trait Source: Send {
    /// The same tables for another thread, where there can be several.
    #[cfg(feature = "threads")]
    fn another(&self) -> Option<Box<dyn Source>> {
        None
    }

    fn grade(&mut self, position: &Position) -> Told<Grade>;
    fn value(&mut self, position: &Position) -> Told<Value>;
}

fn told<T>(answer: Probed<T>) -> Told<T> {
    match answer {
        Ok(value) => Ok(Some(value)),
        Err(ProbeError::Unknown(_)) => Ok(None),
        Err(ProbeError::Table(error)) => Err(error),
    }
}

/// Those that are built in.
struct BuiltIn {
    #[cfg(feature = "threads")]
    rules: RuleSet,
    prober: Prober,
}

impl Source for BuiltIn {
    #[cfg(feature = "threads")]
    fn another(&self) -> Option<Box<dyn Source>> {
        let rules = self.rules;
        let prober = Prober::built_in(rules);
        Some(Box::new(Self { rules, prober }))
    }

    fn grade(&mut self, position: &Position) -> Told<Grade> {
        told(self.prober.grade(position))
    }

    fn value(&mut self, position: &Position) -> Told<Value> {
        told(self.prober.value(position))
    }
}

/// Those on a shelf.
struct Shelved<S: Shelf> {
    #[cfg(feature = "threads")]
    rules: RuleSet,
    #[cfg(feature = "threads")]
    shelf: Arc<S>,
    prober: Prober<Arc<S>>,
}

impl<S: Shelf> Shelved<S> {
    fn new(rules: RuleSet, shelf: Arc<S>) -> Self {
        Self {
            prober: Prober::new(rules, Arc::clone(&shelf)),
            #[cfg(feature = "threads")]
            rules,
            #[cfg(feature = "threads")]
            shelf,
        }
    }
}

impl<S> Source for Shelved<S>
where
    S: Shelf + Send + Sync + 'static,
    S::Bytes: Send,
{
    #[cfg(feature = "threads")]
    fn another(&self) -> Option<Box<dyn Source>> {
        Some(Box::new(Self::new(self.rules, Arc::clone(&self.shelf))))
    }

    fn grade(&mut self, position: &Position) -> Told<Grade> {
        told(self.prober.grade(position))
    }

    fn value(&mut self, position: &Position) -> Told<Value> {
        told(self.prober.value(position))
    }
}

impl Source for Solutions {
    fn grade(&mut self, position: &Position) -> Told<Grade> {
        Ok(Self::value(self, position).map(Value::grade))
    }

    fn value(&mut self, position: &Position) -> Told<Value> {
        Ok(Self::value(self, position))
    }
}

/// Win, draw and loss only.
struct Grades {
    unpacked: Unpacked,
    scratch: Scratch,
}

impl Source for Grades {
    fn grade(&mut self, position: &Position) -> Told<Grade> {
        Ok(self.unpacked.grade(position, &mut self.scratch))
    }

    fn value(&mut self, _: &Position) -> Told<Value> {
        Ok(None)
    }
}

impl Endgames {
    /// The endgames of up to [`BUILT_IN_PIECES`] pieces, without any files. They are
    /// solved in memory when the first of them is met.
    pub fn built_in(rules: RuleSet) -> Self {
        let prober = Prober::built_in(rules);
        let source = BuiltIn {
            #[cfg(feature = "threads")]
            rules,
            prober,
        };
        Self::new(rules, up_to(BUILT_IN_PIECES), source)
    }

    /// Endgames that have been solved in memory.
    pub fn solved(solutions: Solutions) -> Self {
        let mut known = up_to(1);
        for material in Material::up_to(MOST_PIECES) {
            known[usize::from(material.pieces())] |= solutions.has(material);
        }
        Self::new(*solutions.rules(), known, solutions)
    }

    /// Win, draw and loss of endgames that have been solved in memory: an eighth
    /// of the memory, and no distances.
    pub fn grades_of(solutions: &Solutions) -> Self {
        let unpacked = Unpacked::of(solutions);
        let known = up_to(unpacked.pieces());
        let scratch = Scratch::default();
        Self::new(*solutions.rules(), known, Grades { unpacked, scratch })
    }

    fn new(rules: RuleSet, known: Known, source: impl Source + 'static) -> Self {
        Self {
            rules,
            known,
            source: Box::new(source),
            failure: None,
        }
    }

    /// The tables of a rule set on a shelf, and those that are built in. Each table
    /// is read once to compare its checksums.
    ///
    /// # Errors
    ///
    /// A table cannot be read or is damaged; the message names it.
    pub fn open<S>(rules: RuleSet, shelf: S) -> Result<Self, TableError>
    where
        S: Shelf + Send + Sync + 'static,
        S::Bytes: Send,
    {
        let mut endgames = Self::built_in(rules);
        for material in Material::up_to(MOST_PIECES) {
            if Facts::read(&shelf, &rules, material)?.is_some() {
                endgames.known[usize::from(material.pieces())] = true;
            }
        }
        endgames.source = Box::new(Shelved::new(rules, Arc::new(shelf)));
        Ok(endgames)
    }

    /// Solves in memory what is built in, so that no search has to wait for it.
    pub fn prepare(&mut self) {
        // Any position of so many pieces will do: all are solved at once.
        if let Ok(position) = "W:WKa1,Kc2:BKh7".parse() {
            self.value(&position);
        }
    }

    /// The same for another thread; `None` where they cannot be asked by two.
    #[cfg(feature = "threads")]
    pub(crate) fn another(&self) -> Option<Self> {
        Some(Self {
            rules: self.rules,
            known: self.known,
            source: self.source.another()?,
            failure: None,
        })
    }

    /// The rule set.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The most pieces of which there is any table.
    pub fn pieces(&self) -> u8 {
        (0..=MOST_PIECES)
            .rev()
            .find(|&pieces| self.known[usize::from(pieces)])
            .unwrap_or(0)
    }

    /// Why the tables are no longer used: one of them cannot be read.
    pub const fn failure(&self) -> Option<&TableError> {
        self.failure.as_ref()
    }

    /// What is known of a position, rule 9 left out.
    pub fn answer(&mut self, position: &Position) -> Option<Answer> {
        let grade = self.grade(position)?;
        let value = self.value(position);
        Some(Answer {
            grade,
            distance: value.and_then(Value::distance),
        })
    }

    /// The legal moves of a position of which something is known, with what each
    /// is worth for the side to move, its own ply counted.
    pub fn moves(&mut self, position: &Position) -> Vec<(Move, Answer)> {
        if position.outcome(&self.rules).is_some() {
            return Vec::new();
        }
        let moves = position.legal_moves(&self.rules);
        let known = |chosen: Move| {
            let after = self.answer(&position.after(&chosen.effect()))?;
            let answer = Answer {
                grade: after.grade.before(),
                distance: after.distance.map(|plies| plies.saturating_add(1)),
            };
            Some((chosen, answer))
        };
        moves.into_iter().filter_map(known).collect()
    }

    /// Whether there may be a table for so many pieces.
    #[inline(always)]
    pub(crate) fn may_know(&self, pieces: usize) -> bool {
        self.known.get(pieces).is_some_and(|&known| known)
    }

    /// How a position ends for the side to move, rule 9 left out.
    #[inline]
    pub(crate) fn grade(&mut self, position: &Position) -> Option<Grade> {
        if !self.may_know(position.occupied().len()) {
            return None;
        }
        let answer = self.source.grade(position);
        self.trusted(answer)
    }

    /// The same with the distance; `None` where only tables without distances are
    /// at hand.
    pub(crate) fn value(&mut self, position: &Position) -> Option<Value> {
        if !self.may_know(position.occupied().len()) {
            return None;
        }
        let answer = self.source.value(position);
        self.trusted(answer)
    }

    fn trusted<T>(&mut self, answer: Told<T>) -> Option<T> {
        answer.unwrap_or_else(|error| {
            self.known.fill(false);
            self.failure = Some(error);
            None
        })
    }
}

/// All endgames of up to so many pieces. A piece alone has won.
fn up_to(pieces: u8) -> Known {
    core::array::from_fn(|count| (1..=usize::from(pieces)).contains(&count))
}
