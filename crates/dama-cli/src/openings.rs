//! `dama openings`: lists of openings for matches.

mod make;

use std::process::ExitCode;

use clap::{Args, Subcommand};

/// Make lists of openings for matches
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama openings make > openings.txt")]
pub struct Options {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Make(make::Options),
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        match self.verb {
            Verb::Make(options) => options.run(),
        }
    }
}
