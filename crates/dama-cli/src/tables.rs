//! `dama tables`: endgame tables, built, checked and asked.

mod build;
pub mod embedded;
pub mod folder;
mod info;
mod markdown;
mod probe;
mod stats;
mod verify;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use dama_core::RuleSet;

use crate::options::rule_set_parser;

/// Build, check and ask endgame tables
///
/// Tables know of every position of up to five pieces who wins it and in how many
/// plies. Without any files those in the program are asked, up to four pieces (a
/// program that was built before them solves up to three in memory).
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama tables probe 'W:WKa1,Kb1:BKh8'
  dama tables build --tables ~/dama-tables --pieces 4
  dama tables verify --tables ~/dama-tables")]
pub struct Options {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Build(build::Options),
    Verify(verify::Options),
    Probe(probe::Options),
    Stats(stats::Options),
    Info(info::Options),
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        match self.verb {
            Verb::Build(options) => options.run(),
            Verb::Verify(options) => options.run(),
            Verb::Probe(options) => options.run(),
            Verb::Stats(options) => options.run(),
            Verb::Info(options) => options.run(),
        }
    }
}

/// The folder that holds tables, where one must be named.
#[derive(Args)]
struct FolderOption {
    /// The folder of the tables
    #[arg(long = "tables", value_name = "DIR")]
    path: PathBuf,
}

/// The rule sets of a verb that takes both.
#[derive(Args)]
struct RulesChoice {
    /// Only this rule set; without it both
    #[arg(long = "rules", value_name = "RULES", value_parser = rule_set_parser())]
    only: Option<RuleSet>,
}

impl RulesChoice {
    fn sets(&self) -> Vec<RuleSet> {
        match self.only {
            Some(rules) => vec![rules],
            None => RuleSet::ALL.to_vec(),
        }
    }
}
