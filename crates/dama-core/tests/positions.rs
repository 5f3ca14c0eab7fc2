//! Positions stay legal, keys stay true, moves are ordered as their texts.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use dama_core::{Effect, Effects, Move, Position, RuleSet, Setup, Side, Square, SquareSet};
use dama_testkit::checks;
use dama_testkit::random::Random;
use dama_testkit::setups::any_setup;

fn any_square(random: &mut Random) -> Square {
    Square::new(random.below(64) as u8).unwrap()
}

/// Some squares, as many as there can be or none at all.
fn any_set(random: &mut Random) -> SquareSet {
    match random.below(4) {
        0 => SquareSet::EMPTY,
        1 => SquareSet::from_bits(random.next_u64()),
        2 => SquareSet::ALL,
        _ => any_square(random).into(),
    }
}

#[test]
fn no_effect_makes_an_illegal_position() {
    let mut random = Random::new(1);
    let mut changed = 0;
    for _ in 0..300 {
        let mut position = checks::position(&any_setup(&mut random));
        for _ in 0..60 {
            let own = position.pieces(position.side_to_move());
            let pieces: Vec<Square> = own.iter().collect();
            let from = match random.pick(&pieces) {
                Some(&own) if !random.one_in(4) => own,
                _ => any_square(&mut random),
            };
            let effect = Effect {
                taken: any_set(&mut random) & !own,
                from,
                to: any_square(&mut random),
                crowns: random.one_in(2),
            };
            let after = position.after(&effect);
            assert_eq!(after.side_to_move(), position.side_to_move().opposite());
            // Also reads the position again, recounts its key and lists its moves.
            checks::own_laws(&after, &RuleSet::ALL[random.below(2)]);
            changed += usize::from(after.occupied() != position.occupied());
            position = after;
        }
    }
    assert!(changed > 1_000, "too few effects fit: {changed}");
}

#[test]
fn effects_that_do_not_fit_only_pass_the_turn() {
    let position: Position = "W:Wd4,d7:Bd5,Kh8".parse().unwrap();
    let square = |name: &str| name.parse::<Square>().unwrap();
    let effect = |from, to, taken: &[&str]| Effect {
        taken: taken.iter().map(|name| square(name)).collect(),
        from: square(from),
        to: square(to),
        crowns: false,
    };
    let misfits = [
        effect("a1", "a2", &[]),
        effect("h8", "h7", &[]),
        effect("d4", "d7", &[]),
        effect("d4", "d5", &[]),
        effect("d4", "d6", &["d7"]),
        effect("d4", "d6", &["e5"]),
        effect("d4", "d6", &["d5", "d4"]),
        effect("d7", "d8", &[]),
    ];
    for misfit in misfits {
        let passed = position.after(&misfit);
        assert_eq!(
            passed.to_string(),
            "B:Wd4,d7:Bd5,Kh8",
            "{misfit:?} of {position}"
        );
    }
    let crowned = Effect {
        crowns: true,
        ..effect("d7", "d8", &[])
    };
    assert_eq!(
        position.after(&crowned).to_string(),
        "B:Wd4,Kd8:Bd5,Kh8",
        "crowned"
    );
    assert_eq!(
        position.after(&effect("d4", "d5", &["d5"])).to_string(),
        "B:Wd5,d7:BKh8",
        "onto the square of a taken piece"
    );
}

#[test]
fn moves_are_ordered_as_their_texts() {
    let mut random = Random::new(2);
    for _ in 0..2_000 {
        let position = checks::position(&any_setup(&mut random));
        for rules in &RuleSet::ALL {
            let mut moves = position.legal_moves(rules);
            moves.sort();
            let by_order: Vec<String> = moves.iter().map(Move::to_string).collect();
            moves.sort_by_key(Move::to_string);
            let by_text: Vec<String> = moves.iter().map(Move::to_string).collect();
            assert_eq!(by_order, by_text, "{position}, {rules}");
        }
    }
}

#[test]
fn squares_are_turned_one_by_one() {
    let mut random = Random::new(3);
    for _ in 0..200 {
        let set = any_set(&mut random);
        let mirrored: SquareSet = set.iter().map(Square::mirrored).collect();
        let flipped: SquareSet = set.iter().map(Square::flipped).collect();
        assert_eq!((set.mirrored(), set.flipped()), (mirrored, flipped));
    }
    let [a1, h8]: [Square; 2] = ["a1", "h8"].map(|name| name.parse().unwrap());
    assert_eq!(a1.mirrored().to_string(), "h1");
    assert_eq!(a1.flipped().to_string(), "a8");
    assert_eq!(h8.mirrored().flipped(), a1);
}

#[test]
fn set_ups_are_turned_as_positions_are() {
    let setup: Setup = "W:Wa2,Kc4:Bh1,Kb8".parse().unwrap();
    assert_eq!(setup.mirrored().to_string(), "W:Wh2,Kf4:Ba1,Kg8");
    assert_eq!(setup.flipped().to_string(), "B:WKb1,h8:BKc5,a7");
    assert_eq!(setup.flipped().side_to_move(), Side::Black);
}

