//! The sums of the hidden layer, kept along a line of the search and changed by
//! what a move changes.

use super::{HIDDEN, Network, ROWS, Row};
use crate::limits::MOST_PLIES;

/// Men and kings of White, men and kings of Black.
pub(super) type Board = [u64; 4];

/// The sums for one board, as White and as Black see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct Accumulator {
    pub(super) sums: [Row; 2],
    pub(super) board: Board,
}

impl Accumulator {
    const EMPTY: Self = Self {
        sums: [[0; HIDDEN]; 2],
        board: [0; 4],
    };
}

/// By ply: the sums of the last board that was looked at there.
pub(crate) struct Accumulators {
    stack: Vec<Accumulator>,
    /// The rule set of the search, by its number.
    pub(super) rule_set: usize,
}

/// The row of a piece that Black sees where White sees this one: the other side's,
/// on a board turned over.
const SEEN_BY_BLACK: u8 = 0b1011_1000;

impl Accumulators {
    pub(crate) fn new() -> Self {
        Self {
            stack: vec![Accumulator::EMPTY; MOST_PLIES + 2],
            rule_set: 0,
        }
    }

    /// Begins a search by the rule set with this number.
    pub(crate) fn begin(&mut self, network: &Network, rule_set: usize) {
        self.rule_set = rule_set;
        let sums = [network.weights.rules[rule_set]; 2];
        self.stack.fill(Accumulator {
            sums,
            ..Accumulator::EMPTY
        });
    }

    /// The sums of a board at a ply, from those of the last one there or of the one
    /// above it, whichever is nearer.
    #[inline(always)]
    pub(super) fn bring(&mut self, rows: &[Row; ROWS], board: &Board, ply: usize) -> &Accumulator {
        let here = apart(&self.stack[ply].board, board);
        if here != 0 {
            let mut from = ply;
            if ply > 0 && apart(&self.stack[ply - 1].board, board) <= here {
                from = ply - 1;
            }
            let base = self.stack[from];
            self.stack[ply] = changed(base, rows, board);
        }
        &self.stack[ply]
    }
}

/// In how many places two boards differ.
#[inline(always)]
fn apart(one: &Board, other: &Board) -> u32 {
    let differences = one.iter().zip(other).map(|(a, b)| (a ^ b).count_ones());
    differences.sum()
}

#[inline(always)]
fn changed(base: Accumulator, rows: &[Row; ROWS], board: &Board) -> Accumulator {
    let Accumulator {
        sums: [mut white, mut black],
        board: old,
    } = base;
    for kind in 0..board.len() {
        let mut gone = old[kind] & !board[kind];
        while gone != 0 {
            let row = row(kind, gone);
            subtract(&mut white, &rows[usize::from(row)]);
            subtract(&mut black, &rows[usize::from(row ^ SEEN_BY_BLACK)]);
            gone &= gone - 1;
        }
        let mut new = board[kind] & !old[kind];
        while new != 0 {
            let row = row(kind, new);
            add(&mut white, &rows[usize::from(row)]);
            add(&mut black, &rows[usize::from(row ^ SEEN_BY_BLACK)]);
            new &= new - 1;
        }
    }
    Accumulator {
        sums: [white, black],
        board: *board,
    }
}

/// The row of the first piece in a set, as White sees it.
#[inline(always)]
const fn row(kind: usize, squares: u64) -> u8 {
    (kind << 6) as u8 | (squares.trailing_zeros() & 63) as u8
}

#[inline(always)]
fn add(sums: &mut Row, row: &Row) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline(always)]
fn subtract(sums: &mut Row, row: &Row) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_sub(*weight);
    }
}
