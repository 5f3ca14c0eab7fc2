//! The ends of every scale: no input of a public function panics.

#![allow(clippy::unwrap_used)]

use dama_core::{
    Chain, FenError, Game, Position, Refusal, RuleSet, Setup, SetupError, Side, Square, SquareSet,
};
use dama_testkit::checks;
use dama_testkit::random::Random;
use dama_testkit::setups::any_setup;

#[test]
fn squares_end_at_the_edge() {
    assert_eq!(
        Square::new(63).map(|square| square.to_string()),
        Some("h8".into())
    );
    for index in 64..=u8::MAX {
        assert_eq!(Square::new(index), None);
    }
    for (file, rank) in [(8, 0), (0, 8), (255, 255), (7, 255)] {
        assert_eq!(Square::at(file, rank), None);
    }
    for text in [
        "", "a", "a0", "a9", "i1", "`1", "{1", "a1 ", "aa", "a10", "é", "١", "a١", "\0\0",
    ] {
        assert!(text.parse::<Square>().is_err(), "{text:?}");
    }
    assert_eq!(Square::all().len(), 64);
    assert_eq!(Square::all().next_back().map(Square::index), Some(63));
}

#[test]
fn sets_may_be_full_and_empty() {
    let mut squares = SquareSet::ALL.iter();
    assert_eq!(squares.len(), 64);
    assert_eq!(squares.by_ref().count(), 64);
    assert_eq!((squares.next(), squares.len()), (None, 0));
    assert_eq!(SquareSet::EMPTY.iter().next(), None);
    assert_eq!(!SquareSet::ALL, SquareSet::EMPTY);
    assert_eq!(SquareSet::EMPTY.to_string(), "");
    let mut set = SquareSet::from_bits(u64::MAX);
    let h8 = Square::new(63).unwrap();
    set.remove(h8);
    assert_eq!((set.len(), set.contains(h8)), (63, false));
    set.insert(h8);
    assert_eq!(set, SquareSet::ALL);
}

#[test]
fn a_board_may_be_full_of_pieces() {
    let mut setup = Setup::new(Side::White);
    for square in Square::all() {
        setup.put(square, Some(dama_core::Piece::king(Side::Black)));
    }
    let side = Side::Black;
    let error = SetupError::TooManyPieces { side, count: 64 };
    assert_eq!(Position::try_from(setup), Err(error));
    assert_eq!(setup.to_string().parse(), Ok(setup));
}

/// Ways that no piece can go, and ways without an end.
#[test]
fn any_way_is_answered() {
    let mut random = Random::new(1);
    let all: Vec<Square> = Square::all().collect();
    for _ in 0..200 {
        let position = checks::position(&any_setup(&mut random));
        let rules = &RuleSet::ALL[random.below(2)];
        for &from in &all {
            assert!(position.explain(rules, from, &[]).is_err());
            assert!(position.explain(rules, from, &[from; 300]).is_err());
            assert!(position.explain(rules, from, &all).is_err());
            let way: Vec<Square> = (0..random.between(1, 20))
                .filter_map(|_| random.pick(&all).copied())
                .collect();
            if let Ok(found) = position.explain(rules, from, &way) {
                assert!(position.legal_moves(rules).contains(&found));
            }
        }
    }
}

#[test]
fn any_step_of_a_chain_is_answered() {
    let mut random = Random::new(2);
    let mut steps = 0;
    for _ in 0..100 {
        let position = checks::position(&any_setup(&mut random));
        let rules = &RuleSet::ALL[random.below(2)];
        for from in Square::all() {
            let Some(mut chain) = Chain::start(&position, rules, from) else {
                continue;
            };
            assert!(chain.step_back().is_none());
            while let Some(landing) = chain.landings().iter().last() {
                for other in Square::all() {
                    assert_eq!(chain.step(other).is_ok(), chain.landings().contains(other));
                }
                chain = chain.step(landing).unwrap();
                steps += 1;
            }
            assert!(chain.finished().is_some());
            assert!(chain.step(from).is_err());
        }
    }
    assert!(steps > 50);
}

