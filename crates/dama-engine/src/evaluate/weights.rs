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
    [pair(80, 37), pair(83, -10), pair(80, -27), pair(79, -24)],
    [pair(80, 37), pair(83, -10), pair(80, -27), pair(79, -24)],
    [pair(85, 25), pair(83, -11), pair(81, -26), pair(81, -32)],
    [pair(86, 28), pair(82, -2), pair(81, -22), pair(80, -28)],
    [pair(99, 61), pair(86, 32), pair(73, 24), pair(65, 23)],
    [pair(130, 197), pair(87, 133), pair(87, 91), pair(101, 61)],
    [
        pair(297, 307),
        pair(262, 188),
        pair(252, 182),
        pair(238, 161),
    ],
    [0; 4],
];

/// A king by its distances from the nearer edges.
const KINGS: [[i32; 4]; 4] = [
    [
        pair(553, 308),
        pair(448, 311),
        pair(436, 318),
        pair(443, 317),
    ],
    [
        pair(448, 311),
        pair(380, 313),
        pair(391, 311),
        pair(389, 304),
    ],
    [
        pair(436, 318),
        pair(391, 311),
        pair(430, 292),
        pair(398, 296),
    ],
    [
        pair(443, 317),
        pair(389, 304),
        pair(398, 296),
        pair(351, 301),
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
pub(super) const KING_MOVE: i32 = pair(4, -3);
/// Kings, where the other side has none.
pub(super) const ONLY_KINGS: i32 = pair(-164, 342);
/// Two men side by side.
pub(super) const BESIDE: i32 = pair(0, 27);
/// A man right behind another.
pub(super) const COLUMN: i32 = pair(11, 79);
/// A man that can step forward.
pub(super) const FORWARD: i32 = pair(10, 82);
/// A man's step sideways.
pub(super) const SIDEWAYS: i32 = pair(1, 14);
/// A man with no enemy before it on its file.
pub(super) const OPEN_FILE: i32 = pair(3, 12);
/// A man with no enemy man before it on its file and the two beside it.
pub(super) const FREE_RUN: i32 = pair(14, 9);
/// The turn.
pub(super) const TURN: i32 = pair(1, 33);
/// Some piece of the side to move can be taken if it stands still.
pub(super) const THREATENED: i32 = pair(0, 57);
/// Each further piece that can be taken.
pub(super) const THREATENED_MORE: i32 = pair(2, -21);
/// Each king that can be taken.
pub(super) const THREATENED_KING: i32 = pair(16, 8);

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
