//! The computer at the board.

use std::time::{Duration, Instant};

use anyhow::Context;
use dama_core::{Game, Move, Side};
use dama_engine::{Control, Endgames, Engine, Level, Reason};

use crate::book::BookOption;
use crate::network::NetworkOption;

/// Megabytes for what the engine remembers.
const MEMORY: usize = 64;

/// An engine with the level at which it plays.
pub struct Computer {
    engine: Engine,
    level: Level,
    seed: u64,
    begin: Instant,
    failure_told: bool,
}

impl Computer {
    pub fn new(
        level: Level,
        seed: u64,
        endgames: Endgames,
        network: &NetworkOption,
        book: &BookOption,
    ) -> Self {
        let mut engine = Engine::new(MEMORY);
        book.give_to(&mut engine, *endgames.rules());
        engine.use_endgames(endgames);
        network.give_to(&mut engine);
        Self {
            engine,
            level,
            seed,
            begin: Instant::now(),
            failure_told: false,
        }
    }

    /// Why its tables are no longer asked, told once.
    pub fn new_failure(&mut self) -> Option<String> {
        let failure = self.engine.endgames()?.failure()?.to_string();
        let known = self.failure_told;
        self.failure_told = true;
        (!known).then_some(failure)
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

    /// A good move for whoever is to move, and what speaks for it; `None` once the game
    /// is over.
    pub fn hint(&mut self, game: &Game) -> Option<(Move, Option<Reason>)> {
        let clock = clock(self.begin);
        let found = self.engine.hint(game, &Control::clock(&clock));
        let best = found.best?;
        Some((best, Reason::of(game, &best, found.score)))
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
