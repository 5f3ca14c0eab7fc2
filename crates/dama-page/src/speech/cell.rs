//! What a square of the board says of itself.

use dama_core::{Kind, Piece, Square};

use crate::{Texts, say};

/// What can be done on a square.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum CellState {
    /// Nothing in particular.
    #[default]
    Plain,
    /// The piece can move.
    CanMove,
    /// The piece must capture so many.
    MustTake(u8),
    /// The piece is chosen.
    Chosen,
    /// The piece is in the middle of its capture, with so many more to take.
    OnItsWay(u8),
    /// The chosen piece can move to this empty square.
    Destination,
    /// The chosen piece can land on this empty square and takes these pieces.
    Landing(Vec<Square>),
    /// This square, whatever stands on it, chooses one of several ways.
    Way {
        /// The number of the way, from 1.
        number: u8,
        /// What it takes.
        takes: Vec<Square>,
        /// Where it lands.
        to: Square,
    },
}

/// What the square says: its name, what stands there and what it can do.
pub fn cell(texts: &Texts, square: Square, piece: Option<Piece>, state: &CellState) -> String {
    if let CellState::Way { number, takes, to } = state {
        return say!(
            texts,
            CellWay {
                square: square,
                number: *number,
                squares: takes.as_slice(),
                to: *to,
            }
        );
    }
    let Some(piece) = piece else {
        return match state {
            CellState::Destination => say!(texts, CellEmptyMove { square: square }),
            CellState::Landing(taken) => say!(
                texts,
                CellEmptyTake {
                    square: square,
                    squares: taken.as_slice(),
                }
            ),
            _ => say!(texts, CellEmpty { square: square }),
        };
    };
    let index = piece.side.index() * 2 + usize::from(piece.kind == Kind::King);
    match state {
        CellState::CanMove => say!(
            texts,
            [CellWhiteManCanMove, CellWhiteKingCanMove, CellBlackManCanMove, CellBlackKingCanMove]
                [index] { square: square }
        ),
        CellState::MustTake(count) => say!(
            texts,
            [
                CellWhiteManMustTake,
                CellWhiteKingMustTake,
                CellBlackManMustTake,
                CellBlackKingMustTake
            ][index] { square: square, count: *count }
        ),
        CellState::Chosen => say!(
            texts,
            [CellWhiteManChosen, CellWhiteKingChosen, CellBlackManChosen, CellBlackKingChosen]
                [index] { square: square }
        ),
        CellState::OnItsWay(count) => say!(
            texts,
            [
                CellWhiteManOnItsWay,
                CellWhiteKingOnItsWay,
                CellBlackManOnItsWay,
                CellBlackKingOnItsWay
            ][index] { square: square, count: *count }
        ),
        CellState::Plain
        | CellState::Destination
        | CellState::Landing(_)
        | CellState::Way { .. } => say!(
            texts,
            [CellWhiteMan, CellWhiteKing, CellBlackMan, CellBlackKing][index] { square: square }
        ),
    }
}
