//! The small values that are classes of Python's own: pieces, outcomes, lines.

use dama_core::{Kind, MustCapture, Outcome, Piece, Side};
use dama_engine::Score;
use dama_pdn::{Place, Warning};
use dama_tables::Answer;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::square;
use crate::words::Word;

/// Makes a value of a class in `turkdama._values`.
pub fn make<'py, A>(py: Python<'py>, class: &str, values: A) -> PyResult<Bound<'py, PyAny>>
where
    A: IntoPyObject<'py, Target = PyTuple, Output = Bound<'py, PyTuple>, Error = PyErr>,
{
    let class = py.import("turkdama._values")?.getattr(class)?;
    class.call1(values.into_pyobject(py)?)
}

/// A piece.
pub fn piece(py: Python<'_>, piece: Piece) -> PyResult<Bound<'_, PyAny>> {
    make(py, "Piece", (piece.side.name(), piece.kind.name()))
}

/// An argument that is a piece: a `Piece`, or a pair of side and kind.
pub struct AnyPiece(pub Piece);

impl<'py> FromPyObject<'_, 'py> for AnyPiece {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let (side, kind): (Word<Side>, Word<Kind>) = object.extract()?;
        Ok(Self(Piece {
            side: side.0,
            kind: kind.0,
        }))
    }
}

/// The end of a game.
pub fn outcome(py: Python<'_>, outcome: Outcome) -> PyResult<Bound<'_, PyAny>> {
    let winner = outcome.winner.map(Side::name);
    make(py, "Outcome", (winner, outcome.reason.code()))
}

/// What must be captured.
pub fn must_capture(py: Python<'_>, must: MustCapture) -> PyResult<Bound<'_, PyAny>> {
    make(
        py,
        "MustCapture",
        (must.count, square::set(py, must.stones)?),
    )
}

/// What a position is worth.
pub fn score(py: Python<'_>, score: Score) -> PyResult<Bound<'_, PyAny>> {
    let text = score.to_string();
    let ends = (score.plies_to_win(), score.plies_to_loss());
    make(py, "Score", (score.value(), ends.0, ends.1, text))
}

/// What tables say.
pub fn answer(py: Python<'_>, answer: Answer) -> PyResult<Bound<'_, PyAny>> {
    make(py, "Answer", (answer.grade.name(), answer.distance))
}

/// A place in a record.
pub fn place(py: Python<'_>, place: Place) -> PyResult<Bound<'_, PyAny>> {
    let Place {
        game,
        line,
        column,
        offset,
    } = place;
    make(py, "Place", (game, line, column, offset))
}

/// Something odd in a record.
pub fn warning<'py>(py: Python<'py>, warning: &Warning) -> PyResult<Bound<'py, PyAny>> {
    let place = place(py, warning.place)?;
    make(
        py,
        "Warning",
        (warning.code(), warning.kind.to_string(), place),
    )
}
