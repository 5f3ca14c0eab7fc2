//! Writes random games to standard output, to try the reader on a large file.
//!
//! ```sh
//! cargo run --release -p dama-pdn --example random_games -- 100000 > games.pdn
//! ```
//!
//! Takes the number of games, the plies of each (80) and a seed (1).

use std::io::{self, BufWriter, Write};

use dama_core::{Game, RuleSet};
use dama_pdn::{Tags, write};
use dama_testkit::random::Random;

fn main() -> io::Result<()> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let mut number = |usual| numbers.next().unwrap_or(Ok(usual));
    let (Ok(games), Ok(plies), Ok(seed)) = (number(1_000), number(80), number(1)) else {
        let message = "takes three numbers: games, plies, seed";
        return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
    };
    let mut random = Random::new(seed);
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let mut tags = Tags::new();
    tags.set("Event", "Random games");
    for round in 1..=games {
        tags.set("Round", round.to_string());
        let text = write(&random_game(&mut random, plies), &tags);
        writeln!(output, "{text}")?;
    }
    output.flush()
}

/// A random game of so many plies, or of as many as it has after some tries.
fn random_game(random: &mut Random, plies: u64) -> Game {
    const TRIES: usize = 100;
    let mut game = Game::new(RuleSet::FEDERATION);
    for _ in 0..TRIES {
        game = Game::new(RuleSet::FEDERATION);
        while (game.ply() as u64) < plies
            && let Some(chosen) = random.pick(&game.legal_moves())
            && game.play(chosen).is_ok()
        {}
        if game.ply() as u64 == plies {
            break;
        }
    }
    game
}
