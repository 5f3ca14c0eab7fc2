//! A game in progress as text, so that it survives a reload.
//!
//! Lines of a name and a value; the first is `dama 2` with the version of the
//! format (1 had no clocks and no open draw offers). Moves are in their full form,
//! times in milliseconds; a game with clocks comes back with both of them standing.

use core::fmt::Write;
use core::time::Duration;

use dama_core::{Game, Outcome, Position, Reason, RuleSet, Side};

use crate::clock::{Clocks, whole_millis};
use crate::{Player, Players, Session, TimeControl, Times};

/// The version of the format that is written.
const VERSION: u32 = 2;

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

/// Reads the first line, `TITLE VERSION`, and gives the lines behind it; versions go
/// from 1 to the newest that is known.
pub(crate) fn without_title<'a>(
    text: &'a str,
    title: &str,
    newest: u32,
) -> Result<&'a str, SaveError> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let version = first
        .trim()
        .strip_prefix(title)
        .and_then(|version| version.trim().parse().ok());
    match version {
        Some(version) if (1..=newest).contains(&version) => Ok(rest),
        Some(version) if version > newest => Err(SaveError::Newer { version }),
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
        // An offer to the computer would wait for ever: nobody asks it again.
        let offer = game
            .draw_offer()
            .filter(|side| !self.players().is_computer(side.opposite()));
        let answered = |side| game.draw_offers_made(side) - u8::from(offer == Some(side));
        let [white, black] = Side::BOTH.map(answered);
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
        if let Some(side) = offer {
            line("offer", &side);
        }
        if let (Some(clocks), Some(left)) = (self.clocks(), self.times()) {
            line("clock", &clocks.control());
            line("left", &Millis(&[left]));
            line("stood", &Millis(clocks.stood()));
        }
        text
    }

    /// What the clocks show, to be kept more often than the game; empty without clocks.
    pub fn save_times(&self) -> String {
        let ply = self.game().ply();
        self.times()
            .map_or(String::new(), |times| format!("{ply} {}", Millis(&[times])))
    }

    /// Puts the clocks as they were shown last, where they were of this position.
    pub fn load_times(&mut self, text: &str) {
        let (ply, rest) = text.split_once(' ').unwrap_or((text, ""));
        if let (Ok(ply), Some([left])) = (ply.parse::<usize>(), times(rest).as_deref())
            && ply == self.game().ply()
            && self.outcome().is_none()
        {
            self.set_times(*left);
        }
    }

    /// The game of a text.
    ///
    /// # Errors
    ///
    /// The text is broken, or a newer version wrote it.
    pub fn load(text: &str) -> Result<Self, SaveError> {
        let rest = without_title(text, "dama", VERSION)?;
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

/// Times in milliseconds, White's and Black's in turn.
struct Millis<'a>(&'a [Times]);

impl core::fmt::Display for Millis<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        for (index, time) in self.0.iter().flatten().enumerate() {
            let space = if index > 0 { " " } else { "" };
            write!(f, "{space}{}", whole_millis(*time))?;
        }
        Ok(())
    }
}

/// Reads what [`Millis`] writes.
fn times(text: &str) -> Option<Vec<Times>> {
    let millis: Option<Vec<Duration>> = text
        .split_ascii_whitespace()
        .map(|number| {
            number
                .parse()
                .ok()
                .map(|n: u32| Duration::from_millis(n.into()))
        })
        .collect();
    let millis = millis?;
    let pairs = millis.chunks_exact(2);
    pairs
        .remainder()
        .is_empty()
        .then(|| pairs.map(|pair| [pair[0], pair[1]]).collect())
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
    offer: Option<Side>,
    clock: Option<TimeControl>,
    left: Option<Times>,
    stood: Vec<Times>,
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
            "offer" => self.offer = Some(side(value).ok_or(bad)?),
            "clock" => self.clock = Some(TimeControl::read(value).ok_or(bad)?),
            "left" => match times(value).as_deref() {
                Some([left]) => self.left = Some(*left),
                _ => return Err(bad),
            },
            "stood" => self.stood = times(value).ok_or(bad)?,
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
        let offer = self.offer;
        let mut game = self.game().clone();
        if let Some(ply) = ply {
            game.go_to(ply);
        }
        if let Some(side) = offer {
            // One that the rules do not allow there is no offer.
            let _ = game.offer_draw(side);
        }
        let players = *self.players();
        let near = self.near.or(players.only_human()).unwrap_or(Side::White);
        let mut session = Session::with_game(game, players, near);
        if let Some(control) = self.clock {
            let left = self.left.unwrap_or([control.base(); 2]);
            session.set_clocks(Clocks::restored(control, left, self.stood));
        }
        Ok(session)
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
