//! Room in memory for long lists: where there is none, Python is told and lives on.

use pyo3::PyErr;

use crate::errors;

/// Memory that cannot be had.
#[derive(Debug)]
pub struct NoRoom {
    /// So much was asked for.
    bytes: usize,
}

impl From<NoRoom> for PyErr {
    fn from(refused: NoRoom) -> Self {
        errors::memory(refused.bytes)
    }
}

/// Makes room for so many more items in a list.
///
/// # Errors
///
/// There is no such memory.
#[inline(always)]
pub fn make<T>(list: &mut Vec<T>, items: usize) -> Result<(), NoRoom> {
    list.try_reserve(items).map_err(|_| NoRoom {
        bytes: list
            .len()
            .saturating_add(items)
            .saturating_mul(size_of::<T>()),
    })
}
