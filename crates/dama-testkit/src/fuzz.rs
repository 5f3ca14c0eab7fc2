//! What the fuzz targets do with their bytes; plain tests replay the seeds.

mod games;
mod kept;

use std::fmt::Display;

use dama_core::{Game, Kind, Piece, Position, Refusal, RuleSet, Setup, Side, Square};

use crate::checks;

pub use games::{game, laws};
pub use kept::{json, packed_game, packed_position};

/// A target by its name, and what it does with its bytes.
pub type Target = (&'static str, fn(&[u8]));

/// All targets: the names are those of the files in `fuzz/fuzz_targets`.
pub const TARGETS: [Target; 8] = [
    ("fen", fen),
    ("game", game),
    ("generator", generator),
    ("json", json),
    ("laws", laws),
    ("move_text", move_text),
    ("packed_game", packed_game),
    ("packed_position", packed_position),
];

/// An error that says nothing helps nobody.
fn says_something(error: &impl Display) {
    assert!(!error.to_string().is_empty());
}

/// Reads bytes as a set-up and as a position; what can be read is written and
/// read again.
///
/// # Panics
///
/// Where the second reading differs from the first.
pub fn fen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match text.parse::<Setup>() {
        Ok(setup) => assert_eq!(setup.to_string().parse(), Ok(setup), "{text}"),
        Err(error) => assert!(!error.to_string().is_empty() && !error.code().is_empty()),
    }
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(position.to_string().parse(), Ok(position), "{text}");
            for rules in &RuleSet::ALL {
                checks::own_laws(&position, rules);
            }
        }
        Err(error) => assert!(!error.to_string().is_empty() && !error.code().is_empty()),
    }
}

/// Reads the first line as a position (the first of a game where it is none) and
/// the other lines as moves of it, which are played where they are legal.
///
/// # Panics
///
/// Where a text is read as a move that is not legal.
pub fn move_text(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default();
    let start: Position = first.parse().unwrap_or_default();
    for rules in RuleSet::ALL {
        let mut game = Game::from_position(rules, start);
        for line in lines.clone() {
            read_one(game.position(), &rules, line);
            let _ = game.play_text(line);
        }
        while game.undo().is_some() {}
        assert_eq!(game.position(), &start);
    }
}

fn read_one(here: &Position, rules: &RuleSet, text: &str) {
    let legal = here.legal_moves(rules);
    match here.read_move(rules, text) {
        Ok(read) => {
            assert!(
                legal.contains(&read),
                "\"{text}\" is {read} in {here}, {rules}"
            );
            let again = here.read_move(rules, &read.to_string());
            assert_eq!(again, Ok(read), "{read} in {here}, {rules}");
        }
        Err(refusal) => {
            assert!(!refusal.to_string().is_empty() && !refusal.code().is_empty());
            if let Refusal::Ambiguous { moves } = refusal {
                assert!(moves.len() > 1, "\"{text}\" in {here}, {rules}");
                assert!(
                    moves.iter().all(|m| legal.contains(m)),
                    "\"{text}\" in {here}, {rules}"
                );
            }
        }
    }
}

/// Compares the library with the reference on a position made of the bytes.
///
/// # Panics
///
/// Where the two differ.
pub fn generator(bytes: &[u8]) {
    let setup = setup_of(bytes);
    if setup.pieces().next().is_none() {
        return;
    }
    for rules in &RuleSet::ALL {
        // Positions with too many chains for the reference are left out.
        let _ = checks::generator(&setup, rules);
        let _ = checks::move_texts(&setup, rules);
    }
}

/// Any bytes as a legal position: the first gives the side to move; each other
/// one a piece, with its square, its side and its kind.
fn setup_of(bytes: &[u8]) -> Setup {
    let side_of = |bit: u8| if bit == 0 { Side::White } else { Side::Black };
    let (first, pieces) = bytes.split_first().unwrap_or((&0, &[]));
    let mut setup = Setup::new(side_of(first & 1));
    for byte in pieces {
        let Some(square) = Square::new(byte & 63) else {
            continue;
        };
        let kind = if byte & 128 == 0 {
            Kind::Man
        } else {
            Kind::King
        };
        let piece = Piece {
            side: side_of(byte & 64),
            kind,
        };
        let count = setup
            .pieces()
            .filter(|(_, other)| other.side == piece.side)
            .count();
        if setup.piece_at(square).is_none() && count < 16 {
            let stands = piece.may_stand_on(square);
            setup.put(
                square,
                Some(if stands {
                    piece
                } else {
                    Piece::king(piece.side)
                }),
            );
        }
    }
    setup
}
