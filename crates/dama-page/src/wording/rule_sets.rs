//! The two rule sets, named and compared for people.

use dama_core::RuleSet;

use crate::{Key, Texts, say};

/// The name of a rule set: as most apps play, or tournament rules.
pub fn rule_set_name(texts: &Texts, rules: &RuleSet) -> String {
    if *rules == RuleSet::FEDERATION {
        say!(texts, RulesFederation)
    } else {
        say!(texts, RulesClassic)
    }
}

/// The table of the two rule sets, row by row: the point, then what `classic` says,
/// then what `federation` says. No text of it has parameters.
pub const RULE_TABLE: [[Key; 3]; 5] = [
    [
        Key::TableCrown,
        Key::TableCrownClassic,
        Key::TableCrownFederation,
    ],
    [
        Key::TableKingMan,
        Key::TableKingManClassic,
        Key::TableKingManFederation,
    ],
    [
        Key::TableKingKing,
        Key::TableKingKingClassic,
        Key::TableKingKingFederation,
    ],
    [
        Key::TableManMan,
        Key::TableManManClassic,
        Key::TableManManFederation,
    ],
    [
        Key::TableOffers,
        Key::TableOffersClassic,
        Key::TableOffersFederation,
    ],
];
