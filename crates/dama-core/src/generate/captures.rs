//! Captures followed jump by jump (rules 2 to 7).
//!
//! A man never turns back, so that nothing that he takes or leaves lies before
//! him again: all men that jump in the same directions, one after the other, are
//! followed together. A king that has jumped may stand on any of several squares,
//! which are followed together: from all of them the next victim in the same
//! direction is the same, and sideways each square has its own.

use super::{View, each};
use crate::direction::{Direction, East, Heading, North, South, West};

/// Takes the ends of the chains that a search finds; of them only those with the
/// most jumps are legal.
pub(crate) trait Ends {
    /// Men end on these squares, each after jumps in the directions of `path`.
    fn men(&mut self, view: &View, landings: u64, path: Path);

    /// A king, or a man `crowned` on his way, may end on any of these squares.
    fn king(&mut self, start: Start, landings: u64, step: Step);

    /// The king's jump with this number (from 0) takes what stands on `victim`.
    fn jump(&mut self, number: usize, victim: u64);

    /// The king's jump with this number ended on `landing`.
    fn land(&mut self, number: usize, landing: u64);

    /// A man came along a path to the square `at` and is a king from here on.
    fn crown(&mut self, at: u64, path: Path);
}

/// The directions of a man's jumps, two bits each.
#[derive(Clone, Copy)]
pub(crate) struct Path {
    directions: u32,
    jumps: u8,
}

impl Path {
    pub(crate) const EMPTY: Self = Self {
        directions: 0,
        jumps: 0,
    };

    #[inline(always)]
    fn and(self, direction: Direction) -> Self {
        Self {
            directions: self.directions << 2 | direction.index() as u32,
            jumps: self.jumps + 1,
        }
    }

    /// How many jumps.
    #[inline(always)]
    pub(crate) const fn jumps(self) -> usize {
        self.jumps as usize
    }

    /// Goes from the last landing back to the start and tells each jump: its
    /// number, its victim and its landing. Gives back the start.
    #[inline(always)]
    pub(crate) fn back_from(self, mut at: u64, mut visit: impl FnMut(usize, u64, u64)) -> u64 {
        let mut directions = self.directions;
        for number in (0..self.jumps()).rev() {
            let back = Direction::from_index(directions as usize).opposite();
            let victim = back.step(at);
            visit(number, victim, at);
            at = back.step(victim);
            directions >>= 2;
        }
        at
    }
}

/// Who makes a chain as a king.
#[derive(Clone, Copy)]
pub(crate) struct Start {
    pub(crate) from: u64,
    pub(crate) crowned: bool,
}

/// A king's chain at one point: what changes from jump to jump, in few words. The
/// board without the king follows from it and the board before the move.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub(crate) taken: u64,
    /// How many lists of landing squares lead here, the last landing apart.
    pub(crate) routes: u64,
}

impl Step {
    /// How many jumps have been made.
    #[inline(always)]
    pub(crate) const fn number(self) -> usize {
        self.taken.count_ones() as usize
    }

    #[inline(always)]
    const fn jump(self, victim: u64, routes: u64) -> Self {
        Self {
            taken: self.taken | victim,
            routes,
        }
    }
}

/// The pieces that can be jumped from `reach`.
#[inline(always)]
const fn victims(reach: u64, direction: Direction, enemy: u64, empty: u64) -> u64 {
    direction.step(reach) & enemy & direction.opposite().step(empty)
}

/// Finds all chains of the side to move; with `came`, what goes on from a jump in
/// that direction, for a side that has one piece on its way.
#[inline(always)]
pub(crate) fn search<E: Ends>(view: &View, came: Option<Direction>, ends: &mut E) {
    if view.forward == Direction::NORTH {
        first_jumps_of_men::<North, E>(view, came, ends);
    } else {
        first_jumps_of_men::<South, E>(view, came, ends);
    }
    if view.kings != 0 {
        first_jumps_of_kings::<North, E>(view, came, ends);
        first_jumps_of_kings::<East, E>(view, came, ends);
        first_jumps_of_kings::<South, E>(view, came, ends);
        first_jumps_of_kings::<West, E>(view, came, ends);
    }
}

/// Whether rule 5 forbids a direction after a jump in another.
#[inline(always)]
fn turns_back(came: Option<Direction>, direction: Direction) -> bool {
    came.is_some_and(|came| came.opposite() == direction)
}

/// Where men on `men` land that jump in a direction.
#[inline(always)]
const fn landings(view: &View, men: u64, direction: Direction) -> u64 {
    direction.step(direction.step(men) & view.enemy) & view.empty
}

#[inline(always)]
fn first_jumps_of_men<F: Heading, E: Ends>(view: &View, came: Option<Direction>, ends: &mut E) {
    let (left, right) = (F::Left::DIRECTION, F::Right::DIRECTION);
    let onward = landings(view, view.men, F::DIRECTION);
    if onward != 0 {
        men_onward::<F, E>(view, onward, Path::EMPTY, ends);
    }
    let leftward = landings(view, view.men, left);
    if leftward != 0 && !turns_back(came, left) {
        men::<F, F::Left, E>(view, leftward, Path::EMPTY.and(left), ends);
    }
    let rightward = landings(view, view.men, right);
    if rightward != 0 && !turns_back(came, right) {
        men::<F, F::Right, E>(view, rightward, Path::EMPTY.and(right), ends);
    }
}

