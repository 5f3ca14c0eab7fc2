//! The small boards of the rules pages: positions with the moves that show a rule.
//!
//! They are data; the core plays them.

use dama_core::{Move, Position, Refusal, RuleSet, Side, Square};

use crate::Facing;

use crate::wording::Topic;

/// A small board that shows a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The point of the rules that it belongs to.
    pub topic: Topic,
    /// The part of the board that it shows.
    pub part: Part,
    /// The first position, as FEN.
    pub start: &'static str,
    /// The moves that are played from there, one after the other.
    pub moves: &'static [&'static str],
    /// The name of the only rule set in which it holds; `None` in all.
    pub rule_set: Option<&'static str>,
}

/// A square part of the board, seen from White: what matters is larger so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The column of its left edge, 0 to 7.
    pub column: usize,
    /// The row of its upper edge, 0 (rank 8) to 7.
    pub row: usize,
    /// Its side in squares, 1 to 8.
    pub side: usize,
}

impl Part {
    /// Whether the square lies in it.
    pub fn holds(&self, square: Square) -> bool {
        let facing = Facing(Side::White);
        let within = |start: usize, place: usize| (start..start + self.side).contains(&place);
        within(self.column, usize::from(facing.column(square)))
            && within(self.row, usize::from(facing.row(square)))
    }
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
    both(
        Topic::Goal,
        WHOLE,
        "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3\
         :Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
        &["d3-d4"],
    ),
    // The last piece is taken.
    both(Topic::Goal, part(1, 2, 4), "W:Wc3,d4:Bd5", &["d4xd6"]),
    // The last piece is shut in.
    both(
        Topic::Goal,
        part(4, 4, 4),
        "W:WKh1,e2,g2,h3:Bh2",
        &["e2-f2"],
    ),
    // Forward, left and right.
    both(
        Topic::Man,
        part(1, 2, 4),
        "W:Wd4:Bg7,h7",
        &["d4-d5", "h7-h6", "d5-c5", "h6-h5", "c5-d5"],
    ),
    both(
        Topic::ManCaptures,
        part(1, 2, 4),
        "W:Wd4:Bd5,h7",
        &["d4xd6"],
    ),
    both(
        Topic::ManCaptures,
        part(2, 2, 4),
        "W:Wd4:Be4,h7",
        &["d4xf4"],
    ),
    both(
        Topic::ManCaptures,
        part(0, 2, 4),
        "W:Wd4:Bc4,h7",
        &["d4xb4"],
    ),
    // One man could take one piece; the other takes two and must.
    both(
        Topic::Must,
        part(1, 1, 6),
        "W:Wb3,e3:Bb4,e4,f5,h7",
        &["e3xe5xg5"],
    ),
    both(
        Topic::Chain,
        part(1, 1, 5),
        "W:Wc3:Bc4,d5,e6,h7",
        &["c3xc5xe5xe7"],
    ),
    // The piece on d4 can be jumped only since that on c4 is gone.
    both(
        Topic::Chain,
        part(1, 2, 6),
        "W:WKc1:Bc4,d4,e6,g5,h7",
        &["c1xc6xg6xg4xc4"],
    ),
    both(Topic::Crown, part(2, 0, 4), "W:Wd7:Bb6,h6", &["d7-d8"]),
    // By a jump: a king at once, or at the end of the turn.
    only(
        "classic",
        Topic::Crown,
        part(3, 0, 5),
        "W:Wd6:Ba3,d7,g8",
        &["d6xd8xh8"],
    ),
    only(
        "federation",
        Topic::Crown,
        part(3, 0, 5),
        "W:Wd6:Ba3,d7,g8",
        &["d6xd8"],
    ),
    both(
        Topic::King,
        WHOLE,
        "W:WKd4:Bf7,g7",
        &["d4-d8", "g7-g6", "d8-a8", "g6-g5", "a8-a2"],
    ),
    both(
        Topic::KingCaptures,
        part(1, 1, 6),
        "W:WKb4:Be4,c7",
        &["b4xg4"],
    ),
    // From f4 the man on b4 cannot be taken: the king would turn straight back.
    both(
        Topic::Turning,
        part(0, 1, 6),
        "W:WKc4:Bb4,e4,d7",
        &["c4xf4"],
    ),
    // One king each.
    both(Topic::Draw, part(0, 3, 5), "W:WKa1:BKd3,a4", &["a1xa5"]),
    both(
        Topic::Writing,
        WHOLE,
        "W:Wd3:Bd6,h7",
        &["d3-d4", "d6-d5", "d4xd6"],
    ),
];

const WHOLE: Part = part(0, 0, 8);

