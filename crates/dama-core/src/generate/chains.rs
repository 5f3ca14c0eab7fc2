//! Captures of more than one piece, followed jump by jump (rules 2 to 7).
//!
//! A king that has jumped may stand on any of several squares. They are followed
//! together as one set: from all of them the next victim in the same direction
//! is the same, and sideways each square has its own. A chain is thus a list of
//! victims with directions, and its end a set of landings.

use alloc::vec::Vec;

use super::{Sink, View, Walk, each, effect};
use crate::Square;
use crate::direction::Direction;

/// No capture takes more: a side has at most 16 pieces.
pub(crate) const LONGEST: usize = 16;

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

/// The moving piece and the board without it, at one point of a chain.
#[derive(Clone, Copy)]
struct Step {
    enemy: u64,
    empty: u64,
    taken: u64,
    number: usize,
    routes: u64,
}

impl Step {
    fn first(view: &View, from: u64) -> Self {
        let empty = view.empty | from;
        Self {
            enemy: view.enemy,
            empty,
            taken: 0,
            number: 0,
            routes: 1,
        }
    }

    #[inline(always)]
    fn jump(self, victim: u64, routes: u64) -> Self {
        Self {
            enemy: self.enemy ^ victim,
            empty: self.empty | victim,
            taken: self.taken | victim,
            number: self.number + 1,
            routes,
        }
    }
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
    pub(crate) fn search(&mut self, view: &View) {
        self.most = 0;
        self.leaves.clear();
        each(jumping_men(view), |from| {
            self.man(view, from, from, None, Step::first(view, from))
        });
        each(view.kings, |from| self.king_starts(view, from));
    }

    /// How many pieces the chain takes in all that has come as far as `walk`.
    pub(crate) fn longest_after(&mut self, view: &View, walk: &Walk) -> usize {
        self.most = 0;
        self.leaves.clear();
        let step = Step {
            enemy: view.enemy & !walk.taken,
            empty: view.empty | walk.from | walk.taken,
            taken: walk.taken,
            number: walk.taken.count_ones() as usize,
            routes: 1,
        };
        match (walk.king, walk.came) {
            (true, Some(came)) => self.king(walk.from, walk.at, came, walk.crowned, step),
            (true, None) => self.king_starts(view, walk.from),
            (false, came) => self.man(view, walk.from, walk.at, came, step),
        }
        self.most
    }

    fn leaf(&mut self, from: u64, landings: u64, crowns: bool, step: Step) {
        if step.number < self.most || step.number == 0 {
            return;
        }
        if step.number > self.most {
            self.most = step.number;
            self.leaves.clear();
        }
        let Step { taken, routes, .. } = step;
        let trail = self.trail;
        self.leaves.push(Leaf {
            from,
            landings,
            taken,
            routes,
            crowns,
            trail,
        });
    }

    fn man(&mut self, view: &View, from: u64, at: u64, came: Option<Direction>, step: Step) {
        let mut goes_on = false;
        for direction in view.man_directions() {
            if came == Some(direction.opposite()) {
                continue;
            }
            let victim = direction.step(at) & step.enemy;
            let landing = direction.step(victim) & step.empty;
            if landing == 0 {
                continue;
            }
            goes_on = true;
            self.trail.jump(step.number, victim);
            self.trail.land(step.number, landing);
            let next = step.jump(victim, 1);
            if view.crown_at_once && landing & view.far != 0 {
                self.king(from, landing, direction, true, next);
            } else {
                self.man(view, from, landing, Some(direction), next);
            }
        }
        if !goes_on {
            self.leaf(from, at, at & view.far != 0, step);
        }
    }

    fn king_starts(&mut self, view: &View, from: u64) {
        let step = Step::first(view, from);
        for direction in Direction::ALL {
            let reach = direction.fill(from, step.empty);
            let victim = king_victims(reach, direction, step);
            if victim != 0 {
                self.trail.jump(0, victim);
                let landings = direction.fill(direction.step(victim), step.empty);
                self.king(from, landings, direction, false, step.jump(victim, 1));
            }
        }
    }

    /// Goes on from a jump in `came` that may have ended on any of `landings`.
    fn king(&mut self, from: u64, landings: u64, came: Direction, crowns: bool, step: Step) {
        let mut goes_on = false;
        for direction in [came, came.left(), came.right()] {
            let reach = direction.fill(landings, step.empty);
            each(king_victims(reach, direction, step), |victim| {
                goes_on = true;
                let (landing, routes) = if direction == came {
                    // Rule 10 shows the square right behind the first victim.
                    let nearest = landings & !came.step(landings);
                    (nearest, step.routes * u64::from(landings.count_ones()))
                } else {
                    (landings & direction.lane(victim), step.routes)
                };
                self.trail.land(step.number - 1, landing);
                self.trail.jump(step.number, victim);
                let behind = direction.fill(direction.step(victim), step.empty);
                self.king(from, behind, direction, crowns, step.jump(victim, routes));
            });
        }
        if !goes_on {
            self.leaf(from, landings, crowns, step);
        }
    }

    /// The landings of a leaf that no earlier leaf has with the same effect.
    fn fresh_landings(&self, number: usize) -> u64 {
        let leaf = &self.leaves[number];
        // Two routes to one effect differ in the order of at least three victims.
        if self.most < 3 {
            return leaf.landings;
        }
        let same = |other: &&Leaf<T>| {
            other.taken == leaf.taken && other.from == leaf.from && other.crowns == leaf.crowns
        };
        let known = self.leaves[..number].iter().filter(same);
        known.fold(leaf.landings, |fresh, other| fresh & !other.landings)
    }

    /// How many effects there are.
    pub(crate) fn count_effects(&self) -> u64 {
        let landings = (0..self.leaves.len()).map(|number| self.fresh_landings(number));
        landings
            .map(|landings| u64::from(landings.count_ones()))
            .sum()
    }

    /// How many lists of landing squares there are.
    pub(crate) fn count_routes(&self) -> u64 {
        let routes = |leaf: &Leaf<T>| leaf.routes * u64::from(leaf.landings.count_ones());
        self.leaves.iter().map(routes).sum()
    }

    /// Hands all captures to the sink, merged or not as it wishes.
    pub(crate) fn hand_on<S: Sink>(&self, sink: &mut S) {
        for (number, leaf) in self.leaves.iter().enumerate() {
            let landings = if S::MERGE {
                self.fresh_landings(number)
            } else {
                leaf.landings
            };
            each(landings, |to| {
                sink.take(effect(leaf.from, to, leaf.taken, leaf.crowns), leaf.routes);
            });
        }
    }
}

#[inline(always)]
fn king_victims(reach: u64, direction: Direction, step: Step) -> u64 {
    direction.step(reach) & step.enemy & direction.opposite().step(step.empty)
}

/// The men that can jump at all: most cannot, and need no search.
#[inline(always)]
fn jumping_men(view: &View) -> u64 {
    view.man_directions().into_iter().fold(0, |men, direction| {
        let back = direction.opposite();
        men | back.step(back.step(view.empty) & view.enemy) & view.men
    })
}
