//! The worth of a position by sight: material, advancement, mobility.

mod endings;
mod tally;
mod terms;
mod weights;

use dama_core::{Position, RuleSet, Side};

use crate::Score;
use crate::rays::{EAST, NORTH, Pieces, SOUTH, WEST, fill, step};
use tally::{Counts, Sum, Tally};
use weights::blend;

pub use terms::{Term, WORTHS, Worths, to_source};

/// The worth of a position to the side to move, where nothing is to be taken.
pub(crate) fn evaluate(position: &Position, rules: &RuleSet) -> Score {
    let [own, theirs] = tallied::<Sum>(position);
    let pieces = position.occupied().len() as i32;
    let worth = blend(own.0 - theirs.0, pieces);
    Score::new(endings::scaled(worth, position, rules))
}

/// How often each term of the evaluation counts for the side to move, less how
/// often it counts for the other one; `None` where the rule set makes the sum
/// smaller because such positions are seldom won.
pub fn terms_of(position: &Position, rules: &RuleSet) -> Option<[i32; Term::COUNT]> {
    if endings::may_scale(position, rules) {
        return None;
    }
    let [own, theirs] = tallied::<Counts>(position);
    Some(core::array::from_fn(|term| own.0[term] - theirs.0[term]))
}

/// What counts for the side to move, and what counts for the other one.
#[inline(always)]
fn tallied<T: Tally>(position: &Position) -> [T; 2] {
    let side = position.side_to_move();
    let mut own = T::default();
    let mut theirs = T::default();
    Half::new(position, side).tally(&mut own);
    Half::new(position, side.opposite()).tally(&mut theirs);
    own.count(Term::TURN, 1);
    let targets = Pieces::new(position, side.opposite()).targets();
    if targets != 0 {
        theirs.count(Term::THREAT, 1);
        theirs.count(Term::MORE_THREATS, count(targets) - 1);
        let kings = targets & position.kings(side).bits();
        theirs.count(Term::THREATENED_KING, count(kings));
    }
    [own, theirs]
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

    #[inline(always)]
    fn tally<T: Tally>(&self, tally: &mut T) {
        let enemy = self.enemy_men | self.enemy_kings;
        let empty = !(self.men | self.kings | enemy);
        tally.men(self.men);
        tally.count(Term::BESIDE, count(step::<EAST>(self.men) & self.men));
        tally.count(Term::COLUMN, count(step::<NORTH>(self.men) & self.men));
        tally.count(Term::FORWARD, count(step::<NORTH>(self.men) & empty));
        let sideways =
            count(step::<EAST>(self.men) & empty) + count(step::<WEST>(self.men) & empty);
        tally.count(Term::SIDEWAYS, sideways);
        let before = |blockers: u64| fill::<SOUTH>(step::<SOUTH>(blockers), !0);
        tally.count(Term::OPEN_FILE, count(self.men & !before(enemy)));
        let wide = self.enemy_men | step::<EAST>(self.enemy_men) | step::<WEST>(self.enemy_men);
        tally.count(Term::FREE_RUN, count(self.men & !before(wide)));
        if self.kings != 0 {
            tally.kings(self.kings);
            tally.count(Term::KING_MOVE, self.king_moves(empty));
            if self.enemy_kings == 0 {
                tally.count(Term::ONLY_KINGS, 1);
            }
        }
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

#[cfg(test)]
mod tests {
    use super::{Term, WORTHS, evaluate, terms_of};
    use dama_core::{Position, RuleSet};
    use dama_testkit::random::Random;
    use dama_testkit::setups::any_setup;

    /// `evaluate` adds pairs of weights in one number; this adds them one by one.
    #[test]
    fn the_terms_add_up_to_the_worth() {
        let mut random = Random::new(8);
        let rules = RuleSet::CLASSIC;
        for _ in 0..500 {
            let Ok(position) = Position::try_from(any_setup(&mut random)) else {
                continue;
            };
            let counts = terms_of(&position, &rules).expect("nothing is scaled");
            let pieces = position.occupied().len() as i32;
            let mut sum = [0; 2];
            for (term, count) in counts.into_iter().enumerate() {
                for (sum, worth) in sum.iter_mut().zip(WORTHS[term]) {
                    *sum += worth * count;
                }
            }
            let worth = (sum[0] * pieces + sum[1] * (32 - pieces)) / 32;
            assert_eq!(evaluate(&position, &rules).value(), worth, "{position}");
        }
        assert_eq!(WORTHS.len(), Term::COUNT);
    }

    #[test]
    fn what_is_scaled_is_not_told() {
        let few: Position = "W:WKa1:BKh8,g7".parse().expect("legal");
        assert_eq!(terms_of(&few, &RuleSet::FEDERATION), None);
        assert!(terms_of(&few, &RuleSet::CLASSIC).is_some());
        assert!(terms_of(&Position::start(), &RuleSet::FEDERATION).is_some());
    }
}
