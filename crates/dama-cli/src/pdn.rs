//! `dama pdn`: files of game records.

mod check;
mod convert;
mod lines;
mod merge;
mod openings;
mod progress;
mod sources;
mod stats;
mod target;

use std::process::ExitCode;

use clap::{Args, Subcommand};

use crate::numbers::grouped;
pub use target::TargetOption;

/// Check, convert, count and merge files of game records (PDN)
///
/// Files are read game by game, so they may be of any size. A record without a
/// rule set is read by the rules of the federation.
#[derive(Args)]
#[command(
    arg_required_else_help = false,
    after_help = "\
Examples:
  dama pdn check games.pdn
  dama pdn convert --to jsonl games.pdn --output games.jsonl
  dama pdn stats --depth 6 games.pdn
  dama pdn merge one.pdn two.pdn --output all.pdn"
)]
pub struct Options {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Check(check::Options),
    Convert(convert::Options),
    Stats(stats::Options),
    Merge(merge::Options),
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        match self.verb {
            Verb::Check(options) => options.run(),
            Verb::Convert(options) => options.run(),
            Verb::Stats(options) => options.run(),
            Verb::Merge(options) => options.run(),
        }
    }
}

/// `1 game`, `1,234 games`.
fn counted(count: u64, one: &str, many: &str) -> String {
    let name = if count == 1 { one } else { many };
    format!("{} {name}", grouped(count))
}
