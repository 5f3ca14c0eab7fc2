//! Games and positions as text: copied, pasted and opened again.

use core::time::Duration;

use dama_core::{Game, Position, Side};
use dama_pdn::{GameTree, NodeId, ResultMark, Tags};

use crate::{Event, Player, Players, Record, Times};

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

    /// Opens a position, with the players and the rules of the game before.
    pub fn open_position(&mut self, position: Position) -> Vec<Event> {
        let game = Game::from_position(*self.rules(), position);
        let next = Self::with_game(game, self.players, self.near);
        self.replace(next, Event::Opened(Vec::new()))
    }

    /// Opens a record at its last position, for two people.
    pub fn open_record(&mut self, record: Record) -> Vec<Event> {
        let next = Self::with_game(record.session.game, Players::TWO, self.near);
        self.replace(next, Event::Opened(record.oddities))
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
