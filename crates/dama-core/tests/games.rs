//! Whole games: ends, repetition, taking back and playing again.

#![allow(clippy::unwrap_used)]

use dama_core::{Game, Move, Outcome, Position, Reason, Refusal, RuleSet, Side};
use dama_testkit::checks;
use dama_testkit::games::{PlayedGame, random_game};
use dama_testkit::random::Random;
use dama_testkit::reference::History;
use dama_testkit::setups::{Style, random_setup};

/// Random games of both rule sets, from the start and from set-ups with few pieces.
fn games(seed: u64, number: usize) -> Vec<(RuleSet, PlayedGame)> {
    let mut random = Random::new(seed);
    let game = |index: usize| {
        let rules = RuleSet::ALL[index % 2];
        let start = match index % 4 {
            0 | 1 => Position::start().to_setup(),
            _ => random_setup(&mut random, Style::Few),
        };
        (rules, random_game(&mut random, &rules, start, 400))
    };
    (0..number).map(game).collect()
}

fn replay(rules: RuleSet, played: &PlayedGame) -> Game {
    let start = checks::position(&played.history.positions()[0]);
    let mut game = Game::from_position(rules, start);
    for text in &played.texts {
        game.play_text(text).unwrap();
    }
    game
}

#[test]
fn games_end_where_the_reference_ends_them() {
    let mut reasons = Vec::new();
    for (rules, played) in games(1, 200) {
        let positions = played.history.positions();
        let mut history = History::new(positions[0]);
        let mut game = Game::from_position(rules, checks::position(&positions[0]));
        for (text, after) in played.texts.iter().zip(&positions[1..]) {
            assert_eq!(game.outcome(), None);
            let one = game.play_text(text).unwrap();
            history.push(*after);
            assert_eq!(game.position().to_setup(), *after, "after {one}");
            assert_eq!(game.repetitions() as usize, history.repetitions());
            assert_eq!(game.quiet_plies() as usize, history.quiet_plies());
            assert_eq!(game.outcome(), history.outcome(&rules), "{after}, {rules}");
        }
        if let Some(outcome) = game.outcome() {
            reasons.push(outcome.reason);
            assert_eq!(game.legal_moves(), []);
            assert_eq!(game.play_text("d3-d4"), Err(Refusal::GameOver));
        }
    }
    let all = [
        Reason::NoPieces,
        Reason::KingAgainstMan,
        Reason::OnePieceEach,
        Reason::KingAgainstKing,
    ];
    for reason in all {
        assert!(
            reasons.contains(&reason),
            "no random game ended by {reason}"
        );
    }
}

#[test]
fn a_blocked_side_has_lost() {
    for rules in RuleSet::ALL {
        let start: Position = "W:Wa3,a4,b4,c5,b6,c6:Ba5,a6".parse().unwrap();
        let mut game = Game::from_position(rules, start);
        game.play_text("b4-b5").unwrap();
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.result(), outcome.reason), ("1-0", Reason::NoMoves));
    }
}

#[test]
fn a_position_may_come_back_at_any_distance() {
    let start: Position = "W:WKa1,Kb1:BKh8,Kg8".parse().unwrap();
    let mut game = Game::from_position(RuleSet::CLASSIC, start);
    let round_trip = ["a1-a2", "h8-h7", "a2-a1", "h7-h8"];
    let detour = ["b1-b2", "g8-g7", "b2-b3", "g7-g6", "b3-b1", "g6-g8"];
    for text in round_trip.iter().chain(&detour) {
        assert_eq!(game.outcome(), None, "before {text}");
        game.play_text(text).unwrap();
    }
    assert_eq!(game.repetitions(), 3);
    assert_eq!(
        game.outcome().map(|outcome| outcome.reason),
        Some(Reason::Repetition)
    );
    // A position that was taken back does not count.
    game.undo();
    game.play_text("g6-g7").unwrap();
    assert_eq!((game.repetitions(), game.outcome()), (1, None));
}

#[test]
fn taking_back_and_playing_again_change_nothing() {
    for (rules, played) in games(2, 60) {
        let full = replay(rules, &played);
        let mut game = full.clone();
        let mut stack = Vec::new();
        while let Some(one) = game.undo() {
            stack.push(one);
            let expected = &played.history.positions()[game.ply()];
            assert_eq!(game.position().to_setup(), *expected);
            assert_eq!(game.position().key(), checks::position(expected).key());
            assert_eq!(game.moves().len(), game.ply());
            assert_eq!(game.all_moves(), full.all_moves());
            assert_eq!(game.outcome(), None);
        }
        assert_eq!(game.ply(), 0);
        assert_eq!(game.position(), full.start());
        while let Some(one) = game.redo() {
            assert_eq!(Some(one), stack.pop());
        }
        assert_eq!(game, full);
        game.go_to(game.ply() / 2);
        let half = game.ply();
        assert_eq!(game.position().to_setup(), played.history.positions()[half]);
        game.go_to(usize::MAX);
        assert_eq!(game, full);
    }
}

#[test]
fn another_move_after_taking_back_forgets_the_old_ones() {
    let mut game = Game::new(RuleSet::CLASSIC);
    for text in ["a3-a4", "h6-h5", "b3-b4"] {
        game.play_text(text).unwrap();
    }
    game.undo();
    game.undo();
    assert_eq!((game.ply(), game.all_moves().len()), (1, 3));
    let other = game.play_text("g6-g5").unwrap();
    assert_eq!((game.ply(), game.all_moves().len()), (2, 2));
    assert_eq!(game.moves().last(), Some(&other));
    assert_eq!(game.redo(), None);
}

