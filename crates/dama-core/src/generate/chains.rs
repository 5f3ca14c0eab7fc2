//! The longest chains of a side as a list.

use alloc::vec::Vec;

use super::captures::{self, Ends, Path, Start, Step};
use super::{Sink, View, each};
use crate::{Effects, Square, SquareSet, Starts};

/// No capture takes more: a side has at most 16 pieces.
pub(crate) const LONGEST: usize = 16;

/// Two routes to one effect differ in the order of so many victims, or of more.
pub(super) const FEWEST_TO_MEET: usize = 3;

/// What a search remembers of the way that a chain went.
pub(crate) trait Trail: Copy + Default {
    /// The jump with this number (from 0) takes what stands on `victim`.
    fn jump(&mut self, number: usize, victim: u64);
    /// The jump with this number ended on `landing`.
    fn land(&mut self, number: usize, landing: u64);
}

/// Remembers nothing: for searches that want effects only.
impl Trail for () {
    #[inline(always)]
    fn jump(&mut self, _: usize, _: u64) {}
    #[inline(always)]
    fn land(&mut self, _: usize, _: u64) {}
}

/// Remembers landings and victims by the number of the jump.
#[derive(Clone, Copy)]
pub(crate) struct Route {
    pub(crate) landings: [Square; LONGEST],
    pub(crate) victims: [Square; LONGEST],
}

impl Default for Route {
    fn default() -> Self {
        let nowhere = [Square::lowest(1); LONGEST];
        Self {
            landings: nowhere,
            victims: nowhere,
        }
    }
}

impl Trail for Route {
    fn jump(&mut self, number: usize, victim: u64) {
        self.victims[number] = Square::lowest(victim);
    }

    fn land(&mut self, number: usize, landing: u64) {
        self.landings[number] = Square::lowest(landing);
    }
}

/// The end of a chain: one victim after the other, then any of `landings`.
#[derive(Clone, Copy)]
pub(crate) struct Leaf<T> {
    pub(crate) from: u64,
    pub(crate) landings: u64,
    pub(crate) taken: u64,
    /// How many lists of landing squares lead here, the last landing apart.
    pub(crate) routes: u64,
    pub(crate) crowns: bool,
    pub(crate) trail: T,
}

/// The longest chains of a side, and the memory of the search.
#[derive(Clone)]
pub(crate) struct Chains<T> {
    most: usize,
    leaves: Vec<Leaf<T>>,
    trail: T,
}

impl<T: Trail> Chains<T> {
    pub(crate) fn new() -> Self {
        Self {
            most: 0,
            leaves: Vec::new(),
            trail: T::default(),
        }
    }

    /// How many pieces the longest chains take; 0 where there is none.
    pub(crate) const fn most(&self) -> usize {
        self.most
    }

    pub(crate) fn leaves(&self) -> &[Leaf<T>] {
        &self.leaves
    }

    /// Finds the longest chains of all pieces of the side to move.
    #[inline(always)]
    pub(crate) fn search(&mut self, view: &View) {
        self.most = 0;
        self.leaves.clear();
        captures::search(view, None, self);
    }

    /// Whether a chain with so many jumps is one of the longest up to now; a longer
    /// one than all before puts them away.
    #[inline(always)]
    fn admits(&mut self, jumps: usize) -> bool {
        if jumps > self.most {
            self.most = jumps;
            self.leaves.clear();
        }
        jumps == self.most
    }

    /// The landings of a leaf that no earlier leaf has with the same effect.
    fn fresh_landings(&self, number: usize) -> u64 {
        let leaf = &self.leaves[number];
        if self.most < FEWEST_TO_MEET {
            return leaf.landings;
        }
        let same = |other: &&Leaf<T>| {
            other.taken == leaf.taken && other.from == leaf.from && other.crowns == leaf.crowns
        };
        let known = self.leaves[..number].iter().filter(same);
        known.fold(leaf.landings, |fresh, other| fresh & !other.landings)
    }

    /// How many ends there are, those with the same effect counted apart.
    pub(crate) fn count_ends(&self) -> usize {
        let ends = self.leaves.iter().map(|leaf| leaf.landings.count_ones());
        ends.sum::<u32>() as usize
    }

    /// How many effects there are.
    pub(crate) fn count_effects(&self) -> u64 {
        let landings = (0..self.leaves.len()).map(|number| self.fresh_landings(number));
        landings
            .map(|landings| u64::from(landings.count_ones()))
            .sum()
    }

    /// Hands all captures to the sink, merged or not as it wishes.
    #[inline(always)]
    pub(crate) fn hand_on<S: Sink>(&self, sink: &mut S) {
        let most = self.count_ends();
        sink.expect(most, || most);
        for (number, leaf) in self.leaves.iter().enumerate() {
            let landings = if S::MERGE {
                self.fresh_landings(number)
            } else {
                leaf.landings
            };
            let effects = Effects {
                ends: SquareSet::from_bits(landings),
                starts: Starts::Here(Square::lowest(leaf.from)),
                taken: SquareSet::from_bits(leaf.taken),
                crowns: leaf.crowns,
            };
            sink.take_all(effects, leaf.routes);
        }
    }
}

impl<T: Trail> Ends for Chains<T> {
    #[inline(always)]
    fn men(&mut self, view: &View, landings: u64, path: Path) {
        if !self.admits(path.jumps()) {
            return;
        }
        each(landings, |at| {
            let mut trail = T::default();
            let mut taken = 0;
            let from = path.back_from(at, |number, victim, landing| {
                taken |= victim;
                trail.jump(number, victim);
                trail.land(number, landing);
            });
            self.leaves.push(Leaf {
                from,
                landings: at,
                taken,
                routes: 1,
                crowns: at & view.far != 0,
                trail,
            });
        });
    }

    #[inline(always)]
    fn king(&mut self, start: Start, landings: u64, step: Step) {
        if self.admits(step.number()) {
            self.leaves.push(Leaf {
                from: start.from,
                landings,
                taken: step.taken,
                routes: step.routes,
                crowns: start.crowned,
                trail: self.trail,
            });
        }
    }

    #[inline(always)]
    fn jump(&mut self, number: usize, victim: u64) {
        self.trail.jump(number, victim);
    }

    #[inline(always)]
    fn land(&mut self, number: usize, landing: u64) {
        self.trail.land(number, landing);
    }

    #[inline(always)]
    fn crown(&mut self, at: u64, path: Path) {
        let trail = &mut self.trail;
        path.back_from(at, |number, victim, landing| {
            trail.jump(number, victim);
            trail.land(number, landing);
        });
    }
}
