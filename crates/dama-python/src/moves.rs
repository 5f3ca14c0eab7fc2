//! A move as a value of its own.
//!
//! The libraries' moves belong to a position. Here a move may be written down by hand,
//! kept and compared; whether it is legal is asked when it is played.

use std::cmp::Ordering;
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};

use dama_core::{Move as CoreMove, Position, Refusal, RuleSet, Square, SquareSet};
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyList, PyString, PyTuple, PyType};

use crate::square::{self, AnySquare};

/// The most pieces that a move can take.
const LONGEST: usize = 16;

/// A class, and what it is called with to make an object again: for pickles.
pub type Reduced<'py> = (Bound<'py, PyType>, Bound<'py, PyTuple>);

/// A move: where the piece goes, what it takes and in which order.
///
/// Positions and games make moves, and a move can be written down by hand:
/// `captures` are then the taken pieces in order, one for each landing. Whether a
/// move is legal is asked when it is played.
///
/// >>> from turkdama import Position
/// >>> move, = Position("W:Wd4:Bd5,d7,b8").legal_moves()
/// >>> move
/// Move('d4', ['d6', 'd8', 'a8'], ['d5', 'd7', 'b8'], promotes=True)
/// >>> str(move), move.short_text, move.taken_text
/// ('d4xd6xd8xa8', 'd4xa8', 'd4xd5xd7xb8>a8')
#[pyclass(frozen, module = "turkdama")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    from: Square,
    landings: [Square; LONGEST],
    captures: [Square; LONGEST],
    jumps: u8,
    promotes: bool,
}

impl From<&CoreMove> for Move {
    #[inline]
    fn from(made: &CoreMove) -> Self {
        let from = made.from();
        let (mut landings, mut captures) = ([from; LONGEST], [from; LONGEST]);
        for (known, &square) in landings.iter_mut().zip(made.landings()) {
            *known = square;
        }
        for (known, &square) in captures.iter_mut().zip(made.captures()) {
            *known = square;
        }
        Self {
            from,
            landings,
            captures,
            jumps: made.captures().len() as u8,
            promotes: made.promotes(),
        }
    }
}

impl Move {
    /// Where the piece lands, the last square last.
    fn landed(&self) -> &[Square] {
        &self.landings[..usize::from(self.jumps).max(1)]
    }

    /// What is taken, in order.
    fn taken(&self) -> &[Square] {
        &self.captures[..usize::from(self.jumps)]
    }

    fn to(&self) -> Square {
        self.landings[usize::from(self.jumps).saturating_sub(1)]
    }

    const fn separator(&self) -> char {
        if self.jumps > 0 { 'x' } else { '-' }
    }

    /// The squares where it starts and lands.
    pub fn squares(&self) -> SquareSet {
        let all = std::iter::once(&self.from).chain(self.landed());
        all.copied().collect()
    }

    /// The full text.
    pub fn text(&self) -> String {
        let mut text = self.from.to_string();
        for landing in self.landed() {
            let _ = write!(text, "{}{landing}", self.separator());
        }
        text
    }

    /// As Python's object. Steps without a capture are made once and then shared, as
    /// they never change.
    #[inline]
    pub fn object<'py>(py: Python<'py>, made: &CoreMove) -> PyResult<Bound<'py, Self>> {
        static STEPS: [PyOnceLock<Py<Move>>; 64 * 64 * 2] =
            [const { PyOnceLock::new() }; 64 * 64 * 2];
        if made.is_capture() {
            return Bound::new(py, Self::from(made));
        }
        let number = (made.from().index() * 64 + made.to().index()) * 2;
        let step = STEPS[number + usize::from(made.promotes())]
            .get_or_try_init(py, || Py::new(py, Self::from(made)))?;
        Ok(step.bind(py).clone())
    }

    /// Moves as a list.
    pub fn list<'py>(py: Python<'py>, moves: &[CoreMove]) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for made in moves {
            list.append(Self::object(py, made)?)?;
        }
        Ok(list)
    }

    /// Moves as a tuple.
    pub fn tuple<'py>(py: Python<'py>, moves: &[CoreMove]) -> PyResult<Bound<'py, PyTuple>> {
        let moves = moves.iter().map(|made| Self::object(py, made));
        PyTuple::new(py, moves.collect::<PyResult<Vec<_>>>()?)
    }

    /// As texts are compared: the start, then each landing, by file and then rank.
    fn order(&self, other: &Self) -> Ordering {
        let name = |square: &Square| (square.file(), square.rank());
        let names = |move_: &Self| {
            let all = std::iter::once(&move_.from).chain(move_.landed());
            all.map(name).collect::<Vec<_>>()
        };
        let taken = |move_: &Self| {
            let squares = move_.taken().iter().map(name).collect::<Vec<_>>();
            (squares, move_.promotes)
        };
        let by_path = names(self).cmp(&names(other));
        by_path.then_with(|| taken(self).cmp(&taken(other)))
    }
}

