//! Packed positions and games: their bytes, and all bytes that are neither.

#![allow(clippy::unwrap_used)]

use dama_core::packed::{PackGameError, UnpackGameError, UnpackPositionError, checksum};
use dama_core::{
    Game, Outcome, Position, Reason, RestoreGameError, RuleSet, SetupError, Side, Square,
};
use dama_testkit::checks;
use dama_testkit::random::Random;
use dama_testkit::setups::any_setup;
use dama_testkit::strategies::setups;
use proptest::prelude::*;

/// Bytes from their hexadecimal digits, spaces between them left out.
fn bytes(text: &str) -> Vec<u8> {
    let digits: Vec<u32> = text.chars().filter_map(|c| c.to_digit(16)).collect();
    digits
        .chunks(2)
        .map(|pair| (pair[0] * 16 + pair[1]) as u8)
        .collect()
}

/// A packed game with its checksum.
fn summed(text: &str) -> Vec<u8> {
    let mut body = bytes(text);
    let sum = checksum(&body);
    body.extend_from_slice(&sum.to_le_bytes());
    body
}

/// The same games in every run, with draw offers, ends and moves taken back.
fn games() -> Vec<Game> {
    let mut random = Random::new(1);
    (0..150)
        .map(|index| {
            let start = match index % 3 {
                0 => Position::start(),
                _ => checks::position(&any_setup(&mut random)),
            };
            let mut game = Game::from_position(RuleSet::ALL[index % 2], start);
            for _ in 0..random.below(120) {
                let Some(one) = random.pick(&game.legal_moves()).copied() else {
                    break;
                };
                game.play(&one).unwrap();
            }
            // Each of these is refused where it has no place, which is fine here.
            let side = Side::BOTH[random.below(2)];
            for step in 0..random.below(6) {
                let _ = match random.below(8) {
                    0 => game.resign(side),
                    1 => game.flag(side),
                    2 => game.agree_draw(),
                    3..6 => game.offer_draw(side),
                    6 => game.decline_draw(),
                    _ => {
                        game.go_to(game.ply().saturating_sub(step));
                        Ok(())
                    }
                };
            }
            game
        })
        .collect()
}

#[test]
fn a_packed_position_has_these_bytes() {
    let start = Position::start();
    let expected = "01 00ffff0000ffff00 0000000055555555";
    assert_eq!(start.pack().as_slice(), bytes(expected));
    // a1 is bit 0, h8 is bit 63; in this order a white king, a black man, a black king.
    let position: Position = "B:WKa1:Bd5,Kh8".parse().unwrap();
    let expected = "81 0100000008000080 3600000000000000";
    assert_eq!(position.pack().as_slice(), bytes(expected));
}

#[test]
fn a_packed_game_has_these_bytes() {
    let mut game = Game::new(RuleSet::CLASSIC);
    assert_eq!(game.pack().unwrap(), summed("01 00 0000 00 00 00"));
    // a3-a4, b3-b4, c3-c4, d3-d4: number 3.
    game.play_text("d3-d4").unwrap();
    game.play_text("h6-h5").unwrap();
    game.offer_draw(Side::White).unwrap();
    assert_eq!(game.pack().unwrap(), summed("01 20 0100 00 02 00 03 07"));
    game.undo();
    assert_eq!(game.pack().unwrap(), summed("01 00 0100 00 02 01 03 07"));
    game.resign(Side::White).unwrap();
    assert_eq!(game.pack().unwrap(), summed("01 00 0100 03 01 00 03"));

    let position: Position = "B:WKa1:Bd5,Kh8".parse().unwrap();
    let game = Game::from_position(RuleSet::FEDERATION, position);
    let start = "81 0100000008000080 3600000000000000";
    let expected = summed(&format!("01 11 {start} 0000 00 00 00"));
    assert_eq!(game.pack().unwrap(), expected);
}

#[test]
fn games_come_back_as_they_were() {
    let games = games();
    games.iter().for_each(checks::kept);
    let count = |fits: fn(&Game) -> bool| games.iter().filter(|game| fits(game)).count();
    assert!(count(|game| game.draw_offer().is_some()) > 5);
    assert!(count(|game| game.all_moves().len() > game.ply()) > 5);
    let ended = count(|game| {
        let outcome = game.outcome();
        outcome.is_some_and(|end| end.reason.is_made_by_players())
    });
    assert!(ended > 5);
}

