//! Our own engine as a player.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use dama_core::Game;
use dama_engine::{Control, Engine, Level, Limits};

use crate::{Allowance, Choice, Fault, Player};

/// An engine in this program.
pub(crate) struct Own {
    engine: Engine,
    level: Option<Level>,
    seed: u64,
    birth: Instant,
}

impl Own {
    pub(crate) fn new(engine: Engine, level: Option<Level>) -> Self {
        Self {
            engine,
            level,
            seed: 0,
            birth: Instant::now(),
        }
    }
}

impl Player for Own {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.seed = seed;
        self.engine.clear();
        // No clock runs yet.
        self.engine.prepare();
        Ok(())
    }

    fn choose(
        &mut self,
        game: &Game,
        allowance: Allowance,
        stop: &AtomicBool,
    ) -> Result<Choice, Fault> {
        let birth = self.birth;
        let clock = move || birth.elapsed();
        let control = Control {
            clock: &clock,
            stop,
        };
        let result = match self.level {
            Some(level) => self.engine.play_level(game, level, self.seed, &control),
            None => {
                let limits = match allowance {
                    Allowance::Nodes(nodes) => Limits::nodes(nodes),
                    Allowance::Depth(plies) => Limits::depth(plies),
                    Allowance::MoveTime(time) => Limits::move_time(time),
                    Allowance::Clock { left, increment } => Limits::clock(left, increment),
                };
                match self.engine.book_move(game, self.seed) {
                    Some(known) => known,
                    None => self.engine.search(game, &limits, &control, |_| {}),
                }
            }
        };
        if stop.load(Ordering::Relaxed) {
            return Err(Fault::Stopped);
        }
        if let Some(failure) = self.engine.endgames().and_then(|known| known.failure()) {
            return Err(Fault::Crashed(failure.to_string()));
        }
        let Some(best) = result.best else {
            return Err(Fault::Crashed(String::from("it finds no move")));
        };
        Ok(Choice {
            text: best.to_string(),
            played: Some(best),
            score: Some(result.score.to_string()),
            depth: Some(result.depth),
            nodes: Some(result.nodes),
        })
    }
}
