//! A piece on its way through a capture, one jump at a time.
//!
//! Slower than the search for all captures and made for people: it tells what a
//! chosen way does, whether or not the rule of the maximum allows it.

use super::{View, each, effect};
use crate::Effect;
use crate::direction::Direction;

/// The moving piece after some jumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walk {
    pub(crate) from: u64,
    /// Where it stands; for a king whose landing is still open, all of them.
    pub(crate) at: u64,
    pub(crate) taken: u64,
    pub(crate) came: Option<Direction>,
    /// Whether it moves as a king.
    pub(crate) king: bool,
    /// Whether it was a man when it started and is a king now.
    pub(crate) crowned: bool,
}

impl Walk {
    /// A piece of the side to move that has not moved yet.
    pub(crate) const fn start(view: &View, from: u64) -> Self {
        let king = view.kings & from != 0;
        Self {
            from,
            at: from,
            taken: 0,
            came: None,
            king,
            crowned: false,
        }
    }

    pub(crate) const fn enemy(&self, view: &View) -> u64 {
        view.enemy & !self.taken
    }

    pub(crate) const fn empty(&self, view: &View) -> u64 {
        view.empty | self.from | self.taken
    }

    pub(crate) const fn jumps(&self) -> usize {
        self.taken.count_ones() as usize
    }

    /// The next jumps (rules 2, 3 and 5): victims, and the walk with every
    /// landing behind each.
    pub(crate) fn each_jump(&self, view: &View, mut visit: impl FnMut(u64, Self)) {
        let (enemy, empty) = (self.enemy(view), self.empty(view));
        for direction in Direction::ALL {
            let back = direction.opposite();
            if self.came == Some(back) || (!self.king && direction == view.forward.opposite()) {
                continue;
            }
            let reach = if self.king {
                direction.fill(self.at, empty)
            } else {
                self.at
            };
            each(direction.step(reach) & enemy & back.step(empty), |victim| {
                let behind = direction.step(victim);
                let landings = if self.king {
                    direction.fill(behind, empty)
                } else {
                    behind
                };
                let crowned = !self.king && view.crown_at_once && behind & view.far != 0;
                visit(
                    victim,
                    Self {
                        at: landings,
                        taken: self.taken | victim,
                        came: Some(direction),
                        king: self.king || crowned,
                        crowned: self.crowned || crowned,
                        ..*self
                    },
                );
            });
        }
    }

    /// The walk after the jump over `victim`, every landing open.
    pub(crate) fn over(&self, view: &View, victim: u64) -> Option<Self> {
        let mut found = None;
        self.each_jump(view, |jumped, next| {
            if jumped == victim {
                found = Some(next);
            }
        });
        found
    }

    /// The walk after the jump that lands on `landing`.
    pub(crate) fn onto(&self, view: &View, landing: u64) -> Option<Self> {
        let mut found = None;
        self.each_jump(view, |_, next| {
            if next.at & landing != 0 {
                found = Some(Self {
                    at: landing,
                    ..next
                });
            }
        });
        found
    }

    /// What the turn does to the board, ended here.
    pub(crate) const fn effect(&self, view: &View) -> Effect {
        effect(self.from, self.at, self.taken, self.crowns(view))
    }

    /// Whether the turn, ended here, leaves a king where a man has started.
    pub(crate) const fn crowns(&self, view: &View) -> bool {
        self.crowned || (!self.king && self.at & view.far != 0)
    }
}
