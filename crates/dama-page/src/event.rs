//! What an input has done: what the page shows, says and sends.

use dama_core::{Move, Outcome, Piece, Side, Square};

use crate::speech::Question;
use crate::{Candidate, Oddity, Reason, Refused, Request};

/// One landing of a moving piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where it starts.
    pub from: Square,
    /// Where it lands.
    pub to: Square,
    /// The piece that it takes on its way; `None` for a quiet move.
    pub victim: Option<Square>,
}

/// Something that has happened. Events come in the order in which they are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move was played.
    Moved {
        /// The move, as lists and records show it.
        played: Move,
        /// The piece that moved, as it was before.
        piece: Piece,
        /// The way that the piece went, landing by landing.
        steps: Vec<Step>,
        /// How many of the steps the board has shown already.
        walked: usize,
    },
    /// A piece halfway through its capture has landed; the game has not changed.
    Stepped(Step),
    /// A move is shown and waits to be confirmed; the game has not changed.
    Asks {
        /// The move.
        asked: Move,
        /// The way that the piece went, landing by landing.
        steps: Vec<Step>,
        /// How many of the steps the board had shown already.
        walked: usize,
    },
    /// A piece halfway through its capture went back by this step; the taken
    /// piece stands there again.
    SteppedBack(Step),
    /// A piece is chosen.
    Selected(Square),
    /// The piece is chosen no more; a piece halfway stands on its start again.
    LetGo {
        /// Where it starts.
        from: Square,
        /// Where it stood when it was let go.
        at: Square,
    },
    /// Several moves are meant: the next tap chooses. Nothing has moved.
    Choose(Vec<Candidate>),
    /// The choice is withdrawn; the piece stays chosen.
    ChoiceDropped,
    /// The input changes nothing.
    Refused(Refused),
    /// The game is over.
    GameOver(Outcome),
    /// Moves were taken back, the newest first.
    Undone(Vec<Move>),
    /// Moves were played again, the oldest first.
    Redone(Vec<Move>),
    /// The board shows the position after this ply.
    WentTo(usize),
    /// A new game begins.
    NewGame,
    /// Another game or position is on the board; with what is odd in its record.
    Opened(Vec<Oddity>),
    /// The board was turned: this side is near now.
    BoardTurned(Side),
    /// A player offers a draw.
    DrawOffered(Side),
    /// The draw that this player offered is declined.
    DrawDeclined(Side),
    /// A question is to be sent to the computer's worker.
    AskComputer {
        /// The number of the question: answers with other numbers are dropped.
        id: u32,
        /// The question.
        request: Request,
    },
    /// The answer to this question is not wanted any more.
    StopComputer {
        /// Its number.
        id: u32,
    },
    /// Both clocks stand.
    Paused,
    /// A clock goes on after a pause.
    WentOn,
    /// This side has become short of time.
    LowTime(Side),
    /// The computer's advice, and what speaks for it.
    Hint(Move, Option<Reason>),
    /// The computer had no advice.
    NoHint,
    /// The computer did not answer a question properly.
    ComputerFailed,
    /// A question was typed; [`speech`](crate::speech) answers it.
    Asked(Question),
}
