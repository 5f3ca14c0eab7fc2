//! What the page asks for.

use core::time::Duration;

use dama_core::{Game, Position, RuleSet, Side};
use dama_engine::Level;
use dama_tables::{Force, Grade};

use crate::json::Value;
use crate::tables::{MOST_PIECES, read_class};

/// A message that was understood.
pub(crate) struct Request {
    pub(crate) wish: Wish,
    pub(crate) game: Game,
}

/// What is wanted.
pub(crate) enum Wish {
    Move {
        level: Level,
        seed: u64,
        /// The most time for it.
        time: Duration,
    },
    Hint,
    /// Whether the computer, which plays this side, takes a draw.
    Draw(Side),
    /// What the endgame tables tell of the position.
    Probe,
    /// A position of an endgame to be played by White, who is to move.
    Exercise {
        /// White's pieces, then Black's.
        forces: [Force; 2],
        /// How it ends for White.
        grade: Grade,
        seed: u64,
    },
    /// Which exercises there are.
    Exercises,
    /// Nothing but that tables up to so many pieces are loaded.
    Tables {
        pieces: usize,
    },
    /// What a record of a game says.
    Read(String),
}

/// Why a message gets no proper answer.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) code: &'static str,
    pub(crate) message: String,
}

impl Fault {
    pub(crate) fn new(code: &'static str, message: impl ToString) -> Self {
        let message = message.to_string();
        Self { code, message }
    }

    fn field(name: &str, wanted: &str) -> Self {
        Self::new("bad-field", format!("{name} must be {wanted}"))
    }
}

impl Request {
    pub(crate) fn read(message: &Value) -> Result<Self, Fault> {
        let game = game(message)?;
        let wish = match text(message, "do")? {
            Some("move") => Wish::Move {
                level: level(message)?,
                seed: number(message, "seed")?.unwrap_or(0),
                time: number(message, "time")?.map_or(Duration::MAX, Duration::from_millis),
            },
            Some("hint") => Wish::Hint,
            Some("draw") => Wish::Draw(side(message, &game)?),
            Some("probe") => Wish::Probe,
            Some("exercise") => Wish::Exercise {
                forces: class(message)?,
                grade: grade(message)?,
                seed: number(message, "seed")?.unwrap_or(0),
            },
            Some("exercises") => Wish::Exercises,
            Some("tables") => Wish::Tables {
                pieces: pieces(message)?,
            },
            Some("read") => Wish::Read(text(message, "text")?.unwrap_or_default().to_owned()),
            _ => {
                let wanted =
                    "do must be move, hint, draw, probe, exercise, exercises, tables or read";
                return Err(Fault::new("no-such-request", wanted));
            }
        };
        Ok(Self { wish, game })
    }
}

fn game(message: &Value) -> Result<Game, Fault> {
    let rules = match text(message, "rules")? {
        None => RuleSet::default(),
        Some(name) => {
            RuleSet::named(name).ok_or_else(|| Fault::field("rules", "classic or federation"))?
        }
    };
    let start = match text(message, "start")? {
        None => Position::start(),
        Some(fen) => fen
            .parse::<Position>()
            .map_err(|error| Fault::new(error.code(), error))?,
    };
    let mut game = Game::from_position(rules, start);
    let moves = match message.field("moves") {
        None => &[],
        Some(Value::List(moves)) => moves.as_slice(),
        Some(_) => return Err(Fault::field("moves", "a list")),
    };
    for (index, value) in moves.iter().enumerate() {
        let Value::Text(text) = value else {
            return Err(Fault::field("moves", "a list of texts"));
        };
        game.play_text(text).map_err(|refusal| {
            let message = format!("move {}, {text}: {refusal}", index + 1);
            Fault::new("illegal-move", message)
        })?;
    }
    Ok(game)
}

fn level(message: &Value) -> Result<Level, Fault> {
    match number(message, "level")? {
        None => Ok(Level::LAST),
        Some(number) => u8::try_from(number)
            .ok()
            .and_then(Level::new)
            .ok_or_else(|| Fault::field("level", "1 to 10")),
    }
}

fn class(message: &Value) -> Result<[Force; 2], Fault> {
    let name = text(message, "class")?.unwrap_or_default();
    read_class(name).ok_or_else(|| Fault::field("class", "up to four pieces, such as KKvK"))
}

fn grade(message: &Value) -> Result<Grade, Fault> {
    let name = text(message, "value")?.unwrap_or_default();
    let found = Grade::ALL.into_iter().find(|grade| grade.name() == name);
    found.ok_or_else(|| Fault::field("value", "win, draw or loss"))
}

fn pieces(message: &Value) -> Result<usize, Fault> {
    match number(message, "pieces")? {
        None => Ok(MOST_PIECES - 1),
        Some(number) => usize::try_from(number)
            .ok()
            .filter(|pieces| *pieces <= MOST_PIECES)
            .ok_or_else(|| Fault::field("pieces", "4 at most")),
    }
}

fn side(message: &Value, game: &Game) -> Result<Side, Fault> {
    match text(message, "side")? {
        None => Ok(game.position().side_to_move().opposite()),
        Some(name) => Side::BOTH
            .into_iter()
            .find(|side| side.name() == name)
            .ok_or_else(|| Fault::field("side", "white or black")),
    }
}

fn text<'a>(message: &'a Value, name: &str) -> Result<Option<&'a str>, Fault> {
    match message.field(name) {
        None => Ok(None),
        Some(Value::Text(text)) => Ok(Some(text)),
        Some(_) => Err(Fault::field(name, "a text")),
    }
}

/// A whole number from 0 on.
pub(crate) fn number(message: &Value, name: &str) -> Result<Option<u64>, Fault> {
    match message.field(name) {
        None => Ok(None),
        Some(Value::Number(number)) => match number.parse() {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err(Fault::field(name, "a whole number")),
        },
        Some(_) => Err(Fault::field(name, "a whole number")),
    }
}
