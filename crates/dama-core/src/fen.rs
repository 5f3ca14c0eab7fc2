//! Positions as text: the FEN of PDN 3.0 with algebraic squares.
//!
//! `W:Wa2,b2,Kc4:Bd6,Ke8`: the side to move, then each side's squares, `K`
//! before a king (rule 11). Written White first, squares by rank then file; read
//! in any order and case, with spaces around the parts and a final dot.

use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use crate::{Kind, Piece, Setup, Side, Square};

/// Why a text is no set-up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// The first part is neither `W` nor `B`.
    #[error("the side to move must be W or B, not \"{text}\"")]
    BadSide {
        /// What stands there.
        text: String,
    },
    /// A part that is no list of White's or Black's pieces.
    #[error("a list of pieces begins with W or B, not \"{text}\"")]
    BadList {
        /// The part.
        text: String,
    },
    /// A side's list is missing; an empty one is allowed, as in `B:Wa2:B`.
    #[error("the list of {side} is missing: write W:W..:B..")]
    MissingList {
        /// Whose list.
        side: Side,
    },
    /// A side's list stands there twice.
    #[error("the list of {side} stands there twice")]
    RepeatedList {
        /// Whose list.
        side: Side,
    },
    /// No square, or a letter that is no piece.
    #[error("\"{text}\" is no square: write a2 for a man on a2, Ka2 for a king")]
    BadSquare {
        /// What stands there.
        text: String,
    },
    /// Two pieces on one square.
    #[error("two pieces on {square}")]
    TwoPiecesOnSquare {
        /// The square.
        square: Square,
    },
}

impl FenError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BadSide { .. } => "bad-side",
            Self::BadList { .. } => "bad-list",
            Self::MissingList { .. } => "missing-list",
            Self::RepeatedList { .. } => "repeated-list",
            Self::BadSquare { .. } => "bad-square",
            Self::TwoPiecesOnSquare { .. } => "two-pieces-on-square",
        }
    }
}

/// The beginning of a text, short enough for a message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        None => text.to_string(),
        Some((end, _)) => {
            let mut short = String::from(&text[..end]);
            short.push_str("..");
            short
        }
    }
}

fn side_of(text: &str) -> Option<Side> {
    match text {
        "W" | "w" => Some(Side::White),
        "B" | "b" => Some(Side::Black),
        _ => None,
    }
}

impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let text = text.trim();
        let text = text.strip_suffix('.').unwrap_or(text);
        let mut parts = text.split(':').map(str::trim);
        let side = parts.next().unwrap_or_default();
        let side = side_of(side).ok_or_else(|| FenError::BadSide {
            text: excerpt(side),
        })?;
        let mut setup = Self::new(side);
        let mut seen = [false; 2];
        for part in parts {
            let bad_list = || FenError::BadList {
                text: excerpt(part),
            };
            let first = part.chars().next().ok_or_else(bad_list)?;
            let (letter, squares) = part.split_at(first.len_utf8());
            let side = side_of(letter).ok_or_else(bad_list)?;
            if core::mem::replace(&mut seen[side.index()], true) {
                return Err(FenError::RepeatedList { side });
            }
            read_list(&mut setup, side, squares)?;
        }
        match Side::BOTH.into_iter().find(|side| !seen[side.index()]) {
            Some(side) => Err(FenError::MissingList { side }),
            None => Ok(setup),
        }
    }
}

fn read_list(setup: &mut Setup, side: Side, squares: &str) -> Result<(), FenError> {
    if squares.trim().is_empty() {
        return Ok(());
    }
    for item in squares.split(',').map(str::trim) {
        let (kind, name) = match item.strip_prefix(['K', 'k']) {
            Some(name) => (Kind::King, name.trim_start()),
            None => (Kind::Man, item),
        };
        let square: Square = name.parse().map_err(|_| FenError::BadSquare {
            text: excerpt(item),
        })?;
        if setup.put(square, Some(Piece { side, kind })).is_some() {
            return Err(FenError::TwoPiecesOnSquare { square });
        }
    }
    Ok(())
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.side_to_move().letter())?;
        for side in Side::BOTH {
            write!(f, ":{}", side.letter())?;
            let own = self.pieces().filter(|(_, piece)| piece.side == side);
            for (i, (square, piece)) in own.enumerate() {
                let comma = if i > 0 { "," } else { "" };
                let king = if piece.kind == Kind::King { "K" } else { "" };
                write!(f, "{comma}{king}{square}")?;
            }
        }
        Ok(())
    }
}
