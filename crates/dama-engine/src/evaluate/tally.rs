//! Adding up terms: their worth for a search, their numbers for tuning.

use super::terms::Term;
use super::weights::{KING_ON, MAN_ON, WEIGHTS};

/// What hears of the terms of a side.
pub(super) trait Tally: Default {
    /// So many times a term.
    fn count(&mut self, term: usize, times: i32);
    /// Men on these squares, as their side sees the board.
    fn men(&mut self, squares: u64);
    /// Kings on these squares.
    fn kings(&mut self, squares: u64);
}

/// The sum of the weights, a pair in one number.
#[derive(Default)]
pub(super) struct Sum(pub(super) i32);

impl Tally for Sum {
    #[inline(always)]
    fn count(&mut self, term: usize, times: i32) {
        self.0 += WEIGHTS[term] * times;
    }

    #[inline(always)]
    fn men(&mut self, squares: u64) {
        each(squares, |square| self.0 += MAN_ON[square]);
    }

    #[inline(always)]
    fn kings(&mut self, squares: u64) {
        each(squares, |square| self.0 += KING_ON[square]);
    }
}

/// How often each term counts.
pub(super) struct Counts(pub(super) [i32; Term::COUNT]);

impl Default for Counts {
    fn default() -> Self {
        Self([0; Term::COUNT])
    }
}

impl Tally for Counts {
    fn count(&mut self, term: usize, times: i32) {
        self.0[term] += times;
    }

    fn men(&mut self, squares: u64) {
        each(squares, |square| self.0[Term::man_on(square)] += 1);
    }

    fn kings(&mut self, squares: u64) {
        each(squares, |square| self.0[Term::king_on(square)] += 1);
    }
}

#[inline(always)]
fn each(mut squares: u64, mut action: impl FnMut(usize)) {
    while squares != 0 {
        action((squares.trailing_zeros() & 63) as usize);
        squares &= squares - 1;
    }
}
