//! Positions from games with one winning move that a shallow search does not see.

use dama_core::{Position, RuleSet};
use dama_engine::{Limits, Score};

use crate::{game, position, search};

/// Position, rule set, the only move that wins in so many plies.
const TACTICS: [(&str, &str, &str, u32); 15] = [
    (
        "W:Wf2,g2,h2,f3,g3,h3,Kg4,Kf7:Be5,h5,h6",
        "federation",
        "g4-g6",
        5,
    ),
    (
        "B:Wh3,d4,Kc8:BKf1,Ke2,f5,g5,h5,g6,c7",
        "classic",
        "e2-h2",
        5,
    ),
    (
        "W:WKa1,c2,d2,f2,c3,e3,f3,g3,d4:Bc5,e5,Kh8",
        "federation",
        "g3-h3",
        7,
    ),
    (
        "W:Wa2,b2,a3,b3,b4,c4,Kh8:Ba5,b5,a6,b6,c6,e6,b7",
        "classic",
        "a3-a4",
        7,
    ),
    (
        "B:WKa8:Bf4,g4,Ke5,f5,b6,e6,f6,c7,e7,f7",
        "classic",
        "e5-a5",
        5,
    ),
    (
        "B:Wc2,a3,f3,g3,c4,e4:BKh1,a5,g5,a6,b6,c6,d6,e6,f6,g6,b7,f7,g7,h7",
        "federation",
        "e6-e5",
        7,
    ),
    ("B:Wf3,b4:Ba5,d5,e5,a6,Kc6,f6,g6", "federation", "c6-c3", 7),
    (
        "W:Wb2,c2,h2,d3,e3,f3,g3,Ka7,Ke8,Kh8:Bc5,f5",
        "classic",
        "e8-e5",
        5,
    ),
    ("W:Wf3,h3,b4,h4,Ka8,Kd8:Bc5,e5,g5", "federation", "h4-g4", 7),
    (
        "B:Wg4,h4:Bd3,b5,Kc5,a6,b6,c6,g6,h6,g7",
        "classic",
        "c5-f5",
        7,
    ),
    (
        "B:Wb3,c4,d4:BKf1,g4,Ke5,h5,a6,b6,c6,d6,e6,c7,d7,e7,f7",
        "federation",
        "d6-d5",
        5,
    ),
    (
        "B:Wa3,f3,a4,g4:BKh1,Kb2,a5,c5,e5,f5,a6,b6,e6,f6,g6,a7,b7,g7,h7",
        "classic",
        "g6-g5",
        7,
    ),
    (
        "B:Wa3,g3,b4:Bc2,e4,a5,d5,g5,h5,a6,b6,d6,g6,c7,d7,e7,g7,Kf8",
        "federation",
        "a5-a4",
        7,
    ),
    (
        "W:Wg2,b3,d3,e3,b4,d4,g4,h4,Kb8:Bg3,e6,g6,h7",
        "federation",
        "b4-b5",
        5,
    ),
    (
        "B:Wg4,h4,h5:Ba2,Kb3,d4,c5,d5,g6,h6,c7,d7,g7,h7",
        "federation",
        "g6-g5",
        7,
    ),
];

fn rules(name: &str) -> RuleSet {
    RuleSet::named(name).expect("the list names rule sets")
}

/// Whether the side to move can force a win within so many plies, by looking at
/// every move.
fn wins(position: &Position, rules: &RuleSet, plies: u32) -> bool {
    if let Some(outcome) = position.outcome(rules) {
        return outcome.winner == Some(position.side_to_move());
    }
    let moves = position.legal_moves(rules);
    let mut after = moves.iter().map(|chosen| position.after(&chosen.effect()));
    plies > 0 && after.any(|after| loses(&after, rules, plies - 1))
}

fn loses(position: &Position, rules: &RuleSet, plies: u32) -> bool {
    if let Some(outcome) = position.outcome(rules) {
        return outcome.winner == Some(position.side_to_move().opposite());
    }
    let moves = position.legal_moves(rules);
    let mut after = moves.iter().map(|chosen| position.after(&chosen.effect()));
    plies > 0 && after.all(|after| wins(&after, rules, plies - 1))
}

#[test]
fn the_list_is_right() {
    for (fen, name, only, plies) in TACTICS {
        let (position, rules) = (position(fen), rules(name));
        for chosen in position.legal_moves(&rules) {
            let after = position.after(&chosen.effect());
            let expected = chosen.to_string() == only;
            assert_eq!(
                loses(&after, &rules, plies - 1),
                expected,
                "{fen}: {chosen}"
            );
        }
    }
}

#[test]
fn the_engine_finds_the_move() {
    for (fen, name, only, plies) in TACTICS {
        let result = search(&game(fen, rules(name)), &Limits::depth(10));
        let best = result.best.expect("there are moves");
        assert_eq!(best.to_string(), only, "{fen}");
        assert_eq!(result.score, Score::win_in(plies), "{fen}");
    }
}

#[test]
fn few_nodes_are_enough() {
    for (fen, name, only, _) in TACTICS {
        let result = search(&game(fen, rules(name)), &Limits::nodes(150_000));
        let best = result.best.expect("there are moves");
        assert_eq!(best.to_string(), only, "{fen}");
    }
}
