//! What a position is worth.

use core::cmp::Ordering;
use core::fmt;

/// The value of a position for the side to move, both sides playing best: the
/// winner wins as soon and the loser loses as late as can be.
///
/// The distance is in plies until the game is over under the rule set, 0 where it
/// is over. Repetition and lack of progress (rule 9) are left out: they depend on
/// the moves before.
///
/// Values are ordered by what the side to move likes better: a late loss before
/// an early one, an early win before a late one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The side to move loses in so many plies.
    Loss(u16),
    /// Nobody wins.
    Draw,
    /// The side to move wins in so many plies.
    Win(u16),
}

/// The value without the distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// The side to move loses.
    Loss,
    /// Nobody wins.
    Draw,
    /// The side to move wins.
    Win,
}

impl Value {
    /// What a move is worth for who makes it, where the position after it has
    /// this value for the other side.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Loss(plies) => Self::Win(plies.saturating_add(1)),
            Self::Draw => Self::Draw,
            Self::Win(plies) => Self::Loss(plies.saturating_add(1)),
        }
    }

    /// The value without the distance.
    pub const fn grade(self) -> Grade {
        match self {
            Self::Loss(_) => Grade::Loss,
            Self::Draw => Grade::Draw,
            Self::Win(_) => Grade::Win,
        }
    }

    /// The plies until the game is over; `None` for a draw.
    pub const fn distance(self) -> Option<u16> {
        match self {
            Self::Loss(plies) | Self::Win(plies) => Some(plies),
            Self::Draw => None,
        }
    }

    /// A number that grows with what the side to move likes.
    const fn liking(self) -> i32 {
        const WIN: i32 = 1 << 17;
        match self {
            Self::Loss(plies) => plies as i32 - WIN,
            Self::Draw => 0,
            Self::Win(plies) => WIN - plies as i32,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        self.liking().cmp(&other.liking())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Grade {
    /// Loss, draw, win.
    pub const ALL: [Self; 3] = [Self::Loss, Self::Draw, Self::Win];

    /// `loss`, `draw` or `win`, as written in files and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }

    /// What a move is worth for who makes it.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_hurries_and_the_loser_holds_out() {
        let sorted = [
            Value::Loss(0),
            Value::Loss(7),
            Value::Draw,
            Value::Win(65_535),
            Value::Win(9),
            Value::Win(0),
        ];
        assert!(sorted.is_sorted());
        assert_eq!(Value::Loss(2).before(), Value::Win(3));
        assert_eq!(Value::Win(u16::MAX).before(), Value::Loss(u16::MAX));
        assert_eq!(Value::Draw.before(), Value::Draw);
        assert_eq!(Value::Win(3).grade().before(), Grade::Loss);
    }
}
