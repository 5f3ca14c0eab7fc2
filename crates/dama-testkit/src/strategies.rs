//! Set-ups for `proptest`: it takes pieces away from a failing one until it is small.

use std::collections::BTreeMap;

use dama_core::{Kind, Piece, Setup, Side, Square};
use proptest::collection::btree_map;
use proptest::prelude::*;
use proptest::sample::select;

/// Any legal position: from two pieces to sixteen a side, men and kings.
pub fn setups() -> impl Strategy<Value = Setup> {
    prop_oneof![
        2 => of_pieces(1, 6, 2),
        3 => of_pieces(4, 20, 8),
        2 => of_pieces(4, 16, 2),
        1 => of_pieces(2, 10, 1),
        1 => of_pieces(24, 32, 12),
        2 => hunts(),
    ]
}

/// One king or man to move among enemies.
fn hunts() -> impl Strategy<Value = Setup> {
    let hunter = (select(Side::BOTH.to_vec()), 0..64u8, kinds(3));
    (hunter, btree_map(0..64u8, kinds(4), 1..14)).prop_map(|((side, home, kind), enemies)| {
        let mut setup = Setup::new(side);
        add(&mut setup, home, Piece { side, kind });
        for (square, kind) in enemies {
            add(
                &mut setup,
                square,
                Piece {
                    side: side.opposite(),
                    kind,
                },
            );
        }
        setup
    })
}

/// So many pieces of both sides, one in `one_king_in` a king.
fn of_pieces(low: usize, high: usize, one_king_in: u32) -> impl Strategy<Value = Setup> {
    let sides = select(Side::BOTH.to_vec());
    let pieces = (sides.clone(), kinds(one_king_in)).prop_map(|(side, kind)| Piece { side, kind });
    (sides, btree_map(0..64u8, pieces, low..=high)).prop_map(|(side, pieces)| build(side, pieces))
}

fn build(side: Side, pieces: BTreeMap<u8, Piece>) -> Setup {
    let mut setup = Setup::new(side);
    for (square, piece) in pieces {
        add(&mut setup, square, piece);
    }
    setup
}

/// Men first: that is what a failing case is made simpler to.
fn kinds(one_king_in: u32) -> impl Strategy<Value = Kind> + Clone {
    (0..one_king_in).prop_map(move |n| {
        if n == one_king_in - 1 {
            Kind::King
        } else {
            Kind::Man
        }
    })
}

/// Adds a piece where the square is free and the side has fewer than sixteen; a
/// man on its far rank is a king there.
fn add(setup: &mut Setup, square: u8, piece: Piece) {
    let Some(square) = Square::new(square) else {
        return;
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
