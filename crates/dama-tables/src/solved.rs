//! Solved endgames in memory.

use core::convert::Infallible;
use core::num::NonZeroUsize;
use std::sync::Arc;

use dama_core::{Position, RuleSet};

use crate::counts::Counts;
use crate::entry::Entry;
use crate::index::Index;
use crate::pieces::{Pieces, Placed};
use crate::resolve::{Resolver, Source};
use crate::solve::{MissingInput, Progress, solve};
use crate::{MOST_PIECES, Material, Mover, Value};

/// One endgame with the values of all its positions, 16 bits each.
#[derive(Clone, Debug)]
pub struct Solved {
    index: Index,
    entries: [Vec<u16>; 2],
    counts: [Counts; 2],
    knows_captures: bool,
}

impl Solved {
    /// With the values of all positions.
    pub(crate) const fn complete(
        index: Index,
        entries: [Vec<u16>; 2],
        counts: [Counts; 2],
    ) -> Self {
        Self {
            index,
            entries,
            counts,
            knows_captures: true,
        }
    }

    /// The endgame.
    pub const fn material(&self) -> Material {
        self.index.material()
    }

    /// How the positions with a side to move end.
    pub const fn counts(&self, mover: Mover) -> &Counts {
        &self.counts[mover.index()]
    }

    pub(crate) const fn index(&self) -> &Index {
        &self.index
    }

    pub(crate) fn entries(&self, mover: Mover) -> &[u16] {
        &self.entries[mover.index()]
    }
}

/// Solved endgames of one rule set.
#[derive(Clone, Debug)]
pub struct Solutions {
    rules: RuleSet,
    solved: Vec<Option<Arc<Solved>>>,
}

impl Solutions {
    /// None yet.
    pub fn new(rules: RuleSet) -> Self {
        Self {
            rules,
            solved: vec![None; Material::IDS],
        }
    }

    /// Solves all endgames of up to so many pieces, at most [`MOST_PIECES`], with
    /// so many threads.
    pub fn up_to(pieces: u8, rules: RuleSet, threads: NonZeroUsize) -> Self {
        let mut solutions = Self::new(rules);
        for material in Material::up_to(pieces) {
            // They come in an order in which no input is missing.
            if let Ok(solved) = solutions.solve(material, threads, &crate::Silent) {
                solutions.add(solved);
            }
        }
        solutions
    }

    /// The rule set.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Whether an endgame is among them.
    pub fn has(&self, material: Material) -> bool {
        self.get(material).is_some()
    }

    /// An endgame, if it is among them.
    pub fn get(&self, material: Material) -> Option<&Arc<Solved>> {
        self.solved[material.id()].as_ref()
    }

    /// Adds an endgame.
    pub fn add(&mut self, solved: Solved) {
        let id = solved.material().id();
        self.solved[id] = Some(Arc::new(solved));
    }

    /// Forgets an endgame.
    pub fn remove(&mut self, material: Material) {
        self.solved[material.id()] = None;
    }

    /// Solves one more endgame.
    ///
    /// # Errors
    ///
    /// One of its [`inputs`](Material::inputs) is missing.
    pub fn solve(
        &self,
        material: Material,
        threads: NonZeroUsize,
        progress: &dyn Progress,
    ) -> Result<Solved, MissingInput> {
        solve(material, self, threads, progress)
    }

    /// The value of a position; `None` where it is not among these endgames.
    pub fn value(&self, position: &Position) -> Option<Value> {
        struct Known<'a>(&'a Solutions);
        impl Source for Known<'_> {
            type Error = ();
            fn quiet_value(&mut self, placed: &Placed) -> Result<Value, ()> {
                self.0.entry(placed).map(Entry::value).ok_or(())
            }
            fn outside(&mut self, _: &Pieces) {}
        }
        if let Some(end) = crate::resolve::end_of(position, &self.rules) {
            return Some(end);
        }
        let mover = position.side_to_move().into();
        Resolver::new(self.rules)
            .value(&mut Known(self), &Pieces::of(position), mover)
            .ok()
    }

    #[inline]
    fn entry(&self, placed: &Placed) -> Option<Entry> {
        let solved = self.solved[placed.material.id()].as_deref()?;
        let located = solved.index.locate(&placed.pieces);
        let bits = solved.entries[placed.mover.index()].get(located.index)?;
        Some(Entry::from_bits(*bits))
    }
}

/// Solutions of which it is known that nothing is missing.
pub(crate) struct Finished<'a>(pub(crate) &'a Solutions);

impl Source for Finished<'_> {
    type Error = Infallible;

    #[inline]
    fn quiet_value(&mut self, placed: &Placed) -> Result<Value, Infallible> {
        Ok(self.0.entry(placed).map_or(Value::Draw, Entry::value))
    }

    fn outside(&mut self, _: &Pieces) -> Infallible {
        unreachable!("at most {MOST_PIECES} pieces, men on ranks 2 to 7")
    }

    fn knows_captures(&self, material: Material) -> bool {
        let solved = self.0.solved[material.id()].as_deref();
        solved.is_some_and(|solved| solved.knows_captures)
    }
}
