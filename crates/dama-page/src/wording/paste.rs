//! What is wrong with a pasted position or game, or with a kept one.

use dama_core::{FenError, PositionError, Refusal, SetupError, Side};
use dama_pdn::{PdnError, PdnErrorKind, Warning, WarningKind};

use super::refusal;
use crate::{SaveError, TextError, Texts, Value, say};

/// Why a pasted text cannot be opened.
pub fn text_error(texts: &Texts, error: &TextError) -> String {
    match error {
        TextError::Empty => say!(texts, TextErrorEmpty),
        TextError::Position(error) => position_error(texts, error),
        TextError::Record(error) => pdn_error(texts, error),
    }
}

/// Why a kept game cannot be opened again.
pub fn save_error(texts: &Texts, error: &SaveError) -> String {
    match error {
        SaveError::Newer { .. } => say!(texts, FailedNewerGame),
        SaveError::NotASave | SaveError::BadLine { .. } | SaveError::IllegalMove { .. } => {
            say!(texts, FailedSavedGame)
        }
    }
}

/// Why a text is no position.
pub fn position_error(texts: &Texts, error: &PositionError) -> String {
    match error {
        PositionError::Fen(error) => fen_error(texts, error),
        PositionError::Setup(error) => setup_error(texts, *error),
    }
}

fn fen_error(texts: &Texts, error: &FenError) -> String {
    match error {
        FenError::BadSide { text } => say!(
            texts,
            TextErrorSide {
                text: text.as_str()
            }
        ),
        FenError::BadList { text } => say!(
            texts,
            TextErrorList {
                text: text.as_str()
            }
        ),
        FenError::MissingList { side } => {
            say!(
                texts,
                [TextErrorWhiteMissing, TextErrorBlackMissing][side.index()]
            )
        }
        FenError::RepeatedList { side } => {
            say!(
                texts,
                [TextErrorWhiteTwice, TextErrorBlackTwice][side.index()]
            )
        }
        FenError::BadSquare { text } => say!(
            texts,
            TextErrorSquare {
                text: text.as_str(),
                man: Value::code("a2"),
                king: Value::code("Ka2"),
            }
        ),
        FenError::TwoPiecesOnSquare { square } => {
            say!(texts, TextErrorTwoPieces { square: *square })
        }
    }
}

fn setup_error(texts: &Texts, error: SetupError) -> String {
    match error {
        SetupError::EmptyBoard => say!(texts, TextErrorNoPieces),
        SetupError::TooManyPieces { side, count } => say!(
            texts,
            [TextErrorWhiteTooMany, TextErrorBlackTooMany][side.index()] { count: count, most: 16 }
        ),
        SetupError::ManOnFarRank { side, square } => say!(
            texts,
            [TextErrorWhiteManOnFarRank, TextErrorBlackManOnFarRank][side.index()] {
                square: square,
            }
        ),
    }
}

/// Why a text is no game.
pub fn pdn_error(texts: &Texts, error: &PdnError) -> String {
    let line = error.place.line;
    let text = error.text.as_str();
    match &error.kind {
        PdnErrorKind::Empty => say!(texts, TextErrorNoGame),
        PdnErrorKind::BadTag
        | PdnErrorKind::NothingToReplace
        | PdnErrorKind::TooManyTags { .. }
        | PdnErrorKind::TooDeep { .. }
        | PdnErrorKind::TooLong { .. }
        | PdnErrorKind::NothingToClose
        | PdnErrorKind::BadGlyph => {
            say!(
                texts,
                TextErrorUnreadable {
                    line: line,
                    text: text
                }
            )
        }
        PdnErrorKind::UnclosedComment | PdnErrorKind::UnclosedVariation => {
            say!(texts, TextErrorUnclosed { line: line })
        }
        PdnErrorKind::WrongGameType => say!(texts, TextErrorOtherGame),
        PdnErrorKind::UnknownRuleSet => say!(texts, TextErrorRules { text: text }),
        PdnErrorKind::BadPosition(error) => position_error(texts, error),
        PdnErrorKind::IllegalMove(Refusal::BadText { .. }) => {
            say!(
                texts,
                TextErrorUnreadable {
                    line: line,
                    text: text
                }
            )
        }
        PdnErrorKind::IllegalMove(reason) => {
            let refused = say!(texts, TextErrorMove { line: line, move: Value::code(text) });
            // Whose turn it is there, the reader does not say.
            if matches!(reason, Refusal::NotYourStone { .. }) {
                return refused;
            }
            format!("{refused} {}", refusal(texts, reason, Side::White))
        }
    }
}

/// What a player should know of a game that was opened all the same.
pub fn pasted_warnings(texts: &Texts, warnings: &[Warning]) -> Vec<String> {
    warnings
        .iter()
        .filter_map(|warning| match &warning.kind {
            WarningKind::NoRuleSet(_) => Some(say!(texts, TextRulesAssumed)),
            WarningKind::MovesAfterEnd { count, .. } => {
                Some(say!(texts, TextMovesLeftOut { count: *count }))
            }
            _ => None,
        })
        .collect()
}
