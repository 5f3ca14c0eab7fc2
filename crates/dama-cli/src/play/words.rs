//! What happens in a game, in sentences.

use dama_core::{Game, Move, Outcome, Reason, Side, SquareSet};

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
