//! Reading records of games for the page, which is lighter without their reader.
//!
//! The game comes back in the lines in which the page keeps games, with `;` between them.

use core::fmt::Write;

use dama_core::{Game, Reason};
use dama_pdn::{PdnError, PdnErrorKind, ReadGame, Reader, Record, Variations, WarningKind};

use crate::json::quoted;

/// What the record says, or why it is none, as fields of the answer.
pub(crate) fn read(text: &str) -> String {
    let mut reader = Reader::new(text.as_bytes())
        .variations(Variations::PassOver)
        .longest_game(usize::MAX);
    // A text can always be read.
    let Some(read) = reader.next_game().ok().flatten() else {
        return "\"error\":\"no-game\",\"line\":1".to_owned();
    };
    let told = told(&read, text);
    match Record::try_from(read) {
        Ok(record) => {
            let mut fields = format!("\"record\":\"{}\"", lines(&record.game));
            for warning in &record.warnings {
                match warning.kind {
                    WarningKind::NoRuleSet(_) => fields.push_str(",\"assumed\":true"),
                    WarningKind::MovesAfterEnd { count, .. } => {
                        // Writing to a text cannot fail.
                        let _ = write!(fields, ",\"beyond\":{count}");
                    }
                    _ => {}
                }
            }
            fields
        }
        Err(error) => fault(&error, &told),
    }
}

/// What tells the page more about an error: its text in full, and the game before it.
struct Told {
    whole: String,
    record: String,
}

fn told(read: &ReadGame, text: &str) -> Told {
    let mut told = Told {
        whole: String::new(),
        record: String::new(),
    };
    match &read.error {
        Some(PdnError {
            kind: PdnErrorKind::BadPosition(_),
            ..
        }) => {
            told.whole = read.tags.get("FEN").unwrap_or_default().to_owned();
        }
        Some(PdnError {
            kind: PdnErrorKind::IllegalMove(_),
            place,
            ..
        }) => {
            let from = usize::try_from(place.offset).unwrap_or(usize::MAX);
            let word = text.get(from..).unwrap_or_default();
            let ends = |c: char| c.is_whitespace() || "[]{}()\"$;*!?".contains(c);
            told.whole = word.split(ends).next().unwrap_or_default().to_owned();
            let mut game = Game::from_position(*read.tree.rules(), *read.tree.start());
            for played in read.tree.main_moves() {
                // No move that stands behind the end of the game is told as an error.
                let _ = game.play(played);
            }
            told.record = lines(&game);
        }
        _ => {}
    }
    told
}

fn fault(error: &PdnError, told: &Told) -> String {
    format!(
        "\"error\":\"{}\",\"line\":{},\"text\":{},\"whole\":{},\"record\":\"{}\"",
        error.code(),
        error.place.line,
        quoted(&error.text),
        quoted(&told.whole),
        told.record
    )
}

/// The game as the page keeps games.
fn lines(game: &Game) -> String {
    let mut text = format!("rules {};start {}", game.rules().name, game.start());
    // Writing to a text cannot fail.
    for played in game.moves() {
        let _ = write!(text, ";move {played}");
    }
    if let Some(outcome) = game.outcome()
        && matches!(
            outcome.reason,
            Reason::Resignation | Reason::Agreement | Reason::Time
        )
    {
        let _ = write!(text, ";end {}", outcome.reason);
        if let Some(side) = outcome.winner {
            let _ = write!(text, " {side}");
        }
    }
    text
}