const fn part(column: usize, row: usize, side: usize) -> Part {
    Part { column, row, side }
}

const fn both(
    topic: Topic,
    part: Part,
    start: &'static str,
    moves: &'static [&'static str],
) -> Diagram {
    Diagram {
        topic,
        part,
        start,
        moves,
        rule_set: None,
    }
}

const fn only(
    rule_set: &'static str,
    topic: Topic,
    part: Part,
    start: &'static str,
    moves: &'static [&'static str],
) -> Diagram {
    Diagram {
        rule_set: Some(rule_set),
        ..both(topic, part, start, moves)
    }
}

#[cfg(test)]
mod tests {
    use dama_core::{Reason, Side};

    use super::*;

    #[test]
    fn every_diagram_is_played_in_both_rule_sets() {
        for rules in RuleSet::ALL {
            for diagram in DIAGRAMS {
                let start: Position = diagram.start.parse().expect("a position");
                let frames = diagram.frames(&rules);
                if diagram.holds_in(rules.name) {
                    let frames = frames.unwrap_or_else(|e| panic!("{}: {e}", diagram.start));
                    assert_eq!(frames.len(), diagram.moves.len() + 1);
                    assert_eq!(frames[0].position, start);
                    for (frame, text) in frames[1..].iter().zip(diagram.moves) {
                        let played = frame.played.expect("a move");
                        assert_eq!(played.captures().is_empty(), text.contains('-'));
                    }
                } else {
                    // What holds in one rule set only is refused in the other.
                    assert!(frames.is_err(), "{}", diagram.start);
                }
            }
        }
    }

    #[test]
    fn the_part_that_is_shown_holds_what_is_played_there() {
        for diagram in DIAGRAMS {
            let Part { column, row, side } = diagram.part;
            assert!(side > 0 && column + side <= 8 && row + side <= 8);
            let rules = RuleSet::ALL
                .into_iter()
                .find(|rules| diagram.holds_in(rules.name))
                .expect("rules");
            let mut seen = 0;
            for frame in diagram.frames(&rules).expect("legal") {
                let Some(played) = frame.played else { continue };
                let all = [played.from()]
                    .into_iter()
                    .chain(played.landings().iter().copied())
                    .chain(played.captures().iter().copied());
                let inside = all
                    .map(|square| diagram.part.holds(square))
                    .collect::<Vec<_>>();
                // Wholly in sight or wholly out of it.
                assert!(
                    inside.iter().all(|&is| is == inside[0]),
                    "{}",
                    diagram.start
                );
                seen += usize::from(inside[0]);
            }
            assert!(seen > 0, "{}", diagram.start);
        }
    }

    #[test]
    fn every_point_has_a_diagram_in_both_rule_sets() {
        for rules in RuleSet::ALL {
            for topic in Topic::ALL {
                assert!(of(topic, &rules).next().is_some(), "{topic:?}");
            }
            assert!(of(Topic::Crown, &rules).count() > 1);
        }
    }

    #[test]
    fn diagrams_show_what_they_are_for() {
        let last = |topic, index, rules: &RuleSet| {
            let diagram = of(topic, rules).nth(index).expect("a diagram");
            *diagram
                .frames(rules)
                .expect("legal")
                .last()
                .expect("frames")
        };
        for rules in RuleSet::ALL {
            let reason = |topic, index| {
                let outcome = last(topic, index, &rules).position.outcome(&rules);
                outcome.map(|outcome| (outcome.winner, outcome.reason))
            };
            assert_eq!(reason(Topic::Goal, 0), None);
            let white = Some(Side::White);
            assert_eq!(reason(Topic::Goal, 1), Some((white, Reason::NoPieces)));
            assert_eq!(reason(Topic::Goal, 2), Some((white, Reason::NoMoves)));
            let draw = reason(Topic::Draw, 0).map(|(winner, _)| winner);
            assert_eq!(draw, Some(None));

            let must = of(Topic::Must, &rules).next().expect("a diagram").start;
            let start: Position = must.parse().expect("a position");
            let refused = start.read_move(&rules, "b3xb5").map_err(|e| e.code());
            assert_eq!(refused, Err("must-take-more"));

            let turning = of(Topic::Turning, &rules).next().expect("a diagram").start;
            let start: Position = turning.parse().expect("a position");
            let refused = start.read_move(&rules, "c4xf4xa4").map_err(|e| e.code());
            assert_eq!(refused, Err("no-turning-back"));

            assert_eq!(
                last(Topic::Chain, 1, &rules)
                    .position
                    .pieces(Side::Black)
                    .len(),
                1
            );
        }
    }
}