/// Men have jumped forward, perhaps onto the far rank.
#[inline(always)]
fn men_onward<F: Heading, E: Ends>(view: &View, mut landed: u64, path: Path, ends: &mut E) {
    let path = path.and(F::DIRECTION);
    if view.crown_at_once && landed & view.far != 0 {
        each(landed & view.far, |at| {
            crowned::<F, E>(view, at, path, ends)
        });
        landed &= !view.far;
        if landed == 0 {
            return;
        }
    }
    men::<F, F, E>(view, landed, path, ends);
}

#[inline(never)]
fn crowned<F: Heading, E: Ends>(view: &View, at: u64, path: Path, ends: &mut E) {
    let mut taken = 0;
    let from = path.back_from(at, |_, victim, _| taken |= victim);
    ends.crown(at, path);
    let start = Start {
        from,
        crowned: true,
    };
    king::<F, E>(view, start, at, Step { taken, routes: 1 }, ends);
}

/// Goes on with men that have jumped in the direction `C` last.
fn men<F: Heading, C: Heading, E: Ends>(view: &View, landed: u64, path: Path, ends: &mut E) {
    let (left, right) = (F::Left::DIRECTION, F::Right::DIRECTION);
    let onward = landings(view, landed, F::DIRECTION);
    let leftward = if C::DIRECTION == right {
        0
    } else {
        landings(view, landed, left)
    };
    let rightward = if C::DIRECTION == left {
        0
    } else {
        landings(view, landed, right)
    };
    if onward | leftward | rightward == 0 {
        ends.men(view, landed, path);
        return;
    }
    if onward != 0 {
        men_onward::<F, E>(view, onward, path, ends);
    }
    if leftward != 0 {
        men::<F, F::Left, E>(view, leftward, path.and(left), ends);
    }
    if rightward != 0 {
        men::<F, F::Right, E>(view, rightward, path.and(right), ends);
    }
}

#[inline(always)]
fn first_jumps_of_kings<D: Heading, E: Ends>(view: &View, came: Option<Direction>, ends: &mut E) {
    let direction = D::DIRECTION;
    if turns_back(came, direction) {
        return;
    }
    let reach = direction.fill(view.kings, view.empty);
    let victims = direction.step(reach) & view.enemy & direction.opposite().step(view.empty);
    each(victims, |victim| {
        let back = direction.opposite();
        let from = if view.kings & (view.kings - 1) == 0 {
            view.kings
        } else {
            back.step(back.fill(victim, view.empty)) & view.kings
        };
        king_from::<D, E>(view, from, victim, ends);
    });
}

/// A king's first jump.
fn king_from<D: Heading, E: Ends>(view: &View, from: u64, victim: u64, ends: &mut E) {
    let start = Start {
        from,
        crowned: false,
    };
    ends.jump(0, victim);
    let step = Step {
        taken: victim,
        routes: 1,
    };
    let landings = D::DIRECTION.fill(D::DIRECTION.step(victim), view.empty);
    king::<D, E>(view, start, landings, step, ends);
}

/// Goes on from a jump in the direction `C` that may have ended on any of `landings`:
/// all the empty squares up to the next piece.
fn king<C: Heading, E: Ends>(view: &View, start: Start, landings: u64, step: Step, ends: &mut E) {
    let enemy = view.enemy & !step.taken;
    let empty = view.empty | start.from | step.taken;
    let ahead = victims(landings, C::DIRECTION, enemy, empty);
    let left = C::Left::DIRECTION;
    let leftward = victims(left.fill(landings, empty), left, enemy, empty);
    let right = C::Right::DIRECTION;
    let rightward = victims(right.fill(landings, empty), right, enemy, empty);
    if ahead | leftward | rightward == 0 {
        ends.king(start, landings, step);
        return;
    }
    if ahead != 0 {
        // Rule 10 shows the square right behind the first victim.
        ends.land(step.number() - 1, landings & !C::DIRECTION.step(landings));
        ends.jump(step.number(), ahead);
        let routes = step.routes * u64::from(landings.count_ones());
        let behind = C::DIRECTION.fill(C::DIRECTION.step(ahead), empty);
        king::<C, E>(view, start, behind, step.jump(ahead, routes), ends);
    }
    if leftward != 0 {
        turn::<C::Left, E>(view, start, landings, leftward, step, ends);
    }
    if rightward != 0 {
        turn::<C::Right, E>(view, start, landings, rightward, step, ends);
    }
}

/// Jumps over each of `victims`, one from each landing at most.
#[inline(always)]
fn turn<D: Heading, E: Ends>(
    view: &View,
    start: Start,
    landings: u64,
    victims: u64,
    step: Step,
    ends: &mut E,
) {
    let empty = view.empty | start.from | step.taken;
    let behind = D::DIRECTION.fill(D::DIRECTION.step(victims), empty);
    each(victims, |victim| {
        let lane = D::DIRECTION.lane(victim);
        ends.land(step.number() - 1, landings & lane);
        ends.jump(step.number(), victim);
        let next = step.jump(victim, step.routes);
        king::<D, E>(view, start, behind & lane, next, ends);
    });
}
