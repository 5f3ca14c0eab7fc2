//! Perft that can be stopped.

use std::sync::atomic::{AtomicBool, Ordering};

use dama_core::perft::{self, Table, Unit};
use dama_core::{EffectBuffer, Position, RuleSet};
use pyo3::prelude::*;

use crate::errors;
use crate::interrupt::interruptible;

/// So many plies are counted in one go: even full of kings they take no second.
const ONE_GO: u8 = 4;

/// With a table more are: what it knows need not be counted again.
const ONE_GO_WITH_TABLE: u8 = 6;

/// So few take less time than a thread.
const AT_ONCE: u8 = 3;

/// Where the table's random words come from; the results do not depend on it.
const SEED: u64 = 0x7475_726B;

/// Counts a tree without the interpreter's lock.
///
/// # Errors
///
/// A signal has come, or there is no memory for the table.
pub fn perft(
    py: Python<'_>,
    position: &Position,
    rules: &RuleSet,
    unit: Unit,
    depth: u8,
    hash_mb: usize,
) -> PyResult<u64> {
    let mut tree = Tree {
        rules,
        unit,
        table: None,
    };
    if depth <= AT_ONCE {
        return Ok(tree.in_one_go(position, depth));
    }
    if hash_mb > 0 {
        let bytes = hash_mb.saturating_mul(1 << 20);
        let table = Table::new(bytes, SEED).map_err(|error| errors::memory(error.bytes))?;
        tree.table = Some(table);
    }
    interruptible(py, |stop| tree.count(position, depth, stop))
}

/// What is the same in the whole tree.
struct Tree<'a> {
    rules: &'a RuleSet,
    unit: Unit,
    table: Option<Table>,
}

impl Tree<'_> {
    /// Counts until the flag is set; the result means nothing then.
    fn count(&self, position: &Position, depth: u8, stop: &AtomicBool) -> u64 {
        if stop.load(Ordering::Relaxed) {
            return 0;
        }
        let one_go = self.table.as_ref().map_or(ONE_GO, |_| ONE_GO_WITH_TABLE);
        if depth <= one_go {
            return self.in_one_go(position, depth);
        }
        let mut nodes: u64 = 0;
        let mut add = |effect, times: u64| {
            let below = self.count(&position.after(effect), depth - 1, stop);
            nodes = nodes.saturating_add(below.saturating_mul(times));
        };
        match self.unit {
            Unit::Moves => {
                let mut buffer = EffectBuffer::new();
                position.effects(self.rules, &mut buffer);
                buffer.as_slice().iter().for_each(|effect| add(effect, 1));
            }
            Unit::Paths => {
                let all = perft::paths_to_each(position, self.rules);
                all.iter().for_each(|(effect, paths)| add(effect, *paths));
            }
        }
        nodes
    }

    fn in_one_go(&self, position: &Position, depth: u8) -> u64 {
        match (&self.table, self.unit) {
            (Some(table), unit) => perft::with_table(position, self.rules, unit, depth, table),
            (None, Unit::Moves) => perft::moves(position, self.rules, depth),
            (None, Unit::Paths) => perft::paths(position, self.rules, depth),
        }
    }
}
