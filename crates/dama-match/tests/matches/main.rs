//! Matches as they are played: order, records, faults, going on.

mod faults;
mod games;
mod help;
