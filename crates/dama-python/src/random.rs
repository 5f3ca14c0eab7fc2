//! Random games from a seed, the same on every machine.

use dama_core::{Game as CoreGame, Position as CorePosition, RuleSet};
use pyo3::prelude::*;

use crate::game::Game;
use crate::interrupt::interruptible;
use crate::position::Position;
use crate::words::{CLASSIC, Word};

/// The generator SplitMix64 (Steele, Lea, Flood 2014).
pub struct Chance(u64);

impl Chance {
    /// Numbers that follow from a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `bound`; 0 where that is 0.
    const fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^= word >> 31;
        ((word as u128 * bound as u128) >> 64) as usize
    }
}

/// A game that is played by chance.
pub struct Playing {
    pub game: CoreGame,
}

impl Playing {
    pub fn new(rules: RuleSet, start: CorePosition) -> Self {
        Self {
            game: CoreGame::from_position(rules, start),
        }
    }

    /// Plays one more move; `false` where the game is over.
    pub fn step(&mut self, chance: &mut Chance) -> bool {
        let moves = self.game.legal_moves();
        let chosen = moves.get(chance.below(moves.len()));
        chosen.is_some_and(|chosen| self.game.play(chosen).is_ok())
    }
}

/// A game of random moves to its end, or for so many plies; the same for the same seed
/// on every machine.
///
/// >>> from turkdama import random_game
/// >>> game = random_game(1)
/// >>> game.outcome is not None, random_game(1) == game, random_game(2) == game
/// (True, True, False)
#[pyfunction]
#[pyo3(signature = (seed, *, rules = CLASSIC, start = None, plies = 10_000))]
#[pyo3(text_signature = "(seed, *, rules='classic', start=None, plies=10000)")]
pub fn random_game(
    py: Python<'_>,
    seed: u64,
    rules: Word<RuleSet>,
    start: Option<Bound<'_, Position>>,
    plies: u32,
) -> PyResult<Game> {
    let start = start.map_or(CorePosition::start(), |start| start.get().core);
    let game = interruptible(py, |stop| {
        let mut chance = Chance::new(seed);
        let mut playing = Playing::new(rules.0, start);
        for _ in 0..plies {
            let stopped = stop.load(std::sync::atomic::Ordering::Relaxed);
            if stopped || !playing.step(&mut chance) {
                break;
            }
        }
        playing.game
    })?;
    Ok(Game::from(game))
}
