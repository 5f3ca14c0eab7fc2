//! Endgame tables: of a folder, or built in.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use dama_core::RuleSet;
use dama_engine::Endgames;
use dama_tables::{Answer, Prober, Shelf};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};

use crate::errors;
use crate::interrupt::interruptible;
use crate::moves::Move;
use crate::position::Position;
use crate::values;
use crate::words::{CLASSIC, Word};

/// A folder of tables, or none: then only what is built in.
#[derive(Clone)]
struct Folder(Option<PathBuf>);

impl Shelf for Folder {
    type Bytes = Vec<u8>;

    fn fetch(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        let Some(folder) = &self.0 else {
            return Ok(None);
        };
        match fs::read(folder.join(name)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Solved endgames of one rule set: those up to three pieces without any files, and
/// those of a folder that `dama tables build --tables DIR` has made.
///
/// A table is read into memory when it is first needed. Repetition and the 100 plies
/// without progress are left out.
///
/// >>> from turkdama import Position, Tables
/// >>> tables = Tables()
/// >>> tables.probe(Position("W:WKa1,Kb1:BKh8"))
/// Answer(grade='win', distance=9)
/// >>> tables.get(Position()) is None
/// True
#[pyclass(frozen, module = "turkdama")]
pub struct Tables {
    folder: Folder,
    rules: RuleSet,
    prober: Mutex<Prober<Folder>>,
}

impl Tables {
    fn prober(&self) -> MutexGuard<'_, Prober<Folder>> {
        self.prober.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The same tables for an engine.
    pub fn endgames(&self, py: Python<'_>) -> PyResult<Endgames> {
        let folder = self.folder.clone();
        let opened = py.detach(|| Endgames::open(self.rules, folder));
        opened.map_err(|error| errors::table(py, &error))
    }

    /// Asks, and lets others run meanwhile.
    fn ask<R: Send>(
        &self,
        py: Python<'_>,
        position: &Position,
        question: impl FnOnce(&mut Prober<Folder>, &dama_core::Position) -> dama_tables::Probed<R>
        + Send,
    ) -> PyResult<R> {
        let core = position.core;
        let answer = py.detach(|| question(&mut self.prober(), &core));
        answer.map_err(|error| errors::probe(py, &error, &core.to_string()))
    }
}

#[pymethods]
impl Tables {
    #[new]
    #[pyo3(signature = (folder = None, *, rules = CLASSIC), text_signature = "(folder=None, *, rules='classic')")]
    fn new(py: Python<'_>, folder: Option<PathBuf>, rules: Word<RuleSet>) -> PyResult<Self> {
        let rules = rules.0;
        if let Some(path) = &folder {
            // Tables that are missing later are no error, and a missing folder is one.
            let looked_into = py.detach(|| fs::read_dir(path));
            looked_into.map_err(|error| errors::file(&error, path))?;
        }
        let folder = Folder(folder);
        let prober = Mutex::new(Prober::new(rules, folder.clone()));
        Ok(Self {
            folder,
            rules,
            prober,
        })
    }

    /// The rules of the tables.
    #[getter]
    fn rules(&self) -> &'static str {
        self.rules.name
    }

    /// How a position ends for the side to move, both sides playing best, and in how
    /// many plies.
    ///
    /// Raises `NotInTablesError` where no table knows, and `TableError` where a table
    /// is damaged.
    fn probe<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, Position>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let answer = self.ask(py, position.get(), |prober, here| prober.probe(here))?;
        values::answer(py, answer)
    }

    /// As `probe`, with None (or another value) where no table knows.
    #[pyo3(signature = (position, default = None))]
    fn get<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, Position>,
        default: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        match self.probe(py, position) {
            Ok(answer) => Ok(Some(answer)),
            Err(error) => {
                let unknown = py.import("turkdama._errors")?.getattr("NotInTablesError")?;
                if error.value(py).is_instance(&unknown)? {
                    Ok(default)
                } else {
                    Err(error)
                }
            }
        }
    }

    /// The legal moves with what each is worth for who makes it, its own ply counted;
    /// the best first, and none where the game is over.
    ///
    /// >>> from turkdama import Position, Tables
    /// >>> move, answer = Tables().moves(Position("W:WKa1,Kb1:BKh8"))[0]
    /// >>> answer
    /// Answer(grade='win', distance=9)
    fn moves<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, Position>,
    ) -> PyResult<Bound<'py, PyList>> {
        let mut moves = self.ask(py, position.get(), |prober, here| prober.moves(here))?;
        moves.sort_by_key(|(legal, answer)| (liking(answer), *legal));
        let list = PyList::empty(py);
        for (legal, answer) in moves {
            let pair = (Move::object(py, &legal)?, values::answer(py, answer)?);
            list.append(pair)?;
        }
        Ok(list)
    }

    /// The moves until the game is over, both sides playing best; none for a draw.
    ///
    /// Raises `NotInTablesError` where only tables without distances are at hand.
    fn line<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, Position>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let line = self.ask(py, position.get(), |prober, here| prober.line(here))?;
        Move::tuple(py, &line)
    }

    /// Solves what is built in now and not when it is first needed; it takes a moment.
    fn prepare(&self, py: Python<'_>) -> PyResult<()> {
        interruptible(py, |_| {
            // Any position of three pieces makes all of them be solved.
            let asked = "W:WKa1,Kb1:BKh8".parse();
            if let Ok(position) = asked {
                let _ = self.prober().probe(&position);
            }
        })
    }

    fn __repr__(&self) -> String {
        match &self.folder.0 {
            None => format!("<turkdama.Tables, rules '{}', built in>", self.rules),
            Some(path) => format!("<turkdama.Tables, rules '{}', {path:?}>", self.rules),
        }
    }
}

/// Sorts the best first: early wins, then draws, then late losses.
fn liking(answer: &Answer) -> (u8, u32) {
    let plies = u32::from(answer.distance.unwrap_or(0));
    match answer.grade {
        dama_tables::Grade::Win => (0, plies),
        dama_tables::Grade::Draw => (1, 0),
        dama_tables::Grade::Loss => (2, u32::MAX - plies),
    }
}
