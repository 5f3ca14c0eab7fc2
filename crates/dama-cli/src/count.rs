//! Counting a tree of moves with several threads.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::Context;
use clap::Args;
use dama_core::perft::{self, Table, Unit};
use dama_core::{Position, RuleSet};

use crate::options::threads;

/// What the verbs that count have in common.
#[derive(Args)]
pub struct CountOptions {
    /// Count each list of landing squares, not each resulting position
    #[arg(long)]
    paths: bool,
    /// The position to count from
    #[arg(long = "fen", value_name = "FEN", default_value = "start",
          value_parser = crate::notation::read_position)]
    pub position: Position,
    /// Threads to count with
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    threads: NonZeroUsize,
    /// Remember positions in a table of so many MiB; 0 is none
    #[arg(long, value_name = "MB", default_value = "0",
          value_parser = clap::value_parser!(u32).range(0..=1 << 20))]
    hash: u32,
    /// Changes the keys of the table: runs that agree prove each other
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,
    /// Answer with one JSON object a line
    #[arg(long)]
    pub json: bool,
    /// Plies to count to, 1 to 40
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u8).range(1..=40))]
    pub depth: u8,
}

impl CountOptions {
    /// What is counted, by which rules and with what.
    pub fn counter(&self, rules: &RuleSet) -> anyhow::Result<Counter> {
        let bytes = (self.hash as usize).saturating_mul(1 << 20);
        let table = (bytes > 0)
            .then(|| Table::new(bytes, self.seed))
            .transpose()
            .context("choose a smaller --hash")?;
        Ok(Counter {
            rules: *rules,
            unit: if self.paths { Unit::Paths } else { Unit::Moves },
            threads: self.threads,
            table,
        })
    }
}

/// Parts of a tree for each thread, so that none waits long for the last one.
const PARTS_PER_THREAD: usize = 64;

/// Counts trees.
pub struct Counter {
    pub rules: RuleSet,
    pub unit: Unit,
    threads: NonZeroUsize,
    table: Option<Table>,
}

/// A position whose tree is counted as one piece of work.
struct Part {
    position: Position,
    depth: u8,
    /// By how many ways it is reached.
    times: u64,
}

impl Counter {
    /// The leaves at exactly `depth`; more than 64 bits hold count as [`u64::MAX`].
    pub fn leaves(&self, position: &Position, depth: u8) -> u64 {
        let root = Part {
            position: *position,
            depth,
            times: 1,
        };
        if self.threads.get() == 1 {
            return self.part(&root);
        }
        let parts = self.split(root, self.threads.get() * PARTS_PER_THREAD);
        let next = AtomicUsize::new(0);
        let count = || {
            let mut sum = 0_u64;
            while let Some(part) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
                sum = sum.saturating_add(self.part(part));
            }
            sum
        };
        thread::scope(|scope| {
            let helpers: Vec<_> = (1..self.threads.get())
                .map(|_| scope.spawn(count))
                .collect();
            let own = count();
            // A helper that panicked has brought the program down already.
            let theirs = helpers.into_iter().filter_map(|helper| helper.join().ok());
            theirs.fold(own, u64::saturating_add)
        })
    }

    fn part(&self, part: &Part) -> u64 {
        let (position, depth) = (&part.position, part.depth);
        let leaves = match (&self.table, self.unit) {
            (Some(table), unit) => perft::with_table(position, &self.rules, unit, depth, table),
            (None, Unit::Moves) => perft::moves(position, &self.rules, depth),
            (None, Unit::Paths) => perft::paths(position, &self.rules, depth),
        };
        leaves.saturating_mul(part.times)
    }

    /// Replaces positions by those after their moves until there are enough.
    fn split(&self, root: Part, enough: usize) -> Vec<Part> {
        /// Smaller trees are not worth the trouble.
        const WORTH_IT: u8 = 4;
        let mut parts = vec![root];
        while parts.len() < enough && parts.iter().any(|part| part.depth > WORTH_IT) {
            parts = parts
                .into_iter()
                .flat_map(|part| match part.depth {
                    0..=WORTH_IT => vec![part],
                    _ => self.after_each_move(&part),
                })
                .collect();
        }
        parts
    }

    fn after_each_move(&self, part: &Part) -> Vec<Part> {
        perft::paths_to_each(&part.position, &self.rules)
            .into_iter()
            .map(|(effect, paths)| Part {
                position: part.position.after(&effect),
                depth: part.depth - 1,
                times: match self.unit {
                    Unit::Moves => part.times,
                    Unit::Paths => part.times.saturating_mul(paths),
                },
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use dama_core::RuleSet;
    use dama_core::perft::{Table, Unit};

    use super::Counter;

    #[test]
    fn threads_and_a_table_change_nothing() {
        let positions = [
            "start",
            "W:WKa1,Kd4,e3:Bb6,d6,f6,f7,Kh8",
            "W:W:Ba7",
            "W:WKd4:Bd6,f6,f4,b4,b6,g7",
            "W:WKa1:Ba2",
            "W:Wa2:B",
        ];
        for fen in positions {
            let position = crate::notation::read_position(fen).expect("a position");
            for unit in [Unit::Moves, Unit::Paths] {
                let counter = |threads, table| Counter {
                    rules: RuleSet::CLASSIC,
                    unit,
                    threads: NonZeroUsize::new(threads).expect("threads"),
                    table,
                };
                let table = Table::new(1 << 16, 1).expect("memory");
                let (plain, many) = (counter(1, None), counter(4, Some(table)));
                for depth in 1..=6 {
                    let leaves = |counter: &Counter| counter.leaves(&position, depth);
                    assert_eq!(leaves(&plain), leaves(&many), "{fen} {depth}");
                }
            }
        }
    }

    #[test]
    fn parts_count_each_way_to_them() {
        let counter = Counter {
            rules: RuleSet::FEDERATION,
            unit: Unit::Paths,
            threads: NonZeroUsize::MIN,
            table: None,
        };
        let position = "W:WKa1,Kd4,e3:Bb6,d6,f6,f7,Kh8".parse();
        let root = super::Part {
            position: position.expect("a position"),
            depth: 8,
            times: 1,
        };
        let whole = counter.part(&root);
        let parts = counter.split(root, 100);
        assert!(parts.len() > 10 && parts.iter().any(|part| part.times > 1));
        let sum: u64 = parts.iter().map(|part| counter.part(part)).sum();
        assert_eq!(sum, whole);
    }
}
