//! The bounds of a search.

use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Bounds as the engine takes them.
#[derive(Clone, Copy)]
pub struct Limits(pub dama_engine::Limits);

impl Limits {
    /// Any bounds, or none.
    ///
    /// # Errors
    ///
    /// The seconds are no time.
    pub fn new(nodes: Option<u64>, time: Option<f64>, depth: Option<u32>) -> PyResult<Self> {
        let time = match time {
            None => None,
            Some(seconds) => Some(Duration::try_from_secs_f64(seconds).map_err(|_| {
                PyValueError::new_err(format!(
                    "the time must be seconds, not below 0, and not {seconds}"
                ))
            })?),
        };
        Ok(Self(dama_engine::Limits {
            depth,
            nodes,
            time,
            ..dama_engine::Limits::NONE
        }))
    }

    /// At least one bound.
    ///
    /// # Errors
    ///
    /// There is none, or the seconds are no time.
    pub fn bounded(nodes: Option<u64>, time: Option<f64>, depth: Option<u32>) -> PyResult<Self> {
        if nodes.is_none() && time.is_none() && depth.is_none() {
            return Err(PyValueError::new_err(
                "a search needs a bound: say nodes, time (in seconds) or depth",
            ));
        }
        Self::new(nodes, time, depth)
    }
}
