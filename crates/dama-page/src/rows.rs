//! The list of moves, and the count of taken pieces beside the board.

use dama_core::{Position, Side};

use crate::Session;
use crate::hand::Held;

/// A row of the list: a move of White and one of Black.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// The number of the row, from 1.
    pub number: u32,
    /// White's move; `None` where Black begins the game.
    pub white: Option<MoveEntry>,
    /// Black's move; `None` where it is not played yet.
    pub black: Option<MoveEntry>,
}

/// A move of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveEntry {
    /// The plies played after it, as [`Session::go_to`] takes it.
    pub ply: usize,
    /// The move as game records have it: short where that is clear.
    pub text: String,
}

impl Session {
    /// The moves in rows, those taken back included: their ply lies behind that of
    /// the [`game`](Self::game).
    pub fn move_rows(&self) -> Vec<MoveRow> {
        let mut rows: Vec<MoveRow> = Vec::new();
        let mut position: Position = *self.game().start();
        for (index, played) in self.game().all_moves().iter().enumerate() {
            let entry = MoveEntry {
                ply: index + 1,
                text: position.short_text(self.rules(), played),
            };
            match (position.side_to_move(), rows.last_mut()) {
                (Side::Black, Some(row)) => row.black = Some(entry),
                (side, _) => {
                    let (white, black) = match side {
                        Side::White => (Some(entry), None),
                        Side::Black => (None, Some(entry)),
                    };
                    rows.push(MoveRow {
                        number: rows.len() as u32 + 1,
                        white,
                        black,
                    });
                }
            }
            position = position.after(&played.effect());
        }
        rows
    }

    /// How many pieces a side has taken in this game, with those of the capture
    /// that is on its way.
    pub fn taken_by(&self, side: Side) -> u8 {
        let other = side.opposite();
        let (start, now) = (self.game().start(), self.game().position());
        let before = start.pieces(other).len() - now.pieces(other).len();
        let held = self.hand().held.as_ref().map_or(&[][..], Held::taken);
        let on_the_way = if now.side_to_move() == side {
            held.len()
        } else {
            0
        };
        (before + on_the_way) as u8
    }
}
