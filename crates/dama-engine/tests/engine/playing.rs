//! Whole games, and positions without a choice.

use dama_core::{Game, Position, RuleSet};
use dama_engine::{Control, Engine, Level, Limits, Score};
use dama_testkit::random::Random;
use dama_testkit::setups::any_setup;

use crate::{game, search};

#[test]
fn every_move_is_legal_in_fast_games() {
    let mut engine = Engine::new(1);
    let mut random = Random::new(11);
    for number in 0..200 {
        let rules = RuleSet::ALL[number % 2];
        let mut game = Game::new(rules);
        let limits = Limits::nodes(100);
        while game.outcome().is_none() {
            let chosen = if random.one_in(4) {
                *random.pick(&game.legal_moves()).expect("the game goes on")
            } else {
                let result = engine.search(&game, &limits, &Control::FREE, |_| {});
                result.best.expect("the game goes on")
            };
            game.play(&chosen).expect("the engine's moves are legal");
        }
    }
}

#[test]
fn any_legal_position_gets_a_legal_move() {
    let mut engine = Engine::new(1);
    let mut random = Random::new(5);
    for _ in 0..300 {
        let setup = any_setup(&mut random);
        let position = Position::try_from(setup).expect("the kit makes legal positions");
        for rules in RuleSet::ALL {
            let game = Game::from_position(rules, position);
            let result = engine.search(&game, &Limits::nodes(300), &Control::FREE, |_| {});
            assert!(result.nodes <= 300);
            match result.best {
                Some(best) => assert!(game.legal_moves().contains(&best), "{position}: {best}"),
                None => assert!(game.outcome().is_some(), "{position}"),
            }
        }
    }
}

#[test]
fn every_level_finishes_its_games() {
    let mut engine = Engine::new(1);
    for level in Level::all().take(6) {
        let mut game = Game::new(RuleSet::CLASSIC);
        while game.outcome().is_none() && game.ply() < 60 {
            let seed = game.ply() as u64;
            let result = engine.play_level(&game, level, seed, &Control::FREE);
            let best = result.best.expect("the game goes on");
            game.play(&best).expect("the level's moves are legal");
        }
    }
}

#[test]
fn seeds_vary_the_games_of_weak_levels() {
    let game = Game::new(RuleSet::CLASSIC);
    let mut engine = Engine::new(1);
    for level in Level::all().take(5) {
        let mut moves: Vec<String> = (0..40)
            .filter_map(|seed| engine.play_level(&game, level, seed, &Control::FREE).best)
            .map(|best| best.to_string())
            .collect();
        moves.sort();
        moves.dedup();
        assert!(moves.len() >= 3, "level {level} knows only {moves:?}");
    }
}

#[test]
fn every_level_wins_where_one_move_wins() {
    let mut engine = Engine::new(1);
    let positions = [
        ("W:Wd4,a2,b2:Bd5", "d4xd6"),
        ("W:WKa1,h2:Ba4,h6", "a1xa5"),
        ("B:Wd4,c4:Bd5,h7,g6,Kf1", "d5xd3xb3"),
    ];
    for level in Level::all() {
        for seed in 0..20 {
            let game = game(positions[0].0, RuleSet::CLASSIC);
            let result = engine.play_level(&game, level, seed, &Control::FREE);
            assert_eq!(result.score, Score::win_in(1), "level {level}");
        }
    }
    for (fen, _) in &positions[1..] {
        assert!(
            search(&game(fen, RuleSet::CLASSIC), &Limits::depth(1))
                .best
                .is_some()
        );
    }
}

#[test]
fn a_game_that_is_over_gives_no_move() {
    for (fen, score) in [
        ("W:W:Ba7", Score::loss_in(0)),
        ("B:W:Ba7", Score::win_in(0)),
        ("W:Wa6:Ba7,b6,a8,c6", Score::loss_in(0)),
    ] {
        let result = search(&game(fen, RuleSet::CLASSIC), &Limits::NONE);
        assert_eq!(result.best, None, "{fen}");
        assert_eq!(result.score, score, "{fen}");
        assert_eq!(result.nodes, 0);
    }
    let one_each = "W:WKa1:BKh7";
    let result = search(&game(one_each, RuleSet::FEDERATION), &Limits::NONE);
    assert_eq!((result.best, result.score), (None, Score::DRAW));
    let mut resigned = Game::new(RuleSet::CLASSIC);
    resigned
        .resign(dama_core::Side::White)
        .expect("the game goes on");
    assert_eq!(search(&resigned, &Limits::NONE).best, None);
}

#[test]
fn a_single_move_needs_no_search() {
    let game = game("W:Wd4,a2,h2,Kg1:Bd5,f7,b7,c7", RuleSet::CLASSIC);
    assert_eq!(game.legal_moves().len(), 1);
    let result = search(&game, &Limits::NONE);
    assert_eq!(
        result.best.map(|best| best.to_string()),
        Some("d4xd6".to_owned())
    );
    assert_eq!(result.depth, 1);
    assert!(result.nodes < 5_000, "{}", result.nodes);
}
