//! How a game ended.

use dama_core::{Outcome, Reason, Side};

use crate::{Texts, say};

/// Who has won; `you` is the side of a person who plays against the computer.
pub fn ending(texts: &Texts, outcome: Outcome, you: Option<Side>) -> String {
    match outcome.winner {
        None => say!(texts, EndDraw),
        Some(winner) if you == Some(winner) => say!(texts, EndYouWin),
        Some(_) if you.is_some() => say!(texts, EndComputerWins),
        Some(winner) => say!(texts, [EndWhiteWins, EndBlackWins][winner.index()]),
    }
}

/// Why the game is over.
pub fn ending_reason(texts: &Texts, outcome: Outcome) -> String {
    // Only wins have a reason that tells of the loser.
    let loser = outcome.winner.unwrap_or(Side::White).opposite().index();
    match outcome.reason {
        Reason::NoPieces => say!(texts, [EndWhiteNoPieces, EndBlackNoPieces][loser]),
        Reason::NoMoves => say!(texts, [EndWhiteNoMoves, EndBlackNoMoves][loser]),
        Reason::KingAgainstMan => say!(texts, EndKingAgainstMan),
        Reason::OnePieceEach => say!(texts, EndOnePieceEach),
        Reason::KingAgainstKing => say!(texts, EndKingAgainstKing),
        Reason::Repetition => say!(texts, EndRepetition),
        Reason::NoProgress => say!(texts, EndNoProgress { count: 100 }),
        Reason::Agreement => say!(texts, EndAgreement),
        Reason::Resignation => say!(texts, [EndWhiteResigned, EndBlackResigned][loser]),
        Reason::Time => say!(texts, [EndWhiteTime, EndBlackTime][loser]),
    }
}
