//! A game with serde: its first position, its moves, and what the players agreed on.
//!
//! ```json
//! {"rules": "classic", "start": "W:Wa2,..", "moves": ["d3-d4", "e6-e5"], "taken_back": 0,
//!  "ending": {"winner": null, "reason": "agreement"}, "offers": [1, 0], "open_offer": null}
//! ```
//!
//! All but `rules` may be missing in formats that name their fields: then the
//! game begins with the first position of rule 1, and nothing has happened.

use alloc::string::String;
use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::game::{Restoring, Table};
use crate::{Game, Move, Outcome, Position, RestoreGameError, RuleSet, Side};

/// The fields of a game, with its moves as they are written or read.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(rename = "Game", deny_unknown_fields)]
#[serde(bound(deserialize = "M: Deserialize<'de> + Default"))]
struct Record<M> {
    rules: RuleSet,
    #[serde(default)]
    start: Position,
    #[serde(default)]
    moves: M,
    #[serde(default)]
    taken_back: usize,
    #[serde(default)]
    ending: Option<Outcome>,
    #[serde(default)]
    offers: [u8; 2],
    #[serde(default)]
    open_offer: Option<Side>,
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let table = self.table();
        let record: Record<&[Move]> = Record {
            rules: *self.rules(),
            start: *self.start(),
            moves: self.all_moves(),
            taken_back: table.taken_back,
            ending: table.ending,
            offers: table.offers,
            open_offer: table.open_offer,
        };
        record.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    /// Moves are read in every form that [`Position::read_move`] reads.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let record = Record::<Vec<String>>::deserialize(deserializer)?;
        restore(&record).map_err(D::Error::custom)
    }
}

fn restore(record: &Record<Vec<String>>) -> Result<Game, RestoreGameError> {
    let mut game = Restoring::new(record.rules, record.start);
    for text in &record.moves {
        let (position, ply) = game.position_of_next()?;
        let legal = position.read_move(&record.rules, text);
        game.push(legal.map_err(|refusal| RestoreGameError::IllegalMove { ply, refusal })?);
    }
    game.finish(Table {
        ending: record.ending,
        taken_back: record.taken_back,
        offers: record.offers,
        open_offer: record.open_offer,
    })
}
