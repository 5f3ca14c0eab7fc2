//! Why a player may not do something.

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Move, Square, SquareSet};

/// A player may not do that, and why; nothing is broken.
///
/// Each kind has a stable [`code`](Refusal::code), from which the page makes its
/// own sentence in the player's language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The text names a square that the board does not have.
    #[error("there is no square \"{text}\": squares are a1 to h8")]
    NoSuchSquare {
        /// What stands in the text.
        text: String,
    },
    /// The text is no move.
    #[error("\"{text}\" is no move: write d3-d4, d4xd6 or d3d4")]
    BadText {
        /// The text.
        text: String,
    },
    /// No piece stands where the move starts.
    #[error("there is no piece on {square}")]
    EmptySquare {
        /// The start of the move.
        square: Square,
    },
    /// The piece is the opponent's.
    #[error("the piece on {square} is not yours to move")]
    NotYourStone {
        /// The start of the move.
        square: Square,
    },
    /// A quiet move where a capture must be played (rule 6).
    #[error("you must capture {count}: with {stones}")]
    MustCapture {
        /// How many pieces must be taken.
        count: u8,
        /// The pieces that can take so many.
        stones: SquareSet,
    },
    /// A capture where another one takes more (rule 6).
    #[error("this takes {taken}; {count} must be taken: with {stones}")]
    MustTakeMore {
        /// How many pieces the refused capture takes.
        taken: u8,
        /// How many pieces must be taken.
        count: u8,
        /// The pieces that can take so many.
        stones: SquareSet,
    },
    /// A capture that stops although it goes on to the full number (rule 6).
    #[error("the capture goes on from {at}: {count} must be taken, not {taken}")]
    MustGoOn {
        /// Where the piece stopped.
        at: Square,
        /// How many pieces it has taken.
        taken: u8,
        /// How many pieces must be taken.
        count: u8,
        /// The pieces that can take so many.
        stones: SquareSet,
    },
    /// A turn by 180 degrees between two jumps (rule 5).
    #[error("a piece may not turn back by 180 degrees on {at}")]
    NoTurningBack {
        /// Where it would turn.
        at: Square,
    },
    /// An enemy piece that cannot be jumped stands in the way.
    #[error("the way is blocked on {square}")]
    BlockedWay {
        /// Where it stands.
        square: Square,
    },
    /// A piece of the mover's own side stands in the way.
    #[error("your own piece on {square} is in the way")]
    OwnPieceInTheWay {
        /// Where it stands.
        square: Square,
    },
    /// Two enemy pieces with no empty square between them.
    #[error("two pieces in a row on {first} and {second} cannot be jumped")]
    TwoInARow {
        /// The nearer one.
        first: Square,
        /// The one behind.
        second: Square,
    },
    /// A man that would go backwards (rule 2).
    #[error("a man never moves backwards")]
    ManBackwards,
    /// Neither along the rank nor along the file (rules 2 and 3).
    #[error("pieces move along ranks and files, never diagonally")]
    Diagonal,
    /// A man that would move more than one square (rule 2).
    #[error("a man moves one square, or jumps over one piece to the square right behind it")]
    TooFar,
    /// A jump with no piece to jump over.
    #[error("there is no piece to jump over")]
    NothingToJump,
    /// The text fits several moves.
    #[error("this fits {} moves: {}", moves.len(), list(moves))]
    Ambiguous {
        /// The moves that fit.
        moves: Vec<Move>,
    },
    /// All draw offers that the rule set allows are spent.
    #[error("no more than {limit} draw offers in a game")]
    DrawOffersSpent {
        /// How many offers a player has in a game.
        limit: u8,
    },
    /// There is no draw offer to answer.
    #[error("no draw is offered")]
    NoDrawOffer,
    /// A draw is offered already and not answered yet.
    #[error("a draw is offered already")]
    DrawAlreadyOffered,
}

fn list(moves: &[Move]) -> String {
    let texts: Vec<String> = moves.iter().map(|m| alloc::format!("{m}")).collect();
    texts.join(", ")
}

impl Refusal {
    /// The stable code of the kind.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NoSuchSquare { .. } => "no-such-square",
            Self::BadText { .. } => "bad-text",
            Self::EmptySquare { .. } => "empty-square",
            Self::NotYourStone { .. } => "not-your-stone",
            Self::MustCapture { .. } => "must-capture",
            Self::MustTakeMore { .. } => "must-take-more",
            Self::MustGoOn { .. } => "must-go-on",
            Self::NoTurningBack { .. } => "no-turning-back",
            Self::BlockedWay { .. } => "blocked-way",
            Self::OwnPieceInTheWay { .. } => "own-piece-in-the-way",
            Self::TwoInARow { .. } => "two-in-a-row",
            Self::ManBackwards => "man-backwards",
            Self::Diagonal => "diagonal",
            Self::TooFar => "too-far",
            Self::NothingToJump => "nothing-to-jump",
            Self::Ambiguous { .. } => "ambiguous",
            Self::DrawOffersSpent { .. } => "draw-offers-spent",
            Self::NoDrawOffer => "no-draw-offer",
            Self::DrawAlreadyOffered => "draw-already-offered",
        }
    }
}
