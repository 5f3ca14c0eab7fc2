//! One game of a record.

use std::sync::Arc;

use dama_core::Move as CoreMove;
use dama_pdn::{NodeId, ReadGame, Record as CoreRecord, write_tree};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::errors;
use crate::game::Game;
use crate::moves::Move;
use crate::node::Node;
use crate::position::Position;
use crate::values;

/// A game as it stands in a record: tags, moves with variations and comments, and what
/// is odd or wrong. It never changes.
///
/// >>> from turkdama import PdnReader
/// >>> record, = PdnReader('[White "Ada"] [RuleSet "classic"] 1. d3-d4! {well} d6-d5 *')
/// >>> record.tags["White"], record.root.children[0].comment
/// ('Ada', 'well')
/// >>> record.game().position == record.root.children[0].children[0].position
/// True
#[pyclass(frozen, module = "turkdama")]
pub struct Record(Arc<ReadGame>);

impl From<ReadGame> for Record {
    fn from(game: ReadGame) -> Self {
        Self(Arc::new(game))
    }
}

#[pymethods]
impl Record {
    /// The tags by their names, in order.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for (name, value) in self.0.tags.iter() {
            tags.set_item(name, value)?;
        }
        Ok(tags)
    }

    /// The rules by which it was read; without a tag "federation" (rule 13).
    #[getter]
    fn rules(&self) -> &'static str {
        self.0.tree.rules().name
    }

    /// The position in which the game began.
    #[getter]
    fn start(&self) -> Position {
        (*self.0.tree.start()).into()
    }

    /// The moves of the game itself, without its variations.
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves: Vec<CoreMove> = self.0.tree.main_moves().copied().collect();
        Move::tuple(py, &moves)
    }

    /// The first position as a node, from which the moves and variations go on.
    #[getter]
    fn root(&self) -> Node {
        Node::new(Arc::clone(&self.0), NodeId::ROOT)
    }

    /// The result as it is written: "1-0", "0-1", "1/2-1/2", "0-0" or "*".
    #[getter]
    fn result(&self) -> &'static str {
        self.0.result.text()
    }

    /// How the rules end the game, whatever is written; None where they do not.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let end = self.0.end.as_ref();
        end.map(|end| values::outcome(py, end.outcome)).transpose()
    }

    /// Where it begins.
    #[getter]
    fn place<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        values::place(py, self.0.place)
    }

    /// What is odd, each a `Warning`.
    #[getter]
    fn warnings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let warnings = self.0.warnings.iter().map(|odd| values::warning(py, odd));
        PyTuple::new(py, warnings.collect::<PyResult<Vec<_>>>()?)
    }

    /// What is wrong, as a `PdnError`; None where nothing is. What stands before it has
    /// been read.
    #[getter]
    fn error<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyAny>> {
        let error = self.0.error.as_ref()?;
        Some(
            errors::pdn(py, error)
                .into_value(py)
                .into_bound(py)
                .into_any(),
        )
    }

    /// The game, to be played on. A result that the board does not decide ends it as the
    /// players' decision.
    ///
    /// Raises `error` where there is one.
    fn game(&self, py: Python<'_>) -> PyResult<Game> {
        CoreRecord::try_from(ReadGame::clone(&self.0))
            .map(|record| Game::from(record.game))
            .map_err(|error| errors::pdn(py, &error))
    }

    /// The record in PDN 3.0, with its variations, comments and glyphs.
    fn to_pdn(&self) -> String {
        write_tree(&self.0.tree, &self.0.tags, self.0.result)
    }

    fn __repr__(&self) -> String {
        let tag = |name| self.0.tags.get(name).unwrap_or("?");
        format!(
            "<turkdama.Record {:?} - {:?}, {} plies, {}>",
            tag("White"),
            tag("Black"),
            self.0.tree.main_moves().count(),
            self.0.result
        )
    }
}
