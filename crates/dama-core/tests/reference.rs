//! The library beside the slow reference, on random games and random set-ups.

use dama_core::{Position, RuleSet, Setup};
use dama_testkit::checks;
use dama_testkit::games::random_game;
use dama_testkit::random::Random;
use dama_testkit::setups::{Style, random_setup};
use dama_testkit::strategies::setups;
use proptest::prelude::*;

/// Compares under both rule sets and counts how often the reference had an answer.
fn compare(setup: &Setup, answers: &mut usize) {
    for rules in &RuleSet::ALL {
        if checks::generator(setup, rules).is_ok() {
            *answers += 1;
        }
    }
}

#[test]
fn random_games_agree() {
    let mut random = Random::new(1);
    let mut plies = 0;
    while plies < 5_000 {
        let start = if random.one_in(2) {
            Position::start().to_setup()
        } else {
            random_setup(&mut random, Style::Middle)
        };
        let rules = RuleSet::ALL[random.below(2)];
        let game = random_game(&mut random, &rules, start, 200);
        let mut answers = 0;
        game.history
            .positions()
            .iter()
            .for_each(|setup| compare(setup, &mut answers));
        assert_eq!(answers, 2 * game.history.positions().len());
        plies += game.texts.len();
    }
}

#[test]
fn random_set_ups_of_every_style_agree() {
    const EACH: usize = 2_000;
    for (seed, style) in (10..).zip(Style::ALL) {
        let mut random = Random::new(seed);
        let mut answers = 0;
        for _ in 0..EACH {
            compare(&random_setup(&mut random, style), &mut answers);
        }
        assert!(
            answers > EACH,
            "the reference gave up too often on {style:?}: {answers}"
        );
    }
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config(3_000))]

    /// As the random set-ups, but a failing position is made small.
    #[test]
    fn set_ups_agree(setup in setups()) {
        for rules in &RuleSet::ALL {
            let _ = checks::generator(&setup, rules);
        }
    }

    #[test]
    fn positions_are_read_as_they_are_written(setup in setups()) {
        prop_assert_eq!(setup.to_string().parse(), Ok(setup));
        let position = checks::position(&setup);
        prop_assert_eq!(position.to_setup(), setup);
        prop_assert_eq!(position.mirrored().mirrored(), position);
        prop_assert_eq!(position.flipped().flipped(), position);
    }
}

proptest! {
    #![proptest_config(config(500))]

    #[test]
    fn captures_are_walked_by_their_routes(setup in setups()) {
        for rules in &RuleSet::ALL {
            let _ = checks::chains(&setup, rules);
        }
    }
}
