//! The first look at each position.

use super::{CHUNK, Progress, Solver};
use crate::entry::Entry;
use crate::moves::{count_quiet, each_promotion, has_capture};
use crate::parallel::spread;
use crate::pieces::Pieces;
use crate::resolve::Resolver;
use crate::solved::{Known, NotSolved};
use crate::{Mover, Value};

/// What comes from promotions, by the ply at which it is to arrive.
///
/// A promotion leads to another endgame, whose values are known from the first;
/// but they count only when their ply has come.
#[derive(Debug, Default)]
pub(super) struct Arrivals {
    wins: Vec<Vec<Arrival>>,
    strikes: Vec<Vec<Arrival>>,
}

/// Where something arrives.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    index: u32,
    mover: Mover,
}

impl Arrivals {
    fn add(list: &mut Vec<Vec<Arrival>>, plies: u16, arrival: Arrival) {
        let plies = usize::from(plies);
        if list.len() <= plies {
            list.resize_with(plies + 1, Vec::new);
        }
        list[plies].push(arrival);
    }

    fn join(&mut self, other: Self) {
        for (own, other) in [
            (&mut self.wins, other.wins),
            (&mut self.strikes, other.strikes),
        ] {
            if own.len() < other.len() {
                own.resize_with(other.len(), Vec::new);
            }
            for (own, mut other) in own.iter_mut().zip(other) {
                own.append(&mut other);
            }
        }
    }

    pub(super) fn last_ply(&self) -> usize {
        self.wins.len().max(self.strikes.len()).saturating_sub(1)
    }
}

impl Solver<'_> {
    /// Looks at all positions once.
    pub(super) fn begin(&mut self, progress: &dyn Progress) -> Result<Arrivals, NotSolved> {
        let len = self.index.len();
        let movers = self.index.material().movers().len();
        let found = spread(self.threads, len.div_ceil(CHUNK), |take| {
            let mut look = Look {
                resolver: Resolver::new(self.rules),
                arrivals: Arrivals::default(),
            };
            while let Some(chunk) = take() {
                let range = chunk * CHUNK..len.min((chunk + 1) * CHUNK);
                progress.advance((range.len() * movers) as u64);
                for index in range {
                    if let Some(pieces) = self.index.pieces(index) {
                        for mover in Mover::BOTH {
                            let entry = look.at(self, index, &pieces, mover)?;
                            self.set(mover, index, entry);
                        }
                    }
                }
            }
            Ok(look.arrivals)
        });
        let mut arrivals = Arrivals::default();
        for found in found {
            arrivals.join(found?);
        }
        Ok(arrivals)
    }

    /// Hands on what comes from promotions at a ply.
    pub(super) fn arrive(&self, arrivals: &Arrivals, ply: usize) {
        let plies = ply as u16;
        for arrival in arrivals.wins.get(ply).into_iter().flatten() {
            self.win(arrival.mover, arrival.index as usize, plies);
        }
        for arrival in arrivals.strikes.get(ply).into_iter().flatten() {
            self.strike(arrival.mover, arrival.index as usize, 1, plies);
        }
    }
}

/// One thread's look at positions.
struct Look {
    resolver: Resolver,
    arrivals: Arrivals,
}

impl Look {
    fn at(
        &mut self,
        solver: &Solver<'_>,
        index: usize,
        pieces: &Pieces,
        mover: Mover,
    ) -> Result<Entry, NotSolved> {
        if solver.index.material().pieces() == 2
            && let Some(value) = self.resolver.end(pieces, mover)
        {
            return Ok(Entry::of(value));
        }
        let mut smaller = Known(solver.smaller);
        if has_capture(pieces, mover) {
            let position = pieces.position(mover).map_err(|_| NotSolved)?;
            let value = self.resolver.captures(&mut smaller, &position)?;
            return Ok(Entry::of(value).open());
        }
        let quiet = count_quiet(pieces, mover);
        let Crowned {
            best,
            lost,
            holding,
            any,
        } = self.crowned(&mut smaller, pieces, mover)?;
        if quiet == 0 && !any {
            return Ok(Entry::of(Value::Loss(0)));
        }
        let arrival = Arrival {
            index: index as u32,
            mover,
        };
        // All promotions that lose are struck out together, when the longest of them has lost.
        let strikes = match (best, lost) {
            (Some(plies), _) => {
                Arrivals::add(&mut self.arrivals.wins, plies, arrival);
                1
            }
            (None, Some(plies)) => {
                Arrivals::add(&mut self.arrivals.strikes, plies, arrival);
                1
            }
            (None, None) => 0,
        };
        Ok(Entry::counting(quiet + holding + strikes))
    }

    /// What the promotions of a position lead to.
    fn crowned(
        &mut self,
        smaller: &mut Known<'_>,
        pieces: &Pieces,
        mover: Mover,
    ) -> Result<Crowned, NotSolved> {
        let mut crowned = Crowned::default();
        let mut missing = Ok(());
        each_promotion(pieces, mover, |after| {
            let value = self.resolver.value(smaller, &after, mover.opposite());
            crowned.any = true;
            match value.map(Value::before) {
                Ok(Value::Win(plies)) => {
                    crowned.best = Some(crowned.best.map_or(plies, |best| best.min(plies)));
                }
                Ok(Value::Draw) => crowned.holding += 1,
                Ok(Value::Loss(plies)) => crowned.lost = crowned.lost.max(Some(plies)),
                Err(error) => missing = Err(error),
            }
        });
        missing.map(|()| crowned)
    }
}

/// What promotions lead to, for who promotes.
#[derive(Default)]
struct Crowned {
    /// The plies of the shortest win.
    best: Option<u16>,
    /// The plies of the longest loss.
    lost: Option<u16>,
    /// How many promotions draw.
    holding: u32,
    /// Whether there is any promotion.
    any: bool,
}
