//! `dama book`: opening books, built and asked.

mod build;
mod info;
mod option;
mod probe;

use std::process::ExitCode;

use clap::{Args, Subcommand};

pub use option::{BookOption, named};

/// Build and ask opening books
///
/// A book has moves for the beginning of a game, so that games vary. The program has
/// one for each rule set; docs/book.md tells how they were made.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama book info
  dama book probe --moves 'd3-d4 d6-d5'
  dama book build --kept looks.txt classic.book")]
pub struct Options {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Build(build::Options),
    Info(info::Options),
    Probe(probe::Options),
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        match self.verb {
            Verb::Build(options) => options.run(),
            Verb::Info(options) => options.run(),
            Verb::Probe(options) => options.run(),
        }
    }
}
