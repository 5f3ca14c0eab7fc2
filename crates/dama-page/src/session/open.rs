//! Games and positions as text: copied, pasted and opened again.

use core::time::Duration;

use dama_core::{Game, Position, Side};
use dama_pdn::{GameTree, NodeId, ResultMark, Tags};

use crate::{Event, Player, Players, TextError, Times};

use super::Session;

impl Session {
    /// The position on the board as FEN.
    pub fn fen(&self) -> String {
        self.game.position().to_string()
    }

    /// The game up to the position on the board as PDN; the date is written as
    /// `2026.07.01`, and an empty one is left open.
    pub fn pdn(&self, date: &str) -> String {
        let mut tags = Tags::new();
        for (name, player) in [("White", self.players.white), ("Black", self.players.black)] {
            if let Player::Computer { level } = player {
                tags.set(name, format!("Dama, level {level}"));
            }
        }
        if !date.is_empty() {
            tags.set("Date", date);
        }
        let Some(clocks) = self.clocks() else {
            return dama_pdn::write(&self.game, &tags);
        };
        let control = clocks.control();
        let seconds = |time: Duration| time.as_secs();
        let (base, increment) = (seconds(control.base()), seconds(control.increment()));
        tags.set("TimeControl", format!("{base}+{increment}"));
        let mut tree = GameTree::from(&self.game);
        let line: Vec<NodeId> = tree.main_line().collect();
        let first = self.game.start().side_to_move();
        for (ply, (node, times)) in line
            .into_iter()
            .zip(clocks.stood().iter().skip(1))
            .enumerate()
        {
            let moved = if ply % 2 == 0 {
                first
            } else {
                first.opposite()
            };
            if let Some(note) = tree.note_mut(node) {
                note.set_after(&clock_comment(moved.opposite(), times));
            }
        }
        let result = match self.outcome() {
            Some(outcome) => {
                tags.set("Termination", outcome.reason.code());
                outcome.into()
            }
            None => ResultMark::Unknown,
        };
        dama_pdn::write_tree(&tree, &tags, result)
    }

    /// Opens a position or a game, whichever the text is.
    ///
    /// # Errors
    ///
    /// The text is neither.
    pub fn open_text(&mut self, text: &str) -> Result<Vec<Event>, TextError> {
        if text.trim().is_empty() {
            Err(TextError::Empty)
        } else if looks_like_a_position(text) {
            self.open_position(text)
        } else {
            self.open_record(text)
        }
    }

    /// Opens a position, with the players and the rules of the game before.
    ///
    /// # Errors
    ///
    /// The text is no legal position.
    pub fn open_position(&mut self, text: &str) -> Result<Vec<Event>, TextError> {
        let position: Position = text.parse()?;
        let game = Game::from_position(*self.rules(), position);
        let next = Self::with_game(game, self.players, self.near);
        Ok(self.replace(next, Event::Opened(Vec::new())))
    }

    /// Opens a record at its last position, for two people.
    ///
    /// # Errors
    ///
    /// The text is no record of a game.
    pub fn open_record(&mut self, text: &str) -> Result<Vec<Event>, TextError> {
        let record = dama_pdn::read(text)?;
        let next = Self::with_game(record.game, Players::TWO, self.near);
        Ok(self.replace(next, Event::Opened(record.warnings)))
    }

    /// Goes on with a game that was kept, as it was left.
    pub fn reopen(&mut self, kept: Self) -> Vec<Event> {
        self.replace(kept, Event::Opened(Vec::new()))
    }
}

/// The clocks after a move as PDN embeds them in a comment; a capital letter names the
/// side whose clock goes.
fn clock_comment(going: Side, times: &Times) -> String {
    let one = |side: Side| {
        let name = match (side, side == going) {
            (Side::White, true) => 'W',
            (Side::White, false) => 'w',
            (Side::Black, true) => 'B',
            (Side::Black, false) => 'b',
        };
        let seconds = times[side.index()].as_secs();
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        format!("{name}{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)
    };
    format!("[%clock {} {}]", one(Side::White), one(Side::Black))
}

/// A position begins with the side to move and a colon, in whatever language; no record does.
fn looks_like_a_position(text: &str) -> bool {
    let mut signs = text.chars().filter(|c| !c.is_whitespace());
    let letter = |c: char| c.is_ascii_alphabetic() || !c.is_ascii();
    signs.next().is_some_and(letter) && signs.next() == Some(':')
}