#[test]
fn a_changed_byte_is_always_noticed() {
    for game in games().iter().take(20) {
        let packed = game.pack().unwrap();
        for place in 0..packed.len() {
            for change in 1..=u8::MAX {
                let mut changed = packed.clone();
                changed[place] ^= change;
                let error = Game::unpack(&changed).unwrap_err();
                let expected = match (place, changed[0]) {
                    (0, found) => UnpackGameError::UnknownVersion { found },
                    _ => UnpackGameError::BadChecksum,
                };
                assert_eq!(error, expected, "byte {place}");
            }
            let error = Game::unpack(&packed[..place]).unwrap_err();
            let expected = match place {
                0..4 => UnpackGameError::CutOff,
                _ => UnpackGameError::BadChecksum,
            };
            assert_eq!(error, expected, "cut off before byte {place}");
        }
    }
}

#[test]
fn numbers_of_moves_may_be_large() {
    let start: Position = "W:WKa1,Ka2,Kc3,Ke3,Kg3,Ka4,Kh4,Ka5,Kh5,Ka6,Kc6,Ke6,Ka7,Kh7,Ka8,Kh8\
                          :BKc1,Ke1,Kc2,Ke2,Kd3,Kf3,Kc4,Ke4,Kc5,Ke5,Kb6,Kd6,Kc7,Ke7,Kc8,Ke8"
        .parse()
        .unwrap();
    let mut moves = start.legal_moves(&RuleSet::CLASSIC);
    moves.sort();
    let expected: [(usize, &[u8]); 7] = [
        (0, &[0]),
        (254, &[254]),
        (255, &[255, 0]),
        (256, &[255, 1]),
        (382, &[255, 127]),
        (383, &[255, 128, 1]),
        (2_359, &[255, 184, 16]),
    ];
    for (number, bytes) in expected {
        let mut game = Game::from_position(RuleSet::CLASSIC, start);
        game.play(&moves[number]).unwrap();
        let packed = game.pack().unwrap();
        // One ply, none taken back, the move, the checksum.
        let expected = [&[1, 0], bytes].concat();
        assert!(packed[..packed.len() - 4].ends_with(&expected), "{number}");
        assert_eq!(Game::unpack(&packed), Ok(game));
    }
}

#[test]
fn a_rule_set_of_ones_own_is_not_packed() {
    let own = RuleSet {
        draw_offers: Some(1),
        ..RuleSet::CLASSIC
    };
    let error = Game::new(own).pack().unwrap_err();
    assert_eq!(error, PackGameError::UnknownRuleSet { name: "classic" });
}

#[test]
fn bytes_that_are_no_position_are_refused() {
    let error = |text: &str| Position::unpack(&bytes(text)).unwrap_err();
    assert_eq!(error(""), UnpackPositionError::BadLength { found: 0 });
    let short = "01 00ffff0000ffff00 00000000555555";
    assert_eq!(error(short), UnpackPositionError::BadLength { found: 16 });
    let long = "01 00ffff0000ffff00 0000000055555555 00";
    assert_eq!(error(long), UnpackPositionError::BadLength { found: 18 });
    for found in [0, 2, 0x7F] {
        let mut packed = Position::start().pack();
        packed[0] = found;
        let expected = UnpackPositionError::UnknownVersion { found };
        assert_eq!(Position::unpack(&packed), Err(expected));
    }
    let many = "01 01ffff0000ffff00 0000000055555555";
    assert_eq!(
        error(many),
        UnpackPositionError::TooManyPieces { found: 33 }
    );
    let stray = "01 0001000000000000 0400000000000000";
    assert_eq!(error(stray), UnpackPositionError::StrayBit);
    let stray = "01 00feff0000ffff00 0000000055555595";
    assert_eq!(error(stray), UnpackPositionError::StrayBit);
    let empty = "01 0000000000000000 0000000000000000";
    let expected = UnpackPositionError::Setup(SetupError::EmptyBoard);
    assert_eq!(error(empty), expected);
    let expected = UnpackPositionError::Setup(SetupError::TooManyPieces {
        side: Side::White,
        count: 17,
    });
    let seventeen = "01 00ffff0000ffff00 0000000054555555";
    assert_eq!(error(seventeen), expected);
    let expected = UnpackPositionError::Setup(SetupError::ManOnFarRank {
        side: Side::White,
        square: "a8".parse().unwrap(),
    });
    let far = "01 0000000000000001 0000000000000000";
    assert_eq!(error(far), expected);
}