#[test]
fn the_first_position_is_its_own_mirror_image() {
    let start = Position::start();
    assert_eq!(start.mirrored(), start);
    let flipped = start.flipped();
    assert_eq!(flipped.men(Side::White), start.men(Side::White));
    assert_eq!(flipped.side_to_move(), Side::Black);
}

#[test]
fn sets_make_the_positions_that_set_ups_make() {
    use dama_core::{SetsError, SetupError};
    let mut random = Random::new(3);
    let sets = |setup: &Setup, is_king: bool| {
        Side::BOTH.map(|side| {
            let own = setup.pieces().filter(|(_, piece)| {
                piece.side == side && (piece.kind == dama_core::Kind::King) == is_king
            });
            own.map(|(square, _)| square).collect::<SquareSet>()
        })
    };
    for _ in 0..500 {
        let setup = any_setup(&mut random);
        let made = Position::from_sets(
            setup.side_to_move(),
            sets(&setup, false),
            sets(&setup, true),
        );
        assert_eq!(made, Position::try_from(setup).map_err(SetsError::Setup));
        assert_eq!(
            made.map(|position| position.key()),
            Position::try_from(setup)
                .map(|position| position.key())
                .map_err(SetsError::Setup)
        );
    }
    let a2: SquareSet = "a2".parse::<Square>().unwrap().into();
    for (men, kings) in [([a2, a2], [SquareSet::EMPTY; 2]), ([a2; 2], [a2; 2])] {
        let error = Position::from_sets(Side::White, men, kings).unwrap_err();
        assert_eq!(
            (error.code(), error.to_string().as_str()),
            ("two-pieces-on-square", "two pieces on a2")
        );
    }
    let none = [SquareSet::EMPTY; 2];
    let far = [SquareSet::EMPTY, "c1".parse::<Square>().unwrap().into()];
    for (men, kings, code) in [
        (none, none, "empty-board"),
        ([SquareSet::ALL, SquareSet::EMPTY], none, "man-on-far-rank"),
        (far, none, "man-on-far-rank"),
        (none, [SquareSet::ALL, SquareSet::EMPTY], "too-many-pieces"),
    ] {
        let error = Position::from_sets(Side::White, men, kings).unwrap_err();
        assert_eq!(error.code(), code);
        assert!(
            matches!(error, SetsError::Setup(_)),
            "{:?}",
            SetupError::EmptyBoard
        );
    }
}

#[test]
fn sets_have_the_effects_of_their_position() {
    use dama_core::EffectBuffer;
    let mut random = Random::new(4);
    let (mut buffer, mut of_sets) = (EffectBuffer::new(), EffectBuffer::new());
    for _ in 0..2_000 {
        let position = checks::position(&any_setup(&mut random));
        let rules = RuleSet::ALL[random.below(2)];
        position.effects(&rules, &mut buffer);
        let (men, kings) = (
            Side::BOTH.map(|side| position.men(side)),
            Side::BOTH.map(|side| position.kings(side)),
        );
        let mut taken = Vec::new();
        let side = position.side_to_move();
        let take = |effects: Effects| taken.extend(effects.iter());
        let done = of_sets.each_of_sets(&rules, side, men, kings, take);
        assert_eq!(done, Ok(()));
        let sorted = |effects: &[Effect]| {
            let key = |effect: &Effect| {
                let Effect {
                    from,
                    to,
                    taken,
                    crowns,
                } = *effect;
                (from, to, taken.bits(), crowns)
            };
            let mut keys: Vec<_> = effects.iter().map(key).collect();
            keys.sort_unstable();
            keys
        };
        assert_eq!(sorted(&taken), sorted(buffer.as_slice()), "{position}");
    }
}

#[test]
fn errors_of_texts_have_their_codes() {
    for (text, code) in [
        ("a2:Wa2:Bb7", "bad-side"),
        ("W:Xa2:Bb7", "bad-list"),
        ("W:Wa2", "missing-list"),
        ("W:Wa2:Wa3:Bb7", "repeated-list"),
        ("W:Wa2,i9:Bb7", "bad-square"),
        ("W:Wa2:Ba2", "two-pieces-on-square"),
        ("W:Wa8:Bb7", "man-on-far-rank"),
        ("W:W:B", "empty-board"),
    ] {
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!(error.code(), code, "{text}: {error}");
    }
}

#[test]
fn different_positions_have_different_hashes() {
    let hashes = ["W:Wa2:Bb7", "B:Wa2:Bb7", "W:WKa2:Bb7", "W:Wa2:Bb6"].map(|fen| {
        let mut hasher = DefaultHasher::new();
        fen.parse::<Position>().unwrap().hash(&mut hasher);
        hasher.finish()
    });
    let distinct: HashSet<u64> = hashes.into_iter().collect();
    assert_eq!(distinct.len(), hashes.len());
}

#[test]
fn how_moves_look_to_a_programmer() {
    let looks = |fen: &str| {
        let position: Position = fen.parse().unwrap();
        format!("{:?}", position.legal_moves(&RuleSet::CLASSIC))
    };
    assert_eq!(looks("W:Wa7:Ba8,h3"), "[a7-b7]");
    assert_eq!(looks("W:Wa6:Ba7,h3"), "[a6xa8=K]");
}