#[test]
fn a_game_stops_at_both_ends() {
    let mut game = Game::new(RuleSet::CLASSIC);
    assert_eq!((game.undo(), game.redo()), (None, None));
    game.go_to(usize::MAX);
    assert_eq!(game.ply(), 0);
    game.play_text("d3-d4").unwrap();
    game.go_to(usize::MAX);
    assert_eq!((game.ply(), game.redo()), (1, None));
    game.go_to(0);
    assert_eq!((game.ply(), game.undo()), (0, None));
}

#[test]
fn draw_offers_are_counted_up_to_their_type() {
    let mut game = Game::new(RuleSet::CLASSIC);
    for _ in 0..1_000 {
        game.offer_draw(Side::White).unwrap();
        game.decline_draw().unwrap();
    }
    assert_eq!(game.draw_offers_made(Side::White), u8::MAX);
    checks::kept(&game);
}

#[test]
fn an_offer_ends_with_the_game() {
    let start: Position = "W:Wd4:Bd5".parse().unwrap();
    let mut game = Game::from_position(RuleSet::CLASSIC, start);
    game.offer_draw(Side::White).unwrap();
    game.play_text("d4xd6").unwrap();
    assert!(game.outcome().is_some());
    assert_eq!(game.draw_offer(), None);
    assert_eq!(game.decline_draw(), Err(Refusal::NoDrawOffer));
    assert_eq!(game.agree_draw(), Err(Refusal::GameOver));
}

#[test]
fn long_texts_are_answered_shortly() {
    let position = Position::start();
    let long = "d3".repeat(100_000);
    for text in [
        long.as_str(),
        &"→".repeat(50),
        &"x".repeat(70),
        "d3-d4→",
        "=K",
        "d3=K",
    ] {
        let refusal = position.read_move(&RuleSet::CLASSIC, text).unwrap_err();
        assert!(refusal.to_string().len() < 250, "{refusal}");
    }
    for text in [long.as_str(), &format!("W:W{long}:B"), &format!("W:{long}")] {
        let error = text.parse::<Position>().unwrap_err();
        assert!(error.to_string().len() < 250, "{error}");
    }
}

#[test]
fn errors_show_the_beginning_of_what_stands_there() {
    let shown = |fen: &str| match fen.parse::<Setup>() {
        Err(FenError::BadSide { text } | FenError::BadSquare { text }) => text,
        other => panic!("{fen}: {other:?}"),
    };
    assert_eq!(shown("?:Wa2:B"), "?");
    assert_eq!(shown("W:Wa2,Qb9:B"), "Qb9");
    let forty = "é".repeat(40);
    assert_eq!(shown(&format!("{forty}:W:B")), forty);
    assert_eq!(shown(&format!("{forty}!:W:B")), format!("{forty}.."));

    let refusal = Position::start().read_move(&RuleSet::CLASSIC, "d3-e9");
    let text = String::from("e9");
    assert_eq!(refusal, Err(Refusal::NoSuchSquare { text }));
}

#[test]
fn a_move_has_at_most_eighty_bytes() {
    let rules = &RuleSet::CLASSIC;
    let read = |spaces: usize| {
        let text = format!("d3{}d4", " ".repeat(spaces));
        let read = Position::start().read_move(rules, &text);
        read.map(|one| one.to_string()).map_err(|r| r.code())
    };
    assert_eq!(read(76), Ok("d3-d4".into()));
    assert_eq!(read(77), Err("bad-text"));
    let longer = Position::start().read_move(rules, &"d3".repeat(50));
    assert_eq!(longer.map_err(|r| r.code()), Err("bad-text"));
}

/// Behind a3 the king may land on five squares; only from a5 does it go on.
#[test]
fn a_taken_piece_with_an_open_landing_is_judged_by_the_first_one() {
    let position: Position = "W:WKa1:Ba3,c5".parse().unwrap();
    let read = position.read_move(&RuleSet::CLASSIC, "a1xa3");
    let expected = Refusal::MustTakeMore {
        taken: 1,
        count: 2,
        stones: SquareSet::from(Square::new(0).unwrap()),
    };
    assert_eq!(read, Err(expected));
}