#[test]
fn equal_positions_have_equal_keys_and_others_do_not() {
    let mut seen: std::collections::HashMap<u64, Position> = std::collections::HashMap::new();
    for (_, played) in games(3, 60) {
        for setup in played.history.positions() {
            let position = checks::position(setup);
            let known = *seen.entry(position.key()).or_insert(position);
            assert_eq!(known, position);
        }
    }
    assert!(seen.len() > 2_000);
    let white: Position = "W:Wa2:Bh7".parse().unwrap();
    let black: Position = "B:Wa2:Bh7".parse().unwrap();
    assert_ne!(white.key(), black.key());
}

#[test]
fn players_end_a_game_by_themselves() {
    let mut game = Game::new(RuleSet::FEDERATION);
    game.resign(Side::White).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.result(), outcome.reason),
        ("0-1", Reason::Resignation)
    );
    assert_eq!(game.resign(Side::Black), Err(Refusal::GameOver));

    let mut game = Game::new(RuleSet::FEDERATION);
    game.flag(Side::Black).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.result(), outcome.reason), ("1-0", Reason::Time));

    let mut game = Game::new(RuleSet::FEDERATION);
    game.offer_draw(Side::White).unwrap();
    assert_eq!(game.draw_offer(), Some(Side::White));
    game.agree_draw().unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.result(), outcome.reason),
        ("1/2-1/2", Reason::Agreement)
    );
}

#[test]
fn an_offer_stands_until_the_other_player_moves() {
    let mut game = Game::new(RuleSet::CLASSIC);
    game.offer_draw(Side::White).unwrap();
    game.play_text("d3-d4").unwrap();
    assert_eq!(game.draw_offer(), Some(Side::White));
    let open = Err(Refusal::DrawAlreadyOffered);
    assert_eq!(game.offer_draw(Side::White), open);
    game.play_text("e6-e5").unwrap();
    assert_eq!(game.draw_offer(), None);

    // An answer with an offer of one's own agrees; taking back withdraws.
    game.offer_draw(Side::Black).unwrap();
    game.undo();
    assert_eq!(game.draw_offer(), None);
    game.redo();
    game.offer_draw(Side::Black).unwrap();
    game.offer_draw(Side::White).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Agreement)));
    assert_eq!(game.draw_offer(), None);
}

#[test]
fn draw_offers_are_counted_under_the_federations_rules() {
    let mut game = Game::new(RuleSet::FEDERATION);
    assert_eq!(game.decline_draw(), Err(Refusal::NoDrawOffer));
    for _ in 0..2 {
        game.offer_draw(Side::White).unwrap();
        game.decline_draw().unwrap();
    }
    let spent = Err(Refusal::DrawOffersSpent { limit: 2 });
    assert_eq!(game.offer_draw(Side::White), spent);
    assert_eq!(game.offer_draw(Side::Black), Ok(()));

    let mut game = Game::new(RuleSet::CLASSIC);
    for _ in 0..300 {
        game.offer_draw(Side::Black).unwrap();
        game.decline_draw().unwrap();
    }
}

#[test]
fn a_sideways_man_move_is_no_progress_and_a_forward_one_is() {
    let start: Position = "W:Wd4,Ka1:Bh7,Kb8".parse().unwrap();
    let mut game = Game::from_position(RuleSet::CLASSIC, start);
    let mut plies = Vec::new();
    for text in [
        "d4-e4", "b8-c8", "e4-d4", "c8-b8", "d4-d5", "h7-g7", "a1-a2",
    ] {
        game.play_text(text).unwrap();
        plies.push(game.quiet_plies());
    }
    assert_eq!(plies, [1, 2, 3, 4, 0, 1, 2]);
}

#[test]
fn a_hundred_plies_without_progress_are_a_draw() {
    // Two kings a side walk over squares so that no position comes a third time.
    let start: Position = "W:WKa1,Ke1:BKb8,Kh8".parse().unwrap();
    let mut random = Random::new(5);
    let mut game = Game::from_position(RuleSet::CLASSIC, start);
    while game.outcome().is_none() && game.quiet_plies() < 100 {
        let legal = game.legal_moves();
        let safe: Vec<Move> = legal
            .iter()
            .filter(|one| {
                let after = game.position().after(&one.effect());
                let stood = game
                    .positions()
                    .iter()
                    .filter(|before| **before == after)
                    .count();
                !one.is_capture() && !after.has_capture() && stood < 2
            })
            .copied()
            .collect();
        match random.pick(&safe) {
            Some(one) => game.play(one).unwrap(),
            None => {
                game.undo();
                game.undo();
            }
        }
    }
    assert_eq!(game.quiet_plies(), 100);
    let mut positions = game.positions().iter().map(Position::to_setup);
    let mut history = History::new(positions.next().unwrap());
    positions.for_each(|setup| history.push(setup));
    assert_eq!(history.outcome(&RuleSet::CLASSIC), game.outcome());
    assert_eq!(
        game.outcome().map(|outcome| outcome.reason),
        Some(Reason::NoProgress)
    );
    game.undo();
    assert_eq!(game.outcome(), None);
}
