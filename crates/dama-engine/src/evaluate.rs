//! The worth of a position by sight: material, advancement, mobility.

mod endings;
mod weights;

use dama_core::{Position, RuleSet, Side};

use crate::Score;
use crate::rays::{EAST, NORTH, Pieces, SOUTH, WEST, fill, step};
use weights::{
    BESIDE, COLUMN, FORWARD, FREE_RUN, KING_MOVE, KING_ON, MAN_ON, ONLY_KINGS, OPEN_FILE, SIDEWAYS,
    THREATENED, THREATENED_KING, THREATENED_MORE, TURN, blend,
};

/// The worth of a position to the side to move, where nothing is to be taken.
pub(crate) fn evaluate(position: &Position, rules: &RuleSet) -> Score {
    let side = position.side_to_move();
    let own = Half::new(position, side);
    let theirs = Half::new(position, side.opposite());
    let mut sum = own.worth() - theirs.worth() + TURN;
    let targets = Pieces::new(position, side.opposite()).targets();
    if targets != 0 {
        let more = targets.count_ones() as i32 - 1;
        let kings = (targets & position.kings(side).bits()).count_ones() as i32;
        sum -= THREATENED + more * THREATENED_MORE + kings * THREATENED_KING;
    }
    let pieces = position.occupied().len() as i32;
    let worth = blend(sum, pieces);
    Score::new(endings::scaled(worth, position, rules))
}

/// The pieces of one side, turned so that it moves north.
struct Half {
    men: u64,
    kings: u64,
    enemy_men: u64,
    enemy_kings: u64,
}

impl Half {
    #[inline(always)]
    fn new(position: &Position, side: Side) -> Self {
        let turned = |squares: u64| match side {
            Side::White => squares,
            Side::Black => squares.swap_bytes(),
        };
        let enemy = side.opposite();
        Self {
            men: turned(position.men(side).bits()),
            kings: turned(position.kings(side).bits()),
            enemy_men: turned(position.men(enemy).bits()),
            enemy_kings: turned(position.kings(enemy).bits()),
        }
    }

    /// A pair of weights in one number.
    #[inline(always)]
    fn worth(&self) -> i32 {
        let enemy = self.enemy_men | self.enemy_kings;
        let empty = !(self.men | self.kings | enemy);
        let mut sum = on_squares(self.men, &MAN_ON);
        sum += BESIDE * count(step::<EAST>(self.men) & self.men);
        sum += COLUMN * count(step::<NORTH>(self.men) & self.men);
        sum += FORWARD * count(step::<NORTH>(self.men) & empty);
        sum += SIDEWAYS
            * (count(step::<EAST>(self.men) & empty) + count(step::<WEST>(self.men) & empty));
        let before = |blockers: u64| fill::<SOUTH>(step::<SOUTH>(blockers), !0);
        sum += OPEN_FILE * count(self.men & !before(enemy));
        let wide = self.enemy_men | step::<EAST>(self.enemy_men) | step::<WEST>(self.enemy_men);
        sum += FREE_RUN * count(self.men & !before(wide));
        if self.kings != 0 {
            sum += on_squares(self.kings, &KING_ON);
            sum += KING_MOVE * self.king_moves(empty);
            if self.enemy_kings == 0 {
                sum += ONLY_KINGS;
            }
        }
        sum
    }

    #[inline(always)]
    fn king_moves(&self, empty: u64) -> i32 {
        count(fill::<NORTH>(self.kings, empty) & empty)
            + count(fill::<EAST>(self.kings, empty) & empty)
            + count(fill::<SOUTH>(self.kings, empty) & empty)
            + count(fill::<WEST>(self.kings, empty) & empty)
    }
}

#[inline(always)]
const fn count(squares: u64) -> i32 {
    squares.count_ones() as i32
}

#[inline(always)]
fn on_squares(mut squares: u64, worth: &[i32; 64]) -> i32 {
    let mut sum = 0;
    while squares != 0 {
        sum += worth[(squares.trailing_zeros() & 63) as usize];
        squares &= squares - 1;
    }
    sum
}
