//! Positions and moves as bytes, written without the formatting machinery: a
//! million positions pass through here.

use dama_core::{Move, Outcome, Position, PositionError, Side, Square};

/// Reads a position; `start` is the first one.
pub fn read_position(text: &str) -> Result<Position, PositionError> {
    if text.trim().eq_ignore_ascii_case("start") {
        Ok(Position::start())
    } else {
        text.parse()
    }
}

pub fn push_square(out: &mut Vec<u8>, square: Square) {
    out.extend_from_slice(&[b'a' + square.file(), b'1' + square.rank()]);
}

/// Appends the normalized text of a position.
pub fn push_position(out: &mut Vec<u8>, position: &Position) {
    out.push(position.side_to_move().letter() as u8);
    for side in Side::BOTH {
        out.extend_from_slice(&[b':', side.letter() as u8]);
        let kings = position.kings(side);
        for (i, square) in position.pieces(side).iter().enumerate() {
            if i > 0 {
                out.push(b',');
            }
            if kings.contains(square) {
                out.push(b'K');
            }
            push_square(out, square);
        }
    }
}

/// Appends the full form of a move.
pub fn push_move(out: &mut Vec<u8>, chosen: &Move) {
    let separator = if chosen.is_capture() { b'x' } else { b'-' };
    push_square(out, chosen.from());
    for &landing in chosen.landings() {
        out.push(separator);
        push_square(out, landing);
    }
}

/// A number that sorts the moves of one position as their full forms sort: all
/// of them have equally many landings, and a square counts by file, then rank.
pub fn text_order(chosen: &Move) -> u128 {
    let number = |square: Square| u128::from(square.file() * 8 + square.rank());
    chosen
        .landings()
        .iter()
        .fold(number(chosen.from()), |order, &landing| {
            order << 6 | number(landing)
        })
}

/// `1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on.
pub fn result(outcome: Option<Outcome>) -> &'static str {
    outcome.map_or("*", Outcome::result)
}

#[cfg(test)]
mod tests {
    use dama_core::{Game, RuleSet};

    use super::{Position, push_move, push_position, text_order};

    #[test]
    fn as_the_core_writes_and_sorts() {
        let rules = RuleSet::CLASSIC;
        let mut game = Game::new(rules);
        for ply in 0..120 {
            let position: &Position = game.position();
            let mut out = Vec::new();
            push_position(&mut out, position);
            assert_eq!(String::from_utf8_lossy(&out), position.to_string());
            let mut moves = position.legal_moves(&rules);
            let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
            moves.sort_by_key(text_order);
            texts.sort();
            for (chosen, text) in moves.iter().zip(&texts) {
                let mut out = Vec::new();
                push_move(&mut out, chosen);
                assert_eq!(String::from_utf8_lossy(&out), *text);
            }
            let Some(next) = moves.get(ply * 7 % moves.len().max(1)) else {
                break;
            };
            if game.play(next).is_err() {
                break;
            }
        }
        assert!(game.ply() > 20);
    }
}
