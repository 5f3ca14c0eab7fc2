//! Squares and sets of squares, to Python and from there.

use dama_core::{Square, SquareSet};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyString, PyTuple, PyType};

/// An argument that names a square: a `Square`, a number or a name.
pub struct AnySquare(pub Square);

impl<'py> FromPyObject<'_, 'py> for AnySquare {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let unknown = || {
            let said = object.repr().map(|said| said.to_string());
            let said: String = said.unwrap_or_default().chars().take(60).collect();
            PyValueError::new_err(format!(
                "there is no square {said}: squares are a1 to h8, or 0 to 63"
            ))
        };
        if let Ok(text) = object.cast::<PyString>() {
            let text = text.to_string_lossy();
            return text.parse().map(Self).map_err(|_| unknown());
        }
        match object.extract::<u8>() {
            Ok(number) => Square::new(number).map(Self).ok_or_else(unknown),
            Err(error) if error.is_instance_of::<PyTypeError>(object.py()) => {
                Err(PyTypeError::new_err(format!(
                    "a square is a Square, a number or a name, not of the type {}",
                    object.get_type().name()?
                )))
            }
            Err(_) => Err(unknown()),
        }
    }
}

/// A square as Python's `Square`.
pub fn to_python(py: Python<'_>, square: Square) -> PyResult<Bound<'_, PyAny>> {
    static ALL: PyOnceLock<Vec<Py<PyAny>>> = PyOnceLock::new();
    let all = ALL.get_or_try_init(py, || {
        let class = py.import("turkdama._squares")?.getattr("Square")?;
        let squares = Square::all().map(|square| Ok(class.call1((square.index(),))?.unbind()));
        squares.collect::<PyResult<Vec<_>>>()
    })?;
    Ok(all[square.index()].bind(py).clone())
}

/// Squares as a tuple.
pub fn tuple<'py>(py: Python<'py>, squares: &[Square]) -> PyResult<Bound<'py, PyTuple>> {
    let squares = squares.iter().map(|&square| to_python(py, square));
    PyTuple::new(py, squares.collect::<PyResult<Vec<_>>>()?)
}

/// A set as Python's `SquareSet`.
pub fn set(py: Python<'_>, squares: SquareSet) -> PyResult<Bound<'_, PyAny>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let class = CLASS.import(py, "turkdama._squares", "SquareSet")?;
    class.call_method1("from_bits", (squares.bits(),))
}

/// Squares as a list of names, as `repr` shows them.
pub fn names(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(|square| format!("'{square}'")).collect();
    format!("[{}]", names.join(", "))
}
