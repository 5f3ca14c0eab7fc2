//! Counting moves without making them.

use super::captures::{self, Ends, Path, Start, Step};
use super::chains::FEWEST_TO_MEET;
use super::fronts::Fronts;
use super::{Chains, View, Walk};

/// Counts the longest chains.
#[derive(Default)]
struct Tally {
    /// How many jumps they have.
    most: usize,
    /// How many lists of landing squares they have.
    paths: u64,
    /// To how many effects they lead, where no two lead to the same.
    effects: u64,
    /// How many kings' chains, the last landing apart, are among them.
    kings: u32,
}

impl Tally {
    #[inline(always)]
    fn add(&mut self, jumps: usize, paths: u64, effects: u64, kings: u32) {
        if jumps > self.most {
            *self = Self {
                most: jumps,
                paths,
                effects,
                kings,
            };
        } else if jumps == self.most {
            self.paths += paths;
            self.effects += effects;
            self.kings += kings;
        }
    }
}

impl Ends for Tally {
    #[inline(always)]
    fn men(&mut self, _: &View, landings: u64, path: Path) {
        let paths = u64::from(landings.count_ones());
        self.add(path.jumps(), paths, paths, 0);
    }

    #[inline(always)]
    fn king(&mut self, _: Start, landings: u64, step: Step) {
        let effects = u64::from(landings.count_ones());
        self.add(step.number(), step.routes * effects, effects, 1);
    }

    #[inline(always)]
    fn jump(&mut self, _: usize, _: u64) {}
    #[inline(always)]
    fn land(&mut self, _: usize, _: u64) {}
    #[inline(always)]
    fn crown(&mut self, _: u64, _: Path) {}
}

/// How many legal moves there are: with `MERGE` by rule 10, else all paths.
///
/// The list of chains is needed only where kings may come to one effect by several
/// routes.
#[inline(always)]
pub(crate) fn count<const MERGE: bool>(view: &View, chains: &mut Chains<()>) -> u64 {
    let fronts = Fronts::new(view);
    if fronts.victims(view) == 0 {
        fronts.quiet(view)
    } else {
        captures::<MERGE>(view, chains)
    }
}

/// As [`count`], where there is a capture.
#[inline(always)]
fn captures<const MERGE: bool>(view: &View, chains: &mut Chains<()>) -> u64 {
    let mut tally = Tally::default();
    captures::search(view, None, &mut tally);
    if !MERGE {
        tally.paths
    } else if tally.most < FEWEST_TO_MEET || tally.kings < 2 {
        tally.effects
    } else {
        chains.search(view);
        chains.count_effects()
    }
}

/// How many pieces the chain takes in all that has come as far as `walk`.
pub(crate) fn longest_after(view: &View, walk: &Walk) -> usize {
    let (men, kings) = if walk.king {
        (0, walk.at)
    } else {
        (walk.at, 0)
    };
    let there = View {
        men,
        kings,
        enemy: walk.enemy(view),
        empty: walk.empty(view),
        ..*view
    };
    let mut tally = Tally::default();
    captures::search(&there, walk.came, &mut tally);
    walk.jumps() + tally.most
}
