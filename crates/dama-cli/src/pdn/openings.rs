//! Openings as a tree: how often each line of moves was played, and how it went.

use dama_core::Move;
use dama_pdn::ResultMark;

use crate::numbers::grouped;

/// Games that went through a move, by their results.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score {
    /// All games, those without a result included.
    pub games: u64,
    pub white: u64,
    pub draws: u64,
    pub black: u64,
}

impl Score {
    pub const fn add(&mut self, result: ResultMark) {
        self.games += 1;
        match result {
            ResultMark::WhiteWins => self.white += 1,
            ResultMark::BlackWins => self.black += 1,
            ResultMark::Draw => self.draws += 1,
            ResultMark::BothLose | ResultMark::Unknown => {}
        }
    }
}

/// The first plies of all games from the first position.
pub struct Openings {
    nodes: Vec<Node>,
    depth: usize,
}

struct Node {
    played: Option<Move>,
    children: Vec<usize>,
    score: Score,
}

impl Node {
    const fn new(played: Option<Move>) -> Self {
        Self {
            played,
            children: Vec::new(),
            score: Score {
                games: 0,
                white: 0,
                draws: 0,
                black: 0,
            },
        }
    }
}

impl Openings {
    /// A tree of so many plies.
    pub fn new(depth: usize) -> Self {
        let nodes = vec![Node::new(None)];
        Self { nodes, depth }
    }

    pub fn add<'a>(&mut self, moves: impl Iterator<Item = &'a Move>, result: ResultMark) {
        let mut at = 0;
        self.nodes[at].score.add(result);
        for played in moves.take(self.depth) {
            at = self.child(at, played);
            self.nodes[at].score.add(result);
        }
    }

    fn child(&mut self, at: usize, played: &Move) -> usize {
        let children = &self.nodes[at].children;
        let known = children
            .iter()
            .find(|&&child| self.nodes[child].played.as_ref() == Some(played));
        if let Some(&known) = known {
            return known;
        }
        let new = self.nodes.len();
        self.nodes.push(Node::new(Some(*played)));
        self.nodes[at].children.push(new);
        new
    }

    /// The children of a node, the most played first.
    fn sorted(&self, at: usize) -> Vec<usize> {
        let mut children = self.nodes[at].children.clone();
        let name = |child: usize| self.nodes[child].played.map(|played| played.to_string());
        children.sort_by_cached_key(|&child| {
            let games = self.nodes[child].score.games;
            (std::cmp::Reverse(games), name(child))
        });
        children
    }

    /// The moves that were played in at least so many games, one a line.
    pub fn text(&self, least: u64) -> String {
        let mut text = String::new();
        self.push_text(0, 0, least, &mut text);
        text
    }

    // As deep as the tree, which is at most 40.
    fn push_text(&self, at: usize, indent: usize, least: u64, text: &mut String) {
        for child in self.sorted(at) {
            let Node { played, score, .. } = &self.nodes[child];
            if score.games < least {
                break;
            }
            let name = played.map(|played| played.to_string()).unwrap_or_default();
            let line = format!(
                "  {:indent$}{name:<12} {:>9}  +{} ={} -{}\n",
                "",
                grouped(score.games),
                grouped(score.white),
                grouped(score.draws),
                grouped(score.black),
            );
            text.push_str(&line);
            self.push_text(child, indent + 2, least, text);
        }
    }

    /// The whole tree as a JSON list.
    pub fn json(&self) -> String {
        let mut text = String::new();
        self.push_json(0, &mut text);
        text
    }

    fn push_json(&self, at: usize, text: &mut String) {
        text.push('[');
        for (index, child) in self.sorted(at).into_iter().enumerate() {
            let Node { played, score, .. } = &self.nodes[child];
            let name = played.map(|played| played.to_string()).unwrap_or_default();
            let comma = if index > 0 { "," } else { "" };
            let begin = format!(
                "{comma}{{\"move\":\"{name}\",\"games\":{},\"white\":{},\"draws\":{},\"black\":{},\"next\":",
                score.games, score.white, score.draws, score.black
            );
            text.push_str(&begin);
            self.push_json(child, text);
            text.push('}');
        }
        text.push(']');
    }
}
