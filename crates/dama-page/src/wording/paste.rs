//! What is wrong with a pasted position or game, or with a kept one.

use dama_core::{FenError, PositionError, Refusal, SetupError, Side};

use super::refusal;
use crate::{Oddity, RecordError, SaveError, TextError, Texts, Value, say};

/// Why a pasted text cannot be opened.
pub fn text_error(texts: &Texts, error: &TextError) -> String {
    match error {
        TextError::Empty => say!(texts, TextErrorEmpty),
        TextError::Position(error) => position_error(texts, error),
        TextError::Record(error) => record_error(texts, error),
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
pub fn record_error(texts: &Texts, error: &RecordError) -> String {
    match error {
        RecordError::Empty => say!(texts, TextErrorNoGame),
        RecordError::Unreadable { line, text } => say!(
            texts,
            TextErrorUnreadable {
                line: *line,
                text: text.as_str()
            }
        ),
        RecordError::Unclosed { line } => say!(texts, TextErrorUnclosed { line: *line }),
        RecordError::OtherGame => say!(texts, TextErrorOtherGame),
        RecordError::UnknownRules { text } => say!(
            texts,
            TextErrorRules {
                text: text.as_str()
            }
        ),
        RecordError::Position(error) => position_error(texts, error),
        RecordError::IllegalMove {
            line,
            text,
            refusal: reason,
        } => {
            let refused =
                say!(texts, TextErrorMove { line: *line, move: Value::code(text.as_str()) });
            // Whose turn it is there, the sentence before does not say.
            if matches!(reason, Refusal::NotYourStone { .. }) {
                return refused;
            }
            format!("{refused} {}", refusal(texts, reason, Side::White))
        }
        RecordError::NoReader => say!(texts, TextErrorNoReader),
    }
}

/// What a player should know of a game that was opened all the same.
pub fn oddities(texts: &Texts, oddities: &[Oddity]) -> Vec<String> {
    let sentence = |oddity: &Oddity| match oddity {
        Oddity::RulesAssumed => say!(texts, TextRulesAssumed),
        Oddity::MovesBeyond(count) => say!(texts, TextMovesLeftOut { count: *count }),
    };
    oddities.iter().map(sentence).collect()
}
