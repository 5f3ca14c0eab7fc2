//! What the engine thinks of the best moves of one position, as a line of text.

use core::fmt;
use core::sync::atomic::AtomicBool;

use dama_core::{Game, Move, Position, PositionError, Refusal, RuleSet};
use dama_engine::{Control, Engine, Info, Limits, NoClock};

use super::BookPlan;

/// The best moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Look {
    pub(super) position: Position,
    /// Each with its worth to the side to move, in hundredths of a man.
    pub(super) moves: Vec<(Move, i32)>,
}

/// Why a line tells of no position and its moves.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LookError {
    /// The position cannot be read.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A move is not legal.
    #[error("{text}: {refusal}")]
    Move {
        /// The move as it is written.
        text: String,
        /// Why it cannot be played.
        refusal: Refusal,
    },
    /// A move is without its worth.
    #[error("{0} is no move with its worth, such as d3-d4=12")]
    NoWorth(String),
}

impl Look {
    /// Looks at a position.
    pub(super) fn at(
        position: &Position,
        plan: &BookPlan,
        engine: &mut Engine,
        stop: &AtomicBool,
    ) -> Self {
        let game = Game::from_position(plan.rules, *position);
        let control = Control {
            clock: &NoClock,
            stop,
        };
        let mut moves: Vec<(Move, i32)> = Vec::new();
        engine.clear();
        let limits = Limits::nodes(plan.nodes);
        let hear = |info: &Info| {
            if info.line == 1 {
                moves.clear();
            }
            moves.extend(info.pv.first().map(|best| (*best, info.score.value())));
        };
        engine.analyze(&game, plan.lines, &limits, &control, hear);
        Self {
            position: *position,
            moves,
        }
    }

    /// Reads a line.
    pub(super) fn read(line: &str, rules: &RuleSet) -> Result<Self, LookError> {
        let mut words = line.split_whitespace();
        let position: Position = words.next().unwrap_or_default().parse()?;
        let moves = words.map(|word| {
            let pair = word.split_once('=');
            let pair = pair.and_then(|(text, worth)| Some((text, worth.parse().ok()?)));
            let (text, worth) = pair.ok_or_else(|| LookError::NoWorth(word.to_owned()))?;
            let played = position.read_move(rules, text);
            let played = played.map_err(|refusal| LookError::Move {
                text: text.to_owned(),
                refusal,
            })?;
            Ok((played, worth))
        });
        let moves = moves.collect::<Result<_, LookError>>()?;
        Ok(Self { position, moves })
    }
}

impl fmt::Display for Look {
    /// The position and its moves: `W:Wa2:Bb7 a2-a3=12 a2-b2=-8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.position)?;
        let mut moves = self.moves.iter();
        moves.try_for_each(|(played, worth)| write!(f, " {played}={worth}"))
    }
}
