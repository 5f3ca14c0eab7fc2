//! A game that has been played, and its record.

use dama_core::{Game, Reason, Side};
use dama_pdn::{GameTree, ResultMark, Tags, write_tree};

use crate::Choice;

/// Why a game has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules.
    Rules(Reason),
    /// Tables of endgames know who wins, or that nobody does.
    Tables,
    /// An engine has made a fault and lost.
    Fault {
        /// Whose fault it was.
        side: Side,
        /// The word for it.
        code: String,
        /// What exactly it was.
        told: String,
    },
}

/// A game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The number of the game in the match, from 0; two that follow each other
    /// from an even one on are a pair.
    pub number: u64,
    /// The result.
    pub result: ResultMark,
    /// Why it ended.
    pub ending: Ending,
    /// Plies in all, those of the opening included.
    pub plies: usize,
}

impl Played {
    /// The side of the first engine: it is White in every game with an even number.
    pub const fn first_side(&self) -> Side {
        first_side(self.number)
    }
}

/// The side of the first engine in this game.
pub(crate) const fn first_side(number: u64) -> Side {
    if number.is_multiple_of(2) {
        Side::White
    } else {
        Side::Black
    }
}

impl Ending {
    /// As a record tells it in its tag `Termination`.
    pub fn code(&self) -> &str {
        match self {
            Self::Rules(reason) => reason.code(),
            Self::Tables => "tables",
            Self::Fault { code, .. } => code,
        }
    }

    /// Reads it from the tags of a record.
    pub(crate) fn read(tags: &Tags) -> Option<Self> {
        let code = tags.get("Termination")?;
        if let Some(told) = tags.get("Fault") {
            let (side, told) = told.split_once(": ")?;
            let side = Side::BOTH.into_iter().find(|&known| name(known) == side)?;
            let (code, told) = (code.to_string(), told.to_string());
            return Some(Self::Fault { side, code, told });
        }
        match code {
            "tables" => Some(Self::Tables),
            code => Reason::with_code(code).map(Self::Rules),
        }
    }
}

/// `White` or `Black`.
pub(crate) const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// What stands in the head of every record of a match.
pub(crate) struct Head<'a> {
    /// The match.
    pub(crate) event: &'a str,
    /// The engines' names, the first one's first.
    pub(crate) names: [&'a str; 2],
    /// What each may use.
    pub(crate) limits: [String; 2],
}

/// `Round`: pair and game, both from 1.
pub(crate) fn round(number: u64) -> String {
    format!("{}.{}", number / 2 + 1, number % 2 + 1)
}

/// The record of a game, with an empty line behind it.
pub(crate) fn record(
    head: &Head<'_>,
    played: &Played,
    game: &Game,
    opening_plies: usize,
    notes: &[Note],
) -> String {
    let mut tags = Tags::new();
    tags.set("Event", head.event);
    tags.set("Round", round(played.number));
    let order = match played.first_side() {
        Side::White => [0, 1],
        Side::Black => [1, 0],
    };
    for (side, engine) in Side::BOTH.into_iter().zip(order) {
        tags.set(name(side), head.names[engine]);
        tags.set(format!("{}Limit", name(side)), &head.limits[engine]);
    }
    tags.set("OpeningPlies", opening_plies.to_string());
    tags.set("Termination", played.ending.code());
    if let Ending::Fault { side, told, .. } = &played.ending {
        tags.set("Fault", format!("{}: {told}", name(*side)));
    }
    let mut tree = GameTree::from(game);
    let moves: Vec<_> = tree.main_line().skip(opening_plies).collect();
    for (id, note) in moves.into_iter().zip(notes) {
        if let Some(place) = tree.note_mut(id) {
            place.set_after(&note.text());
        }
    }
    let mut text = write_tree(&tree, &tags, played.result);
    text.push('\n');
    text
}

/// What is said of a move.
pub(crate) struct Note {
    pub(crate) choice: Choice,
    /// Seconds, where a clock was running.
    pub(crate) seconds: Option<f64>,
}

impl Note {
    /// `+0.35/11 2000 0.100s`: score and depth, nodes, time.
    fn text(&self) -> String {
        let mut parts = Vec::new();
        let Choice {
            score,
            depth,
            nodes,
            ..
        } = &self.choice;
        match (score, depth) {
            (Some(score), Some(depth)) => parts.push(format!("{score}/{depth}")),
            (Some(score), None) => parts.push(score.clone()),
            _ => {}
        }
        parts.extend(nodes.map(|nodes| nodes.to_string()));
        parts.extend(self.seconds.map(|seconds| format!("{seconds:.3}s")));
        parts.join(" ")
    }
}
