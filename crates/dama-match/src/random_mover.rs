//! A player that moves at random.

use std::sync::atomic::AtomicBool;

use dama_core::Game;

use crate::chance::Chance;
use crate::{Allowance, Choice, Fault, Player};

/// Any legal move is as likely as any other.
pub(crate) struct RandomMover(Chance);

impl RandomMover {
    pub(crate) const fn new() -> Self {
        Self(Chance::new(0, 0))
    }
}

impl Player for RandomMover {
    fn begin(&mut self, seed: u64) -> Result<(), Fault> {
        self.0 = Chance::new(seed, 1);
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: Allowance, _: &AtomicBool) -> Result<Choice, Fault> {
        let moves = game.legal_moves();
        let played = self.0.pick(&moves).copied();
        Ok(Choice {
            text: played.map(|played| played.to_string()).unwrap_or_default(),
            played,
            score: None,
            depth: None,
            nodes: None,
        })
    }
}
