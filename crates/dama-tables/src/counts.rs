//! How the positions of an endgame end.

use crate::Value;

/// Counts over all positions of an endgame with one side to move: those in which
/// something must be taken and all images under symmetries are included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Positions that the side to move wins.
    pub won: u64,
    /// Positions that nobody wins.
    pub drawn: u64,
    /// Positions that the side to move loses.
    pub lost: u64,
    /// The longest win; `None` where there is no win.
    pub longest_win: Option<Longest>,
    /// The longest loss.
    pub longest_loss: Option<Longest>,
}

/// The first of the positions that take longest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Longest {
    /// Plies until the game is over.
    pub plies: u16,
    /// The number of the position in the endgame's index.
    pub(crate) index: u64,
}

impl Counts {
    /// All positions.
    pub const fn positions(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    pub(crate) fn add(&mut self, value: Value, positions: u64, index: u64) {
        let (count, longest) = match value {
            Value::Win(_) => (&mut self.won, &mut self.longest_win),
            Value::Loss(_) => (&mut self.lost, &mut self.longest_loss),
            Value::Draw => {
                self.drawn += positions;
                return;
            }
        };
        *count += positions;
        if let Some(plies) = value.distance() {
            *longest = longer(*longest, Some(Longest { plies, index }));
        }
    }

    pub(crate) fn join(self, other: &Self) -> Self {
        Self {
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            lost: self.lost + other.lost,
            longest_win: longer(self.longest_win, other.longest_win),
            longest_loss: longer(self.longest_loss, other.longest_loss),
        }
    }
}

/// The longer one; of equals the one with the smaller number, whoever finds it first.
fn longer(one: Option<Longest>, other: Option<Longest>) -> Option<Longest> {
    match (one, other) {
        (Some(a), Some(b)) if (b.plies, a.index) > (a.plies, b.index) => Some(b),
        (Some(a), _) => Some(a),
        (None, b) => b,
    }
}
