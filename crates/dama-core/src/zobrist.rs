//! Keys of positions: one random word for each piece on each square.

use crate::Side;
use crate::board::Board;

/// The words: White's men, White's kings, Black's men, Black's kings.
const WORDS: [[u64; 64]; 4] = words();

/// Belongs to a key where Black is to move.
const BLACK_TO_MOVE: u64 = 0x9D39_247E_3377_6D41;

const fn words() -> [[u64; 64]; 4] {
    // SplitMix64 (Steele, Lea, Flood 2014).
    let mut state: u64 = 0x0064_616D_6120_2020;
    let mut words = [[0; 64]; 4];
    let mut kind = 0;
    while kind < 4 {
        let mut square = 0;
        while square < 64 {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut word = state;
            word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            words[kind][square] = word ^ (word >> 31);
            square += 1;
        }
        kind += 1;
    }
    words
}

#[inline]
const fn sum(words: &[u64; 64], mut squares: u64) -> u64 {
    let mut key = 0;
    while squares != 0 {
        key ^= words[(squares.trailing_zeros() & 63) as usize];
        squares &= squares - 1;
    }
    key
}

/// The key of a position, from nothing.
pub(crate) const fn key(board: &Board, side: Side) -> u64 {
    let turn = if matches!(side, Side::Black) {
        BLACK_TO_MOVE
    } else {
        0
    };
    turn ^ difference(&Board::EMPTY, board)
}

/// What to add to a key when the pieces change, the turn left as it is.
#[inline]
const fn difference(before: &Board, after: &Board) -> u64 {
    sum(&WORDS[0], before.men[0] ^ after.men[0])
        ^ sum(&WORDS[1], before.kings[0] ^ after.kings[0])
        ^ sum(&WORDS[2], before.men[1] ^ after.men[1])
        ^ sum(&WORDS[3], before.kings[1] ^ after.kings[1])
}

/// The key after a move: only what changed is looked at.
#[inline]
pub(crate) const fn moved(key: u64, before: &Board, after: &Board) -> u64 {
    key ^ BLACK_TO_MOVE ^ difference(before, after)
}
