//! What has happened: one announcement a turn.

use dama_core::{Game, Kind, Move, Piece, Side};

use crate::wording::{ending, ending_reason};
use crate::{Texts, Value, say};

/// A move as one sentence, a chain with its number; `piece` is what moved, as it was before.
pub fn played(texts: &Texts, piece: Piece, played: &Move) -> String {
    let (from, to) = (played.from(), played.to());
    let index = piece.side.index() * 3 + kind_of_move(piece.kind, played);
    if !played.is_capture() {
        return say!(
            texts,
            [
                SaidWhiteManMoves,
                SaidWhiteKingMoves,
                SaidWhiteManCrowns,
                SaidBlackManMoves,
                SaidBlackKingMoves,
                SaidBlackManCrowns
            ][index] { from: from, to: to }
        );
    }
    say!(
        texts,
        [
            SaidWhiteManTakes,
            SaidWhiteKingTakes,
            SaidWhiteManTakesAndCrowns,
            SaidBlackManTakes,
            SaidBlackKingTakes,
            SaidBlackManTakesAndCrowns
        ][index] {
            count: played.captures().len(),
            squares: played.captures(),
            to: to,
        }
    )
}

/// 0 for a man, 1 for a king, 2 for a man that becomes one.
const fn kind_of_move(kind: Kind, played: &Move) -> usize {
    match (kind, played.promotes()) {
        (Kind::King, _) => 1,
        (Kind::Man, true) => 2,
        (Kind::Man, false) => 0,
    }
}

/// The announcement after a move: the move, then how the game ended or what must be
/// taken now. `you` is the side of a person who plays against the computer.
pub fn announcement(texts: &Texts, game: &Game, you: Option<Side>) -> String {
    let mut said = last_move(texts, game);
    if let Some(outcome) = game.outcome() {
        for more in [ending(texts, outcome, you), ending_reason(texts, outcome)] {
            said.push_str(if said.ends_with('.') { " " } else { ". " });
            said.push_str(&more);
        }
    } else if let Some(must) = game.position().most_captures(game.rules()) {
        let side = game.position().side_to_move().index();
        said.push(' ');
        said.push_str(&say!(
            texts,
            [SaidWhiteMustTake, SaidBlackMustTake][side] { count: must.count }
        ));
    }
    said
}

/// The last move as a sentence.
pub fn last_move(texts: &Texts, game: &Game) -> String {
    let (Some(last), [.., before, _]) = (game.moves().last(), game.positions()) else {
        return say!(texts, SaidNoLastMove);
    };
    match before.piece_at(last.from()) {
        Some(piece) => played(texts, piece, last),
        None => say!(texts, SaidNoLastMove),
    }
}

/// That a move is taken back, and where the game stands if that was the first.
pub fn taken_back(texts: &Texts, game: &Game, undone: &Move) -> String {
    let mut said = say!(texts, SaidTakenBack { move: undone });
    if game.ply() == 0 {
        said.push(' ');
        said.push_str(&say!(texts, SaidAtStart));
    }
    said
}

/// The moves that are possible, or how the game ended.
pub fn moves(texts: &Texts, game: &Game, you: Option<Side>) -> String {
    if let Some(outcome) = game.outcome() {
        return format!(
            "{}. {}",
            ending(texts, outcome, you),
            ending_reason(texts, outcome)
        );
    }
    let mut legal = game.legal_moves();
    legal.sort_by_cached_key(Move::to_string);
    say!(
        texts,
        SaidMoves {
            count: legal.len(),
            moves: Value::moves(&legal)
        }
    )
}
