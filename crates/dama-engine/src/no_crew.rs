//! In place of helping threads where the engine is built without them: every search
//! is done by the thread that asks for it.

use dama_core::Game;

use crate::run::Task;
use crate::search::Memory;
use crate::table::Table;
use crate::{Endgames, Network};

/// What a search needs.
pub(crate) struct Desk<'a> {
    pub(crate) table: &'a Table,
    pub(crate) memory: &'a mut Memory,
    pub(crate) endgames: Option<&'a mut Endgames>,
    pub(crate) network: Option<&'a Network>,
}

/// Nobody.
pub(crate) struct Crew;

impl Crew {
    pub(crate) const fn none() -> Self {
        Self
    }

    pub(crate) const fn clear(&mut self) {}

    pub(crate) const fn prepare(&mut self) {}

    pub(crate) const fn share_endgames(&mut self, _: &Endgames) {}

    /// Does the work alone.
    pub(crate) fn help<T>(
        &mut self,
        _: &Table,
        _: Option<&Network>,
        _: &Game,
        _: &Task<'_>,
        work: impl FnOnce(&dyn Fn() -> u64) -> (T, u64),
    ) -> (T, u64) {
        work(&|| 0)
    }
}
