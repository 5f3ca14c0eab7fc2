//! One game between two players, watched.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use dama_core::{Game, Position, Side};
use dama_pdn::ResultMark;
use dama_tables::Grade;

use crate::played::Note;
use crate::{Allowance, Choice, Ending, Fault, Limit, Player};

/// Tells how a position ends for the side to move, where tables know it.
pub type Adjudicator = Box<dyn FnMut(&Position) -> Option<Grade> + Send>;

/// Watches moves and clocks.
pub struct Referee {
    /// By so much an answer may be late: the way through pipes and threads takes
    /// time that is not the engine's.
    pub margin: Duration,
    /// Ends games that tables know.
    pub adjudicator: Option<Adjudicator>,
}

/// A player with what it may use.
pub(crate) struct Seat<'a> {
    pub(crate) player: &'a mut dyn Player,
    pub(crate) limit: Limit,
}

/// How a game went.
pub(crate) struct Course {
    pub(crate) result: ResultMark,
    pub(crate) ending: Ending,
    pub(crate) notes: Vec<Note>,
}

impl Referee {
    /// Plays the game to its end, White's player first; `None` when it was stopped.
    /// `ready` tells whose player was not there at its beginning.
    pub(crate) fn play(
        &mut self,
        game: &mut Game,
        mut seats: [Seat<'_>; 2],
        ready: Result<(), (Side, Fault)>,
        stop: &AtomicBool,
    ) -> Option<Course> {
        let mut clocks = seats.each_ref().map(|seat| match seat.limit {
            Limit::Clock { time, .. } => time,
            _ => Duration::ZERO,
        });
        let mut notes = Vec::new();
        let lost = |side: Side, fault: &Fault| {
            let ending = Ending::Fault {
                side,
                code: fault.code().to_string(),
                told: fault.to_string(),
            };
            (won_by(side.opposite()), ending)
        };
        let (result, ending) = loop {
            if let Err((side, fault)) = &ready {
                break lost(*side, fault);
            }
            if let Some(outcome) = game.outcome() {
                break (outcome.into(), Ending::Rules(outcome.reason));
            }
            if let Some(result) = self.adjudicate(game.position()) {
                break (result, Ending::Tables);
            }
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let side = game.position().side_to_move();
            let seat = &mut seats[side.index()];
            let done = self.turn(game, seat, &mut clocks[side.index()], stop);
            match done {
                Ok(note) => notes.push(note),
                Err(Fault::Stopped) => return None,
                Err(fault) => break lost(side, &fault),
            }
        };
        Some(Course {
            result,
            ending,
            notes,
        })
    }

    fn adjudicate(&mut self, position: &Position) -> Option<ResultMark> {
        let grade = self.adjudicator.as_mut()?(position)?;
        let side = position.side_to_move();
        Some(match grade {
            Grade::Win => won_by(side),
            Grade::Draw => ResultMark::Draw,
            Grade::Loss => won_by(side.opposite()),
        })
    }

    /// One move, with the clock running.
    fn turn(
        &self,
        game: &mut Game,
        seat: &mut Seat<'_>,
        clock: &mut Duration,
        stop: &AtomicBool,
    ) -> Result<Note, Fault> {
        let allowance = match seat.limit {
            Limit::Nodes(nodes) => Allowance::Nodes(nodes),
            Limit::Depth(plies) => Allowance::Depth(plies),
            Limit::MoveTime(time) => Allowance::MoveTime(time),
            Limit::Clock { increment, .. } => {
                *clock += increment;
                Allowance::Clock {
                    left: *clock,
                    increment,
                }
            }
        };
        let begin = Instant::now();
        let choice = seat.player.choose(game, allowance, stop)?;
        let elapsed = begin.elapsed();
        if let Some(time) = allowance.time()
            && elapsed > time + self.margin
        {
            return Err(Fault::OutOfTime(elapsed - time));
        }
        *clock = clock.saturating_sub(elapsed);
        play(game, &choice)?;
        let seconds = seat.limit.is_timed().then_some(elapsed.as_secs_f64());
        Ok(Note { choice, seconds })
    }
}

fn play(game: &mut Game, choice: &Choice) -> Result<(), Fault> {
    let done = match &choice.played {
        Some(played) => game.play(played),
        None => game.play_text(&choice.text).map(|_| ()),
    };
    done.map_err(|refusal| Fault::Illegal {
        text: choice.text.clone(),
        why: refusal.to_string(),
    })
}

const fn won_by(side: Side) -> ResultMark {
    match side {
        Side::White => ResultMark::WhiteWins,
        Side::Black => ResultMark::BlackWins,
    }
}
