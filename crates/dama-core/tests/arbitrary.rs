//! Values made of any bytes: always legal, and of all kinds.

#![allow(clippy::unwrap_used)]

use arbitrary::{Arbitrary, Unstructured};
use dama_core::{Game, Position, RuleSet, Setup, Side, Square, SquareSet};
use dama_testkit::checks;
use dama_testkit::random::Random;

/// As many values of random bytes.
fn values<T: for<'a> Arbitrary<'a>>(seed: u64, number: usize, longest: usize) -> Vec<T> {
    let mut random = Random::new(seed);
    let mut value = || {
        let length = random.below(longest + 1);
        let bytes: Vec<u8> = (0..length).map(|_| random.next_u64() as u8).collect();
        T::arbitrary(&mut Unstructured::new(&bytes)).unwrap()
    };
    (0..number).map(|_| value()).collect()
}

#[test]
fn positions_are_legal_and_of_all_sizes() {
    let positions: Vec<Position> = values(1, 3_000, 60);
    for position in &positions {
        assert_eq!(Position::try_from(position.to_setup()), Ok(*position));
        checks::packed(position);
    }
    let any = |fits: &dyn Fn(&Position) -> bool| positions.iter().any(fits);
    for side in Side::BOTH {
        assert!(any(&|position| position.side_to_move() == side));
        assert!(any(&|position| position.pieces(side).is_empty()));
        assert!(any(&|position| position.pieces(side).len() > 12));
        assert!(any(&|position| !position.kings(side).is_empty()));
    }
}

#[test]
fn set_ups_may_be_illegal() {
    let setups: Vec<Setup> = values(2, 1_000, 80);
    let legal = |setup: &&Setup| Position::try_from(**setup).is_ok();
    let count = setups.iter().filter(legal).count();
    assert!((10..990).contains(&count), "{count}");
}

#[test]
fn games_have_legal_moves() {
    let games: Vec<Game> = values(3, 200, 120);
    for game in &games {
        let mut again = Game::from_position(*game.rules(), *game.start());
        for played in game.moves() {
            again.play_text(&played.to_string()).unwrap();
        }
        assert_eq!(again, *game);
    }
    assert!(games.iter().any(|game| game.ply() > 50));
    assert!(games.iter().any(|game| *game.start() == Position::start()));
    assert!(games.iter().any(|game| *game.start() != Position::start()));
    for rules in RuleSet::ALL {
        assert!(games.iter().any(|game| *game.rules() == rules));
    }
}

#[test]
fn every_square_comes_up() {
    let squares: SquareSet = values::<Square>(4, 2_000, 1).into_iter().collect();
    assert_eq!(squares, SquareSet::ALL);
    let sets: Vec<SquareSet> = values(5, 10, 8);
    assert!(sets.iter().any(|set| set.len() > 10));
}
