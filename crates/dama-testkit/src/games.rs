//! Random games, played by the reference.

use dama_core::{RuleSet, Setup};

use crate::random::Random;
use crate::reference::{History, ReferenceMove, moves};

/// A game and the moves that were played in it.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// The positions, the first one first.
    pub history: History,
    /// The moves between them, in the full form.
    pub texts: Vec<String>,
}

/// Plays random legal moves from a set-up until the game is over by the rule
/// set, for at most so many plies.
///
/// It stops early where a position has too many chains for the reference.
pub fn random_game(random: &mut Random, rules: &RuleSet, start: Setup, plies: usize) -> PlayedGame {
    let mut game = PlayedGame {
        history: History::new(start),
        texts: Vec::new(),
    };
    while game.texts.len() < plies && game.history.outcome(rules).is_none() {
        let Ok(moves) = moves(game.history.last(), rules) else {
            break;
        };
        let Some(ReferenceMove { shown, .. }) = random.pick(&moves) else {
            break;
        };
        game.texts.push(shown.text());
        game.history.push(shown.after);
    }
    game
}
