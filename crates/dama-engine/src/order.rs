//! Which moves to try first: what was good elsewhere in the tree.

use dama_core::{Effect, Position, Side};

use crate::limits::MOST_PLIES;
use crate::packed::Packed;

/// The largest size of a history value.
const HISTORY_LIMIT: i32 = 1 << 13;

/// Moves that refuted others, remembered by ply, by the move before, and by
/// their squares.
pub(crate) struct Order {
    killers: Vec<[Packed; 2]>,
    /// By the squares of the opponent's last move.
    answers: Vec<Packed>,
    /// By side and squares: how often a quiet move was the best.
    history: Vec<i16>,
}

const SQUARE_PAIRS: usize = 64 * 64;

#[inline(always)]
fn pair(effect: &Effect) -> usize {
    effect.from.index() << 6 | effect.to.index()
}

#[inline(always)]
fn history_place(side: Side, effect: &Effect) -> usize {
    side.index() * SQUARE_PAIRS + pair(effect)
}

impl Order {
    pub(crate) fn new() -> Self {
        Self {
            killers: vec![[Packed::NONE; 2]; MOST_PLIES + 2],
            answers: vec![Packed::NONE; SQUARE_PAIRS],
            history: vec![0; 2 * SQUARE_PAIRS],
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.killers.fill([Packed::NONE; 2]);
        self.answers.fill(Packed::NONE);
        self.history.fill(0);
    }

    /// The place of a move: the table's, captures by what they win, crownings,
    /// killers and answers, then by history.
    #[inline]
    pub(crate) fn rank(
        &self,
        position: &Position,
        effect: &Effect,
        table: Packed,
        before: Option<&Effect>,
        ply: usize,
    ) -> i32 {
        let packed = Packed::new(effect);
        if packed == table && packed != Packed::NONE {
            return 1 << 30;
        }
        let side = position.side_to_move();
        let history = i32::from(self.history[history_place(side, effect)]);
        if !effect.taken.is_empty() {
            let kings = (effect.taken & position.kings(side.opposite())).len() as i32;
            return (1 << 28) + (kings << 20) + (i32::from(effect.crowns) << 19) + history;
        }
        if effect.crowns {
            return (1 << 26) + history;
        }
        let [first, second] = self.killers[ply];
        if packed == first {
            return (1 << 24) + 2;
        }
        if packed == second {
            return (1 << 24) + 1;
        }
        if before.is_some_and(|before| self.answers[pair(before)] == packed) {
            return 1 << 24;
        }
        history
    }

    /// A quiet move was so good that the rest need not be looked at; `tried`
    /// were looked at before it in vain.
    pub(crate) fn reward(
        &mut self,
        position: &Position,
        effect: &Effect,
        tried: &[Effect],
        before: Option<&Effect>,
        depth: i32,
        ply: usize,
    ) {
        let packed = Packed::new(effect);
        let killers = &mut self.killers[ply];
        if killers[0] != packed {
            *killers = [packed, killers[0]];
        }
        if let Some(before) = before {
            self.answers[pair(before)] = packed;
        }
        let bonus = (depth * depth * 4 + 8 * depth).min(1200);
        let side = position.side_to_move();
        self.learn(side, effect, bonus);
        for other in tried {
            self.learn(side, other, -bonus);
        }
    }

    fn learn(&mut self, side: Side, effect: &Effect, bonus: i32) {
        let value = &mut self.history[history_place(side, effect)];
        let old = i32::from(*value);
        *value = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
    }

    /// The history of a quiet move.
    #[inline(always)]
    pub(crate) fn history(&self, side: Side, effect: &Effect) -> i32 {
        i32::from(self.history[history_place(side, effect)])
    }
}

/// Whether a move changes more than the place of a piece.
#[inline(always)]
pub(crate) const fn is_loud(effect: &Effect) -> bool {
    !effect.taken.is_empty() || effect.crowns
}
