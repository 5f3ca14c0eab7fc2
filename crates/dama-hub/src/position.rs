//! A position as 65 characters: the side to move, then the squares from a1 to h8.

use dama_core::{Kind, Piece, Position, Setup, SetupError, Side, Square};

/// Characters of a position: one for the side and one for each square.
const LENGTH: usize = 65;

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionTextError {
    /// There are more or fewer than 65 characters.
    #[error("a position has 65 characters, and not {0}")]
    Length(usize),
    /// The first one is neither `W` nor `B`.
    #[error("the side to move is W or B, and not {0}")]
    Side(char),
    /// A square has something else than `w`, `b`, `W`, `B` or `e`.
    #[error("{square} cannot hold {found}: w, b, W, B or e is meant")]
    Square {
        /// The square.
        square: Square,
        /// What is written for it.
        found: char,
    },
    /// It can be read, and no game allows it.
    #[error(transparent)]
    Illegal(#[from] SetupError),
}

/// The text of a position, with a1 first, then b1, .. and h8 last.
pub fn position_text(position: &Position) -> String {
    let side = position.side_to_move().letter();
    let squares = Square::all().map(|square| match position.piece_at(square) {
        None => 'e',
        Some(Piece {
            side: Side::White,
            kind: Kind::Man,
        }) => 'w',
        Some(Piece {
            side: Side::Black,
            kind: Kind::Man,
        }) => 'b',
        Some(Piece {
            side: Side::White,
            kind: Kind::King,
        }) => 'W',
        Some(Piece {
            side: Side::Black,
            kind: Kind::King,
        }) => 'B',
    });
    core::iter::once(side).chain(squares).collect()
}

/// Reads the text of a position.
///
/// # Errors
///
/// What is wrong with it, with its place.
pub fn read_position(text: &str) -> Result<Position, PositionTextError> {
    let count = text.chars().count();
    let mut chars = text.chars();
    let (Some(first), LENGTH) = (chars.next(), count) else {
        return Err(PositionTextError::Length(count));
    };
    let mut setup = Setup::new(match first {
        'W' => Side::White,
        'B' => Side::Black,
        other => return Err(PositionTextError::Side(other)),
    });
    for (square, found) in Square::all().zip(chars) {
        let (side, kind) = match found {
            'e' => continue,
            'w' => (Side::White, Kind::Man),
            'b' => (Side::Black, Kind::Man),
            'W' => (Side::White, Kind::King),
            'B' => (Side::Black, Kind::King),
            found => return Err(PositionTextError::Square { square, found }),
        };
        setup.put(square, Some(Piece { side, kind }));
    }
    Ok(Position::try_from(setup)?)
}

#[cfg(test)]
mod tests {
    use dama_core::{Position, SetupError};

    use super::{PositionTextError, position_text, read_position};

    const START: &str = "Weeeeeeeewwwwwwwwwwwwwwwweeeeeeeeeeeeeeeebbbbbbbbbbbbbbbbeeeeeeee";

    #[test]
    fn a1_first_and_h8_last() {
        assert_eq!(position_text(&Position::start()), START);
        let position: Position = "B:WKa1,b2:BKh8,a6".parse().expect("legal");
        let text = position_text(&position);
        assert_eq!(&text[..11], "BWeeeeeeeew");
        assert_eq!(text.find('b'), Some(41));
        assert!(text.ends_with('B'));
        assert_eq!(read_position(&text), Ok(position));
        assert_eq!(read_position(START), Ok(Position::start()));
    }

    #[test]
    fn what_is_wrong_is_told() {
        let error = |text: &str| read_position(text).expect_err("broken");
        assert_eq!(error(""), PositionTextError::Length(0));
        assert_eq!(error(&START[1..]), PositionTextError::Length(64));
        assert_eq!(
            error(&START.replace('W', "w")),
            PositionTextError::Side('w')
        );
        let strange = error(&START.replacen('e', "é", 1)).to_string();
        assert_eq!(strange, "a1 cannot hold é: w, b, W, B or e is meant");
        let empty = START.replace(['w', 'b'], "e");
        assert_eq!(error(&empty), SetupError::EmptyBoard.into());
        let full_rank = error(&format!("{}w", &START[..64]));
        assert!(
            matches!(full_rank, PositionTextError::Illegal(_)),
            "{full_rank}"
        );
    }
}
