//! Counting the replies to all quiet moves together.
//!
//! A quiet move changes two squares. Where it opens no capture to the other side,
//! the replies to it are those that the other side would have without it, but for
//! steps onto the two squares; these are counted for many moves at once.

use super::fronts::Fronts;
use super::tally::count;
use super::{Chains, View, each};
use crate::direction::Direction;

/// How many replies there are to all moves of a side that can capture nothing;
/// `None` where it can.
#[inline(always)]
pub(crate) fn count_replies<const MERGE: bool>(
    us: &View,
    them: &View,
    chains: &mut Chains<()>,
) -> Option<u64> {
    if Fronts::new(us).victims(us) != 0 {
        return None;
    }
    let fronts = Fronts::new(them);
    // The two squares and not the board that comes of them: a call with a whole
    // board goes through memory.
    let mut one_by_one =
        |them: &View, from, to| count::<MERGE>(&them.after_quiet(from, to), chains);
    let mut replies = to_men(us, them, &fronts, &mut one_by_one);
    if us.kings != 0 {
        replies += to_kings(us, them, &fronts, &mut one_by_one);
    }
    Some(replies)
}

/// Empty squares where a piece of ours would be taken.
#[inline(always)]
fn danger(them: &View, fronts: &Fronts) -> u64 {
    fronts
        .all()
        .into_iter()
        .fold(0, |danger, (direction, front)| {
            danger | front & them.empty & direction.opposite().step(them.empty)
        })
}

#[inline(always)]
fn ones(squares: u64) -> u64 {
    u64::from(squares.count_ones())
}

/// The replies to the moves of men.
#[inline(always)]
fn to_men(
    us: &View,
    them: &View,
    fronts: &Fronts,
    one_by_one: &mut impl FnMut(&View, u64, u64) -> u64,
) -> u64 {
    let usual = fronts.quiet(them);
    let (mut danger, mut bound) = (!0, !0);
    if fronts.victims(them) == 0 {
        danger = self::danger(them, fronts);
        bound = self::bound(them, fronts);
    }
    let mut replies = 0;
    for direction in us.man_directions() {
        let back = direction.opposite();
        let targets = direction.step(us.men) & us.empty;
        // Taken from the front, for the square that was left is empty.
        let exposed = fronts.men[back.index()] | fronts.kings[back.index()];
        let safe = direction.step(us.men & !bound) & targets & !danger & !exposed;
        if safe != 0 {
            let left = back.step(safe);
            replies += usual * ones(safe);
            for (men, kings) in fronts.men.into_iter().zip(fronts.kings) {
                replies += ones(left & men);
                replies -= ones(safe & (men | kings));
            }
        }
        each(targets & !safe, |to| {
            replies += one_by_one(them, back.step(to), to);
        });
    }
    replies
}

/// Squares that our pieces do not leave without more than a man's step onto them:
/// a king sees them, or a piece before them could be taken then.
#[inline(always)]
fn bound(them: &View, fronts: &Fronts) -> u64 {
    let all = fronts.all().into_iter().zip(fronts.kings);
    all.fold(0, |bound, ((direction, front), kings)| {
        bound | direction.step(front & them.enemy) | kings & them.enemy
    })
}

/// The replies to the moves of kings: each king is lifted, and put down on all
/// squares at once.
#[inline(always)]
fn to_kings(
    us: &View,
    them: &View,
    fronts: &Fronts,
    one_by_one: &mut impl FnMut(&View, u64, u64) -> u64,
) -> u64 {
    let mut replies = 0;
    each(us.kings, |from| {
        let lifted = them.after_quiet(from, 0);
        // What men see does not change with the squares that are empty.
        let fronts = if them.kings == 0 {
            *fronts
        } else {
            Fronts::new(&lifted)
        };
        let reach = |targets, direction: Direction| targets | direction.fill(from, us.empty);
        let mut targets = Direction::ALL.into_iter().fold(0, reach) ^ from;
        if fronts.victims(&lifted) == 0 {
            let safe = targets & !danger(&lifted, &fronts);
            replies += fronts.quiet(&lifted) * ones(safe);
            for (_, front) in fronts.all() {
                replies -= ones(safe & front);
            }
            targets ^= safe;
        }
        each(targets, |to| {
            replies += one_by_one(&lifted, 0, to);
        });
    });
    replies
}
