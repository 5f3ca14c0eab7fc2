//! Questions to the computer's worker.

use core::fmt::Write;
use core::time::Duration;

use dama_core::{Game, Side};

use crate::clock::whole_millis;

/// What the computer is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A move of its own, at a level from 1 to 10.
    Move {
        /// The level.
        level: u8,
        /// The most time that it may take; `None` where no clock counts it.
        time: Option<Duration>,
    },
    /// The best move for the person who asks.
    Hint,
    /// Whether it takes a draw.
    Draw {
        /// The side that it plays.
        side: Side,
    },
}

/// A question with the game that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// What is asked.
    pub wish: Wish,
    /// The name of the rule set.
    pub rules: &'static str,
    /// The first position of the game, as FEN.
    pub start: String,
    /// The moves up to the position on the board, in their full form.
    pub moves: Vec<String>,
}

impl Request {
    pub(crate) fn new(wish: Wish, game: &Game) -> Self {
        Self {
            wish,
            rules: game.rules().name,
            start: game.start().to_string(),
            moves: game.moves().iter().map(ToString::to_string).collect(),
        }
    }

    /// How long to wait for the answer before the worker counts as stuck: its time and
    /// two seconds. Levels that look at a fixed number of positions take half a second
    /// on a slow phone; they are given ten times that.
    pub fn patience(&self) -> Duration {
        const GRACE: Duration = Duration::from_secs(2);
        const FIXED: Duration = Duration::from_secs(5);
        let usual = match self.wish {
            Wish::Move { level: 10, .. } => Duration::from_secs(1),
            _ => FIXED,
        };
        let counted = match self.wish {
            Wish::Move { time, .. } => time,
            Wish::Hint | Wish::Draw { .. } => None,
        };
        counted.map_or(usual, |time| time.min(usual)) + GRACE
    }

    /// The message to the worker; `seed`, any number, varies the play of the lower
    /// levels.
    pub fn json(&self, id: u32, seed: u32) -> String {
        let mut text = format!("{{\"id\":{id},");
        // Writing to a string cannot fail.
        let _ = match self.wish {
            Wish::Move { level, time } => {
                write!(text, "\"do\":\"move\",\"level\":{level},\"seed\":{seed}").and_then(|()| {
                    match time {
                        Some(time) => write!(text, ",\"time\":{}", whole_millis(time)),
                        None => Ok(()),
                    }
                })
            }
            Wish::Hint => write!(text, "\"do\":\"hint\""),
            Wish::Draw { side } => write!(text, "\"do\":\"draw\",\"side\":\"{side}\""),
        };
        let _ = write!(
            text,
            ",\"rules\":\"{}\",\"start\":\"{}\",\"moves\":[",
            self.rules, self.start
        );
        for (index, played) in self.moves.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            let _ = write!(text, "{comma}\"{played}\"");
        }
        text.push_str("]}");
        text
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use dama_core::RuleSet;

    use super::*;

    #[test]
    fn a_request_is_written_as_the_worker_reads_it() {
        let mut game = Game::new(RuleSet::CLASSIC);
        game.play_text("d3-d4").unwrap();
        game.play_text("d6-d5").unwrap();
        let start = game.start().to_string();
        let wish = Wish::Move {
            level: 3,
            time: None,
        };
        let text = Request::new(wish, &game).json(7, 42);
        assert_eq!(
            text,
            format!(
                "{{\"id\":7,\"do\":\"move\",\"level\":3,\"seed\":42,\"rules\":\"classic\",\
                 \"start\":\"{start}\",\"moves\":[\"d3-d4\",\"d6-d5\"]}}"
            )
        );
        let hurried = Wish::Move {
            level: 3,
            time: Some(Duration::from_millis(1_234)),
        };
        let text = Request::new(hurried, &game).json(9, 42);
        assert!(
            text.contains("\"seed\":42,\"time\":1234,\"rules\""),
            "{text}"
        );
        let patience = |wish| Request::new(wish, &game).patience().as_millis();
        assert_eq!(patience(wish), 7_000);
        assert_eq!(patience(hurried), 3_234);
        let master = Wish::Move {
            level: 10,
            time: None,
        };
        assert_eq!(patience(master), 3_000);
        let draw = Wish::Draw { side: Side::Black };
        let text = Request::new(draw, &game).json(8, 0);
        assert!(text.starts_with("{\"id\":8,\"do\":\"draw\",\"side\":\"black\",\"rules\""));
    }
}
