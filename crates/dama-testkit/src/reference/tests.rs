//! The reference on positions that a person can check by eye.

#![allow(clippy::unwrap_used)]

use dama_core::{Position, RuleSet, Setup};

use super::*;

fn setup(fen: &str) -> Setup {
    fen.parse().unwrap()
}

fn texts(fen: &str, rules: &RuleSet) -> Vec<String> {
    moves(&setup(fen), rules)
        .unwrap()
        .iter()
        .map(|one| one.shown.text())
        .collect()
}

#[test]
fn a_man_moves_forward_and_sideways() {
    assert_eq!(
        texts("W:Wd4:Bh8", &RuleSet::CLASSIC),
        ["d4-c4", "d4-d5", "d4-e4"]
    );
    assert_eq!(
        texts("B:Wh1:Bd4", &RuleSet::CLASSIC),
        ["d4-c4", "d4-d3", "d4-e4"]
    );
}

#[test]
fn a_king_flies_up_to_the_next_piece() {
    let king = texts("W:WKa1,a4:BKh8,b8", &RuleSet::CLASSIC);
    assert_eq!(
        king.iter().filter(|text| text.starts_with("a1")).count(),
        2 + 7
    );
}

#[test]
fn most_pieces_must_be_taken() {
    assert_eq!(texts("W:Wd4:Bd5,c4,b5", &RuleSet::CLASSIC), ["d4xb4xb6"]);
}

#[test]
fn a_king_does_not_turn_back() {
    assert_eq!(
        texts("W:WKd5:Bd3,d7", &RuleSet::CLASSIC),
        ["d5xd1", "d5xd2", "d5xd8"]
    );
}

#[test]
fn a_man_goes_on_as_the_rule_set_says() {
    assert_eq!(
        texts("W:Wd6:Bd7,c8", &RuleSet::CLASSIC),
        ["d6xd8xa8", "d6xd8xb8"]
    );
    assert_eq!(texts("W:Wd6:Bd7,c8", &RuleSet::FEDERATION), ["d6xd8xb8"]);
}

#[test]
fn in_one_direction_the_king_is_shown_right_behind_the_first_victim() {
    let moves = moves(&setup("W:WKa1:Ba2,a5,h8"), &RuleSet::CLASSIC).unwrap();
    let shown: Vec<String> = moves.iter().map(|one| one.shown.text()).collect();
    assert_eq!(shown, ["a1xa3xa6", "a1xa3xa7", "a1xa3xa8"]);
    assert!(moves.iter().all(|one| one.routes.len() == 2));
}

#[test]
fn a_loop_both_ways_is_one_move() {
    let moves = moves(&setup("W:WKa1:Ba3,c5,e3,c1"), &RuleSet::CLASSIC).unwrap();
    let home: Vec<_> = moves
        .iter()
        .filter(|one| one.shown.to() == one.shown.from)
        .collect();
    assert_eq!(home.len(), 1);
    assert_eq!(home[0].shown.text(), "a1xa5xe5xe1xa1");
    assert_eq!(home[0].routes.len(), 2);
}

#[test]
fn perft_of_the_start_is_the_published_one() {
    let start = Position::start().to_setup();
    for rules in &RuleSet::ALL {
        let counts = [1, 2, 3, 4].map(|depth| perft_moves(&start, rules, depth).unwrap());
        assert_eq!(counts, [8, 64, 708, 7538]);
        assert_eq!(perft_paths(&start, rules, 5), Ok(85_090));
    }
}

#[test]
fn too_many_chains_are_no_wrong_answer() {
    let king = "W:WKc4:BKb1,Kg1,Ka2,Kd2,Kh2,Kc3,Ke3,Kb4,Kd4,Kc5,Kg5,Kh5,Kf6,Ka7,Ke7,Kf8";
    assert_eq!(moves(&setup(king), &RuleSet::CLASSIC), Err(TooManyJumps));
}
