//! 4. Keeping games: as text, and as about one byte for each ply.
//!
//! Run it with `cargo run -p dama-core --example 4_keep_games`. The crate `dama-pdn`
//! reads and writes whole game records; the feature `serde` of this crate gives JSON
//! and other formats.

use std::error::Error;

use dama_core::packed::UnpackGameError;
use dama_core::{Game, Position, RuleSet, Side};

/// Plays the first legal move, again and again.
fn some_game() -> Game {
    let mut game = Game::new(RuleSet::FEDERATION);
    while game.ply() < 40 {
        let Some(first) = game.legal_moves().into_iter().min() else {
            break;
        };
        if game.play(&first).is_err() {
            break;
        }
    }
    game
}

/// Writes a game down in several ways and reads it again.
pub fn main() -> Result<(), Box<dyn Error>> {
    let mut game = some_game();
    game.resign(Side::White)?;

    // As text: short forms where they are clear, else with every landing.
    let mut here = *game.start();
    let mut texts = Vec::new();
    for played in game.moves() {
        texts.push(here.short_text(game.rules(), played));
        here = here.play(game.rules(), played)?;
    }
    println!("{}", texts.join(" "));

    let mut again = Game::new(RuleSet::FEDERATION);
    for text in &texts {
        again.play_text(text)?;
    }
    again.resign(Side::White)?;
    assert_eq!(again, game);

    // As bytes: everything is there, the end and moves taken back included.
    game.undo();
    let bytes = game.pack()?;
    println!("{} plies in {} bytes", game.all_moves().len(), bytes.len());
    assert_eq!(Game::unpack(&bytes)?, game);

    // A checksum finds accidents, and nothing illegal ever comes in.
    let mut damaged = bytes.clone();
    damaged[12] ^= 4;
    assert_eq!(Game::unpack(&damaged), Err(UnpackGameError::BadChecksum));
    assert_eq!(Game::unpack(&bytes[..9]), Err(UnpackGameError::BadChecksum));

    // A position has 17 bytes: a key for a database, equal for equal positions.
    let packed = game.position().pack();
    println!("{packed:02x?}");
    assert_eq!(Position::unpack(&packed)?, *game.position());
    Ok(())
}
