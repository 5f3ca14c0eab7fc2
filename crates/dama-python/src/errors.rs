//! The errors of the libraries as exceptions, with the offending text and its place.

mod place;

use std::io;
use std::path::Path;

use dama_core::{
    FenError, Move as CoreMove, PositionError, Refusal, SetsError, SetupError, Square, SquareSet,
};
use dama_pdn::PdnError;
use dama_tables::{ProbeError, TableError};
use pyo3::exceptions::{PyMemoryError, PyOSError, PyValueError};
use pyo3::prelude::*;

use crate::moves::Move;
use crate::{square, values};

/// An exception that is being filled.
pub struct Exception<'py> {
    py: Python<'py>,
    made: PyResult<Bound<'py, PyAny>>,
}

impl<'py> Exception<'py> {
    /// One of the classes of `turkdama._errors`.
    pub fn new(py: Python<'py>, class: &str, message: impl ToString) -> Self {
        let made = py
            .import("turkdama._errors")
            .and_then(|module| module.getattr(class))
            .and_then(|class| class.call1((message.to_string(),)));
        Self { py, made }
    }

    /// Sets one of its attributes.
    pub fn with(self, name: &str, value: impl IntoPyObject<'py>) -> Self {
        let Self { py, made } = self;
        let made = made.and_then(|made| {
            made.setattr(name, value)?;
            Ok(made)
        });
        Self { py, made }
    }

    /// Sets one of its attributes where there is a value that can be made.
    pub fn with_made(self, name: &str, value: PyResult<Bound<'py, PyAny>>) -> Self {
        match value {
            Ok(value) => self.with(name, value),
            Err(error) => Self {
                py: self.py,
                made: Err(error),
            },
        }
    }

    /// The error to be raised.
    pub fn error(self) -> PyErr {
        self.made.map_or_else(|error| error, PyErr::from_value)
    }
}

/// A text that is no position.
pub fn position(py: Python<'_>, error: &PositionError, source: &str) -> PyErr {
    match error {
        PositionError::Fen(error) => fen(py, error, source),
        PositionError::Setup(error) => setup(py, error).error(),
    }
}

/// A text that is no set-up.
pub fn fen(py: Python<'_>, error: &FenError, source: &str) -> PyErr {
    let (text, offset) = place::of(error, source);
    Exception::new(py, "FenError", error)
        .with("code", error.code())
        .with("text", text)
        .with("offset", offset)
        .error()
}

/// A set-up that is no legal position.
pub fn setup<'py>(py: Python<'py>, error: &SetupError) -> Exception<'py> {
    let made = Exception::new(py, "SetupError", error).with("code", error.code());
    match error {
        SetupError::ManOnFarRank { square, .. } => {
            made.with_made("square", square::to_python(py, *square))
        }
        SetupError::EmptyBoard | SetupError::TooManyPieces { .. } => made,
    }
}

/// Sets of squares that are no legal position.
pub fn sets<'py>(py: Python<'py>, error: &SetsError) -> Exception<'py> {
    match error {
        SetsError::Setup(error) => setup(py, error),
        SetsError::TwoPiecesOnSquare { square } => Exception::new(py, "SetupError", error)
            .with("code", error.code())
            .with_made("square", square::to_python(py, *square)),
    }
}

/// A move that may not be played; `text` is what was asked for.
pub fn illegal_move<'py>(py: Python<'py>, refusal: &Refusal, text: &str) -> Exception<'py> {
    /// Longer texts are cut short.
    const LONGEST: usize = 60;
    let short: String = text.chars().take(LONGEST).collect();
    let made = Exception::new(py, "IllegalMoveError", format!("{short}: {refusal}"))
        .with("code", refusal.code())
        .with("text", short);
    let made = match square_of(refusal) {
        Some(square) => made.with_made("square", square::to_python(py, square)),
        None => made,
    };
    let made = match *refusal {
        Refusal::MustCapture { count, stones }
        | Refusal::MustTakeMore { count, stones, .. }
        | Refusal::MustGoOn { count, stones, .. } => stones_of(py, made, count, stones),
        _ => made,
    };
    match refusal {
        Refusal::Ambiguous { moves } => made.with_made("moves", moves_of(py, moves)),
        _ => made,
    }
}

fn stones_of<'py>(
    py: Python<'py>,
    made: Exception<'py>,
    count: u8,
    stones: SquareSet,
) -> Exception<'py> {
    let stones = square::set(py, stones);
    made.with("most", count).with_made("stones", stones)
}

fn moves_of<'py>(py: Python<'py>, moves: &[CoreMove]) -> PyResult<Bound<'py, PyAny>> {
    Ok(Move::tuple(py, moves)?.into_any())
}

/// Where the reason of a refusal lies.
const fn square_of(refusal: &Refusal) -> Option<Square> {
    match refusal {
        Refusal::EmptySquare { square }
        | Refusal::NotYourStone { square }
        | Refusal::BlockedWay { square }
        | Refusal::OwnPieceInTheWay { square } => Some(*square),
        Refusal::MustGoOn { at, .. } | Refusal::NoTurningBack { at } => Some(*at),
        Refusal::TwoInARow { first, .. } => Some(*first),
        _ => None,
    }
}

/// What a player may not do now.
pub fn game(py: Python<'_>, refusal: &Refusal) -> PyErr {
    Exception::new(py, "GameError", refusal)
        .with("code", refusal.code())
        .error()
}

/// Bytes that are nothing packed.
pub fn unpack(py: Python<'_>, error: impl ToString) -> PyErr {
    Exception::new(py, "UnpackError", error)
        .with("code", "bad-bytes")
        .error()
}

/// A text that is no record.
pub fn pdn(py: Python<'_>, error: &PdnError) -> PyErr {
    Exception::new(py, "PdnError", error)
        .with("code", error.code())
        .with("text", error.text.clone())
        .with_made("place", values::place(py, error.place))
        .error()
}

/// A table that cannot be used.
pub fn table(py: Python<'_>, error: &TableError) -> PyErr {
    Exception::new(py, "TableError", error)
        .with("code", "bad-table")
        .error()
}

/// A probe without an answer.
pub fn probe(py: Python<'_>, error: &ProbeError, position: &str) -> PyErr {
    match error {
        ProbeError::Table(error) => table(py, error),
        ProbeError::Unknown(unknown) => Exception::new(py, "NotInTablesError", unknown)
            .with("code", "not-in-tables")
            .with("text", position)
            .error(),
    }
}

/// An engine that is at work.
pub fn busy(py: Python<'_>, message: &str) -> PyErr {
    Exception::new(py, "EngineBusyError", message).error()
}

/// More memory than there is.
pub fn memory(bytes: usize) -> PyErr {
    PyMemoryError::new_err(format!("{bytes} bytes cannot be had"))
}

/// A file or folder that cannot be opened, as Python's own `open` says it: the exception
/// knows the number of the error and the path.
pub fn file(error: &io::Error, path: &Path) -> PyErr {
    let text = error.to_string();
    match error.raw_os_error() {
        Some(code) => {
            // The number stands in front already.
            let text = text.split(" (os error").next().unwrap_or_default();
            let shown = path.as_os_str().to_owned();
            if cfg!(windows) {
                PyOSError::new_err((0, text.to_owned(), shown, code))
            } else {
                PyOSError::new_err((code, text.to_owned(), shown))
            }
        }
        None => PyValueError::new_err(format!("{text}: {path:?}")),
    }
}

/// A thread that cannot be started.
pub fn thread(error: &io::Error) -> PyErr {
    PyOSError::new_err(format!("cannot start a thread: {error}"))
}
