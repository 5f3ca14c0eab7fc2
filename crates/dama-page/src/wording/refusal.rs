//! Why a player may not do that, in the player's language.

use dama_core::{Refusal, Side, Square, SquareSet};

use crate::{Refused, Texts, Value, say};

/// The sentence for an input that changes nothing; `to_move` is the side whose turn it is.
pub fn refused(texts: &Texts, refused: &Refused, to_move: Side) -> String {
    match refused {
        Refused::ByRule(reason) => refusal(texts, reason, to_move),
        Refused::ComputersTurn => say!(texts, RefusedComputersTurn),
        Refused::CannotMove { square } => say!(texts, RefusedCannotMove { square: *square }),
    }
}

/// The sentence for a refusal of the rules; `to_move` is the side whose turn it is.
pub fn refusal(texts: &Texts, refusal: &Refusal, to_move: Side) -> String {
    match refusal {
        Refusal::GameOver => say!(texts, RefusedGameOver),
        Refusal::NoSuchSquare { text } => say!(
            texts,
            RefusedNoSuchSquare {
                text: text.as_str(),
                first: Value::code("a1"),
                last: Value::code("h8"),
            }
        ),
        Refusal::BadText { text } => say!(
            texts,
            RefusedBadText {
                text: text.as_str(),
                quiet: Value::code("d3-d4"),
                capture: Value::code("d4xd6"),
            }
        ),
        Refusal::EmptySquare { square } => say!(texts, RefusedEmptySquare { square: *square }),
        Refusal::NotYourStone { square } => say!(
            texts,
            [RefusedNotYoursWhite, RefusedNotYoursBlack][to_move.index()] { square: *square }
        ),
        Refusal::MustCapture { count, stones } => match only(*stones) {
            Some(square) => say!(
                texts,
                RefusedMustCapture {
                    square: square,
                    count: *count
                }
            ),
            None => say!(
                texts,
                RefusedMustCaptureSeveral {
                    squares: *stones,
                    count: *count
                }
            ),
        },
        Refusal::MustTakeMore {
            taken,
            count,
            stones,
        } => match only(*stones) {
            Some(square) => say!(
                texts,
                RefusedMustTakeMore {
                    square: square,
                    taken: *taken,
                    count: *count,
                }
            ),
            None => say!(
                texts,
                RefusedMustTakeMoreSeveral {
                    squares: *stones,
                    taken: *taken,
                    count: *count,
                }
            ),
        },
        Refusal::MustGoOn {
            at, taken, count, ..
        } => say!(
            texts,
            RefusedMustGoOn {
                square: *at,
                taken: *taken,
                count: *count,
            }
        ),
        Refusal::NoTurningBack { at } => say!(texts, RefusedNoTurningBack { square: *at }),
        Refusal::BlockedWay { square } => say!(texts, RefusedBlockedWay { square: *square }),
        Refusal::OwnPieceInTheWay { square } => say!(texts, RefusedOwnPiece { square: *square }),
        Refusal::TwoInARow { first, second } => {
            say!(
                texts,
                RefusedTwoInARow {
                    first: *first,
                    second: *second
                }
            )
        }
        Refusal::ManBackwards => say!(texts, RefusedManBackwards),
        Refusal::Diagonal => say!(texts, RefusedDiagonal),
        Refusal::TooFar => say!(texts, RefusedTooFar),
        Refusal::NothingToJump => say!(texts, RefusedNothingToJump),
        Refusal::Ambiguous { moves } => {
            say!(
                texts,
                RefusedAmbiguous {
                    count: moves.len(),
                    moves: moves.as_slice()
                }
            )
        }
        Refusal::DrawOffersSpent { limit } => say!(texts, RefusedOffersSpent { count: *limit }),
        Refusal::NoDrawOffer => say!(texts, RefusedNoOffer),
        Refusal::DrawAlreadyOffered => say!(texts, RefusedOfferedAlready),
    }
}

/// The square of a set of one.
fn only(squares: SquareSet) -> Option<Square> {
    let mut list = squares.iter();
    let first = list.next();
    first.filter(|_| list.next().is_none())
}
