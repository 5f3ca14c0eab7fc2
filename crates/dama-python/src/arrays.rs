//! Many positions at once, as rows of an array.

use dama_core::{Position as CorePosition, RuleSet, SetsError, Side, SquareSet};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyList;

use crate::errors;
use crate::interrupt::interruptible;
use crate::numpy::{self, Data, ROW};
use crate::position::{Position, sets};
use crate::random::{Chance, Playing};
use crate::room::{self, NoRoom};
use crate::words::{CLASSIC, Word};

/// Why a row is no position.
pub enum RowError {
    /// The last word is neither 0 nor 1.
    Side { row: usize },
    /// The sets of squares are no position.
    Sets { row: usize, error: SetsError },
    /// The rows may be positions, and there is no memory for what is asked of them.
    NoRoom(NoRoom),
}

impl From<NoRoom> for RowError {
    fn from(refused: NoRoom) -> Self {
        Self::NoRoom(refused)
    }
}

impl RowError {
    /// As an exception, which names the row.
    pub fn raise(self, py: Python<'_>) -> PyErr {
        match self {
            Self::Side { row } => {
                let message = "the side to move is 0 for White or 1 for Black";
                errors::Exception::new(py, "SetupError", format!("row {row}: {message}"))
                    .with("code", "bad-side")
                    .with("index", row)
                    .error()
            }
            Self::Sets { row, error } => errors::sets(py, &error).with("index", row).error(),
            Self::NoRoom(refused) => refused.into(),
        }
    }
}

/// A row of an array, before anybody has asked whether it is a position.
pub struct Row {
    /// Its number, from 0.
    pub number: usize,
    /// The side to move.
    pub side: Side,
    /// Men, White's first.
    pub men: [SquareSet; 2],
    /// Kings, White's first.
    pub kings: [SquareSet; 2],
}

impl Row {
    /// The position of the row.
    pub fn position(&self) -> Result<CorePosition, RowError> {
        CorePosition::from_sets(self.side, self.men, self.kings).map_err(|error| self.wrong(error))
    }

    /// An error that names the row.
    #[cold]
    pub const fn wrong(&self, error: SetsError) -> RowError {
        RowError::Sets {
            row: self.number,
            error,
        }
    }
}

/// The rows of the bytes that `numpy::rows` gives.
#[inline]
pub fn rows(bytes: &[u8]) -> impl ExactSizeIterator<Item = Result<Row, RowError>> {
    bytes
        .chunks_exact(8 * ROW)
        .enumerate()
        .map(|(number, bytes)| {
            let mut words = [0; ROW];
            for (word, bytes) in words.iter_mut().zip(bytes.chunks_exact(8)) {
                *word = u64::from_le_bytes(bytes.try_into().unwrap_or_default());
            }
            let [white_men, white_kings, black_men, black_kings, side] = words;
            let side = match side {
                0 => Side::White,
                1 => Side::Black,
                _ => return Err(RowError::Side { row: number }),
            };
            let men = [white_men, black_men].map(SquareSet::from_bits);
            let kings = [white_kings, black_kings].map(SquareSet::from_bits);
            Ok(Row {
                number,
                side,
                men,
                kings,
            })
        })
}

/// The positions of the bytes that `numpy::rows` gives.
pub fn positions(bytes: &[u8]) -> impl ExactSizeIterator<Item = Result<CorePosition, RowError>> {
    rows(bytes).map(|row| row?.position())
}

fn push_row(rows: &mut Vec<u64>, position: &CorePosition) -> Result<(), NoRoom> {
    room::make(rows, ROW)?;
    rows.extend(sets(position));
    rows.push(position.side_to_move().index() as u64);
    Ok(())
}

/// Positions as an array of the shape (n, 5): White's men and kings, Black's men and
/// kings as bitboards, and 0 for White or 1 for Black to move. It needs NumPy.
///
/// >>> from turkdama import Position, array_of_positions
/// >>> array_of_positions([Position(), Position().flipped()])[:, 4].tolist()
/// [0, 1]
#[pyfunction]
#[pyo3(text_signature = "(positions)")]
pub fn array_of_positions<'py>(positions: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let mut rows = Vec::new();
    for position in positions.try_iter()? {
        push_row(&mut rows, &position?.cast::<Position>()?.get().core)?;
    }
    let count = rows.len() / ROW;
    numpy::array(positions.py(), Data::Words(rows), &[count, ROW])
}

/// The positions of an array.
///
/// Raises `SetupError`, which names the row, where one is no legal position.
#[pyfunction]
#[pyo3(text_signature = "(positions)")]
pub fn positions_of_array<'py>(positions: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyList>> {
    let py = positions.py();
    let bytes = numpy::rows(positions)?;
    let list = PyList::empty(py);
    for position in self::positions(bytes.as_bytes()) {
        let position = position.map_err(|error| error.raise(py))?;
        list.append(Bound::new(py, Position::from(position))?)?;
    }
    Ok(list)
}

/// The boards of an array of positions as bools of the shape (n, 4, 8, 8): White's men,
/// White's kings, Black's men, Black's kings; then rank and file.
///
/// >>> from turkdama import planes_of_all, random_positions
/// >>> planes_of_all(random_positions(10, 1)).shape
/// (10, 4, 8, 8)
#[pyfunction]
#[pyo3(text_signature = "(positions)")]
pub fn planes_of_all<'py>(positions: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = positions.py();
    let bytes = numpy::rows(positions)?;
    let all = self::positions(bytes.as_bytes());
    let count = all.len();
    let mut planes = Vec::new();
    room::make(&mut planes, count.saturating_mul(4 * 64))?;
    for position in all {
        let position = position.map_err(|error| error.raise(py))?;
        numpy::push_planes(&mut planes, &sets(&position));
    }
    numpy::array(py, Data::Bools(planes), &[count, 4, 8, 8])
}

/// So many positions of random games, all that are played through, as an array; the
/// same for the same seed on every machine.
///
/// >>> from turkdama import random_positions
/// >>> random_positions(1000, 7).shape
/// (1000, 5)
#[pyfunction]
#[pyo3(signature = (count, seed, *, rules = CLASSIC), text_signature = "(count, seed, *, rules='classic')")]
pub fn random_positions<'py>(
    py: Python<'py>,
    count: usize,
    seed: u64,
    rules: Word<RuleSet>,
) -> PyResult<Bound<'py, PyAny>> {
    /// More would be no list to be held in memory.
    const MOST: usize = 100_000_000;
    if count > MOST {
        return Err(PyValueError::new_err(format!(
            "no more than {MOST} positions at once"
        )));
    }
    let rows = interruptible(py, |stop| {
        let mut chance = Chance::new(seed);
        let mut rows = Vec::new();
        let mut playing = Playing::new(rules.0, CorePosition::start());
        while rows.len() < count * ROW && !stop.load(std::sync::atomic::Ordering::Relaxed) {
            push_row(&mut rows, playing.game.position())?;
            if !playing.step(&mut chance) {
                playing = Playing::new(rules.0, CorePosition::start());
            }
        }
        Ok::<_, NoRoom>(rows)
    })??;
    numpy::array(py, Data::Words(rows), &[count, ROW])
}
