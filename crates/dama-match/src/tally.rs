//! Counting games and pairs, as the first engine sees them.

use core::fmt;

use dama_core::Side;
use dama_pdn::ResultMark;

use crate::{Ending, Estimate, Played};

/// What a match has brought so far; all of it as the first engine sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs that brought 0, 1, 2, 3 and 4 half points.
    pub pairs: [u64; 5],
    /// Games that each engine has lost by a fault, the first one's first.
    pub faults: [u64; 2],
    /// Plies that were played, those of the openings included.
    pub plies: u64,
    /// Half points of a pair of which one game is played.
    half: Option<u8>,
}

impl Tally {
    /// Adds the next game; games come in order, the two of a pair one after the
    /// other.
    pub fn add(&mut self, played: &Played) {
        let points = match (played.result, played.first_side()) {
            (ResultMark::WhiteWins, Side::White) | (ResultMark::BlackWins, Side::Black) => 2,
            (ResultMark::WhiteWins | ResultMark::BlackWins, _) => 0,
            _ => 1,
        };
        match points {
            2 => self.wins += 1,
            0 => self.losses += 1,
            _ => self.draws += 1,
        }
        if let Ending::Fault { side, .. } = played.ending {
            self.faults[usize::from(side != played.first_side())] += 1;
        }
        self.plies += played.plies as u64;
        match self.half.take() {
            None => self.half = Some(points),
            Some(first) => self.pairs[usize::from(first + points)] += 1,
        }
    }

    /// Games in all.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The difference in strength that these pairs tell of.
    pub fn estimate(&self) -> Option<Estimate> {
        Estimate::of(&self.pairs)
    }
}

impl fmt::Display for Tally {
    /// `+12 =3 -5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "+{} ={} -{}", self.wins, self.draws, self.losses)
    }
}
