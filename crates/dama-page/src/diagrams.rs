//! The small boards of the rules pages: positions with the moves that show a rule.
//!
//! They are data; the core plays them.

use dama_core::{Move, Position, Refusal, RuleSet};

use crate::wording::Topic;

/// A small board that shows a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The point of the rules that it belongs to.
    pub topic: Topic,
    /// The first position, as FEN.
    pub start: &'static str,
    /// The moves that are played from there, one after the other.
    pub moves: &'static [&'static str],
    /// The name of the only rule set in which it holds; `None` in all.
    pub rule_set: Option<&'static str>,
}

/// A position of a diagram, and the move that led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The position.
    pub position: Position,
    /// The move before it; `None` for the first position.
    pub played: Option<Move>,
}

/// The diagrams of a point of the rules that hold in a rule set.
pub fn of(topic: Topic, rules: &RuleSet) -> impl Iterator<Item = &'static Diagram> {
    let name = rules.name;
    DIAGRAMS
        .iter()
        .filter(move |diagram| diagram.topic == topic && diagram.holds_in(name))
}

impl Diagram {
    fn holds_in(&self, name: &str) -> bool {
        self.rule_set.is_none_or(|only| only == name)
    }

    /// The positions to draw, the first one first, as the core plays them.
    ///
    /// # Errors
    ///
    /// A move is not legal by these rules: the diagram belongs to others.
    pub fn frames(&self, rules: &RuleSet) -> Result<Vec<Frame>, Refusal> {
        let mut position: Position = self.start.parse().unwrap_or(Position::start());
        let mut frames = vec![Frame {
            position,
            played: None,
        }];
        for text in self.moves {
            let played = position.read_move(rules, text)?;
            position = position.play(rules, &played)?;
            frames.push(Frame {
                position,
                played: Some(played),
            });
        }
        Ok(frames)
    }
}

/// All diagrams, in the order of the rules.
pub const DIAGRAMS: &[Diagram] = &[
    // The first position, and White's first move.
    both(
        Topic::Goal,
        "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
        &["d3-d4"],
    ),
    // Black has no move left.
    both(Topic::Goal, "W:Wa6,b7,g2:Ba7", &["g2-g3"]),
    // One square forward, left or right.
    both(
        Topic::Man,
        "W:Wd4:Bh7,g7",
        &["d4-d5", "h7-h6", "d5-c5", "h6-g6", "c5-d5"],
    ),
];

const fn both(topic: Topic, start: &'static str, moves: &'static [&'static str]) -> Diagram {
    Diagram {
        topic,
        start,
        moves,
        rule_set: None,
    }
}
