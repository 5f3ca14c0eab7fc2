//! Records of games, which the computer's worker reads: the page is lighter without
//! their reader.

use core::fmt::Write;

use dama_core::{Position, PositionError, Refusal};

use crate::reply::{Raw, fields, plain};
use crate::{Session, TextError};

/// Numbers of questions from here on are ours.
const FIRST_ID: u32 = 3 << 30;

/// So many numbers there are.
const IDS: u32 = 1 << 30;

/// A game that was read.
#[derive(Clone, Debug)]
pub struct Record {
    pub(crate) session: Session,
    pub(crate) oddities: Vec<Oddity>,
}

/// What a player should know of a game that was opened all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// It names no rules, and is read by those of tournaments.
    RulesAssumed,
    /// So many moves behind its end are left out.
    MovesBeyond(u32),
}

/// A text that is no record of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// There is no game in it.
    #[error("there is no game in this text")]
    Empty,
    /// Something that cannot be read.
    #[error("line {line} cannot be read: {text}")]
    Unreadable {
        /// The line, from 1.
        line: u32,
        /// What stands there.
        text: String,
    },
    /// Something that begins there has no end.
    #[error("what begins on line {line} has no end")]
    Unclosed {
        /// The line, from 1.
        line: u32,
    },
    /// A game of another kind of draughts.
    #[error("this is a game of another kind of draughts")]
    OtherGame,
    /// Rules that there are not.
    #[error("there are no rules called {text}")]
    UnknownRules {
        /// Their name.
        text: String,
    },
    /// Its first position is none.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A move that is not legal.
    #[error("line {line}: {text} cannot be played: {refusal}")]
    IllegalMove {
        /// The line, from 1.
        line: u32,
        /// The move.
        text: String,
        /// Why.
        refusal: Refusal,
    },
    /// The worker, which would read it, is of no use.
    #[error("nobody can read it now")]
    NoReader,
}

impl RecordError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "no-game",
            Self::Unreadable { .. } => "unreadable",
            Self::Unclosed { .. } => "unclosed",
            Self::OtherGame => "wrong-game-type",
            Self::UnknownRules { .. } => "unknown-rule-set",
            Self::Position(error) => error.code(),
            Self::IllegalMove { .. } => "illegal-move",
            Self::NoReader => "no-reader",
        }
    }
}

/// The records that the worker is asked about, one at a time: who opens another one does
/// not want the first.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    asked: u32,
    waits: bool,
}

impl Reading {
    /// Asks what a text says.
    pub fn ask(&mut self, text: &str) -> String {
        self.asked = (self.asked + 1) % IDS;
        self.waits = true;
        let mut message = format!("{{\"id\":{},\"do\":\"read\",\"text\":\"", self.id());
        for sign in text.chars() {
            // Writing to a text cannot fail.
            let _ = match sign {
                '"' | '\\' => write!(message, "\\{sign}"),
                '\0'..' ' => write!(message, "\\u{:04x}", u32::from(sign)),
                _ => message.write_char(sign),
            };
        }
        message.push_str("\"}");
        message
    }

    const fn id(&self) -> u32 {
        FIRST_ID + self.asked
    }

    /// A message of the worker; `None` where it answers no question that waits.
    pub fn heard(&mut self, message: &str) -> Option<Result<Record, TextError>> {
        let answer = Answer(fields(message)?);
        if !self.waits || answer.number("id") != Some(self.id()) {
            return None;
        }
        self.waits = false;
        Some(answer.record().map_err(TextError::Record))
    }
}

/// The fields of an answer.
struct Answer<'a>(Vec<(&'a str, Raw<'a>)>);

impl Answer<'_> {
    fn text(&self, name: &str) -> Option<String> {
        self.0.iter().find_map(|field| match *field {
            (known, Raw::Text(text)) if known == name => Some(plain(text)),
            _ => None,
        })
    }

    fn number(&self, name: &str) -> Option<u32> {
        self.0.iter().find_map(|field| match *field {
            (known, Raw::Bare(number)) if known == name => number.parse().ok(),
            _ => None,
        })
    }

    /// The game that it holds.
    fn session(&self) -> Option<Session> {
        let lines = self.text("record")?.replace(';', "\n");
        Session::load(&format!("dama 2\n{lines}")).ok()
    }

    fn record(&self) -> Result<Record, RecordError> {
        if let Some(code) = self.text("error") {
            return Err(self.error(&code));
        }
        let session = self.session().ok_or(RecordError::NoReader)?;
        let mut oddities = Vec::new();
        if self.0.contains(&("assumed", Raw::Bare("true"))) {
            oddities.push(Oddity::RulesAssumed);
        }
        oddities.extend(self.number("beyond").map(Oddity::MovesBeyond));
        Ok(Record { session, oddities })
    }

    /// What is wrong. Why a position or a move is none, the core is asked again.
    fn error(&self, code: &str) -> RecordError {
        // The worker's other errors have no place.
        let Some(line) = self.number("line") else {
            return RecordError::NoReader;
        };
        let text = self.text("text").unwrap_or_default();
        let whole = self.text("whole").unwrap_or_default();
        let why = match code {
            "no-game" => Some(RecordError::Empty),
            "unclosed-comment" | "unclosed-variation" => Some(RecordError::Unclosed { line }),
            "wrong-game-type" => Some(RecordError::OtherGame),
            "unknown-rule-set" => return RecordError::UnknownRules { text },
            "bad-position" => whole.parse::<Position>().err().map(RecordError::Position),
            "illegal-move" => self.session().and_then(|before| {
                let (rules, position) = (before.rules(), before.game().position());
                let refusal = position.read_move(rules, &whole).err()?;
                let text = text.clone();
                (!matches!(refusal, Refusal::BadText { .. })).then_some(RecordError::IllegalMove {
                    line,
                    text,
                    refusal,
                })
            }),
            _ => None,
        };
        why.unwrap_or(RecordError::Unreadable { line, text })
    }
}

#[cfg(test)]
pub(crate) mod tests;
