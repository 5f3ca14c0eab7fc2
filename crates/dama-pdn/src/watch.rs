//! Where the rules end the main line of a record.

use dama_core::{Game, Move, Outcome, Position};

use crate::GameTree;

/// Where the rules of the board, repetition or lack of progress end a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardEnd {
    /// The plies before the end.
    pub ply: usize,
    /// How it ends.
    pub outcome: Outcome,
}

/// Watches a game that is read, without playing it twice.
///
/// A [`Game`] knows how it stands, but costs more than all the rest of reading.
/// So it is only set up, and played along, from where repetition or lack of
/// progress (rule 9) can come into question at all.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    ply: usize,
    /// The keys of the positions since the last capture.
    keys: Vec<u64>,
    game: Option<Game>,
    end: Option<BoardEnd>,
}

/// Fewer plies than this after a capture are no lack of progress (rule 9), and
/// fewer equal keys no repetition.
const MAY_BE_LONG: usize = 100;
const MAY_BE_REPEATED: usize = 3;

impl Watch {
    /// Where the game is over, as far as it is watched.
    pub(crate) const fn end(&self) -> Option<BoardEnd> {
        self.end
    }

    /// Looks at the first position.
    pub(crate) fn begin(&mut self, tree: &GameTree) {
        self.keys.push(tree.start().key());
        self.settle(tree.start().outcome(tree.rules()));
    }

    /// Looks at the last move of the main line and the position behind it.
    pub(crate) fn moved(&mut self, tree: &GameTree, played: &Move, position: &Position) {
        self.ply += 1;
        if self.end.is_some() {
            return;
        }
        if played.is_capture() {
            self.keys.clear();
        }
        let key = position.key();
        self.keys.push(key);
        let outcome = position.outcome(tree.rules()).or_else(|| {
            let asked = self.game.is_some()
                || self.keys.len() > MAY_BE_LONG
                || self.keys.iter().filter(|&&known| known == key).count() >= MAY_BE_REPEATED;
            asked.then(|| self.ask_the_game(tree, played)).flatten()
        });
        self.settle(outcome);
    }

    fn settle(&mut self, outcome: Option<Outcome>) {
        let ply = self.ply;
        self.end = outcome.map(|outcome| BoardEnd { ply, outcome });
    }

    fn ask_the_game(&mut self, tree: &GameTree, last: &Move) -> Option<Outcome> {
        match &mut self.game {
            Some(game) => game.play(last).ok()?,
            None => {
                let game = self
                    .game
                    .insert(Game::from_position(*tree.rules(), *tree.start()));
                for played in tree.main_moves() {
                    game.play(played).ok()?;
                }
            }
        }
        self.game.as_ref()?.outcome()
    }
}
