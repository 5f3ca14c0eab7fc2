//! What happens in a game, in sentences.

use dama_core::{Game, Move, Outcome, Reason, Side, SquareSet};
use dama_engine::Reason as Why;

/// `White` or `Black`.
pub const fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// Whose turn it is and what must be taken, or how the game ended.
pub fn standing(game: &Game) -> String {
    if let Some(outcome) = game.outcome() {
        return end(outcome);
    }
    let side = name(game.position().side_to_move());
    match game.position().most_captures(game.rules()) {
        None => format!("{side} to move."),
        Some(must) => format!(
            "{side} must take {}, with {}.",
            must.count,
            either(must.stones)
        ),
    }
}

fn either(stones: SquareSet) -> String {
    let mut names: Vec<String> = stones.iter().map(|square| square.to_string()).collect();
    let last = names.pop().unwrap_or_default();
    if names.is_empty() {
        last
    } else {
        format!("{} or {last}", names.join(", "))
    }
}

/// A move as it is announced.
pub fn played(side: Side, chosen: &Move) -> String {
    let side = name(side);
    let king = if chosen.promotes() {
        " and has a king"
    } else {
        ""
    };
    match chosen.captures().len() {
        0 => format!("{side}: {chosen}{king}"),
        count => format!("{side}: {chosen}, takes {count}{king}"),
    }
}

/// What speaks for a move.
pub fn reason(reason: &Why) -> String {
    match reason {
        Why::Wins { plies } => match plies.div_ceil(2).max(1) {
            1 => String::from("It wins in 1 move."),
            moves => format!("It wins in {moves} moves."),
        },
        Why::Only => String::from("It is the only move."),
        Why::Takes { count } => format!("It takes {}.", pieces(*count)),
        Why::Crowns { square } => format!("It makes a king on {square}."),
        Why::Gives { given, taken } => format!("It gives up {given} and takes {taken}."),
        Why::Trades { count } => format!("It trades {count} for {count}."),
        Why::Stops { square } => format!("It stops the crowning on {square}."),
        Why::Saves { squares } => {
            let several = if squares.len() > 1 { "pieces" } else { "piece" };
            let names: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
            format!("It saves the {several} on {}.", names.join(", "))
        }
        Why::Prepares { square } => format!("It threatens to make a king on {square}."),
        Why::Threatens { count } => format!("It threatens to take {}.", pieces(*count)),
    }
}

fn pieces(count: u8) -> String {
    let several = if count == 1 { "piece" } else { "pieces" };
    format!("{count} {several}")
}

/// The result with its reason.
pub fn end(outcome: Outcome) -> String {
    let result = outcome.result();
    let loser = outcome.winner.map(Side::opposite).map_or("", name);
    let reason = match outcome.reason {
        Reason::NoPieces => format!("{loser} has no piece left"),
        Reason::NoMoves => format!("{loser} has no move"),
        Reason::KingAgainstMan => String::from("one king against one man"),
        Reason::OnePieceEach => String::from("one piece each"),
        Reason::KingAgainstKing => String::from("one king against one king"),
        Reason::Repetition => String::from("this position stood for the third time"),
        Reason::NoProgress => {
            String::from("100 plies without a capture and without a man moving forward")
        }
        Reason::Agreement => String::from("agreed"),
        Reason::Resignation => format!("{loser} resigns"),
        Reason::Time => format!("{loser} is out of time"),
    };
    match outcome.winner {
        Some(winner) => format!("{} wins, {result}: {reason}.", name(winner)),
        None => format!("A draw, {result}: {reason}."),
    }
}
