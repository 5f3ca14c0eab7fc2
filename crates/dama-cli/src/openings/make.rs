//! `dama openings make`: a list of balanced openings.

use std::fmt::Write;
use std::num::NonZeroUsize;
use std::process::ExitCode;

use anyhow::bail;
use clap::{Args, ValueEnum};
use dama_match::{Making, Opening, make_openings};
use dama_pdn::Tags;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure;
use crate::interruption::Interruption;
use crate::options::{RulesOption, threads, threads_or_cores};
use crate::pdn::TargetOption;

/// Make a list of balanced openings
///
/// Random moves from the first position; kept is what has no capture pending, is no
/// other one in a mirror, and is balanced by the engine's search. The same options
/// give the same list on every machine.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama openings make --count 500 -o openings.txt
  dama openings make --nodes 1000000 --seed 7 --format pdn -o openings.pdn")]
pub struct Options {
    #[command(flatten)]
    rules: RulesOption,
    /// How many
    #[arg(long, value_name = "N", default_value = "500",
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,
    /// The number from which all chance follows
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// Random plies, the fewest and the most
    #[arg(long, value_name = "FROM..TO", default_value = "6..8", value_parser = plies)]
    plies: (usize, usize),
    /// How far the score may be from balance, in hundredths of a man
    #[arg(long, value_name = "CP", default_value = "30",
          value_parser = clap::value_parser!(i32).range(0..))]
    balance: i32,
    /// Positions to look at for the score
    #[arg(long, value_name = "N", default_value = "50000",
          value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Threads (default: one for each core)
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
    /// How it is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    target: TargetOption,
}

/// The form of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// One opening a line: "start" and its moves
    Text,
    /// Game records
    Pdn,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let making = Making {
            rules: self.rules.set,
            count: self.count as usize,
            seed: self.seed,
            least_plies: self.plies.0,
            most_plies: self.plies.1,
            balance: self.balance,
            nodes: self.nodes,
        };
        let mut target = self.target.open()?;
        let interruption = Interruption::watch()?;
        let bar = ProgressBar::new(u64::from(self.count));
        if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} openings, {eta} left")
        {
            bar.set_style(style);
        }
        let stop = interruption.flag();
        let openings = make_openings(&making, threads_or_cores(self.threads), &stop, |_, _| {
            bar.inc(1);
        });
        bar.finish_and_clear();
        if interruption.has_come() {
            bail!("interrupted: no list is written");
        }
        if openings.len() < making.count {
            failure::say(&format!(
                "note: chance finds no more than {} such openings",
                openings.len()
            ));
        }
        let text = match self.format {
            Format::Text => self.text(&openings),
            Format::Pdn => self.records(&openings),
        };
        target.bytes(text.as_bytes())?;
        target.finish()?;
        Ok(ExitCode::SUCCESS)
    }

    fn text(&self, openings: &[Opening]) -> String {
        let (from, to) = self.plies;
        let mut text = format!(
            "# {} balanced openings, {} rules: {from} to {to} random plies, at most {} hundredths \
             of a man at {} nodes, seed {}\n",
            openings.len(),
            self.rules.set,
            self.balance,
            self.nodes,
            self.seed
        );
        for opening in openings {
            let _ = writeln!(text, "{opening}");
        }
        text
    }

    fn records(&self, openings: &[Opening]) -> String {
        let mut text = String::new();
        for (number, opening) in (1..).zip(openings) {
            let mut tags = Tags::new();
            tags.set("Event", "Balanced opening");
            tags.set("Round", i32::to_string(&number));
            text.push_str(&dama_pdn::write(&opening.game(self.rules.set), &tags));
            text.push('\n');
        }
        text
    }
}

/// Reads two numbers of plies, or one for both.
fn plies(text: &str) -> Result<(usize, usize), String> {
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let read = |text: &str| text.trim().parse().ok().filter(|&plies| plies <= 100);
    read(from)
        .zip(read(to))
        .filter(|(from, to)| from <= to)
        .ok_or_else(|| String::from("two numbers up to 100 are needed, the smaller first: 6..8"))
}
