//! Sixteen kings a side: more moves than any fixed list holds, and long searches.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use dama_core::{Move, MoveBuffer, Position, RuleSet, Side, perft};
use kish::{Board, State, Team};

/// Found by simulated annealing over positions with sixteen kings a side; nobody
/// knows whether there is one with more.
const MOST_MOVES: &str = "W:WKa1,Ka2,Kc3,Ke3,Kg3,Ka4,Kh4,Ka5,Kh5,Ka6,Kc6,Ke6,Ka7,Kh7,Ka8,Kh8\
                          :BKc1,Ke1,Kc2,Ke2,Kd3,Kf3,Kc4,Ke4,Kc5,Ke5,Kb6,Kd6,Kc7,Ke7,Kc8,Ke8";
const MOVES: usize = 2_360;
const PATHS: u64 = 3_448;

/// One king with very many chains, found in the same way.
const MOST_CHAINS: &str = "W:WKc4:BKb1,Kg1,Ka2,Kd2,Kh2,Kc3,Ke3,Kb4,Kd4,Kc5,Kg5,Kh5,Kf6,Ka7,Ke7,Kf8";
const CHAINS: u64 = 41_216;

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

/// The number of results and of paths that kish finds (kings alone: the rule sets agree).
fn counts_of_kish(position: &Position) -> (usize, u64) {
    let pieces = Side::BOTH.map(|side| position.pieces(side).bits());
    let board = Board::new(Team::White, State::new(pieces, pieces[0] | pieces[1]));
    let actions = board.actions();
    let results: HashSet<State> = actions
        .iter()
        .map(|action| board.apply(action).state)
        .collect();
    (results.len(), actions.len() as u64)
}

#[test]
fn sixteen_kings_a_side_give_all_their_moves() {
    let position = position(MOST_MOVES);
    assert_eq!(counts_of_kish(&position), (MOVES, PATHS));
    for rules in &RuleSet::ALL {
        let moves = position.legal_moves(rules);
        assert_eq!(moves.len(), MOVES);
        assert_eq!(
            moves
                .iter()
                .map(Move::to_string)
                .collect::<HashSet<_>>()
                .len(),
            MOVES
        );
        assert_eq!(perft::moves(&position, rules, 1), MOVES as u64);
        assert_eq!(perft::paths(&position, rules, 1), PATHS);
        for one in moves.iter().step_by(200) {
            assert_eq!(position.read_move(rules, &one.to_string()), Ok(*one));
            assert_eq!(
                position.read_move(rules, &position.short_text(rules, one)),
                Ok(*one)
            );
        }
    }
    let flipped = position.flipped();
    assert_eq!(flipped.legal_moves(&RuleSet::CLASSIC).len(), MOVES);
}

#[test]
fn a_king_with_many_chains_is_counted() {
    let position = position(MOST_CHAINS);
    let (results, paths) = counts_of_kish(&position);
    assert_eq!(paths, CHAINS);
    for rules in &RuleSet::ALL {
        assert_eq!(perft::paths(&position, rules, 1), CHAINS);
        assert_eq!(position.legal_moves(rules).len(), results);
    }
}

#[test]
fn a_buffer_forgets_the_position_before() {
    let rules = &RuleSet::CLASSIC;
    let mut buffer = MoveBuffer::new();
    position(MOST_MOVES).legal_moves_into(rules, &mut buffer);
    assert_eq!(buffer.as_slice().len(), MOVES);
    Position::start().legal_moves_into(rules, &mut buffer);
    assert_eq!(buffer.as_slice(), Position::start().legal_moves(rules));
}

#[test]
fn a_buffer_keeps_its_memory() {
    let rules = &RuleSet::CLASSIC;
    let mut buffer = MoveBuffer::new();
    position(MOST_MOVES).legal_moves_into(rules, &mut buffer);
    let memory = buffer.as_slice().as_ptr();
    for fen in ["W:Wa2:Bb7", "W:Wd4:Bd5,h7", MOST_CHAINS, MOST_MOVES] {
        position(fen).legal_moves_into(rules, &mut buffer);
        assert_eq!(buffer.as_slice().as_ptr(), memory, "{fen}");
    }
}
