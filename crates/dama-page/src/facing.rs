//! The board as it is seen: which square lies in which column and row.

use dama_core::{Side, Square};

/// The side whose pieces are near the player who looks at the board.
///
/// Languages written from right to left change nothing of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facing(pub Side);

/// An arrow key or what is like one, as the screen shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// One square up.
    Up,
    /// One square right.
    Right,
    /// One square down.
    Down,
    /// One square left.
    Left,
    /// To the left end of the row.
    Home,
    /// To the right end of the row.
    End,
}

impl Facing {
    /// The column of a square, 0 at the left.
    pub const fn column(self, square: Square) -> u8 {
        match self.0 {
            Side::White => square.file(),
            Side::Black => 7 - square.file(),
        }
    }

    /// The row of a square, 0 at the top.
    pub const fn row(self, square: Square) -> u8 {
        match self.0 {
            Side::White => 7 - square.rank(),
            Side::Black => square.rank(),
        }
    }

    /// The square in a column and a row; `None` beside the board.
    pub const fn square(self, column: u8, row: u8) -> Option<Square> {
        if column > 7 || row > 7 {
            return None;
        }
        match self.0 {
            Side::White => Square::at(column, 7 - row),
            Side::Black => Square::at(7 - column, row),
        }
    }

    /// All squares in the order of reading: from the top left on.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..64).filter_map(move |place| self.square(place % 8, place / 8))
    }

    /// The square that an arrow leads to; the same one at the edge.
    pub fn arrow(self, square: Square, arrow: Arrow) -> Square {
        let (column, row) = (self.column(square), self.row(square));
        let (column, row) = match arrow {
            Arrow::Up => (column, row.saturating_sub(1)),
            Arrow::Down => (column, (row + 1).min(7)),
            Arrow::Left => (column.saturating_sub(1), row),
            Arrow::Right => ((column + 1).min(7), row),
            Arrow::Home => (0, row),
            Arrow::End => (7, row),
        };
        self.square(column, row).unwrap_or(square)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn squares_are_read_from_the_top_left() {
        let seen = |side| {
            let squares: Vec<Square> = Facing(side).squares().collect();
            (squares.len(), squares[0], squares[1], squares[63])
        };
        let (a8, b8, h1) = (square("a8"), square("b8"), square("h1"));
        assert_eq!(seen(Side::White), (64, a8, b8, h1));
        assert_eq!(seen(Side::Black), (64, h1, square("g1"), a8));
    }

    #[test]
    fn arrows_go_as_the_screen_shows_and_stop_at_the_edge() {
        let go = |side, from, arrow| Facing(side).arrow(square(from), arrow).to_string();
        assert_eq!(go(Side::White, "d4", Arrow::Up), "d5");
        assert_eq!(go(Side::Black, "d4", Arrow::Up), "d3");
        assert_eq!(go(Side::White, "d4", Arrow::Left), "c4");
        assert_eq!(go(Side::Black, "d4", Arrow::Left), "e4");
        assert_eq!(go(Side::White, "h8", Arrow::Right), "h8");
        assert_eq!(go(Side::Black, "h8", Arrow::Down), "h8");
        assert_eq!(go(Side::Black, "d4", Arrow::Home), "h4");
        assert_eq!(go(Side::White, "d4", Arrow::End), "h4");
    }
}
