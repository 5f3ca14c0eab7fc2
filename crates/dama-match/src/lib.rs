//! Matches between engines: openings, pairs of games, statistics.
//!
//! A [`Match`] plays every [`Opening`] twice, with the sides exchanged, between
//! two engines that an [`EngineSpec`] names: our own with its parameters, any
//! program that speaks the Hub protocol, or random moves. [`make_openings`] makes
//! the list. With a limit by nodes the games are the same on every machine and
//! with any number of workers.
//!
//! This crate starts programs and threads and reads the clock; it opens no file:
//! records go out as text and come in again as bytes, so that a match goes on
//! where it was broken off.

mod chance;
mod crew;
mod estimate;
mod hub;
mod limit;
mod make;
mod meeting;
mod opening;
mod own;
mod played;
mod player;
mod random_mover;
mod records;
mod referee;
mod spec;
mod sprt;
mod tally;

/// Balanced openings for matches, made by [`make_openings`]; their first line tells how.
pub const BALANCED: &str = include_str!("../openings/balanced.txt");

pub use estimate::Estimate;
pub use limit::{Allowance, Limit};
pub use make::{Making, make_openings};
pub use meeting::{Match, MatchError, Progress};
pub use opening::{Opening, OpeningsError, read_openings};
pub use played::{Ending, Played};
pub use player::{Choice, Fault, Player};
pub use records::{Kept, KeptError, read_records};
pub use referee::{Adjudicator, Referee};
pub use spec::{EngineSpec, Kind, OwnSpec, SpecError, StartError, Workshop};
pub use sprt::{Hypotheses, Verdict};
pub use tally::Tally;
