//! What is hard to win with few pieces, by the rule set.

use dama_core::{OnePieceEach, Position, RuleSet};

/// With more pieces on the board nothing is known beforehand.
const FEW_PIECES: usize = 6;

/// Whether the worth of a position may be made smaller.
pub(super) fn may_scale(position: &Position, rules: &RuleSet) -> bool {
    rules.king_against_king == OnePieceEach::Draw && position.occupied().len() <= FEW_PIECES
}

/// The worth of a position to the side to move, made smaller where the side that
/// is ahead seldom wins.
///
/// Where one piece each is always a draw, a lone piece cannot win by taking the
/// last but one, and two pieces cannot win by giving one for the last.
pub(super) fn scaled(worth: i32, position: &Position, rules: &RuleSet) -> i32 {
    if !may_scale(position, rules) {
        return worth;
    }
    let side = position.side_to_move();
    let (ahead, behind) = if worth >= 0 {
        (side, side.opposite())
    } else {
        (side.opposite(), side)
    };
    let against_kings = !position.kings(behind).is_empty();
    match position.pieces(ahead).len() {
        1 => worth / 8,
        2 if against_kings => worth / 4,
        3 if against_kings && position.kings(ahead).len() < 2 => worth / 2,
        _ => worth,
    }
}
