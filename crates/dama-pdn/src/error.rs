//! Why a text is no game record.

use dama_core::{PositionError, Refusal};

use crate::Place;

/// A text that is no record of a game, and where that shows.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {}{kind}", quoted(text))]
pub struct PdnError {
    /// Where.
    pub place: Place,
    /// What stands there, cut short if it is long; may be empty.
    pub text: String,
    /// What is wrong with it.
    pub kind: PdnErrorKind,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnErrorKind {
    /// The text holds neither a tag nor a move nor a result.
    #[error("there is no game in this text")]
    Empty,
    /// A tag that is not written as `[Name "value"]`.
    #[error("this is no tag: write [Name \"value\"]")]
    BadTag,
    /// A comment without its `}`.
    #[error("this comment has no end: a \"}}\" is missing")]
    UnclosedComment,
    /// A variation without its `)`.
    #[error("this variation has no end: a \")\" is missing")]
    UnclosedVariation,
    /// A variation before the first move.
    #[error("there is no move before, which this variation could replace")]
    NothingToReplace,
    /// Variations that lie in too many others.
    #[error("variations lie in each other more than {most} deep")]
    TooDeep {
        /// How deep they may lie.
        most: usize,
    },
    /// More tags than any record has.
    #[error("a record has no more than {most} tags")]
    TooManyTags {
        /// How many there may be.
        most: usize,
    },
    /// A record that is longer than the reader keeps.
    #[error("this game goes on for more than {most} bytes")]
    TooLong {
        /// How many bytes it may have.
        most: usize,
    },
    /// A `)`, `}` or `]` that closes nothing.
    #[error("this closes nothing")]
    NothingToClose,
    /// A `$` without its number.
    #[error("a number from 0 to 255 must follow \"$\"")]
    BadGlyph,
    /// The `GameType` is that of another game, board or notation.
    #[error("this is no game type of Dama: it is \"30,W,8,8,A0,0\"")]
    WrongGameType,
    /// The `RuleSet` names none that there is.
    #[error("there is no such rule set: \"classic\" and \"federation\" are")]
    UnknownRuleSet,
    /// The `FEN` is no legal position.
    #[error("this is no position: {0}")]
    BadPosition(PositionError),
    /// A move that cannot be read or is not legal.
    #[error("{0}")]
    IllegalMove(Refusal),
}

impl PdnErrorKind {
    /// The stable code of the kind.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "no-game",
            Self::BadTag => "bad-tag",
            Self::UnclosedComment => "unclosed-comment",
            Self::UnclosedVariation => "unclosed-variation",
            Self::NothingToReplace => "nothing-to-replace",
            Self::TooDeep { .. } => "too-deep",
            Self::TooManyTags { .. } => "too-many-tags",
            Self::TooLong { .. } => "too-long",
            Self::NothingToClose => "nothing-to-close",
            Self::BadGlyph => "bad-glyph",
            Self::WrongGameType => "wrong-game-type",
            Self::UnknownRuleSet => "unknown-rule-set",
            Self::BadPosition(_) => "bad-position",
            Self::IllegalMove(_) => "illegal-move",
        }
    }
}

impl PdnError {
    /// The stable code of the kind.
    pub const fn code(&self) -> &'static str {
        self.kind.code()
    }
}

fn quoted(text: &str) -> String {
    if text.is_empty() {
        String::new()
    } else {
        format!("{text}: ")
    }
}

/// The beginning of a text on one line, short enough for a message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut short: String = text
        .chars()
        .take(LONGEST)
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push_str("..");
    }
    short
}
