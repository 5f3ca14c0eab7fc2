//! Whatever two parts can both tell, they tell alike: values in memory, from files
//! and unpacked; positions turned round; and plain search of short wins.

use std::num::NonZeroUsize;

use dama_core::{EffectBuffer, Piece, Position, RuleSet, Setup, Side, Square};
use dama_tables::{
    Build, Grade, Material, Memory, Plan, Prober, Scratch, Silent, Solutions, Unpacked, Value,
};
use dama_testkit::random::Random;

const TWO: NonZeroUsize = NonZeroUsize::MIN.saturating_add(1);

/// A random position of two to so many pieces, men on ranks 2 to 7; maybe without
/// pieces of one side.
fn random_position(random: &mut Random, pieces: usize, kings_only: bool) -> Position {
    loop {
        let mut setup = Setup::new(*random.pick(&Side::BOTH).expect("sides"));
        for _ in 0..random.between(2, pieces) {
            let side = *random.pick(&Side::BOTH).expect("sides");
            let square = Square::new(random.below(64) as u8).expect("a square");
            let king = kings_only || !(1..7).contains(&square.rank()) || random.one_in(2);
            setup.put(
                square,
                Some(if king {
                    Piece::king(side)
                } else {
                    Piece::man(side)
                }),
            );
        }
        if let Ok(position) = Position::try_from(setup) {
            return position;
        }
    }
}

#[test]
fn files_and_memory_agree() {
    let mut random = Random::new(31);
    for rules in RuleSet::ALL {
        let solutions = Solutions::up_to(3, rules, TWO);
        let memory = Memory::default();
        let plan = Plan {
            rules,
            pieces: 3,
            distances: 3,
        };
        Build::new(plan, &memory, TWO).run(&Silent).expect("built");
        let without = Memory::default();
        Build::new(
            Plan {
                distances: 0,
                ..plan
            },
            &without,
            TWO,
        )
        .run(&Silent)
        .expect("built");

        let mut prober = Prober::new(rules, &memory);
        let mut built_in = Prober::built_in(rules);
        let mut grades_only = Prober::new(rules, &without);
        let loaded = Unpacked::load(rules, &memory, 3).expect("sound tables");
        let solved = Unpacked::of(&solutions);
        let mut scratch = Scratch::default();
        assert_eq!((loaded.pieces(), solved.pieces()), (3, 3));
        for number in 0..20_000 {
            if number % 5_000 == 0 {
                prober.clear_cache();
            }
            let position = random_position(&mut random, 3, false);
            let value = solutions.value(&position).expect("at most three pieces");
            assert_eq!(
                prober.value(&position).ok(),
                Some(value),
                "{rules}: {position}"
            );
            assert_eq!(
                built_in.value(&position).ok(),
                Some(value),
                "{rules}: {position}"
            );
            for prober in [&mut prober, &mut grades_only] {
                assert_eq!(prober.grade(&position).ok(), Some(value.grade()));
            }
            for unpacked in [&loaded, &solved] {
                assert_eq!(unpacked.grade(&position, &mut scratch), Some(value.grade()));
            }
            for turned in [position.mirrored(), position.flipped()] {
                assert_eq!(
                    prober.value(&turned).ok(),
                    Some(value),
                    "{rules}: {position}"
                );
            }
        }
    }
}

/// Whether the side to move wins or loses within so many plies, by plain search.
fn search(position: &Position, rules: &RuleSet, plies: u16) -> Option<Value> {
    if let Some(outcome) = position.outcome(rules) {
        return Some(match outcome.winner {
            None => Value::Draw,
            Some(side) if side == position.side_to_move() => Value::Win(0),
            Some(_) => Value::Loss(0),
        });
    }
    let deeper = plies.checked_sub(1)?;
    let mut buffer = EffectBuffer::new();
    position.effects(rules, &mut buffer);
    let mut best: Option<Value> = None;
    let mut open = false;
    for effect in buffer.as_slice() {
        match search(&position.after(effect), rules, deeper).map(Value::before) {
            Some(value) => best = best.max(Some(value)),
            None => open = true,
        }
    }
    // A win is a win whatever the other moves do.
    best.filter(|value| !open || value.grade() == Grade::Win)
}

