//! First jumps of all pieces at once, and captures of a single piece.

use super::{Sink, View, each, effect};
use crate::direction::Direction;

/// The first jumps of all pieces of a side, by direction.
pub(super) struct FirstJumps {
    /// Where men land, in the order of [`View::man_directions`].
    men: [u64; 3],
    /// What kings can jump over, in the order of [`Direction::ALL`].
    victims: [u64; 4],
}

/// The enemy pieces next to `reach` in a direction with an empty square behind.
#[inline(always)]
const fn victims(view: &View, reach: u64, direction: Direction) -> u64 {
    direction.step(reach) & view.enemy & direction.opposite().step(view.empty)
}

/// Where men on `men` land that jump in a direction.
#[inline(always)]
const fn landings(view: &View, men: u64, direction: Direction) -> u64 {
    direction.step(direction.step(men) & view.enemy) & view.empty
}

impl FirstJumps {
    #[inline(always)]
    pub(super) fn new(view: &View) -> Self {
        let men = view
            .man_directions()
            .map(|direction| landings(view, view.men, direction));
        let mut king_victims = [0; 4];
        if view.kings != 0 {
            king_victims = Direction::ALL
                .map(|direction| victims(view, direction.fill(view.kings, view.empty), direction));
        }
        Self {
            men,
            victims: king_victims,
        }
    }

    #[inline(always)]
    pub(super) const fn none(&self) -> bool {
        let [a, b, c] = self.men;
        let [d, e, f, g] = self.victims;
        a | b | c | d | e | f | g == 0
    }

    /// Whether a second jump may follow some first one. True is a guess on the
    /// safe side, false is certain.
    #[inline(always)]
    pub(super) fn may_go_on(&self, view: &View) -> bool {
        let [forward, west, east] = self.men;
        if view.crown_at_once && (forward | west | east) & view.far != 0 {
            return true;
        }
        // What a man leaves behind lies behind him: none of it opens his second jump.
        let more = landings(view, forward | west | east, view.forward)
            | landings(view, forward | west, Direction::WEST)
            | landings(view, forward | east, Direction::EAST);
        if more != 0 {
            return true;
        }
        let all_victims = self.victims.into_iter().fold(0, |all, some| all | some);
        if all_victims == 0 {
            return false;
        }
        let empty = view.empty | view.kings | all_victims;
        let open = View { empty, ..*view };
        Direction::ALL
            .into_iter()
            .zip(self.victims)
            .any(|(direction, jumped)| {
                let reach = direction.fill(direction.step(jumped), view.empty);
                [direction, direction.left(), direction.right()]
                    .into_iter()
                    .any(|next| victims(&open, next.fill(reach, empty), next) != 0)
            })
    }

    /// How many captures there are where none goes on.
    #[inline(always)]
    pub(super) fn count(&self, view: &View) -> u64 {
        let men: u32 = self.men.iter().map(|landings| landings.count_ones()).sum();
        let mut kings = 0;
        if self.victims != [0; 4] {
            for (direction, jumped) in Direction::ALL.into_iter().zip(self.victims) {
                let reach = direction.fill(direction.step(jumped), view.empty);
                kings += reach.count_ones();
            }
        }
        u64::from(men + kings)
    }
}

/// Hands every capture to the sink where none goes on after one jump.
#[inline(always)]
pub(super) fn generate<S: Sink>(view: &View, first: &FirstJumps, sink: &mut S) {
    for (direction, landings) in view.man_directions().into_iter().zip(first.men) {
        let back = direction.opposite();
        each(landings, |to| {
            let taken = back.step(to);
            sink.take(effect(back.step(taken), to, taken, to & view.far != 0), 1);
        });
    }
    for (direction, jumped) in Direction::ALL.into_iter().zip(first.victims) {
        let back = direction.opposite();
        each(jumped, |taken| {
            let from = back.fill(taken, view.empty);
            let from = back.step(from) & view.kings;
            let reach = direction.fill(direction.step(taken), view.empty);
            each(reach, |to| sink.take(effect(from, to, taken, false), 1));
        });
    }
}

/// Whether the side to move can jump at all.
pub(crate) fn has_jump(view: &View) -> bool {
    !FirstJumps::new(view).none()
}
