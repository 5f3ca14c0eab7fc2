//! Wins and losses in so many plies, compared with a plain search of all moves.

use dama_core::{Game, Position, RuleSet, Side};
use dama_engine::{Limits, Score};
use dama_testkit::random::Random;
use dama_testkit::setups::{Style, random_setup};

use crate::search;

/// The plies that the plain search looks ahead.
const PLIES: u32 = 6;

/// With more pieces the plain search takes too long.
const MOST_PIECES: usize = 6;

/// A win or loss within `plies`, by looking at every move; 0 where there is none.
/// A win counts more the nearer it is, a loss less.
fn plain(position: &Position, rules: &RuleSet, plies: u32, low: i32, high: i32) -> i32 {
    let at = (PLIES - plies) as i32;
    if let Some(outcome) = position.outcome(rules) {
        return match outcome.winner {
            None => 0,
            Some(side) if side == position.side_to_move() => 100 - at,
            Some(_) => at - 100,
        };
    }
    if plies == 0 {
        return 0;
    }
    let mut best = low;
    for chosen in position.legal_moves(rules) {
        let after = position.after(&chosen.effect());
        best = best.max(-plain(&after, rules, plies - 1, -high, -best));
        if best >= high {
            break;
        }
    }
    best
}

fn plain_score(position: &Position, rules: &RuleSet) -> Option<Score> {
    match plain(position, rules, PLIES, -101, 101) {
        0 => None,
        win if win > 0 => Some(Score::win_in((100 - win) as u32)),
        loss => Some(Score::loss_in((100 + loss) as u32)),
    }
}

fn compare(rules: RuleSet, positions: usize) {
    let mut random = Random::new(7);
    let mut decided = 0;
    for _ in 0..positions {
        let setup = random_setup(&mut random, Style::Few);
        let position = Position::try_from(setup).expect("the kit makes legal positions");
        // A single move is played without a search.
        let few = position.occupied().len() <= MOST_PIECES;
        if !few || position.legal_moves(&rules).len() < 2 || position.outcome(&rules).is_some() {
            continue;
        }
        let expected = plain_score(&position, &rules);
        let game = Game::from_position(rules, position);
        let found = search(&game, &Limits::depth(PLIES)).score;
        if let Some(expected) = expected {
            decided += 1;
            assert_eq!(found, expected, "{position} {rules}");
        } else if let Some(plies) = found.plies_to_win().or(found.plies_to_loss()) {
            assert!(plies > PLIES, "{position} {rules}: {found}");
        }
    }
    assert!(decided > positions / 20, "{decided} of {positions}");
}

#[test]
fn few_pieces_classic() {
    compare(RuleSet::CLASSIC, 400);
}

#[test]
fn few_pieces_federation() {
    compare(RuleSet::FEDERATION, 400);
}

#[test]
fn the_last_pieces_by_either_rule_set() {
    // A king takes the last man but one; what is left is a win by `classic`,
    // a draw by `federation`.
    let position = crate::position("W:WKa1:Ba4,h6");
    assert_eq!(position.side_to_move(), Side::White);
    let score = |rules| {
        let game = Game::from_position(rules, position);
        search(&game, &Limits::depth(6)).score
    };
    assert_eq!(score(RuleSet::CLASSIC), Score::win_in(1));
    assert_eq!(score(RuleSet::FEDERATION), Score::DRAW);
}
