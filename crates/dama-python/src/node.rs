//! A move of a record, with its variations.

use std::sync::Arc;

use dama_pdn::{Node as CoreNode, NodeId, Note, ReadGame};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::moves::Move;
use crate::position::Position;

/// A place in the tree of a record's moves: the first position, or a move.
///
/// >>> from turkdama import PdnReader
/// >>> record, = PdnReader('[RuleSet "classic"] 1. d3-d4 (1. e3-e4 $5) *')
/// >>> [(str(node.move), node.glyphs) for node in record.root.children]
/// [('d3-d4', ()), ('e3-e4', (5,))]
#[pyclass(frozen, module = "turkdama")]
pub struct Node {
    game: Arc<ReadGame>,
    id: NodeId,
}

impl Node {
    /// A node of a game's tree.
    pub const fn new(game: Arc<ReadGame>, id: NodeId) -> Self {
        Self { game, id }
    }

    fn node(&self) -> Option<&CoreNode> {
        self.game.tree.get(self.id)
    }

    fn note(&self) -> Option<&Note> {
        self.node().map(CoreNode::note)
    }
}

#[pymethods]
impl Node {
    /// The move; None at the root.
    #[getter(r#move)]
    fn played<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Move>>> {
        let played = self.node().and_then(CoreNode::played);
        played.map(|played| Move::object(py, played)).transpose()
    }

    /// The position behind the move.
    #[getter]
    fn position(&self) -> Position {
        let tree = &self.game.tree;
        tree.position(self.id).unwrap_or(*tree.start()).into()
    }

    /// The moves that are played from here: the one that goes on with the line, then
    /// the variations beside it.
    #[getter]
    fn children<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let nodes = self.game.tree.children(self.id);
        let nodes = nodes.map(|id| Bound::new(py, Self::new(Arc::clone(&self.game), id)));
        PyTuple::new(py, nodes.collect::<PyResult<Vec<_>>>()?)
    }

    /// The node before; None at the root.
    #[getter]
    fn parent(&self) -> Option<Self> {
        let parent = self.node()?.parent()?;
        Some(Self::new(Arc::clone(&self.game), parent))
    }

    /// The comment behind the move; at the root that on the whole game. May be empty.
    #[getter]
    fn comment(&self) -> &str {
        self.note().map_or("", Note::after)
    }

    /// The comment in front of the move; may be empty.
    #[getter]
    fn comment_before(&self) -> &str {
        self.note().map_or("", Note::before)
    }

    /// The numeric glyphs: 1 is "!", 2 "?", 3 "!!", 4 "??", 5 "!?", 6 "?!".
    #[getter]
    fn glyphs<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.note().map_or(&[][..], Note::glyphs))
    }

    fn __eq__(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.game, &other.game) && self.id == other.id
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (Arc::as_ptr(&self.game).addr(), self.id).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        match self.node().and_then(CoreNode::played) {
            Some(played) => format!("<turkdama.Node {played}>"),
            None => "<turkdama.Node, the first position>".to_owned(),
        }
    }
}
