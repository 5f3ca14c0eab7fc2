//! How a game ends, and why.

use core::fmt;

use crate::board::Board;
use crate::generate::{View, any_quiet, has_jump};
use crate::{Kind, OnePieceEach, RuleSet, Side};

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
pub struct Outcome {
    /// Who has won; `None` is a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A draw for a reason.
    pub const fn draw(reason: Reason) -> Self {
        Self {
            winner: None,
            reason,
        }
    }

    /// A win for a reason.
    pub const fn win(winner: Side, reason: Reason) -> Self {
        Self {
            winner: Some(winner),
            reason,
        }
    }

    /// `1-0`, `0-1` or `1/2-1/2`.
    pub const fn result(self) -> &'static str {
        match self.winner {
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A side has no pieces (rule 8).
    NoPieces,
    /// The side to move has no legal move (rule 8).
    NoMoves,
    /// One king against one man.
    KingAgainstMan,
    /// One piece each, where that is a draw whatever they are.
    OnePieceEach,
    /// One king against one king.
    KingAgainstKing,
    /// The position stands for the third time (rule 9).
    Repetition,
    /// 100 plies without a capture and without a forward move of a man (rule 9).
    NoProgress,
    /// The players agreed on a draw.
    Agreement,
    /// A player gave up.
    Resignation,
    /// A player's clock ran out.
    Time,
}

impl Reason {
    /// All reasons: those of the board first, then those of the players.
    pub const ALL: [Self; 10] = [
        Self::NoPieces,
        Self::NoMoves,
        Self::KingAgainstMan,
        Self::OnePieceEach,
        Self::KingAgainstKing,
        Self::Repetition,
        Self::NoProgress,
        Self::Agreement,
        Self::Resignation,
        Self::Time,
    ];

    /// The reason with this code.
    pub fn with_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.code() == code)
    }

    /// Whether the players have made this end and not the board or the moves.
    pub const fn is_made_by_players(self) -> bool {
        matches!(self, Self::Agreement | Self::Resignation | Self::Time)
    }

    /// The stable code, as used in files and on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoPieces => "no-pieces",
            Self::NoMoves => "no-moves",
            Self::KingAgainstMan => "king-against-man",
            Self::OnePieceEach => "one-piece-each",
            Self::KingAgainstKing => "king-against-king",
            Self::Repetition => "repetition",
            Self::NoProgress => "no-progress",
            Self::Agreement => "agreement",
            Self::Resignation => "resignation",
            Self::Time => "time",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The outcome that the board alone tells, in the order of the rules: no pieces,
/// one piece each, no legal move.
#[inline]
pub(crate) fn of_board(board: &Board, side: Side, rules: &RuleSet) -> Option<Outcome> {
    let (white, black) = (board.pieces(Side::White), board.pieces(Side::Black));
    if white == 0 {
        return Some(Outcome::win(Side::Black, Reason::NoPieces));
    }
    if black == 0 {
        return Some(Outcome::win(Side::White, Reason::NoPieces));
    }
    let view = View::new(board, side, rules);
    if white & (white - 1) == 0
        && black & (black - 1) == 0
        && let Some(outcome) = one_piece_each(board, &view, rules)
    {
        return Some(outcome);
    }
    let stuck = !any_quiet(&view) && !has_jump(&view);
    stuck.then(|| Outcome::win(side.opposite(), Reason::NoMoves))
}

fn one_piece_each(board: &Board, view: &View, rules: &RuleSet) -> Option<Outcome> {
    let kind = |side: Side| {
        if board.kings[side.index()] != 0 {
            Kind::King
        } else {
            Kind::Man
        }
    };
    let (rule, reason, king) = match (kind(Side::White), kind(Side::Black)) {
        (Kind::King, Kind::King) => (rules.king_against_king, Reason::KingAgainstKing, None),
        (Kind::Man, Kind::Man) => (rules.man_against_man, Reason::OnePieceEach, None),
        (Kind::King, Kind::Man) => (
            rules.king_against_man,
            Reason::KingAgainstMan,
            Some(Side::White),
        ),
        (Kind::Man, Kind::King) => (
            rules.king_against_man,
            Reason::KingAgainstMan,
            Some(Side::Black),
        ),
    };
    match rule {
        OnePieceEach::GoesOn => None,
        OnePieceEach::Draw => Some(Outcome::draw(Reason::OnePieceEach)),
        OnePieceEach::DrawUnlessCapture | OnePieceEach::KingWinsUnlessCapture if has_jump(view) => {
            None
        }
        OnePieceEach::DrawUnlessCapture => Some(Outcome::draw(reason)),
        OnePieceEach::KingWinsUnlessCapture => Some(Outcome {
            winner: king,
            reason,
        }),
    }
}
