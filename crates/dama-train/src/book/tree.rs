//! The positions of a book while it grows, with what flows back from later ones.

use std::collections::HashMap;

use dama_core::{Move, Position};

use super::look::Look;

/// Each ply away from the first position costs so many hundredths of a man, as if a
/// move had been so much worse: what comes soon is of more use than what comes late.
const PLY_COST: i32 = 5;

/// A move that is so much worse than the best is not followed while others are left.
const FAR_WORSE: i32 = 100;

/// All positions, those further from the first one behind.
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// By the key of the position.
    places: HashMap<u64, usize>,
    /// Where nothing is looked at yet: the first position.
    is_empty: bool,
}

struct Node {
    position: Position,
    ply: usize,
    /// What both sides have given away on the cheapest way here, and the plies.
    cost: i32,
    /// The worth to the side to move, by all that is known.
    worth: i32,
    lines: Vec<Line>,
}

struct Line {
    played: Move,
    after: Position,
    worth: i32,
}

/// Of two mirror images always the same one.
fn upright(position: Position) -> Position {
    let mirrored = position.mirrored();
    if mirrored.key() < position.key() {
        mirrored
    } else {
        position
    }
}

impl Tree {
    pub(super) fn new() -> Self {
        Self {
            nodes: Vec::new(),
            places: HashMap::new(),
            is_empty: true,
        }
    }

    pub(super) const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The positions to look at next, the cheapest first.
    pub(super) fn next(&self, most: usize) -> Vec<Position> {
        if self.is_empty {
            return vec![upright(Position::start())];
        }
        let mut costs: HashMap<u64, (i32, Position)> = HashMap::new();
        for node in &self.nodes {
            for line in &node.lines {
                let lost = node.worth - line.worth;
                let key = line.after.key();
                if lost > FAR_WORSE || self.places.contains_key(&key) {
                    continue;
                }
                let cost = node.cost.saturating_add(lost + PLY_COST);
                let known = costs.entry(key).or_insert((cost, line.after));
                known.0 = known.0.min(cost);
            }
        }
        let mut found: Vec<(i32, u64, Position)> = costs
            .into_iter()
            .map(|(key, (cost, position))| (cost, key, position))
            .collect();
        found.sort_unstable_by_key(|&(cost, key, _)| (cost, key));
        found.truncate(most);
        found.into_iter().map(|(_, _, position)| position).collect()
    }

    /// Adds a position that was asked for, with its moves.
    pub(super) fn add(&mut self, look: &Look) {
        self.is_empty = false;
        let key = look.position.key();
        let leads_here = |node: &&Node| node.lines.iter().any(|line| line.after.key() == key);
        let before = self.nodes.iter().filter(leads_here);
        let ply = before.map(|node| node.ply + 1).min().unwrap_or(0);
        let lines = look.moves.iter().map(|&(played, worth)| Line {
            played,
            after: upright(look.position.after(&played.effect())),
            worth,
        });
        let node = Node {
            position: look.position,
            ply,
            cost: 0,
            worth: 0,
            lines: lines.collect(),
        };
        // Later positions stand behind earlier ones.
        let place = self.nodes.partition_point(|known| known.ply <= ply);
        self.nodes.insert(place, node);
        let places = self.nodes.iter().zip(0..);
        self.places = places
            .map(|(node, place)| (node.position.key(), place))
            .collect();
    }

    /// Lets worths flow back and costs forward. A move to a position that is no further
    /// from the first one keeps what the search has found: positions cannot go round.
    pub(super) fn settle(&mut self) {
        for place in (0..self.nodes.len()).rev() {
            let worths: Vec<Option<i32>> = self.nodes[place]
                .lines
                .iter()
                .map(|line| self.follower(place, line).map(|next| -next.worth))
                .collect();
            let node = &mut self.nodes[place];
            for (line, worth) in node.lines.iter_mut().zip(worths) {
                line.worth = worth.unwrap_or(line.worth);
            }
            node.worth = node.lines.iter().map(|line| line.worth).max().unwrap_or(0);
            node.cost = if node.ply == 0 { 0 } else { i32::MAX };
        }
        for place in 0..self.nodes.len() {
            let node = &self.nodes[place];
            let costs: Vec<(usize, i32)> = node
                .lines
                .iter()
                .filter_map(|line| {
                    self.follower(place, line)?;
                    let next = *self.places.get(&line.after.key())?;
                    let cost = node.cost.saturating_add(node.worth - line.worth + PLY_COST);
                    Some((next, cost))
                })
                .collect();
            for (next, cost) in costs {
                let known = &mut self.nodes[next].cost;
                *known = cost.min(*known);
            }
        }
    }

    /// The position behind a move of the one at this place, where it is known and
    /// further from the first.
    fn follower(&self, place: usize, line: &Line) -> Option<&Node> {
        let next = self.nodes.get(*self.places.get(&line.after.key())?)?;
        (next.ply > self.nodes[place].ply).then_some(next)
    }

    /// All positions with those moves that are good, or that lead to a known one.
    pub(super) fn useful_moves(&self) -> Vec<(Position, Vec<(Move, i32)>)> {
        /// A move that nothing is known behind is left out when it is so much worse than
        /// the best: it takes room, and would hardly be played.
        const WORSE: i32 = 6;
        let nodes = self.nodes.iter();
        nodes
            .map(|node| {
                let lines = node.lines.iter();
                let useful = lines.filter(|line| {
                    node.worth - line.worth < WORSE || self.places.contains_key(&line.after.key())
                });
                let moves = useful.map(|line| (line.played, line.worth)).collect();
                (node.position, moves)
            })
            .collect()
    }
}
