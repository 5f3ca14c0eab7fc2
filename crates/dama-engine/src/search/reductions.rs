//! By how much late moves are searched less deep.

/// The logarithm to base 2 of 1 to 63 in 32nds, by straight lines between powers
/// of two: whole numbers, so that every machine finds the same.
const LOGARITHMS: [i32; 64] = logarithms();

const fn logarithms() -> [i32; 64] {
    let mut table = [0; 64];
    let mut number = 1;
    while number < 64 {
        let whole = (number as u32).ilog2();
        let rest = ((number as i32 * 32) >> whole) - 32;
        table[number] = whole as i32 * 32 + rest;
        number += 1;
    }
    table
}

/// The plies by which the move with this number (from 0) is reduced.
#[inline(always)]
pub(super) const fn reduction(depth: i32, number: usize) -> i32 {
    let depth = if depth > 63 { 63 } else { depth as usize };
    let number = if number > 63 { 63 } else { number };
    (LOGARITHMS[depth] * LOGARITHMS[number] + 1500) / 4096
}
