//! What a position is worth to the side to move.

use core::fmt;
use core::ops::Neg;

/// The value of a win before any distance is taken off.
const WIN: i32 = 30_000;

/// Beyond this a score tells how far away the end is.
const NEAR: i32 = WIN - 1_000;

/// The value of a win that is known from tables, at a distance that is not.
const KNOWN: i32 = WIN - 2_000;

/// Beyond this it is known who wins.
const DECIDED: i32 = WIN - 3_000;

/// The worth of a position in hundredths of a man, or a win or a loss with its
/// distance in plies; positive is good for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// Neither side is ahead.
    pub const DRAW: Self = Self(0);
    /// Worse than every score of a position.
    pub(crate) const LOWEST: Self = Self(-WIN - 1);
    /// Better than every score of a position.
    pub(crate) const HIGHEST: Self = Self(WIN + 1);

    /// So many hundredths of a man; what would look like a decided game is cut off.
    pub const fn new(hundredths: i32) -> Self {
        if hundredths > DECIDED {
            Self(DECIDED)
        } else if hundredths < -DECIDED {
            Self(-DECIDED)
        } else {
            Self(hundredths)
        }
    }

    /// The side to move has won when so many more plies are played.
    pub const fn win_in(plies: u32) -> Self {
        Self(WIN - plies as i32)
    }

    /// The side to move has lost when so many more plies are played.
    pub const fn loss_in(plies: u32) -> Self {
        Self(plies as i32 - WIN)
    }

    /// The side to move wins, nobody has counted how soon; it is known in so many plies.
    pub(crate) const fn known_win(plies: u32) -> Self {
        Self(KNOWN - plies as i32)
    }

    /// The number itself: hundredths of a man, or 30,000 less the plies to the
    /// end (with the sign turned for a loss). A win of which only tables without
    /// distances tell is 28,000 less the plies until they tell it.
    pub const fn value(self) -> i32 {
        self.0
    }

    /// In how many plies the side to move wins, where that is known.
    pub const fn plies_to_win(self) -> Option<u32> {
        if self.0 > NEAR {
            Some((WIN - self.0) as u32)
        } else {
            None
        }
    }

    /// In how many plies the side to move loses, where that is known.
    pub const fn plies_to_loss(self) -> Option<u32> {
        Self(-self.0).plies_to_win()
    }

    /// Whether it is known how the game ends: a win or a loss.
    pub const fn is_decided(self) -> bool {
        self.0 > DECIDED || self.0 < -DECIDED
    }

    /// Seen `plies` deeper in the tree: distances count from there.
    pub(crate) const fn seen_from(self, plies: usize) -> Self {
        if self.0 > DECIDED {
            Self(self.0 + plies as i32)
        } else if self.0 < -DECIDED {
            Self(self.0 - plies as i32)
        } else {
            self
        }
    }

    /// The reverse of [`seen_from`](Self::seen_from).
    pub(crate) const fn seen_at_root(self, plies: usize) -> Self {
        if self.0 > DECIDED {
            Self(self.0 - plies as i32)
        } else if self.0 < -DECIDED {
            Self(self.0 + plies as i32)
        } else {
            self
        }
    }

    /// A score out of the table, as [`value`](Self::value) gave it.
    pub(crate) const fn stored(value: i32) -> Self {
        Self(value)
    }

    /// Moved by some hundredths, without a limit: for the bounds of a search.
    pub(crate) const fn plus(self, hundredths: i32) -> Self {
        Self(self.0 + hundredths)
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    /// `+0.35`, `win in 5` or `loss in 4`, with the distance in plies; `win` or
    /// `loss` where it is not known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(plies) = self.plies_to_win() {
            write!(f, "win in {plies}")
        } else if let Some(plies) = self.plies_to_loss() {
            write!(f, "loss in {plies}")
        } else if self.is_decided() {
            f.write_str(if self.0 > 0 { "win" } else { "loss" })
        } else {
            let sign = if self.0 < 0 { '-' } else { '+' };
            let size = self.0.abs();
            write!(f, "{sign}{}.{:02}", size / 100, size % 100)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Score;

    #[test]
    fn is_written_for_people() {
        assert_eq!(Score::new(35).to_string(), "+0.35");
        assert_eq!(Score::new(-1207).to_string(), "-12.07");
        assert_eq!(Score::DRAW.to_string(), "+0.00");
        assert_eq!(Score::win_in(5).to_string(), "win in 5");
        assert_eq!((-Score::win_in(4)).to_string(), "loss in 4");
        assert_eq!(Score::known_win(5).to_string(), "win");
        assert_eq!((-Score::known_win(4)).to_string(), "loss");
    }

    #[test]
    fn distances_follow_the_tree() {
        let seen = Score::win_in(7);
        assert_eq!(seen.seen_from(3), Score::win_in(4));
        assert_eq!(seen.seen_from(3).seen_at_root(3), seen);
        assert_eq!(Score::new(50).seen_from(3), Score::new(50));
        let known = Score::known_win(7);
        assert_eq!(known.seen_from(3), Score::known_win(4));
        assert_eq!((-known).seen_from(3).seen_at_root(3), -known);
    }

    #[test]
    fn no_evaluation_looks_decided() {
        assert!(!Score::new(i32::MAX).is_decided());
        assert!(Score::known_win(500) > Score::new(i32::MAX));
        assert!(Score::win_in(900) > Score::known_win(0));
        assert_eq!(Score::known_win(0).plies_to_win(), None);
    }
}
