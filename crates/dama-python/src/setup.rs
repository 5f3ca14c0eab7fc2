//! A set-up: anything that can be written down.

use std::hash::{DefaultHasher, Hash, Hasher};

use dama_core::{Position as CorePosition, Setup as CoreSetup, Side};
use pyo3::basic::CompareOp;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::moves::Reduced;
use crate::position::Position;
use crate::square::{self, AnySquare};
use crate::values::{self, AnyPiece};
use crate::words::Word;
use crate::{errors, svg};

/// Pieces on squares and a side to move, legal or not.
///
/// It never changes: `put` and `with_side` give another one.
///
/// >>> from turkdama import Setup
/// >>> setup = Setup().put("a2", ("white", "man")).put("h8", ("black", "king"))
/// >>> setup
/// Setup('W:Wa2:BKh8')
/// >>> setup.position()
/// Position('W:Wa2:BKh8')
#[pyclass(frozen, module = "turkdama")]
#[derive(Clone, Copy)]
pub struct Setup(pub CoreSetup);

#[pymethods]
impl Setup {
    #[new]
    #[pyo3(signature = (fen = "W:W:B".to_owned()), text_signature = "(fen='W:W:B')")]
    fn new(py: Python<'_>, fen: String) -> PyResult<Self> {
        match fen.parse() {
            Ok(setup) => Ok(Self(setup)),
            Err(error) => Err(errors::fen(py, &error, &fen)),
        }
    }

    /// For pattern matching: `case Setup(fen)`.
    #[classattr]
    fn __match_args__() -> (&'static str, &'static str) {
        ("fen", "side_to_move")
    }

    /// The text of the set-up (rule 11).
    #[getter]
    fn fen(&self) -> String {
        self.0.to_string()
    }

    /// Whose turn it is: "white" or "black".
    #[getter]
    const fn side_to_move(&self) -> &'static str {
        self.0.side_to_move().name()
    }

    /// The pieces by their squares, a1 first.
    ///
    /// >>> from turkdama import Setup
    /// >>> Setup("W:Wa2:BKh8").pieces
    /// {Square.A2: Piece(side='white', kind='man'), Square.H8: Piece(side='black', kind='king')}
    #[getter]
    fn pieces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let pieces = PyDict::new(py);
        for (square, piece) in self.0.pieces() {
            pieces.set_item(square::to_python(py, square)?, values::piece(py, piece)?)?;
        }
        Ok(pieces)
    }

    /// The piece on a square, or None.
    fn piece_at<'py>(
        &self,
        py: Python<'py>,
        square: AnySquare,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let piece = self.0.piece_at(square.0);
        piece.map(|piece| values::piece(py, piece)).transpose()
    }

    /// The same with a piece on a square, or with that square empty.
    #[pyo3(signature = (square, piece))]
    fn put(&self, square: AnySquare, piece: Option<AnyPiece>) -> Self {
        let mut setup = self.0;
        setup.put(square.0, piece.map(|piece| piece.0));
        Self(setup)
    }

    /// The same with a side to move.
    fn with_side(&self, side: Word<Side>) -> Self {
        let mut setup = self.0;
        setup.set_side_to_move(side.0);
        Self(setup)
    }

    /// The legal position that it is.
    ///
    /// Raises `SetupError` where it is none.
    ///
    /// >>> from turkdama import Setup
    /// >>> Setup("W:Wa8:B").position()
    /// Traceback (most recent call last):
    /// turkdama.SetupError: a white man cannot stand on a8: there it is a king (write Ka8)
    fn position(&self, py: Python<'_>) -> PyResult<Position> {
        CorePosition::try_from(self.0)
            .map(Position::from)
            .map_err(|error| errors::setup(py, &error).error())
    }

    /// Left and right exchanged.
    fn mirrored(&self) -> Self {
        Self(self.0.mirrored())
    }

    /// White and Black exchanged, with the board turned top to bottom.
    fn flipped(&self) -> Self {
        Self(self.0.flipped())
    }

    fn __str__(&self) -> String {
        self.fen()
    }

    fn __repr__(&self) -> String {
        format!("Setup('{}')", self.0)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish()
    }

    /// Set-ups are ordered as their texts are.
    fn __richcmp__(&self, other: &Self, op: CompareOp) -> bool {
        op.matches(self.fen().cmp(&other.fen()))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py>> {
        Ok((slf.get_type(), PyTuple::new(slf.py(), [slf.get().fen()])?))
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn _repr_svg_(&self) -> String {
        svg::draw(&self.0, &svg::Look::default())
    }
}
