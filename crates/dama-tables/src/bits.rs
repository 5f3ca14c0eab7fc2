//! The board in one word: steps, rays and the symmetries of the square.

use dama_core::Direction;

/// The six ranks on which men of both sides stand in play, ranks 2 to 7.
pub(crate) const MEN_RANKS: u64 = 0x00FF_FFFF_FFFF_FF00;

pub(crate) const NORTH: usize = Direction::NORTH.index();
pub(crate) const EAST: usize = Direction::EAST.index();
pub(crate) const SOUTH: usize = Direction::SOUTH.index();
pub(crate) const WEST: usize = Direction::WEST.index();

/// All squares one step on in a direction; what steps over the edge is gone.
#[inline(always)]
pub(crate) const fn step(squares: u64, direction: usize) -> u64 {
    Direction::ALL[direction & 3].step(squares)
}

/// The squares with those that are reached from them over `through`.
#[inline(always)]
pub(crate) const fn fill(squares: u64, through: u64, direction: usize) -> u64 {
    Direction::ALL[direction & 3].fill(squares, through)
}

/// The squares that a king on `from` reaches over `empty` ones, itself left out.
#[inline(always)]
pub(crate) const fn king_reach(from: u64, empty: u64) -> u64 {
    let vertical = fill(from, empty, NORTH) | fill(from, empty, SOUTH);
    let horizontal = fill(from, empty, EAST) | fill(from, empty, WEST);
    (vertical | horizontal) & !from
}

/// Calls `visit` with each square of a set, a1 first.
#[inline(always)]
pub(crate) fn each(mut squares: u64, mut visit: impl FnMut(u32)) {
    while squares != 0 {
        visit(squares.trailing_zeros());
        squares &= squares - 1;
    }
}

/// How many symmetries a square board has.
pub(crate) const SYMMETRIES: usize = 8;

/// How many of them, the first ones, are left where a man stands: nothing
/// changed, and left and right exchanged.
pub(crate) const SYMMETRIES_WITH_MEN: usize = 2;

/// The image of a set under one of the eight symmetries, numbered by three bits:
/// 1 exchanges left and right, 2 top and bottom, 4 files and ranks.
#[inline]
pub(crate) const fn image(mut squares: u64, symmetry: usize) -> u64 {
    if symmetry & 1 != 0 {
        squares = mirrored(squares);
    }
    if symmetry & 2 != 0 {
        squares = squares.swap_bytes();
    }
    if symmetry & 4 != 0 {
        squares = transposed(squares);
    }
    squares
}

/// Left and right exchanged.
#[inline(always)]
const fn mirrored(mut squares: u64) -> u64 {
    squares = (squares >> 1) & 0x5555_5555_5555_5555 | (squares & 0x5555_5555_5555_5555) << 1;
    squares = (squares >> 2) & 0x3333_3333_3333_3333 | (squares & 0x3333_3333_3333_3333) << 2;
    (squares >> 4) & 0x0F0F_0F0F_0F0F_0F0F | (squares & 0x0F0F_0F0F_0F0F_0F0F) << 4
}

/// Files and ranks exchanged: what stands on b1 goes to a2.
#[inline(always)]
const fn transposed(mut squares: u64) -> u64 {
    let mut turned = (squares ^ (squares << 28)) & 0x0F0F_0F0F_0000_0000;
    squares ^= turned ^ (turned >> 28);
    turned = (squares ^ (squares << 14)) & 0x3333_0000_3333_0000;
    squares ^= turned ^ (turned >> 14);
    turned = (squares ^ (squares << 7)) & 0x5500_5500_5500_5500;
    squares ^ turned ^ (turned >> 7)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_move_each_square_as_they_should() {
        for square in 0..64_u32 {
            for symmetry in 0..SYMMETRIES {
                let (mut file, mut rank) = (square & 7, square >> 3);
                if symmetry & 1 != 0 {
                    file = 7 - file;
                }
                if symmetry & 2 != 0 {
                    rank = 7 - rank;
                }
                if symmetry & 4 != 0 {
                    (file, rank) = (rank, file);
                }
                assert_eq!(image(1 << square, symmetry), 1 << (8 * rank + file));
            }
        }
    }

    #[test]
    fn kings_reach_the_edge_or_the_next_piece() {
        let d4 = 1 << 27;
        let d6 = 1_u64 << 43;
        assert_eq!(king_reach(d4, !d4).count_ones(), 14);
        assert_eq!(king_reach(d4, !(d4 | d6)).count_ones(), 11);
    }
}