#[test]
fn search_agrees_on_short_wins() {
    const PLIES: u16 = 4;
    let mut random = Random::new(77);
    for rules in RuleSet::ALL {
        let mut solutions = Solutions::up_to(3, rules, TWO);
        for material in Material::with_pieces(4) {
            if material.only_kings() {
                let solved = solutions
                    .solve(material, TWO, &Silent)
                    .expect("inputs are there");
                solutions.add(solved);
            }
        }
        let mut decided = 0;
        for number in 0..3_000 {
            let kings_only = number % 2 == 0;
            let pieces = if kings_only { 4 } else { 3 };
            let position = random_position(&mut random, pieces, kings_only);
            let value = solutions.value(&position).expect("solved");
            match search(&position, &rules, PLIES) {
                Some(found) if found.grade() != Grade::Draw => {
                    decided += 1;
                    assert_eq!(found, value, "{rules}: {position}");
                }
                Some(_) => assert_eq!(value, Value::Draw, "{rules}: {position}"),
                None => assert!(
                    value.distance().is_none_or(|plies| plies > PLIES),
                    "{rules}: {position} is {value:?}"
                ),
            }
        }
        assert!(decided > 300, "{decided}");
    }
}

#[test]
fn a_line_is_as_long_as_its_win_and_ends_the_game() {
    for rules in RuleSet::ALL {
        let mut prober = Prober::built_in(rules);
        let position: Position = "W:Wa2,b2:Bb5".parse().expect("a position");
        let value = prober.value(&position).expect("three pieces");
        let line = prober.line(&position).expect("three pieces");
        assert_eq!(Some(line.len() as u16), value.distance(), "{rules}");
        let end = line
            .iter()
            .try_fold(position, |position, chosen| position.play(&rules, chosen));
        let end = end.expect("legal moves");
        assert_eq!(
            end.outcome(&rules).and_then(|o| o.winner),
            Some(Side::White),
            "{rules}"
        );
    }
}

#[test]
fn moves_are_worth_what_they_lead_to() {
    let mut prober = Prober::built_in(RuleSet::CLASSIC);
    for text in ["W:WKa1,Kb1:BKh8", "B:Wa3,Kb4:Ba4", "W:WKd4:Bd5", "W:Wa2:B"] {
        let position: Position = text.parse().expect("a position");
        let answer = prober.probe(&position).expect("known");
        let moves = prober.moves(&position).expect("known");
        let best = moves
            .iter()
            .map(|(_, answer)| match (answer.grade, answer.distance) {
                (Grade::Win, Some(plies)) => Value::Win(plies),
                (Grade::Loss, Some(plies)) => Value::Loss(plies),
                _ => Value::Draw,
            });
        match best.max() {
            Some(best) => assert_eq!(
                (best.grade(), best.distance()),
                (answer.grade, answer.distance)
            ),
            None => assert_eq!(answer.distance, Some(0)),
        }
    }
}

#[test]
fn what_no_table_has_is_told() {
    let mut prober = Prober::built_in(RuleSet::CLASSIC);
    for (text, told) in [
        ("W:Wa2,b2,c2:Bd6,e6,f6", "6 pieces: tables go up to 5"),
        (
            "W:Wa1,b2:Bd6",
            "a man stands on a1: in tables men stand on ranks 2 to 7",
        ),
        (
            "B:WKa1,b2:Bd8",
            "a man stands on d8: in tables men stand on ranks 2 to 7",
        ),
        ("W:WKa1,Kb1:BKh8,h7", "there is no table for KKvKM"),
    ] {
        let position = text.parse().expect("a position");
        assert_eq!(
            prober.probe(&position).expect_err("unknown").to_string(),
            told
        );
    }
}
