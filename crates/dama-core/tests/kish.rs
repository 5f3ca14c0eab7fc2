//! The moves of the crate `kish` beside ours, under the federation's rules.
//!
//! Compared are the results of rule 10 and the number of paths at each position;
//! not the ends of games, for which kish has other rules.

use std::collections::HashSet;

use dama_core::{Kind, Position, RuleSet, Setup, Side, perft};
use dama_testkit::checks;
use dama_testkit::games::random_game;
use dama_testkit::random::Random;
use dama_testkit::setups::any_setup;
use kish::{Board, State};

#[path = "support/kish_board.rs"]
mod kish_board;
use kish_board::kish_board;

const RULES: RuleSet = RuleSet::FEDERATION;

/// What a move leads to: the square that its piece leaves, where it leaves one,
/// and the board. (Of a chain that ends where it began kish does not tell the start.)
type Result = (u64, State);

fn their_results(board: &Board) -> (HashSet<Result>, u64) {
    let actions = board.actions();
    let own = board.friendly_pieces();
    let results = actions.iter().map(|action| {
        let after = board.apply(action);
        (own & !after.state.pieces[board.turn as usize], after.state)
    });
    (results.collect(), actions.len() as u64)
}

fn our_results(position: &Position) -> (HashSet<Result>, u64) {
    let own = position.pieces(position.side_to_move());
    let results = position.legal_moves(&RULES).into_iter().map(|one| {
        let after = position.after(&one.effect());
        let left = own & !after.pieces(position.side_to_move());
        (left.bits(), kish_board(&after).state)
    });
    (results.collect(), perft::paths(position, &RULES, 1))
}

fn compare(setup: &Setup) {
    let position = checks::position(setup);
    let (ours, our_paths) = our_results(&position);
    let (theirs, their_paths) = their_results(&kish_board(&position));
    assert_eq!(ours, theirs, "results of {position}");
    assert_eq!(our_paths, their_paths, "paths of {position}");
}

#[test]
fn random_games_have_the_moves_of_kish() {
    let mut random = Random::new(2);
    let mut plies = 0;
    while plies < 6_000 {
        let start = if random.one_in(2) {
            Position::start().to_setup()
        } else {
            any_setup(&mut random)
        };
        let game = random_game(&mut random, &RULES, start, 200);
        game.history.positions().iter().for_each(compare);
        plies += game.texts.len();
    }
}

#[test]
fn random_set_ups_have_the_moves_of_kish() {
    let mut random = Random::new(3);
    for _ in 0..20_000 {
        compare(&any_setup(&mut random));
    }
}

#[test]
fn kings_among_many_pieces_have_the_moves_of_kish() {
    let mut random = Random::new(4);
    for _ in 0..200 {
        let mut setup = Setup::new(Side::White);
        for square in dama_core::Square::all() {
            if random.one_in(4) {
                let side = if random.one_in(5) {
                    Side::White
                } else {
                    Side::Black
                };
                let count = setup
                    .pieces()
                    .filter(|(_, piece)| piece.side == side)
                    .count();
                if count < 16 {
                    setup.put(
                        square,
                        Some(dama_core::Piece {
                            side,
                            kind: Kind::King,
                        }),
                    );
                }
            }
        }
        if setup.pieces().next().is_some() {
            compare(&setup);
        }
    }
}
