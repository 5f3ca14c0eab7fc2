//! What endgame tables tell, as the computer's worker answers: how positions end, and
//! which exercises there are.
//!
//! Answers stay known, so that each position is asked about once. Repetition and the
//! 100 plies without progress (rule 9) are left out.

use dama_core::{Game, Position, RuleSet};

use crate::reply::{Raw, fields};
use crate::trainer::{Class, Task};

/// The most pieces of positions that are asked about.
const MOST_PIECES: usize = 4;

/// Numbers of questions from here on are ours, those below the session's.
const FIRST_ID: u32 = 1 << 31;

/// So many numbers there are.
const IDS: u32 = 1 << 30;

/// How a position ends for the side to move, both sides playing best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// It wins.
    Win {
        /// In so many moves of its own.
        moves: u32,
    },
    /// Nobody wins.
    Draw,
    /// It loses.
    Loss {
        /// After so many moves of the winner.
        moves: u32,
    },
}

impl Worth {
    /// Reads `win 9`, `draw` or `loss 8`: plies until the game is over. Without a
    /// number a win or loss is of no use to players.
    fn read(text: &str) -> Option<Self> {
        let (grade, plies) = text.split_once(' ').unwrap_or((text, ""));
        let plies = plies.parse::<u32>().ok();
        Some(match (grade, plies) {
            ("draw", _) => Self::Draw,
            ("win", Some(plies)) => Self::Win {
                moves: plies.div_ceil(2).max(1),
            },
            // The last ply may be the loser's own, when it leaves only one piece each.
            ("loss", Some(plies)) => Self::Loss {
                moves: (plies / 2).max(1),
            },
            _ => return None,
        })
    }
}

/// What is known of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// How it ends for the side to move.
    pub worth: Worth,
    /// Its moves in their full form, with what each is worth for who makes it.
    pub moves: Vec<(String, Worth)>,
}

/// What a message was about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A position is known now.
    Position,
    /// The exercises that there are; none where the tables cannot be had.
    Exercises(Vec<(Class, Vec<Task>)>),
    /// A position to be played; `None` where there is none.
    Exercise(Option<Position>),
    /// An old question, or none of these.
    Nothing,
}

/// Which positions of a game are asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Curiosity {
    /// None.
    None,
    /// The one on the board.
    Position,
    /// All that a move has been played from, too.
    Moves,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Question {
    Position(String),
    Exercises,
    Exercise,
}

/// What has been told, and what is asked.
#[derive(Clone, Debug, Default)]
pub struct Insight {
    /// A game meets few of these positions: a list is the lightest map.
    told: Vec<(String, Option<Told>)>,
    waiting: Vec<(u32, Question)>,
    asked: u32,
    /// Whether the last question about a position was lost with the worker.
    lost: bool,
}

fn key(rules: &RuleSet, position: &Position) -> String {
    format!("{} {position}", rules.name)
}

impl Insight {
    /// What is known of a position: `None` where it has not been told, `Some(None)`
    /// where nothing is known of it.
    pub fn of(&self, rules: &RuleSet, position: &Position) -> Option<Option<&Told>> {
        let key = key(rules, position);
        let known = self.told.iter().rev().find(|(known, _)| *known == key);
        known.map(|(_, told)| told.as_ref())
    }

    /// What is known of a position with a use for players.
    pub fn known(&self, rules: &RuleSet, position: &Position) -> Option<&Told> {
        self.of(rules, position).flatten()
    }

    /// Whether nothing is known of a position because the worker has failed.
    pub fn is_lost(&self, rules: &RuleSet, position: &Position) -> bool {
        self.lost && self.of(rules, position) == Some(None)
    }

