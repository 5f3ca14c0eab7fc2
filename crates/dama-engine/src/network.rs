//! The small network: what a position is worth, learned from games that the
//! engine has played against itself.
//!
//! Each side sees 224 inputs: on which of 48 squares its men stand and on which of
//! 64 its kings, and the same of the enemy's, on a board turned so that it moves
//! north. One layer of [`HIDDEN`] neurons adds the weights of what is there; the
//! sums of both sides, cut to 0 to 1 and squared, are weighed by one of eight sets
//! of weights, by the number of pieces. The rule set is an input too, and has sets
//! of its own. All of it is done in whole numbers, so that every machine finds the
//! same; `dama train` makes networks.

mod accumulator;
mod file;
mod kernel;

use dama_core::{Position, RuleSet, Side};

pub(crate) use accumulator::Accumulators;
pub use file::NetworkError;
use kernel::Kernel;

/// The neurons of the hidden layer, for each side.
pub const HIDDEN: usize = 64;

/// What each side sees: own men and kings, enemy men and kings.
pub const INPUTS: usize = 224;

/// Sets of output weights of a rule set, by the number of pieces.
pub const BUCKETS: usize = 8;

/// With so few pieces the terms of the evaluation know more than the network: its
/// games hardly have such positions.
pub(crate) const FEW_PIECES: usize = 6;

/// The rule sets that a network knows, in the order of [`RuleSet::ALL`].
pub const RULE_SETS: usize = RuleSet::ALL.len();

/// A sum of 1 in the hidden layer, as a whole number.
pub const HIDDEN_UNIT: i32 = 255;

/// An output weight of 1, as a whole number.
pub const OUTPUT_UNIT: i32 = 64;

/// No output weight is larger: its product with [`HIDDEN_UNIT`] has 16 bits.
pub const MOST_OUTPUT: i16 = 127;

/// No weight of the hidden layer is larger: no sum of 33 has more than 16 bits.
pub const MOST_HIDDEN: i16 = 900;

/// Rows of weights in memory: a square for each of four kinds of piece.
const ROWS: usize = 256;

/// The weights of a layer, [`HIDDEN`] a row.
pub type Row = [i16; HIDDEN];

/// What a network is made of, in whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// [`INPUTS`] rows: own men from a2 on, own kings from a1 on, then the enemy's.
    pub inputs: Vec<Row>,
    /// What the rule set adds, one row each.
    pub rules: [Row; RULE_SETS],
    /// By rule set and number of pieces: the weights of the side to move and of
    /// the other one.
    pub outputs: [[[Row; 2]; BUCKETS]; RULE_SETS],
    /// What is added to the outputs, in units of [`HIDDEN_UNIT`] squared times
    /// [`OUTPUT_UNIT`].
    pub output_biases: [[i32; BUCKETS]; RULE_SETS],
    /// An output of 1 in hundredths of a man.
    pub scale: i32,
}

/// A network that can be asked.
#[derive(Clone)]
pub struct Network {
    /// By kind of piece (own men, own kings, enemy men, enemy kings) and square.
    rows: Box<[Row; ROWS]>,
    weights: Weights,
    /// How it was made.
    command: String,
    number: u64,
    kernel: Kernel,
}

/// The set of output weights for so many pieces.
pub const fn bucket_of(pieces: usize) -> usize {
    let bucket = pieces.saturating_sub(1) / 4;
    if bucket < BUCKETS {
        bucket
    } else {
        BUCKETS - 1
    }
}

/// The input of a piece, as the side sees it that moves north: of the enemy or not,
/// a king or not, on a square by number.
///
/// A man on its first rank, where none stands in play, counts as one step on.
pub const fn input_of(row: u8) -> usize {
    let square = row as usize % 64;
    let man_on = match square {
        0..8 => square,
        8..56 => square - 8,
        _ => square - 16,
    };
    match row / 64 {
        0 => man_on,
        1 => 48 + square,
        2 => 112 + man_on,
        _ => 160 + square,
    }
}

impl Network {
    /// A network of these weights, and the command that made it.
    ///
    /// # Errors
    ///
    /// The weights are too large or of the wrong number.
    pub fn new(weights: Weights, command: &str) -> Result<Self, NetworkError> {
        file::check(&weights)?;
        let mut rows = Box::new([[0; HIDDEN]; ROWS]);
        for (row, values) in (0..=u8::MAX).zip(rows.iter_mut()) {
            *values = weights.inputs[input_of(row)];
        }
        let number = file::number_of(&weights);
        Ok(Self {
            rows,
            weights,
            command: command.to_owned(),
            number,
            kernel: Kernel::best(),
        })
    }

    /// The network that the engine uses where it is given no other; `None` where it
    /// cannot be read.
    pub(crate) fn built_in() -> Option<Self> {
        Self::read(BUILT_IN).ok()
    }

    /// A number that other weights hardly share.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// The command that made it.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// What it is made of.
    pub const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The place of a rule set; `None` where the network does not know it.
    pub(crate) fn knows(&self, rules: &RuleSet) -> Option<usize> {
        RuleSet::ALL.iter().position(|known| known == rules)
    }

    /// The worth of a position to the side to move, in hundredths of a man, as a
    /// search sees it `ply` plies from its root.
    #[inline]
    pub(crate) fn worth(&self, position: &Position, sums: &mut Accumulators, ply: usize) -> i32 {
        let board = [
            position.men(Side::White).bits(),
            position.kings(Side::White).bits(),
            position.men(Side::Black).bits(),
            position.kings(Side::Black).bits(),
        ];
        let side = position.side_to_move().index();
        self.kernel.worth(self, &board, side, sums, ply)
    }
}

/// The network of this release.
const BUILT_IN: &[u8] = include_bytes!("network/dama.net");

#[cfg(test)]
mod tests;
