//! Which pieces stand on the board: the name of an endgame.

use core::fmt;
use core::str::FromStr;

use dama_core::{Position, Side};

/// The most pieces, both sides together, that tables are built for.
pub const MOST_PIECES: u8 = 5;

/// The pieces of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Force {
    /// How many kings.
    pub kings: u8,
    /// How many men.
    pub men: u8,
}

impl Force {
    /// How many pieces.
    pub const fn total(self) -> u8 {
        self.kings.saturating_add(self.men)
    }

    /// The order in which the sides of an endgame are named: more pieces first,
    /// then more kings.
    const fn rank(self) -> (u8, u8) {
        (self.total(), self.kings)
    }
}

/// One endgame: the pieces of both sides, the stronger one first.
///
/// It stands for the positions with these pieces and either side to move. Who of
/// the two is White does not matter: a board is turned so that the first side
/// moves up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Material {
    first: Force,
    second: Force,
}

/// Whose turn it is in an endgame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mover {
    /// The side that is named first.
    First,
    /// The other side.
    Second,
}

impl Mover {
    /// First, then second.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first, 1 for the second side.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A text that names no endgame.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} names no endgame: write the stronger side first, as in KKvK or KMMvKM")]
pub struct MaterialError {
    /// The text.
    pub text: String,
}

impl Material {
    /// The endgame of two forces, the stronger one first; `None` where a side
    /// has no pieces or both together have more than [`MOST_PIECES`].
    pub const fn of(one: Force, other: Force) -> Option<Self> {
        let (a, b) = (one.rank(), other.rank());
        let total = one.total().saturating_add(other.total());
        if one.total() == 0 || other.total() == 0 || total > MOST_PIECES {
            return None;
        }
        Some(if a.0 > b.0 || a.0 == b.0 && a.1 >= b.1 {
            Self {
                first: one,
                second: other,
            }
        } else {
            Self {
                first: other,
                second: one,
            }
        })
    }

    /// The pieces of a position, White's and Black's.
    pub fn forces(position: &Position) -> [Force; 2] {
        Side::BOTH.map(|side| Force {
            kings: position.kings(side).len() as u8,
            men: position.men(side).len() as u8,
        })
    }

    /// The pieces of a side.
    pub const fn force(self, mover: Mover) -> Force {
        match mover {
            Mover::First => self.first,
            Mover::Second => self.second,
        }
    }

    /// How many pieces both sides have together.
    pub const fn pieces(self) -> u8 {
        self.first.total() + self.second.total()
    }

    /// Whether no men are left, so that all eight symmetries hold.
    pub const fn only_kings(self) -> bool {
        self.first.men == 0 && self.second.men == 0
    }

    /// Whether both sides have the same pieces: the board can be turned, and
    /// tables hold the first side to move only.
    pub fn is_even(self) -> bool {
        self.first == self.second
    }

    /// The sides that tables hold to move: both, or the first only where the
    /// other is the same turned round.
    pub fn movers(self) -> &'static [Mover] {
        if self.is_even() {
            &[Mover::First]
        } else {
            &Mover::BOTH
        }
    }

    /// A number below [`Self::IDS`], another one for each endgame.
    pub(crate) const fn id(self) -> usize {
        let base = MOST_PIECES as usize + 1;
        let first = self.first.kings as usize * base + self.first.men as usize;
        let second = self.second.kings as usize * base + self.second.men as usize;
        first * base * base + second
    }

    /// How many numbers [`Self::id`] gives at most.
    pub(crate) const IDS: usize = (MOST_PIECES as usize + 1).pow(4);

    /// All endgames of so many pieces (none beyond [`MOST_PIECES`]), in an order in which each comes after
    /// those that its moves lead to: fewer men first.
    pub fn with_pieces(pieces: u8) -> Vec<Self> {
        let mut all = Vec::new();
        if pieces > MOST_PIECES {
            return all;
        }
        for first in pieces.div_ceil(2)..pieces {
            for first_kings in (0..=first).rev() {
                for second_kings in (0..=pieces - first).rev() {
                    let one = Force {
                        kings: first_kings,
                        men: first - first_kings,
                    };
                    let other = Force {
                        kings: second_kings,
                        men: pieces - first - second_kings,
                    };
                    if let Some(material) = Self::of(one, other)
                        && !all.contains(&material)
                    {
                        all.push(material);
                    }
                }
            }
        }
        all.sort_by_key(|material| material.first.men + material.second.men);
        all
    }