#[pymethods]
impl Move {
    #[new]
    #[pyo3(signature = (start, landings, captures = Vec::new(), promotes = false))]
    #[pyo3(text_signature = "(start, landings, captures=(), promotes=False)")]
    fn new(
        start: AnySquare,
        landings: Vec<AnySquare>,
        captures: Vec<AnySquare>,
        promotes: bool,
    ) -> PyResult<Self> {
        let jumps = captures.len();
        if landings.len() != jumps.max(1) || jumps > LONGEST {
            return Err(PyValueError::new_err(format!(
                "a move has one landing without a capture, else one for each of up to \
                 {LONGEST} taken pieces; this has {} for {jumps}",
                landings.len()
            )));
        }
        let filled = |squares: Vec<AnySquare>| {
            let mut all = [start.0; LONGEST];
            for (known, square) in all.iter_mut().zip(squares) {
                *known = square.0;
            }
            all
        };
        Ok(Self {
            from: start.0,
            landings: filled(landings),
            captures: filled(captures),
            jumps: jumps as u8,
            promotes,
        })
    }

    /// For pattern matching: `case Move(start, end, ())`.
    #[classattr]
    fn __match_args__() -> (&'static str, &'static str, &'static str, &'static str) {
        ("start", "end", "captures", "promotes")
    }

    /// The square where the piece starts.
    #[getter]
    fn start<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        square::to_python(py, self.from)
    }

    /// The square where it ends; the start itself after a chain in a circle.
    #[getter]
    fn end<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        square::to_python(py, self.to())
    }

    /// The squares on which it lands: one without a capture, else one for each jump.
    ///
    /// >>> from turkdama import Game
    /// >>> Game().legal_moves()[0].landings
    /// (Square.A4,)
    #[getter]
    fn landings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        square::tuple(py, self.landed())
    }

    /// All squares where it stands: the start, then the landings.
    #[getter]
    fn path<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let all: Vec<Square> = std::iter::once(self.from)
            .chain(self.landed().iter().copied())
            .collect();
        square::tuple(py, &all)
    }

    /// The squares of the taken pieces, in the order in which they are taken.
    #[getter]
    fn captures<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        square::tuple(py, self.taken())
    }

    /// Whether anything is taken.
    #[getter]
    const fn is_capture(&self) -> bool {
        self.jumps > 0
    }

    /// Whether a man becomes a king.
    #[getter]
    const fn promotes(&self) -> bool {
        self.promotes
    }

    /// The short form, start and end: "f3xb7". Other moves of a position may share it;
    /// `Position.short_text` writes it only where it is clear.
    #[getter]
    fn short_text(&self) -> String {
        format!("{}{}{}", self.from, self.separator(), self.to())
    }

    /// The form that names the taken pieces, with the last landing: "f3xf4xe5>d5".
    #[getter]
    fn taken_text(&self) -> String {
        if self.jumps == 0 {
            return self.text();
        }
        let mut text = self.from.to_string();
        for victim in self.taken() {
            let _ = write!(text, "x{victim}");
        }
        let _ = write!(text, ">{}", self.to());
        text
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        let mut text = format!("Move('{}', {}", self.from, square::names(self.landed()));
        if self.jumps > 0 {
            let _ = write!(text, ", {}", square::names(self.taken()));
        }
        if self.promotes {
            text.push_str(", promotes=True");
        }
        text.push(')');
        text
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }

    /// Moves are ordered as their texts are.
    fn __richcmp__(&self, other: &Self, op: CompareOp) -> bool {
        op.matches(self.order(other))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py>> {
        let this = slf.get();
        let numbers = |squares: &[Square]| squares.iter().map(|s| s.index()).collect::<Vec<_>>();
        let (landings, captures) = (numbers(this.landed()), numbers(this.taken()));
        let fields = (this.from.index(), landings, captures, this.promotes);
        Ok((slf.get_type(), fields.into_pyobject(slf.py())?))
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }
}

/// An argument that is a move or its text.
pub enum AnyMove {
    Made(Move),
    Text(String),
}

impl<'py> FromPyObject<'_, 'py> for AnyMove {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(made) = object.cast::<Move>() {
            return Ok(Self::Made(*made.get()));
        }
        match object.cast::<PyString>() {
            Ok(text) => Ok(Self::Text(text.to_string_lossy().into_owned())),
            Err(_) => Err(PyTypeError::new_err(format!(
                "a move is a Move or a text, not of the type {}",
                object.get_type().name()?
            ))),
        }
    }
}

impl AnyMove {
    /// The legal move that is meant.
    pub fn find(&self, position: &Position, rules: &RuleSet) -> Result<CoreMove, Refusal> {
        match self {
            Self::Made(made) => position.explain(rules, made.from, made.landed()),
            Self::Text(text) => position.read_move(rules, text),
        }
    }

    /// What was written.
    pub fn text(&self) -> String {
        match self {
            Self::Made(made) => made.text(),
            Self::Text(text) => text.clone(),
        }
    }
}
