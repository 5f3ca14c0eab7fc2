//! A position with what is known of its worth.

use dama_core::packed::UnpackPositionError;
use dama_core::{Position, RuleSet};

/// How a game went on for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The side to move has lost.
    Loss,
    /// Nobody has won.
    Draw,
    /// The side to move has won.
    Win,
}

impl Ending {
    const ALL: [Self; 3] = [Self::Loss, Self::Draw, Self::Win];

    /// The points of the side to move, 0 to 1.
    pub const fn points(self) -> f32 {
        match self {
            Self::Loss => 0.0,
            Self::Draw => 0.5,
            Self::Win => 1.0,
        }
    }
}

/// A position of a game in which nothing was to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The rules of the game.
    pub rules: RuleSet,
    /// The position.
    pub position: Position,
    /// What a search found it worth to the side to move, in hundredths of a man.
    pub score: i16,
    /// How the game ended.
    pub ending: Ending,
}

/// Why bytes are no sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SampleError {
    /// The position is none.
    #[error(transparent)]
    Position(#[from] UnpackPositionError),
    /// The byte that holds rule set and ending has no meaning.
    #[error("no rule set and ending have the number {0}")]
    Tag(u8),
}

impl Sample {
    /// Bytes of a sample in a file.
    pub const LENGTH: usize = Position::PACKED_LENGTH + 3;

    /// The position, the score with its low byte first, and a byte: in its two low
    /// bits 0 for a loss, 1 for a draw and 2 for a win, above them the number of
    /// the rule set in [`RuleSet::ALL`].
    pub fn to_bytes(&self) -> [u8; Self::LENGTH] {
        let mut bytes = [0; Self::LENGTH];
        let (position, rest) = bytes.split_at_mut(Position::PACKED_LENGTH);
        position.copy_from_slice(&self.position.pack());
        let [low, high] = self.score.to_le_bytes();
        rest.copy_from_slice(&[low, high, self.ending as u8 | (self.rule_set() as u8) << 2]);
        bytes
    }

    /// The reverse of [`to_bytes`](Self::to_bytes).
    ///
    /// # Errors
    ///
    /// `to_bytes` never makes such bytes.
    pub fn from_bytes(bytes: &[u8; Self::LENGTH]) -> Result<Self, SampleError> {
        let (position, rest) = bytes.split_at(Position::PACKED_LENGTH);
        let tag = rest[2];
        let rules = RuleSet::ALL.get(usize::from(tag >> 2));
        let ending = Ending::ALL.get(usize::from(tag & 3));
        let (Some(&rules), Some(&ending)) = (rules, ending) else {
            return Err(SampleError::Tag(tag));
        };
        Ok(Self {
            rules,
            position: Position::unpack(position)?,
            score: i16::from_le_bytes([rest[0], rest[1]]),
            ending,
        })
    }

    /// The number of the rule set in [`RuleSet::ALL`].
    pub fn rule_set(&self) -> usize {
        let number = RuleSet::ALL.iter().position(|rules| *rules == self.rules);
        number.unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::{Ending, Sample, SampleError};
    use dama_core::{Position, RuleSet};

    #[test]
    fn bytes_give_the_sample_back() {
        for (number, ending) in Ending::ALL.into_iter().enumerate() {
            let sample = Sample {
                rules: RuleSet::ALL[number % 2],
                position: "B:Wa2,Kd4:Bg6,Kh8".parse().expect("legal"),
                score: -371 * number as i16,
                ending,
            };
            assert_eq!(Sample::from_bytes(&sample.to_bytes()), Ok(sample));
            assert_eq!(ending.points(), number as f32 / 2.0);
        }
    }

    #[test]
    fn rubbish_is_refused() {
        let sample = Sample {
            rules: RuleSet::CLASSIC,
            position: Position::start(),
            score: 0,
            ending: Ending::Win,
        };
        let good = sample.to_bytes();
        for tag in [3, 7, 8, 255] {
            let mut bytes = good;
            bytes[Sample::LENGTH - 1] = tag;
            assert_eq!(Sample::from_bytes(&bytes), Err(SampleError::Tag(tag)));
        }
        let mut bytes = good;
        bytes[0] = 9;
        assert!(Sample::from_bytes(&bytes).is_err());
    }
}
