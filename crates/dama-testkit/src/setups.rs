//! Random set-ups, all of them legal positions.

use dama_core::{Kind, Piece, Setup, Side, Square};

use crate::random::Random;

/// What a random set-up is rich in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Two to six pieces: the rules about the last pieces, blocked sides.
    Few,
    /// Some men and a king now and then, as in the middle of a game.
    Middle,
    /// Kings on both sides, up to five each.
    Kings,
    /// One to three pieces among many enemies that do not stand side by side.
    Captures,
    /// Men about to be crowned, with enemies around them.
    NearPromotion,
    /// Sixteen pieces a side.
    Full,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 6] = [
        Self::Few,
        Self::Middle,
        Self::Kings,
        Self::Captures,
        Self::NearPromotion,
        Self::Full,
    ];
}

/// A random set-up of a style.
pub fn random_setup(random: &mut Random, style: Style) -> Setup {
    let mut maker = Maker {
        setup: Setup::new(random_side(random)),
        random,
    };
    match style {
        Style::Few => {
            for side in Side::BOTH {
                maker.add_some(side, 1, 3, |random| kind_one_king_in(random, 2));
            }
        }
        Style::Middle => {
            for side in Side::BOTH {
                maker.add_some(side, 4, 12, |random| kind_one_king_in(random, 8));
            }
        }
        Style::Kings => {
            for side in Side::BOTH {
                maker.add_some(side, 1, 5, |_| Kind::King);
                maker.add_some(side, 0, 5, |_| Kind::Man);
            }
        }
        Style::Captures => {
            let hunter = maker.setup.side_to_move();
            maker.add_some(hunter, 1, 3, |random| kind_one_king_in(random, 2));
            maker.add_scattered(hunter.opposite(), 5, 16);
        }
        Style::NearPromotion => {
            for side in Side::BOTH {
                maker.add_near_far_rank(side, 1, 4);
                maker.add_some(side, 1, 6, |random| kind_one_king_in(random, 4));
            }
        }
        Style::Full => {
            let kings = maker.random.between(0, 6);
            for side in Side::BOTH {
                maker.add_some(side, kings, kings, |_| Kind::King);
                maker.add_some(side, 16 - kings, 16 - kings, |_| Kind::Man);
            }
        }
    }
    maker.setup
}

/// A random set-up of a random style.
pub fn any_setup(random: &mut Random) -> Setup {
    let style = random.pick(&Style::ALL).copied().unwrap_or(Style::Middle);
    random_setup(random, style)
}

fn random_side(random: &mut Random) -> Side {
    if random.one_in(2) {
        Side::White
    } else {
        Side::Black
    }
}

fn kind_one_king_in(random: &mut Random, times: usize) -> Kind {
    if random.one_in(times) {
        Kind::King
    } else {
        Kind::Man
    }
}

struct Maker<'a> {
    setup: Setup,
    random: &'a mut Random,
}

impl Maker<'_> {
    /// Adds a number of pieces between two bounds, where there is room.
    fn add_some(
        &mut self,
        side: Side,
        low: usize,
        high: usize,
        mut kind: impl FnMut(&mut Random) -> Kind,
    ) {
        for _ in 0..self.random.between(low, high) {
            let piece = Piece {
                side,
                kind: kind(self.random),
            };
            self.add_on(piece, |_| true);
        }
    }

    /// Adds men on the two ranks before the far one, and an enemy near it for each.
    fn add_near_far_rank(&mut self, side: Side, low: usize, high: usize) {
        let far = side.far_rank();
        for _ in 0..self.random.between(low, high) {
            let near = |square: Square| (1..=2).contains(&square.rank().abs_diff(far));
            self.add_on(Piece::man(side), near);
            let enemy = Piece {
                side: side.opposite(),
                kind: kind_one_king_in(self.random, 3),
            };
            self.add_on(enemy, |square| square.rank().abs_diff(far) <= 1);
        }
    }

    /// Adds pieces that rarely stand side by side, so that chains get long.
    fn add_scattered(&mut self, side: Side, low: usize, high: usize) {
        for _ in 0..self.random.between(low, high) {
            let piece = Piece {
                side,
                kind: kind_one_king_in(self.random, 4),
            };
            let odd = |square: Square| (square.file() + square.rank()) % 2 == 1;
            let lonely = !self.random.one_in(6);
            self.add_on(piece, |square| !lonely || odd(square));
        }
    }

    /// Puts a piece on a random empty square that fits; leaves it out where none does.
    fn add_on(&mut self, piece: Piece, fits: impl Fn(Square) -> bool) {
        let side_is_full = self
            .setup
            .pieces()
            .filter(|(_, other)| other.side == piece.side)
            .count()
            >= 16;
        let free: Vec<Square> = Square::all()
            .filter(|&square| self.setup.piece_at(square).is_none())
            .filter(|&square| piece.may_stand_on(square) && fits(square))
            .collect();
        if let (false, Some(&square)) = (side_is_full, self.random.pick(&free)) {
            self.setup.put(square, Some(piece));
        }
    }
}
