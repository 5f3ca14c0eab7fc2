//! What the terms are worth, in the form in which a search adds them.

use super::terms::{Term, WORTHS};

/// Two numbers in one, added and multiplied together: the first for 32 pieces on
/// the board, the second for none.
const fn pair(full: i32, empty: i32) -> i32 {
    full + (empty << 16)
}

/// The pair read for so many pieces on the board.
pub(super) const fn blend(pair: i32, pieces: i32) -> i32 {
    let full = pair as i16 as i32;
    let empty = (pair + 0x8000) >> 16;
    (full * pieces + empty * (32 - pieces)) / 32
}

/// By term.
pub(super) const WEIGHTS: [i32; Term::COUNT] = weights();

/// By square, as White sees it.
pub(super) const MAN_ON: [i32; 64] = men();
pub(super) const KING_ON: [i32; 64] = kings();

const fn weights() -> [i32; Term::COUNT] {
    let mut weights = [0; Term::COUNT];
    let mut term = 0;
    while term < Term::COUNT {
        let [full, empty] = WORTHS[term];
        weights[term] = pair(full, empty);
        term += 1;
    }
    weights
}

const fn men() -> [i32; 64] {
    let mut squares = [0; 64];
    let mut square = 0;
    while square < 64 {
        squares[square] = WEIGHTS[Term::man_on(square)];
        square += 1;
    }
    squares
}

const fn kings() -> [i32; 64] {
    let mut squares = [0; 64];
    let mut square = 0;
    while square < 64 {
        squares[square] = WEIGHTS[Term::king_on(square)];
        square += 1;
    }
    squares
}

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
