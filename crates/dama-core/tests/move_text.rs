//! Moves as text: every form of every move, and any text at all.

use dama_core::RuleSet;
use dama_testkit::strategies::setups;
use dama_testkit::{checks, fuzz};
use proptest::prelude::*;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config(1_000))]

    #[test]
    fn every_form_of_a_move_is_read_as_the_move(setup in setups()) {
        for rules in &RuleSet::ALL {
            // Positions with too many chains for the reference are left out.
            let _ = checks::move_texts(&setup, rules);
        }
    }
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn whatever_is_read_is_legal(setup in setups(), texts in "(([a-i][0-9]|[A-H][1-8])[-x:> →]?){1,6}(=K)?\n".prop_map(|text| text.repeat(2))) {
        fuzz::move_text(format!("{setup}\n{texts}").as_bytes());
    }

    #[test]
    fn any_text_is_answered(text in any::<String>(), position in any::<String>()) {
        fuzz::move_text(format!("{position}\n{text}").as_bytes());
        fuzz::fen(position.as_bytes());
    }

    #[test]
    fn texts_that_look_like_positions_are_answered(
        text in " ?[WBb?]:[WwB](K?[a-i][0-9],?){0,6}:[WBb](K?[a-h][1-8],){0,5}h8[.]?"
    ) {
        fuzz::fen(text.as_bytes());
    }
}
