//! `dama tune`: what the terms of the evaluation are worth, from the engine's own
//! games.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;
use dama_engine::evaluate::to_source;
use dama_train::Examples;

use crate::learn::{GamesOptions, bar};
use crate::output::Output;

/// Play games, and fit the terms of the evaluation to their results
///
/// By logistic regression: a position is to be worth what its games brought. Prints
/// or writes the source file crates/dama-engine/src/evaluate/terms/found.rs.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama tune --games games --count 20000 --network terms
  dama tune --games games --count 20000 --network terms found.rs")]
pub struct Options {
    #[command(flatten)]
    games: GamesOptions,
    /// How often each position is looked at
    #[arg(long, value_name = "N", default_value_t = 60,
          value_parser = clap::value_parser!(u32).range(1..=1_000))]
    epochs: u32,
    /// The source file to write; without it the source is printed
    #[arg(value_name = "SOURCE")]
    source: Option<PathBuf>,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        let mut examples = Examples::default();
        self.games.for_each_sample(|sample| examples.add(sample))?;
        if examples.is_empty() {
            bail!("there are no games to learn from");
        }
        let bar = bar(examples.len() as u64 * u64::from(self.epochs), "positions");
        let tuned = examples.tune(self.epochs, self.games.threads(), |count| bar.inc(count));
        bar.finish_and_clear();
        let source = to_source(&tuned.worths);
        let Some(path) = &self.source else {
            output.line(source.trim_end())?;
            return Ok(ExitCode::SUCCESS);
        };
        fs::write(path, source).with_context(|| format!("cannot write {}", path.display()))?;
        let [before, after] = tuned.test_errors.map(f64::sqrt);
        output.line(format_args!(
            "{}: {} positions; error on those that were not learned from {before:.4}, now {after:.4}",
            path.display(),
            examples.len()
        ))?;
        Ok(ExitCode::SUCCESS)
    }
}
