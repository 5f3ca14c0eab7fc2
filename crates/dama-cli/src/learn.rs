//! What `dama train` and `dama tune` have in common: games that the engine plays
//! against itself, and what is read from them.

use std::fs::{File, OpenOptions};
use std::io::BufReader;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;
use dama_core::RuleSet;
use dama_engine::Network;
use dama_tables::{MOST_PIECES, Material, Unpacked};
use dama_train::{Knowledge, Sample, Settings, generate, read_samples};
use indicatif::{ProgressBar, ProgressStyle};

use crate::network::NetworkOption;
use crate::options::{threads, threads_or_cores};
use crate::tables::folder::Folder;

/// Which games to learn from.
#[derive(Args)]
pub struct GamesOptions {
    /// The file of the games: those that it lacks are played first
    #[arg(long, value_name = "FILE")]
    games: PathBuf,
    /// How many games the file is to have
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    count: u64,
    /// More files of games to learn from, as they are
    #[arg(long, value_name = "FILE")]
    also: Vec<PathBuf>,
    /// Positions that each move of a game looks at
    #[arg(long, value_name = "N", default_value_t = 1_000,
          value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Other numbers give other games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    network: NetworkOption,
    /// The folder of the endgame tables that end games early
    #[arg(long = "tables", value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Threads to work with; all cores if not given
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
}

/// Tables of more pieces take too much memory when they are unpacked.
const MOST_TABLE_PIECES: u8 = 4;

impl GamesOptions {
    /// So many threads.
    pub fn threads(&self) -> NonZeroUsize {
        threads_or_cores(self.threads)
    }

    /// Plays the games that are missing and tells of all positions.
    ///
    /// # Errors
    ///
    /// A file cannot be read or written, or is something else.
    pub fn for_each_sample(&self, mut tell: impl FnMut(&Sample)) -> anyhow::Result<()> {
        self.play()?;
        let files = [&self.games].into_iter().chain(&self.also);
        for path in files {
            let file = File::open(path);
            let file = file.with_context(|| format!("cannot read {}", path.display()))?;
            let name = || path.display().to_string();
            read_samples(&mut BufReader::new(file), |sample| tell(&sample)).with_context(name)?;
        }
        Ok(())
    }

    fn play(&self) -> anyhow::Result<()> {
        let network = self.network.of_engine()?;
        let tables = match &self.tables {
            Some(path) => unpacked(path)?,
            None => Vec::new(),
        };
        let knowledge = Knowledge {
            network: network.as_ref(),
            tables: &tables,
        };
        let settings = Settings {
            seed: self.seed,
            nodes: self.nodes,
            network: network.as_ref().map_or(0, Network::number),
            table_pieces: tables.iter().map(Unpacked::pieces).max().unwrap_or(0),
            ..Settings::default()
        };
        let path = &self.games;
        let name = || path.display().to_string();
        let mut options = OpenOptions::new();
        let file = options.create(true).truncate(false).read(true).write(true);
        let file = file.open(path);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        let bar = bar(self.count, "games");
        let threads = self.threads();
        generate(file, &settings, self.count, knowledge, threads, |games| {
            bar.set_position(games);
        })
        .with_context(name)?;
        bar.finish_and_clear();
        Ok(())
    }
}

/// Win, draw and loss of both rule sets.
fn unpacked(path: &Path) -> anyhow::Result<Vec<Unpacked>> {
    let folder = Folder::open(path)?;
    let mut tables = Vec::new();
    for rules in RuleSet::ALL {
        let pieces = MOST_TABLE_PIECES.min(MOST_PIECES);
        let of_rules = Unpacked::load(rules, &folder, pieces)?;
        if of_rules.pieces() == 0 {
            bail!(
                "{} has no tables of the rule set {rules} of up to {pieces} pieces ({} endgames)",
                path.display(),
                Material::up_to(pieces).len()
            );
        }
        tables.push(of_rules);
    }
    Ok(tables)
}

/// A bar in the terminal.
pub fn bar(length: u64, what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    let style = ProgressStyle::with_template(
        "{wide_bar} {human_pos} of {human_len} {prefix}  {elapsed}, {eta} left  {msg}",
    );
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.set_prefix(what);
    bar
}

/// The command line as it was typed, to be kept with what it has made.
pub fn command_line() -> String {
    let arguments = std::env::args().skip(1);
    let words: Vec<String> = core::iter::once(String::from("dama"))
        .chain(arguments)
        .collect();
    words.join(" ")
}
