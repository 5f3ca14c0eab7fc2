//! The positions that led to the one on the board: repetition and lack of
//! progress (rule 9).

use dama_core::{Effect, Game, Position};

/// Plies without progress that make a draw (rule 9).
pub(crate) const QUIET_PLIES_TO_DRAW: u32 = 100;

/// A position that stands so often is a draw (rule 9).
const REPETITIONS_TO_DRAW: usize = 3;

/// From here on the key of a position holds how near the draw is: the score of a
/// position then depends on it.
const QUIET_PLIES_THAT_TELL: u32 = 60;

#[derive(Clone, Copy)]
struct Step {
    key: u64,
    /// Plies since the last capture or forward move of a man.
    quiet: u32,
}

/// The keys of the game's positions and of those in the search, oldest first.
pub(crate) struct Path {
    steps: Vec<Step>,
    root: usize,
}

/// Whether a move can never be taken back: a capture or a forward move of a man.
///
/// A man's move sideways is none: the man can go back.
#[inline(always)]
pub(crate) fn is_progress(position: &Position, effect: &Effect) -> bool {
    !effect.taken.is_empty()
        || (effect.from.rank() != effect.to.rank()
            && position.men(position.side_to_move()).contains(effect.from))
}

impl Path {
    /// The way of a game up to the position on the board.
    pub(crate) fn new(game: &Game) -> Self {
        let quiet = game.quiet_plies();
        let positions = game.positions();
        let root = positions.len() - 1;
        let back = (quiet as usize).min(root);
        let steps: Vec<Step> = positions[root - back..]
            .iter()
            .zip(quiet - back as u32..)
            .map(|(position, quiet)| Step {
                key: position.key(),
                quiet,
            })
            .collect();
        let root = steps.len() - 1;
        Self { steps, root }
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, before: &Position, effect: &Effect, after: &Position) {
        let quiet = if is_progress(before, effect) {
            0
        } else {
            self.quiet_plies() + 1
        };
        let key = after.key();
        self.steps.push(Step { key, quiet });
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        self.steps.pop();
    }

    #[inline(always)]
    pub(crate) fn quiet_plies(&self) -> u32 {
        self.steps.last().map_or(0, |step| step.quiet)
    }

    /// Whether the last position is a draw by rule 9, or as good as one: a
    /// position that has stood since the search began can be reached again at
    /// will, so the second time counts as the third. Positions of the game
    /// itself count as they are.
    #[inline]
    pub(crate) fn is_draw(&self) -> bool {
        let last = self.steps.len() - 1;
        let quiet = self.steps[last].quiet;
        if quiet >= QUIET_PLIES_TO_DRAW {
            return true;
        }
        let key = self.steps[last].key;
        let mut stood = 0;
        let mut back = 4;
        while back <= quiet as usize && back <= last {
            if self.steps[last - back].key == key {
                stood += 1;
                if last - back >= self.root || stood == 2 {
                    return true;
                }
            }
            back += 2;
        }
        false
    }

    /// Whether the last position is a draw by rule 9 as it stands in the rules.
    pub(crate) fn is_drawn(&self) -> bool {
        self.quiet_plies() >= QUIET_PLIES_TO_DRAW || self.times() >= REPETITIONS_TO_DRAW
    }

    /// How often the last position has stood, this time included.
    pub(crate) fn times(&self) -> usize {
        let quiet = self.quiet_plies() as usize;
        let Some(last) = self.steps.last() else {
            return 0;
        };
        let same_side = self.steps.iter().rev().take(quiet + 1).step_by(2);
        same_side.filter(|step| step.key == last.key).count()
    }

    /// The key under which the table knows the last position.
    #[inline(always)]
    pub(crate) fn table_key(&self, position: &Position) -> u64 {
        let quiet = self.quiet_plies();
        if quiet < QUIET_PLIES_THAT_TELL {
            position.key()
        } else {
            position.key() ^ u64::from(quiet).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        }
    }
}
