//! A search as an iterator: it runs in a thread of its own, one line ahead.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use dama_core::Game;
use dama_engine::{Control, Engine as Searcher, Info};
use pyo3::prelude::*;

use crate::engine::{self, Desk};
use crate::errors;
use crate::interrupt::{LOOK, STACK};
use crate::limits::Limits;

/// A search that is going on: an iterator of `Line`s, one for each depth.
///
/// It ends at its bounds, when it is closed, at the end of a `with` and when it is
/// thrown away. Ctrl-C ends it too.
///
/// >>> from turkdama import Position
/// >>> with Position().analyze() as lines:
/// ...     for line in lines:
/// ...         if line.depth == 4:
/// ...             break
/// >>> list(lines)
/// []
#[pyclass(frozen, module = "turkdama")]
pub struct Analysis {
    lines: Mutex<Option<Receiver<Info>>>,
    stop: Arc<AtomicBool>,
    desk: Arc<Desk>,
}

/// Gives the engine back, however the search ends.
struct Loan {
    desk: Arc<Desk>,
    searcher: Option<Box<Searcher>>,
}

impl Drop for Loan {
    fn drop(&mut self) {
        self.desk.give_back(self.searcher.take());
    }
}

impl Analysis {
    /// Begins to search.
    pub fn begin(
        desk: Arc<Desk>,
        searcher: Box<Searcher>,
        game: Game,
        limits: Limits,
    ) -> PyResult<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let (told, lines) = mpsc::sync_channel(0);
        let mut loan = Loan {
            desk: Arc::clone(&desk),
            searcher: Some(searcher),
        };
        let flag = Arc::clone(&stop);
        let work = move || {
            let Some(mut searcher) = loan.searcher.take() else {
                return;
            };
            let begin = Instant::now();
            let clock = move || begin.elapsed();
            let control = Control {
                clock: &clock,
                stop: &flag,
            };
            let mut silent = true;
            let tell = |info: &Info| {
                silent = false;
                if told.send(info.clone()).is_err() {
                    flag.store(true, Ordering::Relaxed);
                }
            };
            let result = searcher.search(&game, &limits.0, &control, tell);
            loan.searcher = Some(searcher);
            // Back on its desk before the last line is told.
            drop(loan);
            // Where tables tell the move there is no depth, and still a line.
            if silent && result.best.is_some() {
                let _ = told.send(Info {
                    line: 1,
                    depth: result.depth,
                    score: result.score,
                    nodes: result.nodes,
                    elapsed: begin.elapsed(),
                    pv: result.pv,
                });
            }
        };
        thread::Builder::new()
            .stack_size(STACK)
            .spawn(work)
            .map_err(|error| errors::thread(&error))?;
        Ok(Self {
            lines: Mutex::new(Some(lines)),
            stop,
            desk,
        })
    }

    fn end(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.desk.closing();
    }

    /// Waits a little for a line.
    fn wait(&self) -> Result<Info, RecvTimeoutError> {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        match &*lines {
            Some(lines) => lines.recv_timeout(LOOK),
            None => Err(RecvTimeoutError::Disconnected),
        }
    }
}

impl Drop for Analysis {
    fn drop(&mut self) {
        self.end();
    }
}

#[pymethods]
impl Analysis {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        loop {
            match py.detach(|| self.wait()) {
                Ok(info) => return engine::line(py, &info).map(Some),
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {
                    if let Err(raised) = py.check_signals() {
                        self.close(py);
                        return Err(raised);
                    }
                }
            }
        }
    }

    /// Ends the search; no more lines come.
    fn close(&self, py: Python<'_>) {
        self.end();
        py.detach(|| {
            let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
            *lines = None;
        });
    }

    fn __enter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_raised))]
    fn __exit__(&self, py: Python<'_>, _raised: &Bound<'_, PyAny>) {
        self.close(py);
    }
}
