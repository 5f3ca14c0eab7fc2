//! Solving an endgame backwards from its ends (retrograde analysis).
//!
//! At first each position is looked at once: where something must be taken its
//! value follows from smaller endgames, where nobody can move it is lost, and
//! elsewhere the moves are counted. Then, ply by ply, each position that has got
//! its value hands it to the positions before it: a lost one makes them won, a
//! won one strikes out one of their moves, and where none is left they are lost.
//! What never gets a value is a draw. Since plies are gone through in order, the
//! first win is the shortest and the last move struck out the longest loss.

mod begin;
mod count;
mod marks;
mod spread;

use core::num::NonZeroUsize;
use core::sync::atomic::{AtomicU16, AtomicUsize, Ordering};

use dama_core::RuleSet;

use crate::entry::Entry;
use crate::index::Index;
use crate::solved::{NotSolved, Solutions, Solved};
use crate::{Material, Mover, Value};
use begin::Arrivals;
use marks::Marks;

/// Entries that one thread takes at a time.
const CHUNK: usize = 1 << 13;

/// An endgame on the way to its values.
struct Solver<'a> {
    rules: RuleSet,
    index: Index,
    smaller: &'a Solutions,
    threads: NonZeroUsize,
    /// By side to move.
    entries: [Vec<AtomicU16>; 2],
    marks: [Marks; 2],
    /// The most plies that are still to be looked at.
    last_ply: AtomicUsize,
}

/// Hears how far the work on an endgame is.
pub trait Progress: Sync {
    /// So many more entries have been looked at or packed; in a build each entry
    /// comes three times: looked at, packed with its distance and without.
    fn advance(&self, _entries: u64) {}

    /// The values of this ply are handed on.
    fn ply(&self, _ply: usize) {}
}

/// Hears nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Progress for Silent {}

/// Solves an endgame, for both sides to move.
///
/// All its [`inputs`](Material::inputs) must be among `smaller`. The result is
/// the same for any number of threads.
///
/// # Errors
///
/// An input is missing.
pub(crate) fn solve(
    material: Material,
    smaller: &Solutions,
    threads: NonZeroUsize,
    progress: &dyn Progress,
) -> Result<Solved, SolveError> {
    if let Some(input) = material.inputs().into_iter().find(|&m| !smaller.has(m)) {
        return Err(SolveError::MissingInput { material, input });
    }
    let index = Index::new(material);
    let len = index.len();
    let fresh = || {
        let mut entries = Vec::new();
        entries.resize_with(len, || AtomicU16::new(Entry::NO_POSITION.bits()));
        entries
    };
    let mut solver = Solver {
        rules: *smaller.rules(),
        smaller,
        threads,
        entries: [fresh(), fresh()],
        marks: [Marks::new(len), Marks::new(len)],
        last_ply: AtomicUsize::new(0),
        index,
    };
    let arrivals = solver
        .begin(progress)
        .map_err(|NotSolved| SolveError::Astray { material })?;
    solver.run(&arrivals, progress);
    let counts = Mover::BOTH.map(|mover| solver.count(mover));
    let Solver { index, entries, .. } = solver;
    let plain = entries.map(|side| {
        let plain = side.into_iter().map(AtomicU16::into_inner);
        plain.collect()
    });
    Ok(Solved::complete(index, plain, counts))
}

/// Why an endgame cannot be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SolveError {
    /// Its moves lead to an endgame that is not there.
    #[error("{material} needs {input}, which is not there")]
    MissingInput {
        /// What was to be solved.
        material: Material,
        /// What is missing.
        input: Material,
    },
    /// A move leads to a position that is in none of its inputs.
    #[error("{material}: a move leads out of the endgames that are solved")]
    Astray {
        /// What was to be solved.
        material: Material,
    },
}

impl Solver<'_> {
    #[inline(always)]
    fn entry(&self, mover: Mover, index: usize) -> Entry {
        Entry::from_bits(self.entries[mover.index()][index].load(Ordering::Relaxed))
    }

    /// Sets a value and remembers that the positions before it are to hear of it.
    #[inline]
    fn set(&self, mover: Mover, index: usize, entry: Entry) {
        self.entries[mover.index()][index].store(entry.bits(), Ordering::Relaxed);
        self.announce(mover, index, entry.value());
    }

    #[inline]
    fn announce(&self, mover: Mover, index: usize, value: Value) {
        if let Some(plies) = value.distance() {
            let plies = usize::from(plies);
            self.marks[mover.index()].set(index, plies);
            if self.last_ply.load(Ordering::Relaxed) < plies {
                self.last_ply.fetch_max(plies, Ordering::Relaxed);
            }
        }
    }

    /// A move to a lost position: won in `plies`, unless it is won sooner.
    #[inline]
    fn win(&self, mover: Mover, index: usize, plies: u16) {
        if self.entry(mover, index).moves().is_some() {
            self.set(mover, index, Entry::of(Value::Win(plies)));
        }
    }

    /// So many moves lead to positions that the other side wins: lost in `plies`
    /// where they were the last ones.
    #[inline]
    fn strike(&self, mover: Mover, index: usize, moves: u16, plies: u16) {
        let place = &self.entries[mover.index()][index];
        let mut bits = place.load(Ordering::Relaxed);
        while let Some(left) = Entry::from_bits(bits).moves() {
            let left = left.saturating_sub(moves);
            let next = if left == 0 {
                Entry::of(Value::Loss(plies))
            } else {
                Entry::counting(left.into())
            };
            match place.compare_exchange_weak(
                bits,
                next.bits(),
                Ordering::Relaxed,
                Ordering::Relaxed,
            ) {
                Ok(_) if left == 0 => return self.announce(mover, index, next.value()),
                Ok(_) => return,
                Err(other) => bits = other,
            }
        }
    }

    /// Goes through the plies until nothing is left to hand on.
    fn run(&self, arrivals: &Arrivals, progress: &dyn Progress) {
        let mut ply = 0;
        while ply
            <= self
                .last_ply
                .load(Ordering::Relaxed)
                .max(arrivals.last_ply())
            && ply <= usize::from(Entry::LONGEST)
        {
            progress.ply(ply);
            self.arrive(arrivals, ply);
            self.hand_on(ply);
            ply += 1;
        }
    }
}
