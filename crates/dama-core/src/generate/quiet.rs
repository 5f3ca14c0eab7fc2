//! Moves that take nothing (rules 2, 3 and 7).

use super::{Sink, View, each, each_square};
use crate::direction::Direction;
use crate::{Effect, Square, SquareSet};

/// Hands every quiet move to the sink.
#[inline(always)]
pub(super) fn generate<S: Sink>(view: &View, sink: &mut S) {
    for direction in view.man_directions() {
        let targets = direction.step(view.men) & view.empty;
        let mut men = |squares: u64, crowns: bool| {
            each_square(squares, |to| {
                sink.take(quiet(direction.before(to), to, crowns), 1);
            });
        };
        // Squares come in their order, and the far rank is the first or the last.
        let crowning = targets & view.far;
        if view.far & 1 != 0 && crowning != 0 {
            men(crowning, true);
        }
        men(targets & !view.far, false);
        if view.far & 1 == 0 && crowning != 0 {
            men(crowning, true);
        }
    }
    each(view.kings, |from| {
        let start = Square::lowest(from);
        for direction in Direction::ALL {
            let reached = direction.fill(from, view.empty) & !from;
            each_square(reached, |to| sink.take(quiet(start, to, false), 1));
        }
    });
}

#[inline(always)]
const fn quiet(from: Square, to: Square, crowns: bool) -> Effect {
    Effect {
        taken: SquareSet::EMPTY,
        from,
        to,
        crowns,
    }
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
