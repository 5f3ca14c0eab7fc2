//! Bytes as what somebody kept: packed positions and games, and JSON.

use std::fmt::Debug;

use dama_core::packed::checksum;
use dama_core::{Game, Kind, Outcome, Piece, Position, Reason, RuleSet, Setup, Side, Square};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::says_something;
use crate::checks;

/// Reads bytes as a packed position; what can be read packs to the same bytes.
///
/// # Panics
///
/// Where it does not.
pub fn packed_position(bytes: &[u8]) {
    match Position::unpack(bytes) {
        Ok(position) => {
            assert_eq!(position.pack(), bytes, "{position}");
            for rules in &RuleSet::ALL {
                checks::own_laws(&position, rules);
            }
        }
        Err(error) => says_something(&error),
    }
}

/// Reads bytes as a packed game, as they are and with a checksum that is right;
/// what can be read packs to the same bytes.
///
/// # Panics
///
/// Where it does not, or where a changed byte is not noticed.
pub fn packed_game(bytes: &[u8]) {
    unpack_game(bytes);
    let mut summed = bytes.to_vec();
    summed.extend_from_slice(&checksum(bytes).to_le_bytes());
    unpack_game(&summed);
}

fn unpack_game(bytes: &[u8]) {
    let game = match Game::unpack(bytes) {
        Ok(game) => game,
        Err(error) => return says_something(&error),
    };
    assert_eq!(game.pack().as_deref(), Ok(bytes), "{game:?}");
    checks::kept(&game);
    for place in 0..bytes.len() {
        let mut changed = bytes.to_vec();
        changed[place] ^= 1 << (place % 8);
        assert!(Game::unpack(&changed).is_err(), "byte {place} of {game:?}");
    }
}

/// Reads bytes as JSON of every type; what can be read is written and read again.
///
/// # Panics
///
/// Where the second reading differs from the first.
pub fn json(bytes: &[u8]) {
    one_type::<Square>(bytes);
    one_type::<Side>(bytes);
    one_type::<Kind>(bytes);
    one_type::<Piece>(bytes);
    one_type::<RuleSet>(bytes);
    one_type::<Reason>(bytes);
    one_type::<Outcome>(bytes);
    one_type::<Setup>(bytes);
    one_type::<Position>(bytes);
    one_type::<Game>(bytes);
}

fn one_type<T: Debug + PartialEq + Serialize + DeserializeOwned>(bytes: &[u8]) {
    match serde_json::from_slice::<T>(bytes) {
        Ok(value) => checks::json(&value),
        Err(error) => says_something(&error),
    }
}
