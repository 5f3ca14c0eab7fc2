//! The computer at the board.

use std::time::{Duration, Instant};

use anyhow::Context;
use dama_core::{Game, Move, Side};
use dama_engine::{Control, Engine, Level};

/// Megabytes for what the engine remembers.
const MEMORY: usize = 64;

/// An engine with the level at which it plays.
pub struct Computer {
    engine: Engine,
    level: Level,
    seed: u64,
    begin: Instant,
}

impl Computer {
    pub fn new(level: Level, seed: u64) -> Self {
        Self {
            engine: Engine::new(MEMORY),
            level,
            seed,
            begin: Instant::now(),
        }
    }

    pub const fn level(&self) -> Level {
        self.level
    }

    /// The move that it plays.
    ///
    /// # Errors
    ///
    /// There is none, though the game goes on: the engine is broken.
    pub fn choose(&mut self, game: &Game) -> anyhow::Result<Move> {
        let clock = clock(self.begin);
        let control = Control::clock(&clock);
        let found = self
            .engine
            .play_level(game, self.level, self.seed, &control);
        found.best.context("the engine finds no move")
    }

    /// A good move for whoever is to move; `None` once the game is over.
    pub fn hint(&mut self, game: &Game) -> Option<Move> {
        let clock = clock(self.begin);
        self.engine.hint(game, &Control::clock(&clock)).best
    }

    /// Whether it takes a draw that is offered to it as this side.
    pub fn accepts_draw(&mut self, game: &Game, side: Side) -> bool {
        let clock = clock(self.begin);
        self.engine
            .accepts_draw(game, side, &Control::clock(&clock))
    }
}

fn clock(begin: Instant) -> impl Fn() -> Duration {
    move || begin.elapsed()
}
