//! Keys of positions: one random word for each piece on each square.

use crate::Side;
use crate::board::Board;

/// Belongs to a key where Black is to move.
const BLACK_TO_MOVE: u64 = 0x9D39_247E_3377_6D41;

/// White's men, White's kings, Black's men, Black's kings.
type Kind = usize;

/// The word of a piece on a square: of the sequence of SplitMix64 (Steele, Lea, Flood 2014) the
/// one with this number.
const fn made(kind: Kind, square: usize) -> u64 {
    let number = (kind * 64 + square + 1) as u64;
    let mut word = 0x9E37_79B9_7F4A_7C15_u64
        .wrapping_mul(number)
        .wrapping_add(0x0064_616D_6120_2020);
    word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}

/// Words at hand are quicker, but no compression makes them smaller: where each byte
/// is waited for (`few_bytes`, the page) they are made when they are needed.
#[cfg(not(few_bytes))]
#[inline]
const fn word(kind: Kind, square: usize) -> u64 {
    const WORDS: [[u64; 64]; 4] = {
        let mut words = [[0; 64]; 4];
        let mut index = 0;
        while index < 256 {
            words[index / 64][index % 64] = made(index / 64, index % 64);
            index += 1;
        }
        words
    };
    WORDS[kind][square]
}

#[cfg(few_bytes)]
use made as word;

#[inline]
const fn sum(kind: Kind, mut squares: u64) -> u64 {
    let mut key = 0;
    while squares != 0 {
        key ^= word(kind, (squares.trailing_zeros() & 63) as usize);
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
    sum(0, before.men[0] ^ after.men[0])
        ^ sum(1, before.kings[0] ^ after.kings[0])
        ^ sum(2, before.men[1] ^ after.men[1])
        ^ sum(3, before.kings[1] ^ after.kings[1])
}

/// The key after a move: only what changed is looked at.
#[inline]
pub(crate) const fn moved(key: u64, before: &Board, after: &Board) -> u64 {
    key ^ BLACK_TO_MOVE ^ difference(before, after)
}

#[cfg(test)]
mod tests {
    use super::word;

    /// Keys are kept and compared across versions: the sequence must stay what it is.
    #[test]
    fn the_words_are_those_of_the_sequence() {
        let mut state: u64 = 0x0064_616D_6120_2020;
        for kind in 0..4 {
            for square in 0..64 {
                state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
                let mut next = state;
                next = (next ^ (next >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
                next = (next ^ (next >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
                assert_eq!(word(kind, square), next ^ (next >> 31));
            }
        }
    }
}
