//! `dama chances`: how often a score wins, from the engine's own games.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;
use dama_core::RuleSet;
use dama_engine::chance::to_source;
use dama_train::Endings;

use crate::learn::{GamesOptions, command_line};
use crate::output::Output;

/// Play games, and find how often a score wins, draws and loses
///
/// By logistic regression, for each rule set. Prints or writes the source file
/// crates/dama-engine/src/chance/found.rs.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama chances --games games --count 3000
  dama chances --games games --count 3000 found.rs")]
pub struct Options {
    #[command(flatten)]
    games: GamesOptions,
    /// The source file to write; without it the source is printed
    #[arg(value_name = "SOURCE")]
    source: Option<PathBuf>,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        let mut endings = Endings::default();
        self.games.for_each_sample(|sample| endings.add(sample))?;
        if endings.is_empty() {
            bail!("there are no games of both rule sets to learn from");
        }
        let chances = endings.fit();
        let source = to_source(&chances, &command_line());
        let Some(path) = &self.source else {
            output.line(source.trim_end())?;
            return Ok(ExitCode::SUCCESS);
        };
        fs::write(path, source).with_context(|| format!("cannot write {}", path.display()))?;
        for (rule_set, (rules, found)) in RuleSet::ALL.iter().zip(chances).enumerate() {
            output.line(format_args!(
                "{rules}: {} positions; half are won at {:+.2}, an even game {:.0} %",
                endings.len(rule_set),
                found.middle / 100.0,
                100.0 * found.of(0.0).win
            ))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
