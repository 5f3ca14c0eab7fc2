//! What is packed or written as JSON comes back the same.

use std::fmt::Debug;

use dama_core::{Game, Position};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A position comes back from its bytes.
///
/// # Panics
///
/// Where it does not.
pub fn packed(here: &Position) {
    let back = Position::unpack(&here.pack());
    assert_eq!(back, Ok(*here), "packed");
    assert_eq!(back.map(|position| position.key()), Ok(here.key()));
}

/// A game comes back from its bytes and from its JSON.
///
/// # Panics
///
/// Where it does not.
pub fn kept(game: &Game) {
    match game.pack() {
        Ok(bytes) => assert_eq!(Game::unpack(&bytes).as_ref(), Ok(game), "{bytes:?}"),
        Err(error) => panic!("{error}: {game:?}"),
    }
    json(game);
}

/// A value comes back from its JSON.
///
/// # Panics
///
/// Where it does not.
pub fn json<T: Debug + PartialEq + Serialize + DeserializeOwned>(value: &T) {
    let text = match serde_json::to_string(value) {
        Ok(text) => text,
        Err(error) => panic!("{value:?}: {error}"),
    };
    match serde_json::from_str::<T>(&text) {
        Ok(back) => assert_eq!(back, *value, "{text}"),
        Err(error) => panic!("{text}: {error}"),
    }
}
