//! Whose turn it is, and what must be done.

use dama_core::Side;

use crate::{Texts, say};

/// Whose turn it is; `you` is the side of a person who plays against the computer.
pub fn turn(texts: &Texts, to_move: Side, you: Option<Side>) -> String {
    match you {
        None => say!(texts, [TurnWhite, TurnBlack][to_move.index()]),
        Some(side) if side == to_move => say!(texts, TurnYou),
        Some(_) => say!(texts, TurnComputer),
    }
}

/// That so many pieces must be taken; in the middle of a capture, how many remain.
pub fn must_take(texts: &Texts, count: u8, taken: u8) -> String {
    if taken == 0 {
        say!(texts, TurnTake { count: count })
    } else {
        say!(
            texts,
            TurnGoOn {
                count: count.saturating_sub(taken)
            }
        )
    }
}
