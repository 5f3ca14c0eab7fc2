//! Where records are read from: a path, a text, bytes, or a file of Python's.

use std::fs::File;
use std::io::{self, BufReader, Cursor, Read};
use std::path::PathBuf;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyString};

use crate::errors;

/// Any of them as a stream of bytes.
pub type Source = BufReader<Box<dyn Read + Send>>;

/// Bytes that are asked of a file of Python's at once.
const BLOCK: usize = 1 << 16;

/// Opens what a reader is given.
///
/// # Errors
///
/// It is nothing that can be read, or a path that cannot be opened.
pub fn open(source: &Bound<'_, PyAny>) -> PyResult<Source> {
    let stream: Box<dyn Read + Send> = if let Ok(text) = source.cast::<PyString>() {
        Box::new(Cursor::new(
            text.to_string_lossy().into_owned().into_bytes(),
        ))
    } else if let Some(bytes) = bytes_of(source) {
        Box::new(Cursor::new(bytes))
    } else if source.hasattr("__fspath__")? {
        let path: PathBuf = source.extract()?;
        let opened = source.py().detach(|| File::open(&path));
        Box::new(opened.map_err(|error| errors::file(&error, &path))?)
    } else if source.hasattr("read")? {
        Box::new(PythonFile {
            file: source.clone().unbind(),
            rest: Cursor::default(),
        })
    } else {
        return Err(PyTypeError::new_err(format!(
            "games are read from a path, a text, bytes or an open file, not from a {}",
            source.get_type().name()?
        )));
    };
    Ok(BufReader::with_capacity(BLOCK, stream))
}

fn bytes_of(object: &Bound<'_, PyAny>) -> Option<Vec<u8>> {
    if let Ok(bytes) = object.cast::<PyBytes>() {
        return Some(bytes.as_bytes().to_vec());
    }
    object
        .cast::<PyByteArray>()
        .ok()
        .map(|bytes| bytes.to_vec())
}

/// An open file of Python's, of bytes or of text.
struct PythonFile {
    file: Py<PyAny>,
    /// What was read and not handed on yet.
    rest: Cursor<Vec<u8>>,
}

impl Read for PythonFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.rest.read(buffer)?;
        if count > 0 || buffer.is_empty() {
            return Ok(count);
        }
        let bytes = Python::attach(|py| -> PyResult<Vec<u8>> {
            py.check_signals()?;
            let block = self.file.bind(py).call_method1("read", (BLOCK,))?;
            if let Ok(text) = block.cast::<PyString>() {
                return Ok(text.to_string_lossy().into_owned().into_bytes());
            }
            bytes_of(&block).ok_or_else(|| {
                let kind = block.get_type().name();
                let kind = kind.map(|kind| kind.to_string()).unwrap_or_default();
                PyTypeError::new_err(format!("the file's read gave a {kind}, not bytes or text"))
            })
        });
        // The exception comes out again on the other side.
        self.rest = Cursor::new(bytes.map_err(io::Error::other)?);
        self.rest.read(buffer)
    }
}
