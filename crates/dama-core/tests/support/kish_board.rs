//! A position as the crate `kish` has it.

use dama_core::{Position, Side};
use kish::{Board, State, Team};

pub fn kish_board(position: &Position) -> Board {
    let pieces = Side::BOTH.map(|side| position.pieces(side).bits());
    let kings = Side::BOTH.map(|side| position.kings(side).bits());
    let turn = match position.side_to_move() {
        Side::White => Team::White,
        Side::Black => Team::Black,
    };
    Board::new(turn, State::new(pieces, kings[0] | kings[1]))
}
