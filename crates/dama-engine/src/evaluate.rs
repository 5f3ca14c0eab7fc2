//! The worth of a position by sight: material, advancement, mobility.

use dama_core::{Position, RuleSet, Side};

use crate::Score;
use crate::rays::{EAST, Pieces, WEST, step};

const MAN: i32 = 100;
const KING: i32 = 420;
/// For a man by the ranks it has gone beyond its first.
const ADVANCE: [i32; 7] = [0, 2, 5, 9, 15, 24, 0];
const KING_MOVE: i32 = 2;
/// Two men side by side.
const BESIDE: i32 = 3;
const TURN: i32 = 6;

/// The worth of a position to the side to move, where nothing is to be taken.
pub(crate) fn evaluate(position: &Position, rules: &RuleSet) -> Score {
    let side = position.side_to_move();
    let own = one_side(&Pieces::new(position, side));
    let theirs = one_side(&Pieces::new(position, side.opposite()));
    let _ = rules;
    Score::new(own - theirs + TURN)
}

fn one_side(pieces: &Pieces) -> i32 {
    let mut sum = MAN * pieces.men.count_ones() as i32 + KING * pieces.kings.count_ones() as i32;
    let men = match pieces.side {
        Side::White => pieces.men,
        Side::Black => pieces.men.swap_bytes(),
    };
    for (gone, worth) in ADVANCE.into_iter().enumerate() {
        sum += worth * (men & (0xFF00 << (8 * gone))).count_ones() as i32;
    }
    sum += BESIDE * (step::<EAST>(men) & men).count_ones() as i32;
    let _ = step::<WEST>(men);
    if pieces.kings != 0 {
        sum += KING_MOVE * pieces.king_moves() as i32;
    }
    sum
}
