//! A game with its variations: moves as a tree, with what is said of them.

use dama_core::{Game, Move, Position, Refusal, RuleSet};

use crate::Note;

/// The moves of a game with all variations, comments and glyphs.
///
/// The root stands for the first position; each other node is a move. The first
/// child of a node goes on with its line, the others are variations beside that
/// child. Every move is legal by rules 1 to 7; whether the game was over before
/// it, a tree does not ask.
#[derive(Clone, Debug)]
pub struct GameTree {
    rules: RuleSet,
    start: Position,
    nodes: Vec<Node>,
}

/// A node of one tree, by its number in the order in which nodes were added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

/// Stands for no node in the links between nodes; the root is nobody's child.
const NONE: NodeId = NodeId(0);

/// A move in the tree, or the root.
#[derive(Clone, Debug)]
pub struct Node {
    played: Option<Move>,
    parent: NodeId,
    first_child: NodeId,
    last_child: NodeId,
    next_sibling: NodeId,
    note: Option<Box<Note>>,
}

/// Why a move cannot be added to a tree.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TreeError {
    /// The tree has no such node.
    #[error("this node is not in the tree")]
    NoSuchNode,
    /// The move is not legal there.
    #[error(transparent)]
    Illegal(#[from] Refusal),
    /// There are four thousand million moves already.
    #[error("the tree is full")]
    Full,
}

impl NodeId {
    /// The first position, before any move.
    pub const ROOT: Self = Self(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Node {
    const fn new(played: Option<Move>, parent: NodeId) -> Self {
        Self {
            played,
            parent,
            first_child: NONE,
            last_child: NONE,
            next_sibling: NONE,
            note: None,
        }
    }

    /// The move; `None` at the root.
    pub const fn played(&self) -> Option<&Move> {
        self.played.as_ref()
    }

    /// The node before; `None` at the root.
    pub const fn parent(&self) -> Option<NodeId> {
        match self.played {
            Some(_) => Some(self.parent),
            None => None,
        }
    }

    /// The move with which the line goes on.
    pub fn first_child(&self) -> Option<NodeId> {
        (self.first_child != NONE).then_some(self.first_child)
    }

    /// The next variation beside this move.
    pub fn next_sibling(&self) -> Option<NodeId> {
        (self.next_sibling != NONE).then_some(self.next_sibling)
    }

    /// Comments and glyphs.
    pub fn note(&self) -> &Note {
        static NOTHING: Note = Note::EMPTY;
        self.note.as_deref().unwrap_or(&NOTHING)
    }
}

impl GameTree {
    /// A tree without moves.
    pub fn new(rules: RuleSet, start: Position) -> Self {
        /// Most games have fewer plies.
        const USUAL: usize = 128;
        let mut nodes = Vec::with_capacity(USUAL);
        nodes.push(Node::new(None, NodeId::ROOT));
        Self {
            rules,
            start,
            nodes,
        }
    }

    /// The rule set by which the moves are legal.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The first position.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// How many moves the tree holds, those of variations included.
    pub const fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Whether the tree holds no move.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A node; `None` where it belongs to another tree.
    pub fn get(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())
    }

    /// The comments and glyphs of a node, to be changed.
    pub fn note_mut(&mut self, id: NodeId) -> Option<&mut Note> {
        let node = self.nodes.get_mut(id.index())?;
        Some(node.note.get_or_insert_default())
    }

    /// The moves that are played in the position behind a node: the one that
    /// goes on with the line, then the variations beside it.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.get(id).and_then(Node::first_child);
        std::iter::successors(first, |&id| self.get(id)?.next_sibling())
    }

    /// The nodes of the game itself, without its variations and the root.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        let first = self.get(NodeId::ROOT).and_then(Node::first_child);
        std::iter::successors(first, |&id| self.get(id)?.first_child())
    }

    /// The moves of the game itself.
    pub fn main_moves(&self) -> impl Iterator<Item = &Move> {
        self.main_line().filter_map(|id| self.get(id)?.played())
    }

    /// The position behind a node.
    pub fn position(&self, id: NodeId) -> Option<Position> {
        let first = self.get(id)?;
        let path = std::iter::successors(Some(first), |node| self.get(node.parent()?));
        let moves: Vec<&Move> = path.filter_map(Node::played).collect();
        let after = |position: Position, played: &&Move| position.after(&played.effect());
        Some(moves.iter().rev().fold(self.start, after))
    }

    /// Reads a move in any form and adds it behind a node: as the next move of
    /// its line, or as a variation where there is one already.
    ///
    /// # Errors
    ///
    /// The node is not in the tree, or the move is not legal.
    pub fn play(&mut self, id: NodeId, text: &str) -> Result<NodeId, TreeError> {
        let position = self.position(id).ok_or(TreeError::NoSuchNode)?;
        let legal = position.read_move(&self.rules, text)?;
        self.add(id, legal).ok_or(TreeError::Full)
    }

    /// Adds a legal move as the last child of a node.
    pub(crate) fn add(&mut self, parent: NodeId, legal: Move) -> Option<NodeId> {
        let id = NodeId(u32::try_from(self.nodes.len()).ok()?);
        let last = std::mem::replace(&mut self.nodes.get_mut(parent.index())?.last_child, id);
        match last {
            NONE => self.nodes[parent.index()].first_child = id,
            last => self.nodes[last.index()].next_sibling = id,
        }
        self.nodes.push(Node::new(Some(legal), parent));
        Some(id)
    }

    /// All nodes but the root as the writer meets them: each with the number of
    /// its parent in this same order, where the root has 0.
    fn in_order(&self) -> impl Iterator<Item = (u32, &Node)> {
        let mut open: Vec<(u32, NodeId)> = Vec::new();
        open.extend(
            self.get(NodeId::ROOT)
                .and_then(Node::first_child)
                .map(|id| (0, id)),
        );
        let mut number = 0;
        std::iter::from_fn(move || {
            let (parent, id) = open.pop()?;
            let node = self.get(id)?;
            number += 1;
            open.extend(node.next_sibling().map(|id| (parent, id)));
            open.extend(node.first_child().map(|id| (number, id)));
            Some((parent, node))
        })
    }
}

impl PartialEq for GameTree {
    /// Whether moves, variations, comments and glyphs are the same, whatever the
    /// order in which they were added.
    fn eq(&self, other: &Self) -> bool {
        let root = |tree: &Self| tree.nodes.first().map(|node| node.note().clone());
        self.rules == other.rules
            && self.start == other.start
            && root(self) == root(other)
            && self.len() == other.len()
            && self
                .in_order()
                .zip(other.in_order())
                .all(|(a, b)| (a.0, a.1.played(), a.1.note()) == (b.0, b.1.played(), b.1.note()))
    }
}

impl Eq for GameTree {}

impl From<&Game> for GameTree {
    /// The moves of a game up to the position on the board.
    fn from(game: &Game) -> Self {
        let mut tree = Self::new(*game.rules(), *game.start());
        let mut at = NodeId::ROOT;
        for played in game.moves() {
            let Some(next) = tree.add(at, *played) else {
                break;
            };
            at = next;
        }
        tree
    }
}

#[cfg(test)]
mod tests;
