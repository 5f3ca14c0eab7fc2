//! A game in progress as text, so that it survives a reload.
//!
//! Lines of a name and a value; the first is `dama 1` with the version of the
//! format. Moves are in their full form; nothing depends on a clock.

use core::fmt::Write;

use dama_core::{Game, Outcome, Position, Reason, RuleSet, Side};

use crate::{Player, Players, Session};

/// The version of the format that is written.
const VERSION: u32 = 1;

/// Why a kept text is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// The text is something else.
    #[error("this is no saved game")]
    NotASave,
    /// A newer version of the program wrote it.
    #[error("this was saved by a newer version: format {version}")]
    Newer {
        /// Its format.
        version: u32,
    },
    /// A line that cannot be understood.
    #[error("line {line} of the saved game cannot be read")]
    BadLine {
        /// The line, from 1.
        line: usize,
    },
    /// A move that is not legal.
    #[error("move {ply} of the saved game is not legal")]
    IllegalMove {
        /// The number of the ply, from 1.
        ply: usize,
    },
}

impl SaveError {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotASave => "not-a-save",
            Self::Newer { .. } => "newer-save",
            Self::BadLine { .. } => "bad-line",
            Self::IllegalMove { .. } => "illegal-move",
        }
    }
}

/// Reads the first line, `TITLE VERSION`, and gives the lines behind it.
pub(crate) fn without_title<'a>(text: &'a str, title: &str) -> Result<&'a str, SaveError> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let version = first
        .trim()
        .strip_prefix(title)
        .and_then(|version| version.trim().parse().ok());
    match version {
        Some(VERSION) => Ok(rest),
        Some(version) if version > VERSION => Err(SaveError::Newer { version }),
        _ => Err(SaveError::NotASave),
    }
}

impl Session {
    /// The game as text. A capture that is not whole is left out.
    pub fn save(&self) -> String {
        let game = self.game();
        let mut text = format!("dama {VERSION}\nrules {}\n", game.rules().name);
        let mut line = |name: &str, value: &dyn core::fmt::Display| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{name} {value}");
        };
        line("start", game.start());
        for side in Side::BOTH {
            match self.players().of(side) {
                Player::Human => line(side.name(), &"human"),
                Player::Computer { level } => line(side.name(), &format_args!("computer {level}")),
            }
        }
        line("near", &self.near());
        let [white, black] = Side::BOTH.map(|side| game.draw_offers_made(side));
        line("offers", &format_args!("{white} {black}"));
        for played in game.all_moves() {
            line("move", played);
        }
        if let Some(outcome) = made_by_players(game) {
            let reason = outcome.reason;
            match outcome.winner {
                Some(side) => line("end", &format_args!("{reason} {side}")),
                None => line("end", &reason),
            }
        }
        line("ply", &game.ply());
        text
    }

    /// The game of a text.
    ///
    /// # Errors
    ///
    /// The text is broken, or a newer version wrote it.
    pub fn load(text: &str) -> Result<Self, SaveError> {
        let rest = without_title(text, "dama")?;
        let mut reader = Reader::default();
        for (index, line) in rest.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() {
                let (name, value) = line.split_once(' ').unwrap_or((line, ""));
                let bad = SaveError::BadLine { line: index + 2 };
                reader.read(name, value.trim(), bad)?;
            }
        }
        reader.finish()
    }
}

/// The end on which the players decided, not the board, whichever ply is shown.
fn made_by_players(game: &Game) -> Option<Outcome> {
    let mut last = game.clone();
    last.go_to(game.all_moves().len());
    last.outcome().filter(|outcome| {
        matches!(
            outcome.reason,
            Reason::Resignation | Reason::Agreement | Reason::Time
        )
    })
}

/// What was read so far; what is missing has its usual value.
#[derive(Default)]
struct Reader {
    rules: RuleSet,
    start: Option<Position>,
    players: Option<Players>,
    near: Option<Side>,
    offers: [u8; 2],
    game: Option<Game>,
    ply: Option<usize>,
}

impl Reader {
    fn read(&mut self, name: &str, value: &str, bad: SaveError) -> Result<(), SaveError> {
        match name {
            "rules" => self.rules = RuleSet::named(value).ok_or(bad)?,
            "start" => self.start = Some(value.parse().map_err(|_| bad)?),
            "white" => self.players().white = player(value).ok_or(bad)?,
            "black" => self.players().black = player(value).ok_or(bad)?,
            "near" => self.near = Some(side(value).ok_or(bad)?),
            "offers" => {
                let (white, black) = value.split_once(' ').ok_or_else(|| bad.clone())?;
                let number = |text: &str| text.parse().map_err(|_| bad.clone());
                self.offers = [number(white)?, number(black)?];
            }
            "move" => {
                let game = self.game();
                let ply = game.ply() + 1;
                if game.play_text(value).is_err() {
                    return Err(SaveError::IllegalMove { ply });
                }
            }
            "end" => self.end(value).ok_or(bad)?,
            "ply" => self.ply = Some(value.parse().map_err(|_| bad)?),
            _ => return Err(bad),
        }
        Ok(())
    }

    fn players(&mut self) -> &mut Players {
        self.players.get_or_insert(Players::TWO)
    }

    /// The game, which begins when the first move is read: all about its start
    /// stands before.
    fn game(&mut self) -> &mut Game {
        self.game.get_or_insert_with(|| {
            let start = self.start.unwrap_or(Position::start());
            let mut game = Game::from_position(self.rules, start);
            for side in Side::BOTH {
                for _ in 0..self.offers[side.index()] {
                    // Offers beyond what the rules allow are not counted.
                    let _ = game.offer_draw(side).and_then(|()| game.decline_draw());
                }
            }
            game
        })
    }

    fn end(&mut self, value: &str) -> Option<()> {
        let (reason, winner) = value.split_once(' ').unwrap_or((value, ""));
        let game = self.game();
        let ended = match (reason, side(winner)) {
            ("agreement", None) => game.agree_draw(),
            ("resignation", Some(winner)) => game.resign(winner.opposite()),
            ("time", Some(winner)) => game.flag(winner.opposite()),
            _ => return None,
        };
        ended.ok()
    }

    fn finish(mut self) -> Result<Session, SaveError> {
        let ply = self.ply;
        let mut game = self.game().clone();
        if let Some(ply) = ply {
            game.go_to(ply);
        }
        let players = *self.players();
        let near = self.near.or(players.only_human()).unwrap_or(Side::White);
        Ok(Session::with_game(game, players, near))
    }
}

fn player(text: &str) -> Option<Player> {
    if text == "human" {
        return Some(Player::Human);
    }
    let level = text.strip_prefix("computer ")?.parse().ok()?;
    (1..=10)
        .contains(&level)
        .then_some(Player::Computer { level })
}

fn side(text: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.name() == text)
}

#[cfg(test)]
mod tests;