    /// All endgames of two pieces up to so many, in such an order.
    pub fn up_to(pieces: u8) -> Vec<Self> {
        (2..=pieces.min(MOST_PIECES))
            .flat_map(Self::with_pieces)
            .collect()
    }

    /// The endgames that moves lead to, itself left out: those of the next move and
    /// all that follow from them, for a table leaves out what captures lead to.
    pub fn inputs(self) -> Vec<Self> {
        let mut inputs = self.next();
        let mut looked_at = 0;
        while let Some(input) = inputs.get(looked_at) {
            for further in input.next() {
                if !inputs.contains(&further) {
                    inputs.push(further);
                }
            }
            looked_at += 1;
        }
        inputs
    }

    /// The endgames that one move leads to, itself left out: by a capture, by a
    /// promotion, or by both at once.
    fn next(self) -> Vec<Self> {
        let mut next = Vec::new();
        for mover in Mover::BOTH {
            let (own, other) = (self.force(mover), self.force(mover.opposite()));
            for crowned in 0..=own.men.min(1) {
                let own = Force {
                    kings: own.kings + crowned,
                    men: own.men - crowned,
                };
                for kings in 0..=other.kings {
                    for men in 0..=other.men {
                        let left = Force { kings, men };
                        if let Some(after) = Self::of(own, left)
                            && after != self
                            && !next.contains(&after)
                        {
                            next.push(after);
                        }
                    }
                }
            }
        }
        next
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |force: Force| {
            "K".repeat(usize::from(force.kings)) + &"M".repeat(usize::from(force.men))
        };
        f.pad(&format!("{}v{}", letters(self.first), letters(self.second)))
    }
}

impl FromStr for Material {
    type Err = MaterialError;

    fn from_str(text: &str) -> Result<Self, MaterialError> {
        let error = || MaterialError {
            text: text.chars().take(40).collect(),
        };
        Self::up_to(MOST_PIECES)
            .into_iter()
            .find(|material| material.to_string() == text)
            .ok_or_else(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_endgames_as_there_are() {
        let counts = [2, 3, 4, 5].map(|pieces| Material::with_pieces(pieces).len());
        assert_eq!(counts, [3, 6, 14, 22]);
        // With each side to move that is another position: 12, 25 and 44 slices.
        let slices = [3, 4, 5].map(|pieces| {
            let all = Material::with_pieces(pieces);
            all.iter().map(|m| m.movers().len()).sum::<usize>()
        });
        assert_eq!(slices, [12, 25, 44]);
    }

    #[test]
    fn every_endgame_comes_after_its_inputs() {
        let all = Material::up_to(MOST_PIECES);
        for (number, material) in all.iter().enumerate() {
            for input in material.inputs() {
                assert!(all[..number].contains(&input), "{material} needs {input}");
            }
            assert_eq!(material.to_string().parse(), Ok(*material));
        }
        assert!("KvKK".parse::<Material>().is_err());
        assert!("".parse::<Material>().is_err());
        let many = Force {
            kings: 200,
            men: 100,
        };
        assert_eq!(Material::of(many, many), None);
    }

    #[test]
    fn what_an_input_reads_is_an_input_too() {
        // A king takes a man from two kings and a man: no single move leads there.
        let [whole, left] = ["KMMvK", "KKvK"].map(|name| name.parse::<Material>().expect(name));
        assert!(!whole.next().contains(&left) && whole.inputs().contains(&left));
        for material in Material::up_to(MOST_PIECES) {
            let inputs = material.inputs();
            for input in &inputs {
                let further = input.inputs();
                assert!(further.iter().all(|m| inputs.contains(m)), "{material}");
            }
        }
    }

    #[test]
    fn numbers_are_unique() {
        let mut ids: Vec<_> = Material::up_to(MOST_PIECES)
            .iter()
            .map(|m| m.id())
            .collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), 45);
        assert!(ids.iter().all(|&id| id < Material::IDS));
    }
}
