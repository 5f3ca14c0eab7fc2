//! Why a hint is good, in the player's language.

use crate::{Reason, Texts, say};

/// The sentence for a reason.
pub fn reason(texts: &Texts, reason: Reason) -> String {
    match reason {
        Reason::Wins(moves) => say!(texts, ReasonWins { count: moves }),
        Reason::Only => say!(texts, ReasonOnly),
        Reason::Takes(count) => say!(texts, ReasonTakes { count: count }),
        Reason::Crowns(square) => say!(texts, ReasonCrowns { square: square }),
        Reason::Gives(given, taken) => say!(
            texts,
            ReasonGives {
                given: given,
                taken: taken
            }
        ),
        Reason::Trades(count) => say!(texts, ReasonTrades { count: count }),
        Reason::Stops(square) => say!(texts, ReasonStops { square: square }),
        Reason::Saves(squares) => match squares.iter().next() {
            Some(square) if squares.len() == 1 => say!(texts, ReasonSaves { square: square }),
            _ => say!(texts, ReasonSavesSeveral { squares: squares }),
        },
        Reason::Prepares(square) => say!(texts, ReasonPrepares { square: square }),
        Reason::Threatens(count) => say!(texts, ReasonThreatens { count: count }),
    }
}
