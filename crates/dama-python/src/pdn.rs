//! Reading game records, one game at a time.

use std::sync::{Mutex, PoisonError};
use std::thread::{self, ThreadId};

use dama_pdn::{Reader, Variations};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::record::Record;
use crate::source::{self, Source};
use crate::words::{Spoken, Word};

impl Spoken for Variations {
    const WHAT: &'static str = "treatment of variations";
    const WORDS: &'static str = "'keep' or 'pass-over'";
    fn of(word: &str) -> Option<Self> {
        match word {
            "keep" => Some(Self::Keep),
            "pass-over" => Some(Self::PassOver),
            _ => None,
        }
    }
}

/// Reads games in PDN from a path, an open file, a text or bytes: an iterator of `Record`s
/// that holds one game at a time, so files may be of any size.
///
/// A `str` is the text itself; a path is a `pathlib.Path`. What is broken in a game stands
/// in `Record.error`, and reading goes on with the next one. With
/// `variations="pass-over"` only the games themselves are read, which is faster.
///
/// >>> from turkdama import PdnReader
/// >>> for record in PdnReader('1. d3-d4 d6-d5 1-0   1. a3-a5 *   1. e3-e4 *'):
/// ...     print(record.place.game, len(record.moves), record.error)
/// 1 2 None
/// 2 0 line 1, column 25: a3-a5: a man moves one square, or jumps over one piece to the square right behind it
/// 3 1 None
#[pyclass(frozen, module = "turkdama")]
pub struct PdnReader {
    reader: Mutex<Option<Reader<Source>>>,
    /// Who reads just now: a file of Python's may ask for the next game while it is
    /// asked for bytes.
    busy: Mutex<Option<ThreadId>>,
}

/// Says who reads, as long as it lives.
struct Turn<'a>(&'a PdnReader);

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.0.set_busy(None);
    }
}

impl PdnReader {
    fn set_busy(&self, thread: Option<ThreadId>) {
        *self.busy.lock().unwrap_or_else(PoisonError::into_inner) = thread;
    }

    fn busy(&self) -> Option<ThreadId> {
        *self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl PdnReader {
    #[new]
    #[pyo3(signature = (source, *, variations = Word(Variations::Keep)), text_signature = "(source, *, variations='keep')")]
    fn new(source: &Bound<'_, PyAny>, variations: Word<Variations>) -> PyResult<Self> {
        let reader = Reader::new(source::open(source)?).variations(variations.0);
        Ok(Self {
            reader: Mutex::new(Some(reader)),
            busy: Mutex::new(None),
        })
    }

    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Record>> {
        py.check_signals()?;
        let this = thread::current().id();
        if self.busy() == Some(this) {
            return Err(PyValueError::new_err("the reader is at work already"));
        }
        let next = py.detach(|| {
            let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
            self.set_busy(Some(this));
            let turn = Turn(self);
            let next = reader.as_mut().map_or(Ok(None), Reader::next_game);
            if !matches!(next, Ok(Some(_))) {
                // Nothing comes after the end or a broken stream; files are let go.
                *reader = None;
            }
            drop(turn);
            next
        });
        Ok(next?.map(Record::from))
    }
}
