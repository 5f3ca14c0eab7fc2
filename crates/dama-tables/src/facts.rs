//! What is known about the tables on a shelf without unpacking them.

use dama_core::{Position, RuleSet};

use crate::counts::{Counts, Longest};
use crate::file::Content;
use crate::index::{Index, positions};
use crate::library::{TableError, open};
use crate::shelf::Shelf;
use crate::{Material, Mover, Solved};

/// An endgame in figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The endgame.
    pub material: Material,
    /// Bytes of the tables, by content.
    sizes: [Option<u64>; 2],
    counts: [Counts; 2],
}

impl Facts {
    /// The figures of an endgame on a shelf; `None` where it has no table.
    ///
    /// # Errors
    ///
    /// A table cannot be read or is damaged.
    pub fn read<S: Shelf>(
        shelf: &S,
        rules: &RuleSet,
        material: Material,
    ) -> Result<Option<Self>, TableError> {
        let index = Index::new(material);
        let mut facts: Option<Self> = None;
        for content in Content::ALL {
            let Some(opened) = open(shelf, rules, &index, content)? else {
                continue;
            };
            let facts = facts.get_or_insert(Self {
                material,
                sizes: [None; 2],
                counts: Mover::BOTH.map(|mover| opened.table.counts(mover)),
            });
            facts.sizes[content as usize] = Some(opened.table.len());
        }
        Ok(facts)
    }

    /// The figures of an endgame that has been solved in memory.
    pub fn of(solved: &Solved) -> Self {
        Self {
            material: solved.material(),
            sizes: [None; 2],
            counts: Mover::BOTH.map(|mover| *solved.counts(mover)),
        }
    }

    /// Bytes of a table, if there is one.
    pub const fn size(&self, content: Content) -> Option<u64> {
        self.sizes[content as usize]
    }

    /// All positions with one side to move, images under symmetries counted each.
    pub fn positions(&self) -> u64 {
        positions(self.material)
    }

    /// How the positions with a side to move end.
    pub const fn counts(&self, mover: Mover) -> &Counts {
        &self.counts[mover.index()]
    }

    /// The position that a count calls the longest, the first side as White.
    pub fn example(&self, mover: Mover, longest: Longest) -> Option<Position> {
        let index = usize::try_from(longest.index).ok()?;
        let pieces = Index::new(self.material).pieces(index)?;
        pieces.position(mover).ok()
    }
}
