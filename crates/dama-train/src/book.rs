//! Building an opening book: the engine looks at positions, the most useful first.
//!
//! A [`BookBuild`] begins with the first position and goes on with what good play, or
//! play that is only a little worse, leads to next: of all moves that are known and not
//! yet followed the one that costs both sides least. What is found further on flows back
//! to what leads there. The book depends on the [`BookPlan`] and the engine alone,
//! however many threads work; what was looked at is told line by line and can be
//! handed in again, so that a build goes on where it was broken off.

mod look;
mod tree;

use core::num::NonZeroUsize;
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::collections::HashMap;
use std::sync::Mutex;
use std::thread;

use dama_core::{Position, RuleSet};
use dama_engine::{Book, Engine};

use look::Look;
pub use look::LookError;
use tree::Tree;

/// What a book is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookPlan {
    /// The rules of its games.
    pub rules: RuleSet,
    /// So many positions have moves in it, mirror images counted once.
    pub positions: usize,
    /// The positions that the engine looks at for each of them.
    pub nodes: u64,
    /// So many of the best moves of each are known.
    pub lines: NonZeroUsize,
}

/// A book being built.
pub struct BookBuild {
    plan: BookPlan,
    /// What was looked at before, by the key of the position.
    known: HashMap<u64, Look>,
}

/// So many positions are chosen at a time: the number of threads changes nothing.
const WAVE: usize = 16;

/// The table of the engine that looks, in MB.
const HASH_MB: usize = 16;

impl BookBuild {
    /// Nothing is looked at yet.
    pub fn new(plan: BookPlan) -> Self {
        Self {
            plan,
            known: HashMap::new(),
        }
    }

    /// The first line of the file that keeps what was looked at: what belongs to one
    /// plan is of no use to another.
    pub fn first_line(&self) -> String {
        let network = Engine::new(1)
            .network()
            .map_or(0, |network| network.number());
        format!(
            "# dama book: {}, {} nodes, {} lines, network {network:016x}",
            self.plan.rules, self.plan.nodes, self.plan.lines
        )
    }

    /// Takes a line that an earlier build has told.
    ///
    /// # Errors
    ///
    /// It is none.
    pub fn remember(&mut self, line: &str) -> Result<(), LookError> {
        let look = Look::read(line, &self.plan.rules)?;
        self.known.insert(look.position.key(), look);
        Ok(())
    }

    /// Builds the book; `tell` hears each line that is to be kept, and how many
    /// positions the book has then. `None` where `stop` was set before the end.
    pub fn run(
        mut self,
        command: &str,
        workers: NonZeroUsize,
        stop: &AtomicBool,
        mut tell: impl FnMut(Option<&str>, usize),
    ) -> Option<Book> {
        let mut tree = Tree::new();
        let mut engines: Vec<Engine> = (0..workers.get().min(WAVE))
            .map(|_| Engine::new(HASH_MB))
            .collect();
        while tree.len() < self.plan.positions {
            let rest = self.plan.positions - tree.len();
            let wave = tree.next(rest.min(WAVE));
            if wave.is_empty() {
                break;
            }
            let unknown: Vec<Position> = wave
                .iter()
                .filter(|position| !self.known.contains_key(&position.key()))
                .copied()
                .collect();
            for look in look_at(&self.plan, &unknown, &mut engines, stop)? {
                tell(Some(&look.to_string()), tree.len());
                self.known.insert(look.position.key(), look);
            }
            for position in &wave {
                if let Some(look) = self.known.get(&position.key()) {
                    tree.add(look);
                }
            }
            tree.settle();
            tell(None, tree.len());
        }
        Some(Book::new(self.plan.rules, command, tree.useful_moves()))
    }
}

/// Looks at positions with all engines, in any order; `None` where it was stopped.
fn look_at(
    plan: &BookPlan,
    positions: &[Position],
    engines: &mut [Engine],
    stop: &AtomicBool,
) -> Option<Vec<Look>> {
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for engine in engines {
            let (next, found) = (&next, &found);
            scope.spawn(move || {
                while let Some(position) = positions.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let look = Look::at(position, plan, engine, stop);
                    if stop.load(Ordering::Relaxed) {
                        return;
                    }
                    if let Ok(mut found) = found.lock() {
                        found.push(look);
                    }
                }
            });
        }
    });
    let found = found.into_inner().ok()?;
    (found.len() == positions.len()).then_some(found)
}

#[cfg(test)]
mod tests;
