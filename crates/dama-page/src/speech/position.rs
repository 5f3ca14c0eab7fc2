//! A position in words.

use dama_core::{Position, Side};

use crate::{Texts, say};

/// Where the pieces of both sides stand, and whose turn it is.
pub fn position(texts: &Texts, position: &Position) -> String {
    let mut sentences = Vec::new();
    for side in Side::BOTH {
        let index = side.index();
        let (men, kings) = (position.men(side), position.kings(side));
        if !men.is_empty() {
            sentences.push(say!(
                texts,
                [PositionWhiteMen, PositionBlackMen][index] { count: men.len(), squares: men }
            ));
        }
        if !kings.is_empty() {
            sentences.push(say!(
                texts,
                [PositionWhiteKings, PositionBlackKings][index] {
                    count: kings.len(),
                    squares: kings,
                }
            ));
        }
        if men.is_empty() && kings.is_empty() {
            sentences.push(say!(texts, [PositionWhiteNone, PositionBlackNone][index]));
        }
    }
    let to_move = position.side_to_move().index();
    sentences.push(say!(
        texts,
        [PositionWhiteToMove, PositionBlackToMove][to_move]
    ));
    sentences.join(" ")
}
