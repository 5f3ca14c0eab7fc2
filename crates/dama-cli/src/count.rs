//! Counting a tree of moves with several threads.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Args;
use dama_core::{Position, RuleSet, perft};

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
    pub threads: NonZeroUsize,
    /// Answer with one JSON object a line
    #[arg(long)]
    pub json: bool,
    /// Plies to count to, 1 to 40
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(1..=40))]
    pub depth: u32,
}

impl CountOptions {
    /// What is counted.
    pub const fn unit(&self) -> Unit {
        if self.paths { Unit::Paths } else { Unit::Moves }
    }
}

fn threads(text: &str) -> Result<NonZeroUsize, String> {
    text.parse()
        .ok()
        .filter(|n: &NonZeroUsize| n.get() <= 1024)
        .ok_or_else(|| String::from("a number from 1 to 1024 is needed"))
}

/// What counts as one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// A resulting position (rule 10).
    Moves,
    /// A list of landing squares.
    Paths,
}

/// Parts of a tree for each thread, so that none waits long for the last one.
const PARTS_PER_THREAD: usize = 16;

/// The leaves at exactly `depth`.
pub fn leaves(
    position: &Position,
    rules: &RuleSet,
    unit: Unit,
    depth: u32,
    threads: NonZeroUsize,
) -> u64 {
    let whole = |part: &Part| match unit {
        Unit::Moves => perft::moves(&part.position, rules, part.depth),
        Unit::Paths => perft::paths(&part.position, rules, part.depth),
    };
    let root = Part {
        position: *position,
        depth,
    };
    if threads.get() == 1 {
        return whole(&root);
    }
    let parts = split(root, rules, unit, threads.get() * PARTS_PER_THREAD);
    let next = AtomicUsize::new(0);
    let count = || {
        let mut sum = 0;
        while let Some(part) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
            sum += whole(part);
        }
        sum
    };
    thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads.get()).map(|_| scope.spawn(count)).collect();
        let own = count();
        // A helper that panicked has brought the program down already.
        let theirs = helpers.into_iter().filter_map(|helper| helper.join().ok());
        own + theirs.sum::<u64>()
    })
}

/// A position whose tree is counted as one piece of work.
struct Part {
    position: Position,
    depth: u32,
}

impl Part {
    /// Whether each move from here is reached by one route only, so that the
    /// parts below it count once.
    fn can_be_split(&self, rules: &RuleSet, unit: Unit) -> bool {
        const WORTH_IT: u32 = 3;
        self.depth >= WORTH_IT
            && (unit == Unit::Moves
                || self
                    .position
                    .most_captures(rules)
                    .is_none_or(|must| must.count == 1))
    }
}

/// Replaces positions by those after their moves until there are enough.
fn split(root: Part, rules: &RuleSet, unit: Unit, enough: usize) -> Vec<Part> {
    let mut parts = vec![root];
    while parts.len() < enough && parts.iter().any(|part| part.can_be_split(rules, unit)) {
        parts = parts
            .into_iter()
            .flat_map(|part| {
                if !part.can_be_split(rules, unit) {
                    return vec![part];
                }
                let after = |played: dama_core::Move| Part {
                    position: part.position.after(&played.effect()),
                    depth: part.depth - 1,
                };
                let moves = part.position.legal_moves(rules);
                moves.into_iter().map(after).collect()
            })
            .collect();
    }
    parts
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use dama_core::{Position, RuleSet};

    use super::{Unit, leaves};

    #[test]
    fn threads_change_nothing() {
        let positions = [
            Position::start(),
            "W:WKa1,Kd4,e3:Bb6,d6,f6,f7,Kh8"
                .parse()
                .expect("a position"),
            "W:WKa1:Ba2".parse().expect("a position"),
            "W:Wa2:B".parse().expect("a position"),
        ];
        let four = NonZeroUsize::new(4).expect("four");
        for position in positions {
            for unit in [Unit::Moves, Unit::Paths] {
                for depth in 1..=5 {
                    let count =
                        |threads| leaves(&position, &RuleSet::CLASSIC, unit, depth, threads);
                    assert_eq!(count(NonZeroUsize::MIN), count(four), "{position} {depth}");
                }
            }
        }
    }
}