#[test]
fn bytes_that_are_no_game_are_refused() {
    let error = |text: &str| Game::unpack(&summed(text)).unwrap_err();
    let bad = |what, found| UnpackGameError::BadValue { what, found };
    let start = "01 00ffff0000ffff00 0000000055555555";
    let over = "01 0101000000000000 0200000000000000";
    let cases = [
        (
            "02 00 0000 00 00 00",
            UnpackGameError::UnknownVersion { found: 2 },
        ),
        ("01", UnpackGameError::CutOff),
        ("01 00 0000 00 00", UnpackGameError::CutOff),
        ("01 00 0000 00 02 00 03", UnpackGameError::CutOff),
        ("01 10 01 00ff", UnpackGameError::CutOff),
        ("01 02 0000 00 00 00", bad("rule set", 2)),
        ("01 60 0000 00 00 00", bad("draw offer", 3)),
        ("01 80 0000 00 00 00", bad("draw offer", 4)),
        ("01 00 0000 06 00 00", bad("end", 6)),
        ("01 00 0000 00 8000 00", UnpackGameError::BadNumber),
        (
            "01 00 0000 00 01 00 ff 80808080 10",
            UnpackGameError::BadNumber,
        ),
        (
            "01 00 0000 00 00 00 00",
            UnpackGameError::BytesLeft { count: 1 },
        ),
        (
            &format!("01 10 {start} 0000 00 00 00"),
            UnpackGameError::NeedlessStart,
        ),
        (
            &format!("01 10 00{} 0000 00 00 00", &start[2..]),
            UnpackGameError::Start(UnpackPositionError::UnknownVersion { found: 0 }),
        ),
        (
            "01 00 0000 00 01 00 08",
            UnpackGameError::Restore(RestoreGameError::NoSuchMove {
                ply: 1,
                number: 8,
                count: 8,
            }),
        ),
        (
            "01 00 0000 00 01 00 ff00",
            UnpackGameError::Restore(RestoreGameError::NoSuchMove {
                ply: 1,
                number: 255,
                count: 8,
            }),
        ),
        (
            &format!("01 10 {over} 0000 00 01 00 00"),
            UnpackGameError::Restore(RestoreGameError::MoveAfterEnd { ply: 1 }),
        ),
        (
            &format!("01 10 {over} 0000 01 00 00"),
            UnpackGameError::Restore(RestoreGameError::EndedTwice),
        ),
        (
            "01 00 0000 00 01 02 03",
            UnpackGameError::Restore(RestoreGameError::TooManyTakenBack {
                taken_back: 2,
                plies: 1,
            }),
        ),
        (
            "01 01 0003 00 00 00",
            UnpackGameError::Restore(RestoreGameError::TooManyOffers {
                side: Side::Black,
                made: 3,
                limit: 2,
            }),
        ),
        (
            "01 20 0001 00 00 00",
            UnpackGameError::Restore(RestoreGameError::BadOpenOffer { side: Side::White }),
        ),
        (
            "01 40 0001 01 00 00",
            UnpackGameError::Restore(RestoreGameError::BadOpenOffer { side: Side::Black }),
        ),
    ];
    for (text, expected) in &cases {
        assert_eq!(error(text), *expected, "{text}");
        assert!(!expected.to_string().is_empty());
    }
    assert_eq!(Game::unpack(&[]), Err(UnpackGameError::CutOff));
}

#[test]
fn as_many_draw_offers_as_the_rule_set_allows_are_read() {
    let game = Game::unpack(&summed("01 01 0202 00 00 00")).unwrap();
    let made = Side::BOTH.map(|side| game.draw_offers_made(side));
    assert_eq!((made, game.rules()), ([2, 2], &RuleSet::FEDERATION));
    let game = Game::unpack(&summed("01 00 ffff 00 00 00")).unwrap();
    assert_eq!(game.draw_offers_made(Side::Black), u8::MAX);
}

#[test]
fn ends_of_the_players_have_these_numbers() {
    let ends = [
        Outcome::draw(Reason::Agreement),
        Outcome::win(Side::White, Reason::Resignation),
        Outcome::win(Side::Black, Reason::Resignation),
        Outcome::win(Side::White, Reason::Time),
        Outcome::win(Side::Black, Reason::Time),
    ];
    for (number, end) in (1..).zip(ends) {
        let packed = summed(&format!("01 00 0000 {number:02x} 00 00"));
        assert_eq!(Game::unpack(&packed).unwrap().outcome(), Some(end));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Each change of a packed position is refused or is another position.
    #[test]
    fn positions_have_one_form(setup in setups(), place in 0..17_usize, change in 1..=255_u8) {
        let position = checks::position(&setup);
        checks::packed(&position);
        let mut changed = position.pack();
        changed[place] ^= change;
        if let Ok(other) = Position::unpack(&changed) {
            prop_assert_ne!(other, position);
            prop_assert_eq!(other.pack(), changed);
        }
    }

    #[test]
    fn any_bytes_are_answered(any in any::<Vec<u8>>()) {
        dama_testkit::fuzz::packed_position(&any);
        dama_testkit::fuzz::packed_game(&any);
    }
}

#[test]
fn a_square_has_the_bit_of_its_number() {
    for square in Square::all() {
        let position: Position = format!("W:WK{square}:B").parse().unwrap();
        let squares = u64::from_le_bytes(position.pack()[1..9].try_into().unwrap());
        assert_eq!(squares, 1 << square.index());
    }
}
