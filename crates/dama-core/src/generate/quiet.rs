//! Moves that take nothing (rules 2, 3 and 7).

use super::{Sink, View, each, effect};
use crate::direction::Direction;

/// Hands every quiet move to the sink.
#[inline(always)]
pub(super) fn generate<S: Sink>(view: &View, sink: &mut S) {
    for direction in view.man_directions() {
        let back = direction.opposite();
        each(direction.step(view.men) & view.empty, |to| {
            sink.take(effect(back.step(to), to, 0, to & view.far != 0), 1);
        });
    }
    each(view.kings, |from| {
        for direction in Direction::ALL {
            let reached = direction.fill(from, view.empty) & !from;
            each(reached, |to| sink.take(effect(from, to, 0, false), 1));
        }
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
