//! Solved endgames in memory.

use core::num::NonZeroUsize;
use std::sync::Arc;

use dama_core::{Position, RuleSet};

use crate::counts::Counts;
use crate::entry::Entry;
use crate::file::{FormatError, Table};
use crate::index::Index;
use crate::pieces::{Pieces, Placed};
use crate::resolve::{Resolver, Source};
use crate::solve::{Progress, SolveError, solve};
use crate::{Material, Mover, Value};

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

    /// What a table of distances holds, which is all but the positions in which
    /// something must be taken.
    pub(crate) fn from_table<B: AsRef<[u8]>>(table: &Table<B>) -> Result<Self, FormatError> {
        let index = Index::new(table.material());
        let mut entries = [Vec::new(), Vec::new()];
        let mut unpacked = Vec::new();
        for &mover in table.material().movers() {
            let side = &mut entries[mover.index()];
            side.reserve_exact(index.len());
            while side.len() < index.len() {
                let (block, _) = table.place(mover, side.len());
                table.unpack(block, &mut unpacked)?;
                for place in 0..table.entries_of(block) {
                    let value = table.value(&unpacked, place);
                    let value = value.ok_or(FormatError::Block { block })?;
                    side.push(Entry::of(value).bits());
                }
            }
        }
        Ok(Self {
            counts: Mover::BOTH.map(|mover| table.counts(mover)),
            index,
            entries,
            knows_captures: false,
        })
    }

    /// Fills in what [`from_table`](Self::from_table) leaves open.
    pub(crate) fn fill(&mut self, values: Vec<(Mover, u32, u16)>) {
        for (mover, index, bits) in values {
            if let Some(entry) = self.entries[mover.index()].get_mut(index as usize) {
                *entry = bits;
            }
        }
        self.knows_captures = true;
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

    /// Solves all endgames of up to so many pieces, at most [`MOST_PIECES`](crate::MOST_PIECES), with
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

    /// Forgets all endgames but these.
    pub fn forget_all_but(&mut self, needed: &[Material]) {
        let kept = needed.iter().map(|material| material.id());
        let kept: Vec<usize> = kept.collect();
        for (id, solved) in self.solved.iter_mut().enumerate() {
            if !kept.contains(&id) {
                *solved = None;
            }
        }
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
    ) -> Result<Solved, SolveError> {
        solve(material, self, threads, progress)
    }

    /// The value of a position; `None` where it is not among these endgames.
    pub fn value(&self, position: &Position) -> Option<Value> {
        if let Some(end) = crate::resolve::end_of(position, &self.rules) {
            return Some(end);
        }
        Resolver::new(self.rules)
            .value_of(&mut Known(self), position)
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

/// A position that is in no solved endgame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotSolved;

/// Solutions as a source of values.
pub(crate) struct Known<'a>(pub(crate) &'a Solutions);

impl Source for Known<'_> {
    type Error = NotSolved;

    #[inline]
    fn quiet_value(&mut self, placed: &Placed) -> Result<Value, NotSolved> {
        self.0.entry(placed).map(Entry::value).ok_or(NotSolved)
    }

    fn outside(&mut self, _: &Pieces) -> NotSolved {
        NotSolved
    }

    fn knows_captures(&self, material: Material) -> bool {
        let solved = self.0.solved[material.id()].as_deref();
        solved.is_some_and(|solved| solved.knows_captures)
    }
}
