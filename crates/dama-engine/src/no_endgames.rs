//! In place of endgame tables where the engine is built without them: nobody can
//! have any, and the compiler leaves out all that asks.

use dama_core::{Position, RuleSet};
use dama_tables::{Grade, TableError, Value};

/// Endgame tables, of which there are none without the feature `tables`.
pub enum Endgames {}

impl Endgames {
    /// The rule set.
    pub const fn rules(&self) -> &RuleSet {
        match *self {}
    }

    /// There is nothing to prepare.
    pub const fn prepare(&mut self) {
        match *self {}
    }

    #[cfg(feature = "threads")]
    pub(crate) const fn another(&self) -> Option<Self> {
        match *self {}
    }

    /// The most pieces of which there is any table.
    pub const fn pieces(&self) -> u8 {
        match *self {}
    }

    /// Why the tables are no longer used.
    pub const fn failure(&self) -> Option<&TableError> {
        match *self {}
    }

    pub(crate) const fn may_know(&self, _pieces: usize) -> bool {
        match *self {}
    }

    pub(crate) const fn grade(&mut self, _position: &Position) -> Option<Grade> {
        match *self {}
    }

    pub(crate) const fn value(&mut self, _position: &Position) -> Option<Value> {
        match *self {}
    }
}
