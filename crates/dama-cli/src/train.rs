//! `dama train`: a network from the engine's own games.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use dama_train::{Course, Lessons};

use crate::learn::{GamesOptions, bar, command_line};
use crate::network;
use crate::output::Output;

/// Play games, and train the network that sees what a position is worth
///
/// The games are played by the engine against itself, with the network that it
/// has, and kept in a file; a run that was cut short goes on where it was. The same
/// seed gives the same games, however many threads play them.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama train --games games --count 100000 new.net
  dama train --games more --seed 2 --network new.net --also games better.net
  dama bench --network better.net

The network of the program itself is crates/dama-engine/src/network/dama.net.")]
pub struct Options {
    #[command(flatten)]
    games: GamesOptions,
    /// How often each position is looked at
    #[arg(long, value_name = "N", default_value_t = Course::default().epochs,
          value_parser = clap::value_parser!(u32).range(1..=1_000))]
    epochs: u32,
    /// How much of what is learned is how games ended; the rest is what searches found
    #[arg(long, value_name = "0..1", default_value_t = Course::default().ending,
          value_parser = part)]
    ending: f32,
    /// How large the first steps are; the last ones are a hundredth of it
    #[arg(long, value_name = "SIZE", default_value_t = Course::default().rate,
          value_parser = part)]
    rate: f32,
    /// Go on from the weights of the network in this file
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The file of the network
    #[arg(value_name = "NETWORK")]
    network: PathBuf,
}

fn part(text: &str) -> Result<f32, String> {
    text.parse()
        .ok()
        .filter(|part| (0.0..=1.0).contains(part))
        .ok_or_else(|| String::from("a number from 0 to 1 is needed"))
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        let from = self.from.as_deref().map(network::read).transpose()?;
        let mut lessons = Lessons::default();
        self.games.for_each_sample(|sample| lessons.add(sample))?;
        output.line(format_args!(
            "{} positions, {} more were the same as others",
            lessons.len(),
            lessons.repeated
        ))?;
        let course = Course {
            epochs: self.epochs,
            ending: self.ending,
            rate: self.rate,
            ..Course::default()
        };
        let bar = bar(lessons.len() as u64 * u64::from(self.epochs), "positions");
        let trained = dama_train::train(
            &mut lessons,
            &course,
            from.as_ref(),
            self.games.threads(),
            &command_line(),
            |learned| {
                let error = learned.test_error.sqrt();
                bar.set_message(format!("epoch {}, error {error:.4}", learned.epoch));
            },
            |count| bar.inc(count),
        );
        let message = bar.message();
        bar.finish_and_clear();
        let network = trained?;
        let path = self.network.display();
        fs::write(&self.network, network.to_bytes())
            .with_context(|| format!("cannot write {path}"))?;
        output.line(format_args!(
            "{path}: network {:016x}, {message}",
            network.number()
        ))?;
        Ok(ExitCode::SUCCESS)
    }
}
