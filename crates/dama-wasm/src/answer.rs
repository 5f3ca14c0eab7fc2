//! From a message to its answer.

use core::time::Duration;

use dama_engine::{Book, Clock, Control, Engine, Reason, SearchResult};

use crate::json::{Value, quoted};
use crate::record;
use crate::request::{Fault, Request, Wish, number};
use crate::tables::{self, Tables};

/// The engine with the endgame tables that the page has loaded.
pub struct Computer {
    engine: Engine,
    tables: Tables,
}

/// How long an answer waits for files of endgame tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// Until they are there: it is about them.
    Whole,
    /// A moment: they would help.
    Brief,
    /// Not at all: they are for later.
    None,
}

impl Patience {
    /// `whole`, `brief` or `none`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Whole => "whole",
            Self::Brief => "brief",
            Self::None => "none",
        }
    }
}

/// With less time for a move than this nothing is waited for.
const HURRY: Duration = Duration::from_secs(5);

/// No game is in a book after so many plies.
const BOOK_PLIES: usize = 30;

/// So many pieces are a few moves away from the endgames of four.
const NEAR_TABLES: usize = 5;

impl Computer {
    /// A computer player whose table takes so many MB; 0 counts as 1.
    pub fn new(hash_mb: usize) -> Self {
        Self {
            engine: Engine::new(hash_mb),
            tables: Tables::default(),
        }
    }

    /// Answers one message; rubbish is answered with an error.
    pub fn answer(&mut self, clock: &dyn Clock, text: &str) -> String {
        let Some(message) = Value::read(text) else {
            let fault = Fault::new("bad-json", "the message is no JSON");
            return error("null", &fault);
        };
        let id = match number(&message, "id") {
            Ok(Some(id)) => id.to_string(),
            _ => "null".to_owned(),
        };
        match self.reply(clock, &message) {
            Ok(fields) => format!("{{\"id\":{id},{fields}}}"),
            Err(fault) => error(&id, &fault),
        }
    }

    /// The files of endgame tables and books that a message asks for or is helped by, and how
    /// long its answer may wait for them.
    pub fn files(&self, text: &str) -> (Patience, Vec<String>) {
        let request = Value::read(text).and_then(|message| Request::read(&message).ok());
        let Some(Request { wish, game }) = request else {
            return (Patience::None, Vec::new());
        };
        let (rules, position) = (game.rules(), game.position());
        match wish {
            Wish::Probe => (Patience::Whole, tables::files_of_position(rules, position)),
            Wish::Exercise { forces, .. } => {
                (Patience::Whole, tables::files_of_class(rules, forces))
            }
            Wish::Exercises => {
                let files = tables::files_up_to(rules, tables::MOST_PIECES);
                (Patience::Whole, files)
            }
            Wish::Tables { pieces } => (Patience::None, tables::files_up_to(rules, pieces)),
            Wish::Read(_) => (Patience::None, Vec::new()),
            Wish::Move { .. } | Wish::Hint | Wish::Draw(_) => {
                let mut files = match position.occupied().len() {
                    0..=tables::MOST_PIECES => tables::files_of_position(rules, position),
                    NEAR_TABLES => tables::files_up_to(rules, tables::MOST_PIECES),
                    _ => Vec::new(),
                };
                let hurries = matches!(wish, Wish::Move { time, .. } if time < HURRY);
                let patience = if hurries {
                    Patience::None
                } else {
                    Patience::Brief
                };
                if matches!(wish, Wish::Move { .. }) && game.ply() < BOOK_PLIES {
                    files.push(format!("book-{}", rules.name));
                }
                (patience, files)
            }
        }
    }

    /// Takes a file of endgame tables or an opening book; `false` where it is damaged,
    /// and then it is as if it had never come.
    pub fn take(&mut self, bytes: &[u8]) -> bool {
        if Book::is_book(bytes) {
            let book = Book::read(bytes);
            return book.map(|book| self.engine.use_book(book)).is_ok();
        }
        self.tables.take(bytes)
    }

    fn reply(&mut self, clock: &dyn Clock, message: &Value) -> Result<String, Fault> {
        let Request { wish, game } = Request::read(message)?;
        let engine = &mut self.engine;
        self.tables.hand_to(engine, *game.rules());
        let endgames = engine.endgames_mut();
        let endgames = endgames.filter(|known| known.rules() == game.rules());
        match wish {
            Wish::Probe => return Ok(tables::told(endgames, game.position())),
            Wish::Exercise {
                forces,
                grade,
                seed,
            } => {
                let position = tables::exercise(endgames, forces, grade, seed)?;
                return Ok(format!("\"exercise\":\"{position}\""));
            }
            Wish::Exercises => {
                let list = self.tables.exercises(game.rules());
                return Ok(format!("\"exercises\":\"{list}\""));
            }
            Wish::Tables { .. } => return Ok("\"tables\":true".to_owned()),
            Wish::Read(text) => return Ok(record::read(&text)),
            Wish::Move { .. } | Wish::Hint | Wish::Draw(_) => {}
        }
        if let Some(outcome) = game.outcome() {
            let message = format!("the game is over: {}", outcome.reason);
            return Err(Fault::new("game-over", message));
        }
        let control = Control::clock(clock);
        match wish {
            Wish::Move { level, seed, time } => {
                found(&engine.play_level_within(&game, level, seed, time, &control))
            }
            Wish::Draw(side) => {
                let accept = engine.accepts_draw(&game, side, &control);
                Ok(format!("\"accept\":{accept}"))
            }
            _ => {
                let result = engine.hint(&game, &control);
                let best = result.best.as_ref();
                let reason = best.and_then(|best| Reason::of(&game, best, result.score));
                let fields = found(&result)?;
                Ok(match reason {
                    Some(reason) => format!("{fields},\"reason\":\"{reason}\""),
                    None => fields,
                })
            }
        }
    }
}

fn error(id: &str, fault: &Fault) -> String {
    let (code, message) = (quoted(fault.code), quoted(&fault.message));
    format!("{{\"id\":{id},\"error\":{code},\"message\":{message}}}")
}

fn found(result: &SearchResult) -> Result<String, Fault> {
    let Some(best) = &result.best else {
        return Err(Fault::new("game-over", "there is no move"));
    };
    let score = result.score;
    let mut fields = format!(
        "\"move\":\"{best}\",\"score\":{},\"nodes\":{},\"depth\":{}",
        score.value(),
        result.nodes,
        result.depth
    );
    if let Some(plies) = score.plies_to_win() {
        fields.push_str(&format!(",\"win\":{plies}"));
    } else if let Some(plies) = score.plies_to_loss() {
        fields.push_str(&format!(",\"win\":-{plies}"));
    }
    Ok(fields)
}

#[cfg(test)]
mod tests;
