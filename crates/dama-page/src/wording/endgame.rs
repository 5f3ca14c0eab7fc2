//! What endgames and their moves are worth, in words.

use dama_core::Side;

use crate::{Pieces, Remark, Task, Texts, Worth, say};

/// Who wins the position and when, both sides playing best.
pub fn worth(texts: &Texts, worth: Worth, to_move: Side) -> String {
    let (winner, moves) = match worth {
        Worth::Draw => return say!(texts, WorthDraw),
        Worth::Win { moves } => (to_move, moves),
        Worth::Loss { moves } => (to_move.opposite(), moves),
    };
    say!(texts, [WorthWhite, WorthBlack][winner.index()] { count: moves })
}

/// What a move is worth for who makes it.
pub fn move_worth(texts: &Texts, worth: Worth) -> String {
    match worth {
        Worth::Win { moves } => say!(texts, MoveWins { count: moves }),
        Worth::Draw => say!(texts, MoveDraws),
        Worth::Loss { moves } => say!(texts, MoveLoses { count: moves }),
    }
}

/// The same as a sign and a number, for the corner of a square: `+7`, `=`, `−4`.
pub fn short_worth(texts: &Texts, worth: Worth) -> String {
    match worth {
        Worth::Win { moves } => format!("\u{2066}+{}\u{2069}", texts.number(moves)),
        Worth::Draw => "=".to_owned(),
        Worth::Loss { moves } => format!("\u{2066}\u{2212}{}\u{2069}", texts.number(moves)),
    }
}

/// What there is to say about a move in training.
pub fn remark(texts: &Texts, remark: Remark) -> String {
    match remark {
        Remark::Best => say!(texts, TrainerBest),
        Remark::Costs(moves) => say!(texts, TrainerCosts { count: moves }),
        Remark::WinGone => say!(texts, TrainerWinGone),
        Remark::Losing => say!(texts, TrainerLosing),
    }
}

/// The pieces of both sides of an endgame, the person's first.
pub fn class(texts: &Texts, own: Pieces, other: Pieces) -> String {
    let own = pieces(texts, own);
    let own = say!(
        texts,
        TrainerYours {
            pieces: own.as_str()
        }
    );
    let other = pieces(texts, other);
    let other = say!(
        texts,
        TrainerTheirs {
            pieces: other.as_str()
        }
    );
    format!("{own} {other}")
}

fn pieces(texts: &Texts, pieces: Pieces) -> String {
    let mut parts = Vec::new();
    if pieces.kings > 0 {
        parts.push(say!(
            texts,
            TrainerKings {
                count: pieces.kings
            }
        ));
    }
    if pieces.men > 0 {
        parts.push(say!(texts, TrainerMen { count: pieces.men }));
    }
    texts.list(&parts)
}

/// What is to be done in an exercise.
pub fn task(texts: &Texts, task: Task) -> String {
    match task {
        Task::Win => say!(texts, TrainerDoWin),
        Task::Draw => say!(texts, TrainerDraw),
        Task::HoldOut => say!(texts, TrainerDoLoss),
    }
}
