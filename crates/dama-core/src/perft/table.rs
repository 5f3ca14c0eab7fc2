//! A memory of counted trees that threads share without locks.
//!
//! A slot holds a count and, beside it, the 64-bit key of what was counted, xored
//! with the count: where two threads write at once and the halves do not fit
//! together, the key does not come out and the slot counts as empty (Hyatt and
//! Mann 2002). The key is made of all pieces, the side, the depth, what is counted
//! and by which rules, mixed with a seed. Two trees of equal keys would be taken
//! for one: so a published number needs two runs with different seeds.

use alloc::vec::Vec;
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::Unit;
use crate::board::Board;
use crate::{JumpToFarRank, RuleSet, Side};

/// Shallower trees are counted faster than they are looked up.
pub(super) const LEAST_PLIES: usize = 3;

/// Slots that lie in one cache line.
const SLOTS: usize = 4;

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    count: AtomicU64,
}

#[repr(align(64))]
#[derive(Default)]
struct Line([Slot; SLOTS]);

/// Remembers how many leaves there are below positions.
pub struct Table {
    lines: Vec<Line>,
    words: [u64; 6],
}

/// There is not so much memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no room for a table of {bytes} bytes")]
pub struct TableError {
    /// How many bytes were asked for.
    pub bytes: usize,
}

impl Table {
    /// An empty table in at most so many bytes (at least 64 are used); the seed
    /// changes the keys of all positions.
    ///
    /// # Errors
    ///
    /// The memory is not there.
    pub fn new(bytes: usize, seed: u64) -> Result<Self, TableError> {
        let count = (bytes / size_of::<Line>()).max(1);
        let mut lines = Vec::new();
        lines
            .try_reserve_exact(count)
            .map_err(|_| TableError { bytes })?;
        lines.resize_with(count, Line::default);
        let mut state = seed;
        let words = [(); 6].map(|()| next_word(&mut state));
        Ok(Self { lines, words })
    }

    /// The table for one kind of count.
    pub(super) fn of(&self, rules: &RuleSet, unit: Unit) -> Recall<'_> {
        // Only this field of a rule set changes the moves.
        let rules = match rules.jump_to_far_rank {
            JumpToFarRank::CrownAtOnce => 0,
            JumpToFarRank::CrownAtEnd => 1 << 9,
        };
        let unit = match unit {
            Unit::Moves => 0,
            Unit::Paths => 1 << 10,
        };
        Recall {
            table: self,
            kind: rules | unit,
        }
    }

    fn key(&self, board: &Board, kind: u64) -> u64 {
        let [a, b, c, d, e, f] = self.words;
        let men = fold(board.men[0] ^ a, board.men[1] ^ b);
        let kings = fold(board.kings[0] ^ c, board.kings[1] ^ d);
        fold(men ^ e, kings.rotate_left(32) ^ f ^ kind)
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014).
const fn next_word(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut word = *state;
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}

/// Both halves of a product, added bit by bit.
const fn fold(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}

const fn mirrored(squares: u64) -> u64 {
    squares.swap_bytes().reverse_bits()
}

/// A table, and what is counted.
#[derive(Clone, Copy)]
pub(super) struct Recall<'a> {
    table: &'a Table,
    kind: u64,
}

impl<'a> Recall<'a> {
    /// Where the count of a tree is kept. Mirrored left to right a position has
    /// as many moves, and shares its place.
    pub(super) fn entry(&self, board: &Board, side: Side, plies: usize) -> Entry<'a> {
        let kind = self.kind | plies as u64 | (side.index() as u64) << 8;
        let mirror = Board {
            men: board.men.map(mirrored),
            kings: board.kings.map(mirrored),
        };
        let key = self
            .table
            .key(board, kind)
            .min(self.table.key(&mirror, kind));
        let lines = &self.table.lines;
        let index = (u128::from(key.rotate_left(32)) * lines.len() as u128) >> 64;
        Entry {
            line: &lines[index as usize],
            key,
        }
    }
}

/// The place of one tree.
pub(super) struct Entry<'a> {
    line: &'a Line,
    key: u64,
}

impl Entry<'_> {
    pub(super) fn read(&self) -> Option<u64> {
        self.line.0.iter().find_map(|slot| {
            let count = slot.count.load(Relaxed);
            (slot.check.load(Relaxed) ^ count == self.key).then_some(count)
        })
    }

    /// Keeps a count in the place of the smallest one: the least work is lost.
    pub(super) fn write(&self, count: u64) {
        let smallest = self
            .line
            .0
            .iter()
            .min_by_key(|slot| slot.count.load(Relaxed));
        if let Some(slot) = smallest {
            slot.count.store(count, Relaxed);
            slot.check.store(count ^ self.key, Relaxed);
        }
    }
}

#[cfg(test)]
mod tests;
