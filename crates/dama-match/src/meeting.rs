//! A match: two engines, a list of openings, every opening with both colors.

use std::io;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use dama_core::{RuleSet, Side};

use crate::chance::Chance;
use crate::played::{Head, first_side, record};
use crate::referee::Seat;
use crate::{
    Ending, EngineSpec, Hypotheses, Limit, Opening, Played, Player, Referee, StartError, Tally,
    Verdict, Workshop, crew,
};

/// What is to be played.
pub struct Match<'a> {
    /// The engines, the first one first.
    pub engines: [&'a EngineSpec; 2],
    /// The rules.
    pub rules: RuleSet,
    /// The openings, taken in turn; never empty.
    pub openings: &'a [Opening],
    /// What engines may use that have no limit of their own.
    pub limit: Limit,
    /// The most games.
    pub games: u64,
    /// What players follow that choose by chance.
    pub seed: u64,
    /// Games at a time.
    pub workers: NonZeroUsize,
    /// By so much an answer may be late.
    pub margin: Duration,
    /// How long an engine may be silent where no time is measured.
    pub patience: Duration,
    /// What is tested; the match ends with the test.
    pub test: Option<Hypotheses>,
    /// Gives what lies in files.
    pub workshop: &'a dyn Workshop,
}

/// How a match stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// What it has brought.
    pub tally: Tally,
    /// How the test stands, if there is one.
    pub verdict: Verdict,
}

/// Why a match cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    /// An engine does not start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// Nobody takes the games.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// Both engines and who watches them, on one thread.
struct Board {
    players: [Box<dyn Player>; 2],
    referee: Referee,
}

impl Match<'_> {
    /// What stands in every record of this match and of no other: engines, limits,
    /// openings and seed.
    pub fn event(&self) -> String {
        let [first, second] = self.engines.map(|engine| engine.text.as_str());
        let mut sum = 0xCBF2_9CE4_8422_2325_u64;
        for byte in self
            .openings
            .iter()
            .flat_map(|o| format!("{o}\n").into_bytes())
        {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
        let tables = if self.workshop.adjudicates() {
            ", ended by tables"
        } else {
            ""
        };
        format!(
            "{first} against {second}: {}, {} openings {sum:016x}, seed {}{tables}",
            self.limit,
            self.openings.len(),
            self.seed
        )
    }

    /// Plays what is not yet among `kept`, the games that an earlier run has played.
    ///
    /// `on_game` gets each new game in order, with its record and how the match
    /// stands after it. What is played does not depend on the number of workers
    /// unless a clock decides. The match ends with its last game, with its test, or
    /// when `stop` is set, which it sets itself at its end.
    ///
    /// # Errors
    ///
    /// An engine does not start, or `on_game` fails.
    pub fn run(
        &self,
        kept: &[Played],
        stop: &AtomicBool,
        mut on_game: impl FnMut(&Played, &str, &Progress) -> io::Result<()>,
    ) -> Result<Progress, MatchError> {
        let mut progress = Progress {
            tally: Tally::default(),
            verdict: Verdict::GoesOn,
        };
        for played in kept {
            if !self.goes_on(&progress) {
                return Ok(progress);
            }
            self.count(&mut progress, played);
        }
        if !self.goes_on(&progress) {
            return Ok(progress);
        }
        // Once here, so that an engine that is not there is told at once.
        self.seat()?;
        let event = self.event();
        let failure = Mutex::new(None);
        let fail = |error: MatchError| {
            if let Ok(mut failure) = failure.lock() {
                failure.get_or_insert(error);
            }
        };
        let left = (self.games - progress.tally.games()).max(1);
        let workers =
            usize::try_from(left).map_or(self.workers.get(), |left| left.min(self.workers.get()));
        crew::in_order(
            NonZeroUsize::new(workers).unwrap_or(self.workers),
            progress.tally.games(),
            || match self.seat() {
                Ok(board) => Some(board),
                Err(error) => {
                    fail(error.into());
                    None
                }
            },
            |board: &mut Option<Board>, number| self.game(board.as_mut()?, number, &event, stop),
            |_, (played, record)| {
                self.count(&mut progress, &played);
                if let Err(error) = on_game(&played, &record, &progress) {
                    fail(error.into());
                    return ControlFlow::Break(());
                }
                if self.goes_on(&progress) {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            },
            stop,
        );
        match failure.into_inner() {
            Ok(Some(error)) => Err(error),
            _ => Ok(progress),
        }
    }

    fn goes_on(&self, progress: &Progress) -> bool {
        progress.tally.games() < self.games && progress.verdict == Verdict::GoesOn
    }

    fn count(&self, progress: &mut Progress, played: &Played) {
        progress.tally.add(played);
        if let Some(test) = &self.test {
            progress.verdict = test.verdict(&progress.tally.pairs);
        }
    }

    fn seat(&self) -> Result<Board, StartError> {
        let [first, second] = self.engines;
        let start = |engine: &EngineSpec| engine.start(self.rules, self.workshop, self.patience);
        let adjudicator = self.workshop.adjudicator(self.rules);
        let adjudicator = adjudicator.map_err(|why| StartError {
            name: String::from("the referee"),
            why,
        })?;
        Ok(Board {
            players: [start(first)?, start(second)?],
            referee: Referee {
                margin: self.margin,
                adjudicator,
            },
        })
    }

    /// Plays the game with this number; `None` when it was stopped.
    fn game(
        &self,
        board: &mut Board,
        number: u64,
        event: &str,
        stop: &AtomicBool,
    ) -> Option<(Played, String)> {
        let place = number / 2 % self.openings.len() as u64;
        let opening = &self.openings[place as usize];
        let mut game = opening.game(self.rules);
        let mut chance = Chance::new(self.seed, number);
        let limits = self
            .engines
            .map(|engine| engine.limit.unwrap_or(self.limit));
        let first_side = first_side(number);
        let mut ready = Ok(());
        for (index, player) in board.players.iter_mut().enumerate() {
            let side = if index == 0 {
                first_side
            } else {
                first_side.opposite()
            };
            let begun = player.begin(chance.next());
            ready = ready.and(begun.map_err(|fault| (side, fault)));
        }
        let [first, second] = &mut board.players;
        let first = Seat {
            player: &mut **first,
            limit: limits[0],
        };
        let second = Seat {
            player: &mut **second,
            limit: limits[1],
        };
        let seats = match first_side {
            Side::White => [first, second],
            Side::Black => [second, first],
        };
        let course = board.referee.play(&mut game, seats, ready, stop)?;
        let played = Played {
            number,
            result: course.result,
            ending: course.ending,
            plies: game.ply(),
        };
        let head = Head {
            event,
            names: self.engines.map(|engine| engine.name.as_str()),
            limits: limits.map(|limit| limit.to_string()),
        };
        let text = record(&head, &played, &game, opening.plies(), &course.notes);
        Some((played, text))
    }
}

impl Ending {
    /// Whose fault it was and what, if it was one.
    pub fn fault(&self) -> Option<(Side, &str)> {
        match self {
            Self::Fault { side, told, .. } => Some((*side, told)),
            _ => None,
        }
    }
}
