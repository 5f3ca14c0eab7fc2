//! What is odd in a record that could be read.

use dama_core::{Reason, RuleSet};

use crate::{Place, ResultMark};

/// Something that a reader of the game should know, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {kind}")]
pub struct Warning {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: WarningKind,
}

/// What is odd.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WarningKind {
    /// There is no `RuleSet` tag.
    #[error("no rule set is named: read by the rules \"{0}\"")]
    NoRuleSet(RuleSet),
    /// There is no `GameType` tag.
    #[error("no game type is named: taken for Dama")]
    NoGameType,
    /// A tag that stands there twice; the first one counts.
    #[error("the tag {0} stands there twice: the first one counts")]
    RepeatedTag(String),
    /// `SetUp "0"` says that the game begins as usual, so the `FEN` does not count.
    #[error("the position is left out: SetUp says that the game begins as usual")]
    PositionLeftOut,
    /// A `Result` tag with something else in it.
    #[error("\"{0}\" is no result: write 1-0, 0-1, 1/2-1/2 or *")]
    UnknownResult(String),
    /// The tag and the end of the moves tell different results; the latter counts.
    #[error("the tag says {tag}, the end of the moves {end}: the latter counts")]
    ResultsDiffer {
        /// In the tag.
        tag: ResultMark,
        /// Behind the moves.
        end: ResultMark,
    },
    /// The board decides otherwise than the record; the board counts.
    #[error("written is {written}, but by the rules it is {board} ({reason})")]
    BoardDecides {
        /// In the record.
        written: ResultMark,
        /// By the rules.
        board: ResultMark,
        /// Why.
        reason: Reason,
    },
    /// The board decides nothing and the record does not say how the game ended.
    #[error("the game does not end on the board: taken for an end by {0}")]
    ReasonAssumed(Reason),
    /// Moves stand behind the end of the game.
    #[error("{count} more moves stand behind the end of the game ({reason})")]
    MovesAfterEnd {
        /// How many.
        count: usize,
        /// Why the game was over.
        reason: Reason,
    },
    /// Moves that cannot be played even if the game went on; they are left out.
    #[error("{0} moves behind the end of the game cannot be played: left out")]
    MovesLeftOut(usize),
    /// There is more text behind the game.
    #[error("there is more behind the first game: left out")]
    MoreGames,
}

impl WarningKind {
    /// The stable code of the kind.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoRuleSet(_) => "no-rule-set",
            Self::NoGameType => "no-game-type",
            Self::RepeatedTag(_) => "repeated-tag",
            Self::PositionLeftOut => "position-left-out",
            Self::UnknownResult(_) => "unknown-result",
            Self::ResultsDiffer { .. } => "results-differ",
            Self::BoardDecides { .. } => "board-decides",
            Self::ReasonAssumed(_) => "reason-assumed",
            Self::MovesAfterEnd { .. } => "moves-after-end",
            Self::MovesLeftOut(_) => "moves-left-out",
            Self::MoreGames => "more-games",
        }
    }
}

impl Warning {
    /// The stable code of the kind.
    pub const fn code(&self) -> &'static str {
        self.kind.code()
    }
}
