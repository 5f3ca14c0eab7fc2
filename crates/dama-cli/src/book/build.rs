//! `dama book build`: a book by the engine's own search.

use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;
use dama_engine::Book;
use dama_train::{BookBuild, BookPlan};

use crate::interruption::Interruption;
use crate::learn::{bar, command_line};
use crate::options::{RulesOption, threads, threads_or_cores};
use crate::output::Output;

/// Build an opening book
///
/// The engine looks at the first position and then at what good play leads to, the most
/// likely first. The same options give the same book, however many threads work.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama book build --positions 100 --nodes 20000 small.book
  dama book build --rules federation --kept looks.txt federation.book")]
pub struct Options {
    #[command(flatten)]
    rules: RulesOption,
    /// So many positions have moves in it
    #[arg(long, value_name = "N", default_value_t = 1_000,
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    positions: u32,
    /// Positions that the engine looks at for each of them
    #[arg(long, value_name = "N", default_value_t = 200_000,
          value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// So many of the best moves of each are looked at
    #[arg(long, value_name = "K", default_value = "8", value_parser = threads)]
    lines: NonZeroUsize,
    /// Keep in this file what was looked at: a build that was cut short goes on with it
    #[arg(long, value_name = "FILE")]
    kept: Option<PathBuf>,
    /// Threads to work with; all cores if not given
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
    /// The file of the book
    #[arg(value_name = "BOOK")]
    book: PathBuf,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let plan = BookPlan {
            rules: self.rules.set,
            positions: self.positions as usize,
            nodes: self.nodes,
            lines: self.lines,
        };
        let mut build = BookBuild::new(plan);
        let mut kept = match &self.kept {
            Some(path) => Some(open_kept(path, &mut build)?),
            None => None,
        };
        let interruption = Interruption::watch()?;
        let stop = interruption.flag();
        let bar = bar(u64::from(self.positions), "positions");
        let workers = threads_or_cores(self.threads);
        let mut failure = None;
        let book = build.run(&command_line(), workers, &stop, |line, positions| {
            bar.set_position(positions as u64);
            if let (Some(line), Some(file)) = (line, &mut kept)
                && let Err(error) = writeln!(file, "{line}")
            {
                failure = Some(error);
                stop.store(true, std::sync::atomic::Ordering::Relaxed);
            }
        });
        bar.finish_and_clear();
        if let Some(error) = failure {
            return Err(error).context("cannot keep what was looked at");
        }
        let Some(book) = book else {
            bail!("interrupted: no book is written");
        };
        self.write(&book)
    }

    fn write(&self, book: &Book) -> anyhow::Result<ExitCode> {
        let path = self.book.display();
        let bytes = book.to_bytes();
        fs::write(&self.book, &bytes).with_context(|| format!("cannot write {path}"))?;
        Output::new().line(format_args!(
            "{path}: {} positions, {} moves, {} bytes",
            book.positions(),
            book.len(),
            bytes.len()
        ))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Reads what an earlier build has kept, and goes on behind its last whole line.
fn open_kept(path: &Path, build: &mut BookBuild) -> anyhow::Result<File> {
    let name = path.display();
    let mut options = OpenOptions::new();
    let file = options.create(true).truncate(false).read(true).write(true);
    let mut file = file
        .open(path)
        .with_context(|| format!("cannot write {name}"))?;
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let first = build.first_line();
    let end = text.rfind('\n').map_or(0, |place| place + 1);
    let mut lines = text[..end].lines();
    match lines.next() {
        Some(found) if found == first => {}
        Some(found) => bail!("{name} has what another build looked at: {found}; not {first}"),
        None => {}
    }
    for (line, number) in lines.zip(2..) {
        build
            .remember(line)
            .with_context(|| format!("{name}, line {number}"))?;
    }
    // A kill may have left half a line.
    file.set_len(end as u64)?;
    file.seek(SeekFrom::End(0))?;
    if end == 0 {
        writeln!(file, "{first}")?;
    }
    Ok(file)
}