    /// The next question about a game to the worker, if there is any and none is
    /// open.
    pub fn question(&mut self, game: &Game, curiosity: Curiosity) -> Option<String> {
        let open = self.waiting.iter();
        if open
            .into_iter()
            .any(|(_, question)| matches!(question, Question::Position(_)))
        {
            return None;
        }
        let all = game.positions();
        let positions = match curiosity {
            Curiosity::None => &[],
            Curiosity::Position => &all[all.len().saturating_sub(1)..],
            Curiosity::Moves => all,
        };
        let rules = game.rules();
        // The newest first: it is the one that is looked at.
        let wanted = positions.iter().rev().find(|position| {
            position.occupied().len() <= MOST_PIECES
                && position.outcome(rules).is_none()
                && self.of(rules, position).is_none()
        })?;
        let text = format!(
            "\"do\":\"probe\",\"rules\":\"{}\",\"start\":\"{wanted}\"",
            rules.name
        );
        Some(self.ask(Question::Position(key(rules, wanted)), &text))
    }

    /// Asks which exercises there are.
    pub fn ask_exercises(&mut self, rules: &RuleSet) -> String {
        let text = format!("\"do\":\"exercises\",\"rules\":\"{}\"", rules.name);
        self.ask(Question::Exercises, &text)
    }

    /// Asks for a position; other seeds give other ones.
    pub fn ask_exercise(&mut self, rules: &RuleSet, class: Class, task: Task, seed: u32) -> String {
        let text = format!(
            "\"do\":\"exercise\",\"rules\":\"{}\",\"class\":\"{class}\",\"value\":\"{}\",\"seed\":{seed}",
            rules.name,
            task.name()
        );
        self.ask(Question::Exercise, &text)
    }

    fn ask(&mut self, question: Question, fields: &str) -> String {
        let id = FIRST_ID + self.asked;
        self.asked = (self.asked + 1) % IDS;
        if question == Question::Exercise || question == Question::Exercises {
            // Who asks again wants the new answer only.
            self.waiting.retain(|(_, open)| *open != question);
        }
        self.waiting.push((id, question));
        format!("{{\"id\":{id},{fields}}}")
    }

    /// A message of the worker; `None` where it answers no question of ours.
    pub fn heard(&mut self, message: &str) -> Option<Heard> {
        let fields = fields(message)?;
        let field = |name: &str| {
            let found = fields.iter().find(|(known, _)| *known == name)?;
            match found.1 {
                Raw::Text(text) => Some(text),
                Raw::Bare(_) => None,
            }
        };
        let id = fields.iter().find_map(|(name, raw)| match raw {
            Raw::Bare(number) if *name == "id" => number.parse::<u32>().ok(),
            _ => None,
        })?;
        if id < FIRST_ID {
            return None;
        }
        let Some(place) = self.waiting.iter().position(|(asked, _)| *asked == id) else {
            return Some(Heard::Nothing);
        };
        Some(match self.waiting.swap_remove(place).1 {
            Question::Position(key) => {
                let told = field("value").and_then(|value| told(value, field("moves")));
                self.told.push((key, told));
                self.lost = fields.contains(&("broken", Raw::Bare("true")));
                Heard::Position
            }
            Question::Exercises => {
                let list = field("exercises").unwrap_or_default();
                Heard::Exercises(list.split(';').filter_map(offer).collect())
            }
            Question::Exercise => {
                Heard::Exercise(field("exercise").and_then(|text| text.parse().ok()))
            }
        })
    }
}

fn told(value: &str, moves: Option<&str>) -> Option<Told> {
    let moves = moves.unwrap_or_default().split(';').filter_map(|text| {
        let (chosen, worth) = text.split_once('=')?;
        Some((chosen.to_owned(), Worth::read(worth)?))
    });
    Some(Told {
        worth: Worth::read(value)?,
        moves: moves.collect(),
    })
}

fn offer(text: &str) -> Option<(Class, Vec<Task>)> {
    let (class, tasks) = text.split_once('=')?;
    let tasks = tasks.split(',').filter_map(Task::named).collect();
    Some((class.parse().ok()?, tasks))
}

#[cfg(test)]
mod tests;
