//! Counting moves without making them.

use super::singles::FirstJumps;
use super::{Chains, View, quiet};

/// How many legal moves there are; `routes` counts what needs a search.
#[inline(always)]
pub(crate) fn count(
    view: &View,
    chains: &mut Chains<()>,
    routes: impl FnOnce(&Chains<()>) -> u64,
) -> u64 {
    let first = FirstJumps::new(view);
    if first.none() {
        quiet::count(view)
    } else if first.may_go_on(view) {
        chains.search(view);
        routes(chains)
    } else {
        first.count(view)
    }
}
