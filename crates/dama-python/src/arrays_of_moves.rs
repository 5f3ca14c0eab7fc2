//! The legal moves of many positions in one call.
//!
//! A move in an array has 16 bytes: `taken` in the first word; in the second, from the
//! low bits on, start, end, whether it promotes and how many it takes (8 bits each),
//! and the number of its position (32 bits).

use std::array;

use dama_core::{Effect, EffectBuffer, Effects, Move, MoveBuffer, RuleSet, SquareSet, Starts};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::arrays::{self, RowError};
use crate::numpy::{self, Data};
use crate::room::{self, NoRoom};
use crate::values;
use crate::words::{CLASSIC, Word};

/// Stands for no square.
const NO_VICTIM: u8 = 255;

/// A usual number of moves in a position, to ask for memory once.
const USUAL: usize = 16;

/// Hardly any position has more moves; where one has, the list grows by itself.
const MANY: usize = 256;

/// Where the words of a move have the number of its position.
const POSITION: u32 = 32;

/// So many moves are written at once, wanted or not: to foresee how many there will be
/// costs a processor more than to write some in vain.
const AT_ONCE: usize = 4;

/// The second word of a move without its squares.
#[inline(always)]
const fn rest(position: u64, taken: SquareSet, crowns: bool) -> u64 {
    position | (crowns as u64) << 16 | (taken.len() as u64) << 24
}

fn words(effect: &Effect, position: u64) -> [u64; 2] {
    let squares = effect.from.index() as u64 | (effect.to.index() as u64) << 8;
    let rest = rest(position, effect.taken, effect.crowns);
    [effect.taken.bits(), rest | squares]
}

/// Adds the words of each of the effects.
#[inline(always)]
fn add(moves: &mut Vec<[u64; 2]>, effects: &Effects, position: u64) {
    let rest = rest(position, effects.taken, effects.crowns);
    // What is the same in all, and by how much the word grows with the end's number: a
    // man's start, in the lowest bits, grows with it.
    let (same, growth) = match effects.starts {
        Starts::Here(from) => (rest | from.index() as u64, 1 << 8),
        Starts::Before(direction) => (rest.wrapping_add_signed(-direction.offset()), 1 << 8 | 1),
    };
    let length = moves.len() + effects.ends.len();
    let mut ends = effects.ends.bits();
    loop {
        moves.extend_from_slice(&array::from_fn::<_, AT_ONCE, _>(|_| {
            // The highest bit stands for an end where none is left.
            let end = u64::from((ends | 1 << 63).trailing_zeros());
            ends &= ends.wrapping_sub(1);
            [effects.taken.bits(), same.wrapping_add(end * growth)]
        }));
        if ends == 0 {
            break;
        }
    }
    moves.truncate(length);
}

fn check_count(count: usize) -> PyResult<()> {
    if u32::try_from(count).is_err() {
        return Err(PyValueError::new_err(
            "no more than 2**32 positions at once",
        ));
    }
    Ok(())
}

/// The legal moves of all positions of an array, without their paths.
///
/// The answer is `MoveArrays(moves, offsets)`: the moves of position i are
/// `moves[offsets[i]:offsets[i + 1]]`, and `moves` is a structured array of the fields
/// taken (uint64), start, end (uint8), promotes (bool), count (uint8) and position
/// (uint32). Other threads run meanwhile.
///
/// Raises `SetupError`, which names the row, where one is no legal position.
///
/// >>> from turkdama import Position, array_of_positions, legal_moves_of_all
/// >>> positions = array_of_positions([Position(), Position("W:Wd4:Bd5,d7,b8")])
/// >>> moves, offsets = legal_moves_of_all(positions)
/// >>> offsets.tolist()
/// [0, 8, 9]
/// >>> moves[8]["start"].item(), moves[8]["end"].item(), moves[8]["count"].item()
/// (27, 56, 3)
#[pyfunction]
#[pyo3(signature = (positions, *, rules = CLASSIC), text_signature = "(positions, *, rules='classic')")]
pub fn legal_moves_of_all<'py>(
    positions: &Bound<'py, PyAny>,
    rules: Word<RuleSet>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = positions.py();
    let rows = numpy::rows(positions)?;
    let bytes = rows.as_bytes();
    let found = py.detach(|| {
        let all = arrays::rows(bytes);
        let (mut moves, mut offsets) = (Vec::new(), Vec::new());
        let usual = all.len().saturating_mul(USUAL);
        room::make(&mut moves, usual.saturating_add(MANY))?;
        room::make(&mut offsets, all.len() + 1)?;
        let mut buffer = EffectBuffer::new();
        offsets.push(0);
        for row in all {
            let row = row?;
            room::make(&mut moves, MANY)?;
            let position = (row.number as u64) << POSITION;
            let take = |effects| add(&mut moves, &effects, position);
            buffer
                .each_of_sets(&rules.0, row.side, row.men, row.kings, take)
                .map_err(|error| row.wrong(error))?;
            offsets.push(moves.len() as i64);
        }
        Ok((moves, offsets))
    });
    let (moves, offsets) = found.map_err(|error: RowError| error.raise(py))?;
    check_count(offsets.len())?;
    let shape = [moves.len()];
    let moves = numpy::array(py, Data::Moves(moves), &shape)?;
    let shape = [offsets.len()];
    let offsets = numpy::array(py, Data::Offsets(offsets), &shape)?;
    values::make(py, "MoveArrays", (moves, offsets))
}

