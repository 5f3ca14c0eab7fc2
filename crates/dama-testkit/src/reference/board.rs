//! The board of the reference: eight ranks of eight squares.

use dama_core::{Kind, Piece, Setup, Side, Square};

/// A square as file and rank, 0 to 7 each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    file: i8,
    rank: i8,
}

/// The four ways a piece can go, as steps of file and rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Direction {
    file: i8,
    rank: i8,
}

pub(super) const UP: Direction = Direction { file: 0, rank: 1 };
pub(super) const DOWN: Direction = Direction { file: 0, rank: -1 };
pub(super) const LEFT: Direction = Direction { file: -1, rank: 0 };
pub(super) const RIGHT: Direction = Direction { file: 1, rank: 0 };

impl Direction {
    pub(super) fn opposite(self) -> Self {
        Self {
            file: -self.file,
            rank: -self.rank,
        }
    }

    /// The ways a piece may go: a man forward, left and right (rule 2), a king
    /// all four (rule 3).
    pub(super) fn of(piece: Piece) -> Vec<Self> {
        match (piece.kind, piece.side) {
            (Kind::King, _) => vec![UP, DOWN, LEFT, RIGHT],
            (Kind::Man, Side::White) => vec![UP, LEFT, RIGHT],
            (Kind::Man, Side::Black) => vec![DOWN, LEFT, RIGHT],
        }
    }
}

impl Cell {
    /// The next square in a direction, if the board does not end.
    pub(super) fn next(self, direction: Direction) -> Option<Self> {
        let file = self.file + direction.file;
        let rank = self.rank + direction.rank;
        ((0..8).contains(&file) && (0..8).contains(&rank)).then_some(Self { file, rank })
    }

    /// All squares in a direction up to the edge, the nearest first.
    pub(super) fn ray(self, direction: Direction) -> impl Iterator<Item = Self> {
        std::iter::successors(self.next(direction), move |cell| cell.next(direction))
    }

    /// Whether a man of this side becomes a king here (rule 7).
    pub(super) fn is_far_rank_of(self, side: Side) -> bool {
        match side {
            Side::White => self.rank == 7,
            Side::Black => self.rank == 0,
        }
    }

    pub(super) fn square(self) -> Square {
        Square::at(self.file as u8, self.rank as u8).expect("a cell is on the board")
    }
}

/// The pieces on their squares.
#[derive(Clone)]
pub(super) struct Board([[Option<Piece>; 8]; 8]);

impl Board {
    pub(super) fn of(setup: &Setup) -> Self {
        let mut board = Self([[None; 8]; 8]);
        for (cell, square) in cells() {
            board.put(cell, setup.piece_at(square));
        }
        board
    }

    pub(super) fn at(&self, cell: Cell) -> Option<Piece> {
        self.0[cell.rank as usize][cell.file as usize]
    }

    pub(super) fn put(&mut self, cell: Cell, piece: Option<Piece>) {
        self.0[cell.rank as usize][cell.file as usize] = piece;
    }

    pub(super) fn to_setup(&self, side_to_move: Side) -> Setup {
        let mut setup = Setup::new(side_to_move);
        for (cell, square) in cells() {
            setup.put(square, self.at(cell));
        }
        setup
    }

    /// The pieces of a side and where they stand.
    pub(super) fn pieces(&self, side: Side) -> Vec<(Cell, Piece)> {
        cells()
            .filter_map(|(cell, _)| Some((cell, self.at(cell)?)))
            .filter(|(_, piece)| piece.side == side)
            .collect()
    }
}

fn cells() -> impl Iterator<Item = (Cell, Square)> {
    (0..8).flat_map(|rank| {
        (0..8).map(move |file| {
            let cell = Cell { file, rank };
            (cell, cell.square())
        })
    })
}
