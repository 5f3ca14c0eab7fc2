//! What the features of a position are worth, in hundredths of a man.
//!
//! Each weight is a pair, for a full and for an empty board. They were fitted to
//! the results of games that the engine played against itself.

/// Two numbers in one, added and multiplied together: the first for 32 pieces on
/// the board, the second for none.
pub(super) const fn pair(full: i32, empty: i32) -> i32 {
    full + (empty << 16)
}

/// The pair read for so many pieces on the board.
pub(super) const fn blend(pair: i32, pieces: i32) -> i32 {
    let full = pair as i16 as i32;
    let empty = (pair + 0x8000) >> 16;
    (full * pieces + empty * (32 - pieces)) / 32
}

/// A man by the ranks from its own first one, and by the files from the nearer edge.
const MEN: [[i32; 4]; 8] = [
    [pair(83, 48), pair(82, 19), pair(81, 2), pair(80, -1)],
    [pair(83, 48), pair(82, 19), pair(81, 2), pair(80, -1)],
    [pair(88, 37), pair(83, 20), pair(82, 3), pair(82, -3)],
    [pair(89, 42), pair(83, 29), pair(82, 6), pair(81, -3)],
    [pair(106, 76), pair(90, 63), pair(73, 48), pair(71, 42)],
    [pair(136, 210), pair(89, 150), pair(73, 101), pair(87, 73)],
    [
        pair(299, 336),
        pair(263, 211),
        pair(251, 186),
        pair(217, 167),
    ],
    [0; 4],
];

/// A king by its distances from the nearer edges.
const KINGS: [[i32; 4]; 4] = [
    [
        pair(439, 368),
        pair(344, 366),
        pair(330, 369),
        pair(343, 366),
    ],
    [
        pair(344, 366),
        pair(316, 354),
        pair(290, 357),
        pair(297, 350),
    ],
    [
        pair(330, 369),
        pair(290, 357),
        pair(340, 339),
        pair(312, 338),
    ],
    [
        pair(343, 366),
        pair(297, 350),
        pair(312, 338),
        pair(257, 344),
    ],
];

/// By square, as White sees it.
pub(super) const MAN_ON: [i32; 64] = table(&MEN);
pub(super) const KING_ON: [i32; 64] = table(&[
    KINGS[0], KINGS[1], KINGS[2], KINGS[3], KINGS[3], KINGS[2], KINGS[1], KINGS[0],
]);

const fn table(ranks: &[[i32; 4]; 8]) -> [i32; 64] {
    let mut squares = [0; 64];
    let mut square = 0;
    while square < 64 {
        let file = square % 8;
        let from_edge = if file < 4 { file } else { 7 - file };
        squares[square] = ranks[square / 8][from_edge];
        square += 1;
    }
    squares
}

/// Each move of a king.
pub(super) const KING_MOVE: i32 = pair(6, -2);
/// Kings, where the other side has none.
pub(super) const ONLY_KINGS: i32 = pair(-50, 281);
/// Two men side by side.
pub(super) const BESIDE: i32 = pair(4, 9);
/// A man right behind another.
pub(super) const COLUMN: i32 = pair(9, 71);
/// A man that can step forward.
pub(super) const FORWARD: i32 = pair(7, 77);
/// A man's step sideways.
pub(super) const SIDEWAYS: i32 = pair(2, 4);
/// A man with no enemy before it on its file.
pub(super) const OPEN_FILE: i32 = pair(4, 10);
/// A man with no enemy man before it on its file and the two beside it.
pub(super) const FREE_RUN: i32 = pair(18, 9);
/// The turn.
pub(super) const TURN: i32 = pair(1, 38);
/// Some piece of the side to move can be taken if it stands still.
pub(super) const THREATENED: i32 = pair(-1, 59);
/// Each further piece that can be taken.
pub(super) const THREATENED_MORE: i32 = pair(8, -24);
/// Each king that can be taken.
pub(super) const THREATENED_KING: i32 = pair(5, 23);

#[cfg(test)]
mod tests {
    use super::{blend, pair};

    #[test]
    fn pairs_keep_their_halves_apart() {
        let sum = pair(-300, 40) * 3 - pair(5, -7) + pair(0, -500);
        assert_eq!(blend(sum, 32), -905);
        assert_eq!(blend(sum, 0), -373);
        assert_eq!(blend(pair(-32, 0), 16), -16);
    }
}
