//! Arrays for NumPy that lie in memory of ours: NumPy is told where, nothing is copied,
//! and the memory lives as long as an array looks at it.

use pyo3::exceptions::{PyImportError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};

/// Numbers of 64 bits without a sign, as NumPy writes the type.
pub const WORDS: &str = "<u8";

/// The memory of an array, with the type of its items.
pub enum Data {
    Bools(Vec<bool>),
    Bytes(Vec<u8>),
    /// Positions: five words each.
    Words(Vec<u64>),
    /// Places in other arrays.
    Offsets(Vec<i64>),
    /// Moves as two words each; `crate::arrays_of_moves` has the layout.
    Moves(Vec<[u64; 2]>),
}

impl Data {
    fn address(&self) -> usize {
        match self {
            Self::Bools(data) => data.as_ptr().addr(),
            Self::Bytes(data) => data.as_ptr().addr(),
            Self::Words(data) => data.as_ptr().addr(),
            Self::Offsets(data) => data.as_ptr().addr(),
            Self::Moves(data) => data.as_ptr().addr(),
        }
    }

    const fn kind(&self) -> &'static str {
        match self {
            Self::Bools(_) => "|b1",
            Self::Bytes(_) => "|u1",
            Self::Words(_) => WORDS,
            Self::Offsets(_) => "<i8",
            Self::Moves(_) => "|V16",
        }
    }
}

/// The fields of a move in an array, as NumPy writes their types.
const FIELDS: [(&str, &str); 6] = [
    ("taken", "<u8"),
    ("start", "|u1"),
    ("end", "|u1"),
    ("promotes", "|b1"),
    ("count", "|u1"),
    ("position", "<u4"),
];

/// Owns the memory of an array; arrays hold on to it.
#[pyclass(frozen, module = "turkdama._native")]
struct Memory {
    data: Data,
    shape: Vec<usize>,
}

#[pymethods]
impl Memory {
    #[getter]
    fn __array_interface__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyDict>> {
        let this = slf.get();
        let address = this.data.address();
        let dict = interface(slf.py(), address, &this.shape, this.data.kind())?;
        if matches!(this.data, Data::Moves(_)) {
            dict.set_item("descr", FIELDS.to_vec())?;
        }
        Ok(dict)
    }
}

/// Tells NumPy of memory that it may read.
pub fn interface<'py>(
    py: Python<'py>,
    address: usize,
    shape: &[usize],
    kind: &str,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("version", 3)?;
    dict.set_item("shape", PyTuple::new(py, shape)?)?;
    dict.set_item("typestr", kind)?;
    // The second word says that nobody may write there.
    dict.set_item("data", (address, true))?;
    Ok(dict)
}

fn module(py: Python<'_>) -> PyResult<Bound<'_, PyModule>> {
    py.import("numpy").map_err(|cause| {
        let error = PyImportError::new_err("arrays need NumPy: pip install numpy");
        error.set_cause(py, Some(cause));
        error
    })
}

/// An array over memory that it gets.
pub fn array<'py>(py: Python<'py>, data: Data, shape: &[usize]) -> PyResult<Bound<'py, PyAny>> {
    let shape = shape.to_vec();
    let memory = Bound::new(py, Memory { data, shape })?;
    module(py)?.call_method1("asarray", (memory,))
}

/// The bytes of an array of positions: rows of five words. Anything is accepted that
/// NumPy makes such an array of without losing anything.
pub fn rows<'py>(positions: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyBytes>> {
    let py = positions.py();
    let numpy = module(py)?;
    let array = numpy.call_method1("asarray", (positions,))?;
    let shape: Vec<usize> = array.getattr("shape")?.extract()?;
    if !matches!(shape.as_slice(), [_, ROW]) {
        return Err(PyValueError::new_err(format!(
            "an array of positions has the shape (n, {ROW}), and this has {:?}",
            shape
        )));
    }
    let options = PyDict::new(py);
    options.set_item("casting", "safe")?;
    options.set_item("copy", false)?;
    let words = array.call_method("astype", (WORDS,), Some(&options))?;
    Ok(words.call_method0("tobytes")?.cast_into::<PyBytes>()?)
}

/// Words of a position in an array.
pub const ROW: usize = 5;

/// Adds the planes of a position: for each square of each set whether it is in there.
pub fn push_planes(planes: &mut Vec<bool>, sets: &[u64; 4]) {
    for set in sets {
        planes.extend((0..64).map(|square| set >> square & 1 != 0));
    }
}
