//! Moves that take nothing (rules 2, 3 and 7).

use super::{Sink, View, each};
use crate::direction::Direction;
use crate::{Effects, Square};

/// Hands every quiet move to the sink.
#[inline(always)]
pub(super) fn generate<S: Sink>(view: &View, sink: &mut S) {
    for direction in view.man_directions() {
        let ends = direction.step(view.men) & view.empty;
        let crowning = ends & view.far;
        // Squares come in their order, and the far rank is the first or the last.
        if view.far & 1 != 0 && crowning != 0 {
            sink.take_all(Effects::steps(direction, crowning, true), 1);
        }
        sink.take_all(Effects::steps(direction, ends & !view.far, false), 1);
        if view.far & 1 == 0 && crowning != 0 {
            sink.take_all(Effects::steps(direction, crowning, true), 1);
        }
    }
    each(view.kings, |from| {
        let reached = Direction::ALL.map(|direction| direction.fill(from, view.empty) & !from);
        sink.take_slides(Square::lowest(from), reached);
    });
}

/// Whether there is any quiet move.
pub(crate) fn any(view: &View) -> bool {
    let men = view
        .man_directions()
        .into_iter()
        .any(|d| d.step(view.men) & view.empty != 0);
    men || Direction::ALL
        .into_iter()
        .any(|d| d.step(view.kings) & view.empty != 0)
}
