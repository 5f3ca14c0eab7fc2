//! What tables of endgames are worth to the engine.
//!
//! ```sh
//! cargo run --release -p dama-engine --example endgames -- match DIR [GAMES] [NODES]
//! cargo run --release -p dama-engine --example endgames -- wins DIR [PIECES] [POSITIONS] [NODES] [OF]
//! cargo run --release -p dama-engine --example endgames -- check DIR [POSITIONS]
//! ```
//!
//! `match` plays an engine that has the tables up to four pieces in DIR against
//! one that has none. `wins` lets an engine that has win, draw and loss only win
//! positions against a defender who holds out as long as the tables of distances
//! allow; each is the hardest of so many (OF) random ones of its endgame. `check` compares searches with the tables up to four pieces, so many positions of
//! each endgame. Openings and positions are the same each time.

mod check;
mod folder;
mod games;
mod wins;

use anyhow::{Context, Result, bail};

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [verb, folder, numbers @ ..] = arguments.as_slice() else {
        bail!("write match DIR, wins DIR or check DIR");
    };
    let mut numbers = numbers.iter().map(|text| {
        text.parse::<u64>()
            .with_context(|| format!("{text} is no number"))
    });
    let mut number = |default| numbers.next().unwrap_or(Ok(default));
    match verb.as_str() {
        "match" => games::run(folder, number(400)?, number(3_000)?),
        "wins" => wins::run(
            folder,
            number(5)?,
            number(1_000)?,
            number(20_000)?,
            number(1)?,
        ),
        "check" => check::run(folder, number(200)?),
        other => bail!("{other} is none of match, wins and check"),
    }
}
