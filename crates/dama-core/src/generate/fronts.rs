//! What all pieces of a side see in front of them.

use super::View;
use crate::direction::Direction;

/// The squares that pieces come up against, by direction in the order of
/// [`Direction::ALL`]: those that they can step onto, and the first piece or edge
/// beyond.
///
/// In one direction no square is seen by two pieces, for the nearer one is in the
/// way: counting squares counts moves.
#[derive(Clone, Copy)]
pub(super) struct Fronts {
    pub(super) men: [u64; 4],
    pub(super) kings: [u64; 4],
}

impl Fronts {
    #[inline(always)]
    pub(super) fn new(view: &View) -> Self {
        let behind = view.forward.opposite();
        let men = Direction::ALL.map(|direction| {
            if direction == behind {
                0
            } else {
                direction.step(view.men)
            }
        });
        let mut kings = [0; 4];
        if view.kings != 0 {
            kings = Direction::ALL
                .map(|direction| direction.step(direction.fill(view.kings, view.empty)));
        }
        Self { men, kings }
    }

    /// What all pieces see, with its direction.
    #[inline(always)]
    pub(super) fn all(&self) -> [(Direction, u64); 4] {
        Direction::ALL.map(|direction| {
            let index = direction.index();
            (direction, self.men[index] | self.kings[index])
        })
    }

    /// The enemies that can be jumped over.
    #[inline(always)]
    pub(super) fn victims(&self, view: &View) -> u64 {
        self.all()
            .into_iter()
            .fold(0, |victims, (direction, front)| {
                victims | front & view.enemy & direction.opposite().step(view.empty)
            })
    }

    /// How many quiet moves there are.
    #[inline(always)]
    pub(super) fn quiet(&self, view: &View) -> u64 {
        let moves = |(_, front): (Direction, u64)| u64::from((front & view.empty).count_ones());
        self.all().into_iter().map(moves).sum()
    }
}
