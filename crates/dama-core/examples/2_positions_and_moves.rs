//! 2. Positions and moves: set one up, list what is legal, look at the board.
//!
//! Run it with `cargo run -p dama-core --example 2_positions_and_moves`.

use std::error::Error;

use dama_core::{Piece, Position, RuleSet, Setup, Side, Square};

/// Shows the board as White sees it: small letters are men, capitals are kings.
fn show(position: &Position) {
    for rank in (0..8).rev() {
        let letters = (0..8).map(|file| {
            let piece = Square::at(file, rank).and_then(|square| position.piece_at(square));
            match piece {
                None => " .",
                Some(piece) if piece == Piece::man(Side::White) => " w",
                Some(piece) if piece == Piece::king(Side::White) => " W",
                Some(piece) if piece == Piece::man(Side::Black) => " b",
                Some(_) => " B",
            }
        });
        println!("{}{}", rank + 1, letters.collect::<String>());
    }
    println!("  a b c d e f g h, {} to move", position.side_to_move());
}

/// Looks at one position in several ways.
pub fn main() -> Result<(), Box<dyn Error>> {
    // A position is a text (rule 11): the side to move, then the squares of each
    // side, with `K` before a king.
    let position: Position = "W:Wa2,Kd1,g7:Bc6,h3".parse()?;
    show(&position);

    // What can be written down need not be legal: that is a set-up.
    let mut setup: Setup = position.to_setup();
    setup.put("e8".parse()?, Some(Piece::man(Side::White)));
    match Position::try_from(setup) {
        Ok(legal) => show(&legal),
        Err(error) => println!("{error} ({})", error.code()),
    }

    // The rules are asked with the position; nothing is legal or not by itself.
    let rules = RuleSet::CLASSIC;
    let mut moves = position.legal_moves(&rules);
    moves.sort();
    for one in &moves {
        let crowned = if one.promotes() {
            ", and is a king"
        } else {
            ""
        };
        println!("{} goes from {} to {}{crowned}", one, one.from(), one.to());
    }
    // A man has three ways at most, a king a whole rank and a whole file.
    assert_eq!(moves.len(), 2 + 14 + 3);

    // A move gives a new position and leaves the old one as it is.
    let crowning = position.read_move(&rules, "g7-g8")?;
    let after = position.play(&rules, &crowning)?;
    assert_eq!(after.to_string(), "B:WKd1,a2,Kg8:Bh3,c6");

    // Sets of squares are 64 bits and quick to reckon with.
    let white = after.pieces(Side::White);
    println!(
        "White stands on {white}, kings on {}",
        after.kings(Side::White)
    );
    assert_eq!((white & after.men(Side::White)).len(), 1);

    // For tables: a key of 64 bits, and the position turned as the other side sees it.
    println!("key {:016x}", after.key());
    assert_eq!(after.flipped().flipped().key(), after.key());
    Ok(())
}
