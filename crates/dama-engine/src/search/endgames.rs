//! What tables of endgames mean for a search.

use dama_core::{Outcome, Position, Side};
use dama_tables::{Grade, Value};

use super::{Search, ended};
use crate::Score;
use crate::path::QUIET_PLIES_TO_DRAW;

/// What a win that is let slip costs the winner: more than anything sight tells,
/// less than a loss.
const LET_SLIP: Score = Score::new(20_000);

/// What progress is worth to the winner when a draw for lack of it comes near.
const STEP: Score = Score::new(15_000);

/// What it costs the winner that the game comes back to where it has been.
const BACK: Score = Score::new(10_000);

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// To find out who is better.
    Open,
    /// The tables tell how the game ends, but not how soon: to get there.
    Hold {
        /// Who wins; `None` for a draw.
        winner: Option<Side>,
        /// How many pieces there are: with fewer a step is made.
        pieces: usize,
        /// Whether a draw for lack of progress comes near, so that any progress is
        /// a step.
        hurries: bool,
        /// Tells the keys of this search from those of others.
        salt: u64,
    },
}

impl Search<'_> {
    /// The score of a position that is drawn by the rules.
    pub(super) fn drawn(&self, side: Side) -> Score {
        match self.goal {
            Goal::Hold {
                winner: Some(winner),
                ..
            } => slipped(winner, side),
            _ => Score::DRAW,
        }
    }

    /// The key under which the table knows the last position. With a goal scores
    /// depend on the moves of the game, so that each search has keys of its own.
    #[inline(always)]
    pub(super) fn table_key(&self, position: &Position) -> u64 {
        let key = self.path.table_key(position);
        match self.goal {
            Goal::Open => key,
            Goal::Hold { salt, .. } => key ^ salt,
        }
    }

    /// The score of an ended game, `ply` plies from the root.
    pub(super) fn over(&self, outcome: Outcome, side: Side, ply: usize) -> Score {
        match outcome.winner {
            None => self.drawn(side),
            Some(_) => ended(outcome, side, ply),
        }
    }

    /// The score of a position by the tables, exact between the bounds where there
    /// are distances; `None` where it is to be searched.
    pub(super) fn by_tables(
        &mut self,
        position: &Position,
        ply: usize,
        alpha: Score,
        beta: Score,
    ) -> Option<Score> {
        let count = position.occupied().len();
        let endgames = self.endgames.as_deref_mut()?;
        let grade = endgames.grade(position)?;
        let side = position.side_to_move();
        if let Goal::Hold {
            winner,
            pieces,
            hurries,
            ..
        } = self.goal
        {
            let wins = winner_of(grade, side);
            if wins != winner
                && let Some(winner) = winner
            {
                return Some(slipped(winner, side));
            }
            if winner.is_some() && self.path.times() > 1 {
                return Some(for_winner(winner, side, -BACK));
            }
            if wins == winner && count >= pieces {
                let step = hurries && self.path.quiet_plies() == 0;
                return step.then(|| for_winner(winner, side, STEP.plus(-(ply as i32))));
            }
        }
        let known = Score::known_win(ply as u32);
        let rough = match grade {
            Grade::Draw => return Some(Score::DRAW),
            Grade::Win => known,
            Grade::Loss => -known,
        };
        // A search that only asks whether it is won needs no distance.
        let told = match grade {
            Grade::Win => rough >= beta,
            _ => rough <= alpha,
        };
        if told {
            return Some(rough);
        }
        let quiet = self.path.quiet_plies();
        let exact = match self.endgames.as_deref_mut()?.value(position) {
            Some(Value::Win(plies)) if in_time(quiet, plies) => {
                Score::win_in(ply as u32 + u32::from(plies))
            }
            Some(Value::Loss(plies)) if in_time(quiet, plies) => {
                Score::loss_in(ply as u32 + u32::from(plies))
            }
            _ => rough,
        };
        Some(exact)
    }
}

/// Whether a game that ends in so many plies ends before a draw by rule 9, however
/// the rest of it goes.
pub(super) const fn in_time(quiet: u32, plies: u16) -> bool {
    quiet + plies as u32 <= QUIET_PLIES_TO_DRAW
}

pub(super) fn winner_of(grade: Grade, side: Side) -> Option<Side> {
    match grade {
        Grade::Win => Some(side),
        Grade::Draw => None,
        Grade::Loss => Some(side.opposite()),
    }
}

/// The score, to a side, of a win that the winner lets slip.
fn slipped(winner: Side, side: Side) -> Score {
    for_winner(Some(winner), side, -LET_SLIP)
}

/// A score of the winner as one of this side.
fn for_winner(winner: Option<Side>, side: Side, score: Score) -> Score {
    if winner == Some(side) { score } else { -score }
}
