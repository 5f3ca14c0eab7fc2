//! Figures that are known from elsewhere.

use std::num::NonZeroUsize;

use dama_core::RuleSet;
use dama_tables::{Material, Mover, Solutions};

#[test]
fn two_kings_against_one() {
    let two_kings: Material = "KKvK".parse().expect("an endgame");
    for (rules, won, drawn, longest) in [
        (RuleSet::FEDERATION, 38_228, 86_764, 5),
        (RuleSet::CLASSIC, 124_784, 208, 15),
    ] {
        let solutions = Solutions::up_to(3, rules, NonZeroUsize::MIN);
        let counts = solutions
            .get(two_kings)
            .expect("solved")
            .counts(Mover::First);
        assert_eq!(counts.positions(), 124_992);
        assert_eq!(
            (counts.won, counts.drawn, counts.lost),
            (won, drawn, 0),
            "{rules}"
        );
        assert_eq!(
            counts.longest_win.map(|longest| longest.plies),
            Some(longest)
        );
    }
}
