//! How strong the computer plays.

use core::time::Duration;

use crate::Limits;

/// A strength from 1, for someone who has just learned the rules, to 10, all that
/// the engine has within a second.
///
/// Levels 1 to 9 look at a fixed number of positions, so that they play alike on
/// every device and answer within half a second on a slow phone. The weak ones err
/// as people do: they look a move or two ahead, overlook captures now and then,
/// lose sight of long exchanges and misjudge what they see, each time otherwise by
/// the seed. None of them leaves a win in one move.
///
/// Measured by `dama match` under `classic`: level 1 makes 97 % of the points
/// against random moves, and each level up to 9 makes 70 to 85 % against the one
/// below (`docs/strength.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What makes a level.
pub(crate) struct Strength {
    pub(crate) limits: Limits,
    /// The largest error of sight in hundredths of a man.
    pub(crate) noise: i32,
    /// In so many of a hundred positions a capture is overlooked.
    pub(crate) overlooked: u64,
    /// How many plies captures are followed beyond the depth.
    pub(crate) foresight: i32,
}

/// Captures are followed to their end.
pub(crate) const FAR: i32 = 1_000;

impl Level {
    /// The weakest.
    pub const FIRST: Self = Self(1);
    /// The strongest, limited by time alone.
    pub const LAST: Self = Self(10);

    /// The level with this number, 1 to 10.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 10 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The weakest that asks tables of endgames, where the engine has them: those
    /// below look a few moves ahead and err as people do.
    pub const FIRST_WITH_ENDGAMES: Self = Self(8);

    /// The weakest that plays by a book to its end, where the engine has one.
    pub const FIRST_WITH_WHOLE_BOOK: Self = Self(6);

    /// A game has so many plies when the level no longer asks a book: the weakest knows
    /// one move, and each second level one more.
    pub(crate) const fn book_plies(self) -> usize {
        if self.0 >= Self::FIRST_WITH_WHOLE_BOOK.0 {
            usize::MAX
        } else {
            2 * self.0.div_ceil(2) as usize
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (1..=10).map(Self)
    }

    /// The number, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) const fn strength(self) -> Strength {
        // Measured, not reasoned: after a change play the matches of `docs/strength.md`.
        let (depth, nodes, noise, overlooked, foresight) = match self.0 {
            0 | 1 => (1, 2_000, 135, 9, 2),
            2 => (2, 3_000, 105, 7, 4),
            3 => (2, 4_000, 72, 4, 6),
            4 => (2, 5_000, 38, 1, 16),
            5 => (3, 6_000, 60, 2, 7),
            6 => (3, 8_000, 8, 0, FAR),
            7 => (4, 8_000, 24, 0, FAR),
            8 => (64, 20_000, 50, 0, FAR),
            9 => (64, 50_000, 20, 0, FAR),
            _ => return Strength::LAST,
        };
        Strength {
            limits: Limits {
                depth: Some(depth),
                nodes: Some(nodes),
                ..Limits::NONE
            },
            noise,
            overlooked,
            foresight,
        }
    }
}

impl Strength {
    const LAST: Self = Self {
        limits: Limits::time(Duration::from_millis(950)),
        noise: 0,
        overlooked: 0,
        foresight: FAR,
    };
}

impl core::fmt::Display for Level {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt(f)
    }
}