/// What is found of each position, with paths.
#[derive(Default)]
struct Paths {
    moves: Vec<[u64; 2]>,
    offsets: Vec<i64>,
    landings: Vec<u8>,
    victims: Vec<u8>,
    steps: Vec<i64>,
}

impl Paths {
    /// Makes room for a position with these moves.
    fn make_room(&mut self, moves: &[Move]) -> Result<(), NoRoom> {
        let squares = moves.iter().map(|legal| legal.landings().len()).sum();
        room::make(&mut self.moves, moves.len())?;
        room::make(&mut self.offsets, 1)?;
        room::make(&mut self.landings, squares)?;
        room::make(&mut self.victims, squares)?;
        room::make(&mut self.steps, moves.len())
    }
}

/// The legal moves of all positions of an array with their paths, as `PathArrays(moves,
/// offsets, landings, victims, steps)`.
///
/// `moves` and `offsets` are as in `legal_moves_of_all`. The path of move j is
/// `landings[steps[j]:steps[j + 1]]`, and `victims` has in the same places what is
/// taken on the way, 255 for a move that takes nothing.
///
/// >>> from turkdama import Position, array_of_positions, legal_paths_of_all
/// >>> found = legal_paths_of_all(array_of_positions([Position("W:Wd4:Bd5,d7,b8")]))
/// >>> found.landings.tolist(), found.victims.tolist(), found.steps.tolist()
/// ([43, 59, 56], [35, 51, 57], [0, 3])
#[pyfunction]
#[pyo3(signature = (positions, *, rules = CLASSIC), text_signature = "(positions, *, rules='classic')")]
pub fn legal_paths_of_all<'py>(
    positions: &Bound<'py, PyAny>,
    rules: Word<RuleSet>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = positions.py();
    let rows = numpy::rows(positions)?;
    let bytes = rows.as_bytes();
    let found = py.detach(|| {
        let mut found = Paths::default();
        let mut buffer = MoveBuffer::new();
        found.offsets.push(0);
        found.steps.push(0);
        for (number, position) in arrays::positions(bytes).enumerate() {
            position?.legal_moves_into(&rules.0, &mut buffer);
            found.make_room(buffer.as_slice())?;
            for legal in buffer.as_slice() {
                let position = (number as u64) << POSITION;
                found.moves.push(words(&legal.effect(), position));
                let landings = legal.landings().iter();
                found
                    .landings
                    .extend(landings.map(|square| square.index() as u8));
                let victims = legal.captures().iter();
                found
                    .victims
                    .extend(victims.map(|square| square.index() as u8));
                found.victims.resize(found.landings.len(), NO_VICTIM);
                found.steps.push(found.landings.len() as i64);
            }
            found.offsets.push(found.moves.len() as i64);
        }
        Ok(found)
    });
    let found = found.map_err(|error: RowError| error.raise(py))?;
    check_count(found.offsets.len())?;
    let array = |data, length| numpy::array(py, data, &[length]);
    let lengths = (found.moves.len(), found.offsets.len(), found.landings.len());
    let steps = found.steps.len();
    let made = (
        array(Data::Moves(found.moves), lengths.0)?,
        array(Data::Offsets(found.offsets), lengths.1)?,
        array(Data::Bytes(found.landings), lengths.2)?,
        array(Data::Bytes(found.victims), lengths.2)?,
        array(Data::Offsets(found.steps), steps)?,
    );
    values::make(py, "PathArrays", made)
}
