//! How fast the engine searches from the first position, and how deep it comes
//! in a second.

use std::time::Instant;

use dama_core::{Game, RuleSet};
use dama_engine::{Control, Engine, Limits};

fn main() {
    let mut engine = Engine::new(64);
    let start = Instant::now();
    let clock = move || start.elapsed();
    let game = Game::new(RuleSet::CLASSIC);
    let limits = Limits::time(std::time::Duration::from_secs(1));
    let result = engine.search(&game, &limits, &Control::clock(&clock), |info| {
        let line: Vec<String> = info.pv.iter().map(ToString::to_string).collect();
        println!(
            "depth {:2}  {}  {:9} nodes  {:.3} s  {}",
            info.depth,
            info.score,
            info.nodes,
            info.elapsed.as_secs_f64(),
            line.join(" ")
        );
    });
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "depth {} within {seconds:.2} s, {:.2} million nodes/s",
        result.depth,
        result.nodes as f64 / seconds / 1e6
    );
}
