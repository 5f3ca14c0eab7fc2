//! Long work without the interpreter's lock, which Ctrl-C ends.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::errors;

/// How often Python is asked whether a signal has come.
pub const LOOK: Duration = Duration::from_millis(40);

/// Deep trees need some room.
pub const STACK: usize = 16 << 20;

/// Does work in a thread of its own until it is done, or until a signal raises an
/// exception: then the flag is set and the work waited for, which looks at the flag.
///
/// # Errors
///
/// What the signal raised, or that there is no thread to be had.
pub fn interruptible<R: Send>(
    py: Python<'_>,
    work: impl FnOnce(&AtomicBool) -> R + Send,
) -> PyResult<R> {
    let stop = AtomicBool::new(false);
    let run = || {
        thread::scope(|scope| {
            let (alive, gone) = mpsc::channel::<()>();
            let flag = &stop;
            let worker = thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, move || {
                    // Dropped at the end, whichever it is.
                    let _alive = alive;
                    work(flag)
                })
                .map_err(|error| errors::thread(&error))?;
            let mut raised = None;
            while gone.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
                if raised.is_none() {
                    raised = Python::attach(|py| py.check_signals()).err();
                    stop.store(raised.is_some(), Ordering::Relaxed);
                }
            }
            let result = worker.join().map_err(|_| broken());
            raised.map_or(result, Err)
        })
    };
    py.detach(run)
}

/// A fault of ours, and no reason to end the interpreter.
pub fn broken() -> PyErr {
    PyRuntimeError::new_err("turkdama has a fault: please report how you came here")
}
