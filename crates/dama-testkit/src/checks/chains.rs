//! Captures walked square by square, beside the reference's routes.

use std::collections::BTreeSet;

use dama_core::{Chain, RuleSet, Setup, Square};

use super::position;
use crate::reference::{self, Path, TooManyJumps};

/// Every way that a player can go through a capture, and only those, is open.
///
/// # Errors
///
/// [`TooManyJumps`] where the reference does not know all routes.
///
/// # Panics
///
/// Where a chain offers another landing than the reference's routes, or ends as
/// another move.
pub fn chains(setup: &Setup, rules: &RuleSet) -> Result<(), TooManyJumps> {
    let here = position(setup);
    let mut routes: Vec<(Path, String)> = Vec::new();
    for one in reference::moves(setup, rules)? {
        let shown = one.shown.text();
        let captures = one
            .routes
            .into_iter()
            .filter(|path| !path.captures.is_empty());
        routes.extend(captures.map(|path| (path, shown.clone())));
    }
    for from in Square::all() {
        let own: Vec<_> = routes
            .iter()
            .filter(|(path, _)| path.from == from)
            .collect();
        match Chain::start(&here, rules, from) {
            Some(chain) => walk(&chain, &own),
            None => assert!(own.is_empty(), "{from} can capture in {here}, {rules}"),
        }
    }
    Ok(())
}

/// Goes on from a chain along all `routes`, which begin as the chain has gone.
fn walk(chain: &Chain, routes: &[&(Path, String)]) {
    let number = chain.landed().len();
    let next: BTreeSet<Square> = routes
        .iter()
        .filter_map(|(path, _)| path.landings.get(number).copied())
        .collect();
    let landings: BTreeSet<Square> = chain.landings().iter().collect();
    assert_eq!(landings, next, "landings of {chain:?}");
    let moves: BTreeSet<String> = chain.moves().iter().map(ToString::to_string).collect();
    let shown: BTreeSet<String> = routes.iter().map(|(_, shown)| shown.clone()).collect();
    assert_eq!(moves, shown, "moves of {chain:?}");
    let finished = chain.finished().map(|one| one.to_string());
    if next.is_empty() {
        assert_eq!(finished.as_ref(), shown.first(), "end of {chain:?}");
    } else {
        assert_eq!(finished, None, "end of {chain:?}");
    }
    for landing in next {
        let along: Vec<_> = routes
            .iter()
            .copied()
            .filter(|(path, _)| path.landings[number] == landing)
            .collect();
        match chain.step(landing) {
            Ok(chain) => {
                let taken = &along[0].0.captures[..=number];
                assert_eq!(chain.taken(), taken, "taken in {chain:?}");
                assert_eq!(chain.at(), landing, "place of {chain:?}");
                walk(&chain, &along);
            }
            Err(refusal) => panic!("{landing} in {chain:?}: {refusal}"),
        }
    }
}
