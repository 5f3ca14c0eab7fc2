//! Steps and slides of sets of squares, beside plain walks over files and ranks.

#![allow(clippy::unwrap_used)]

use dama_core::{Direction, Square, SquareSet};

/// What a step changes: file, rank and the number of the square.
const STEPS: [(Direction, i64, i64, i64); 4] = [
    (Direction::NORTH, 0, 1, 8),
    (Direction::EAST, 1, 0, 1),
    (Direction::SOUTH, 0, -1, -8),
    (Direction::WEST, -1, 0, -1),
];

#[test]
fn a_step_goes_to_the_next_square_or_off_the_board() {
    for (direction, file, rank, offset) in STEPS {
        assert_eq!(direction.offset(), offset, "{direction:?}");
        for square in Square::all() {
            let index = square.index() as i64;
            let (new_file, new_rank) = (index % 8 + file, index / 8 + rank);
            let inside = (0..8).contains(&new_file) && (0..8).contains(&new_rank);
            let expected = if inside { 1 << (index + offset) } else { 0 };
            let set = SquareSet::from(square);
            assert_eq!(
                direction.step(set.bits()),
                expected,
                "{direction:?} {square}"
            );
        }
    }
}

#[test]
fn directions_in_their_order() {
    for (place, (direction, ..)) in STEPS.into_iter().enumerate() {
        assert_eq!(
            (direction, direction.index()),
            (Direction::ALL[place], place)
        );
        assert_eq!(direction.opposite(), Direction::ALL[(place + 2) % 4]);
    }
}

/// Pieces may stand on squares that others go over.
#[test]
fn a_fill_goes_over_all_that_is_open() {
    let set = |names: &str| -> u64 {
        let squares = names.split(' ').map(|name| name.parse::<Square>().unwrap());
        squares.collect::<SquareSet>().bits()
    };
    let open = u64::MAX;
    for (direction, from, through, expected) in [
        (Direction::NORTH, "a1 a5", open, "a1 a2 a3 a4 a5 a6 a7 a8"),
        (Direction::EAST, "a1 e1", open, "a1 b1 c1 d1 e1 f1 g1 h1"),
        (Direction::SOUTH, "d7 d4", set("d6 d5 d3"), "d7 d6 d5 d4 d3"),
        (Direction::WEST, "g2 c2", set("f2 d2 b2"), "g2 f2 c2 b2"),
    ] {
        let filled = SquareSet::from_bits(direction.fill(set(from), through));
        let expected = SquareSet::from_bits(set(expected));
        assert_eq!(filled, expected, "{direction:?} from {from}");
    }
}
