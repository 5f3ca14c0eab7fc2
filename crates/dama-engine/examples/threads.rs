//! How much sooner two threads come to a fixed depth than one, over 60 positions.
//!
//! ```text
//! cargo run --release -p dama-engine --example threads -- [DEPTH] [THREADS]
//! ```
//!
//! For a machine that does nothing else. Each position is searched by one thread and by
//! several, each with an empty table; the geometric mean of the ratios is told.

use std::env;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use anyhow::Context;
use dama_core::{Game, RuleSet};
use dama_engine::{Control, Engine, Limits};
use dama_testkit::random::Random;

const POSITIONS: u64 = 60;

/// The searches take about a second each.
const DEPTH: u32 = 17;

/// Positions are out of games like these, from the opening to late.
const PLIES: [usize; 3] = [8, 24, 40];

/// What a move of the games looks at.
const GAME_NODES: u64 = 1_000;

fn main() -> anyhow::Result<()> {
    let mut words = env::args().skip(1);
    let depth = words.next().map_or(Ok(DEPTH), |word| word.parse())?;
    let threads = words.next().map_or(Ok(2), |word| word.parse())?;
    let threads = NonZeroUsize::new(threads).context("a number of threads is needed")?;
    let mut logarithms = 0.0;
    for number in 0..POSITIONS {
        let game = game(number);
        let alone = time(&game, depth, NonZeroUsize::MIN);
        let together = time(&game, depth, threads);
        let ratio = alone.as_secs_f64() / together.as_secs_f64().max(1e-9);
        logarithms += ratio.ln();
        println!(
            "{:2}  {:7.3} s  {:7.3} s  {ratio:5.2}  {}",
            number + 1,
            alone.as_secs_f64(),
            together.as_secs_f64(),
            game.position()
        );
    }
    let mean = (logarithms / POSITIONS as f64).exp();
    println!(
        "{threads} threads come to depth {depth} {mean:.2} times as soon as one (geometric mean)"
    );
    Ok(())
}

/// A game up to a position with much to think about; both rule sets in turn.
fn game(number: u64) -> Game {
    let rules = RuleSet::ALL[number as usize % RuleSet::ALL.len()];
    let plies = PLIES[number as usize % PLIES.len()];
    let mut engine = Engine::new(16);
    let mut random = Random::new(number);
    loop {
        let mut game = Game::new(rules);
        while game.ply() < plies {
            let moves = game.legal_moves();
            let chosen = if game.ply() < 6 {
                random.pick(&moves).copied()
            } else {
                let limits = Limits::nodes(GAME_NODES);
                engine.search(&game, &limits, &Control::FREE, |_| {}).best
            };
            // A game that is over early is followed by another one.
            if chosen.is_none_or(|chosen| game.play(&chosen).is_err()) {
                break;
            }
        }
        if game.ply() == plies && game.legal_moves().len() > 3 {
            return game;
        }
    }
}

fn time(game: &Game, depth: u32, threads: NonZeroUsize) -> Duration {
    let mut engine = Engine::new(64);
    engine.set_threads(threads);
    engine.prepare();
    let begin = Instant::now();
    engine.search(game, &Limits::depth(depth), &Control::FREE, |_| {});
    begin.elapsed()
}
