//! The files that are read, or standard input.

use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use clap::Args;
use dama_pdn::{ReadGame, Reader, Variations};

use super::counted;
use super::progress::Progress;
use crate::failure;

/// Bytes that are read at once.
const BLOCK: usize = 1 << 16;

/// Which files to read.
#[derive(Args)]
pub struct Sources {
    /// Files; without any, or in the place of "-", standard input is read
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// One file, or standard input.
pub struct Source<'a> {
    path: &'a Path,
}

/// The games of a source.
pub struct Games {
    reader: Reader<Box<dyn BufRead>>,
    progress: Progress,
    name: String,
}

impl Sources {
    /// The files in their order.
    pub fn iter(&self) -> impl Iterator<Item = Source<'_>> {
        let standard = self.files.is_empty().then_some(Path::new("-"));
        let paths = self.files.iter().map(PathBuf::as_path);
        paths.chain(standard).map(|path| Source { path })
    }

    /// Hands on every game, also what was read of a broken one; says on standard
    /// error what is wrong. The exit status tells whether all was well.
    ///
    /// # Errors
    ///
    /// Those of `take`; a file that cannot be read does not keep the others back.
    pub fn each(
        &self,
        variations: Variations,
        mut take: impl FnMut(ReadGame) -> anyhow::Result<()>,
    ) -> anyhow::Result<ExitCode> {
        /// Errors that are told one by one.
        const TOLD: u64 = 10;
        let mut errors: u64 = 0;
        let mut status = ExitCode::SUCCESS;
        for source in self.iter() {
            let mut games = match source.open(variations) {
                Ok(games) => games,
                Err(error) => {
                    status = failure::report(&error);
                    continue;
                }
            };
            loop {
                let game = match games.next() {
                    Ok(Some(game)) => game,
                    Ok(None) => break,
                    Err(error) => {
                        status = failure::report(&error);
                        break;
                    }
                };
                if let Some(error) = &game.error {
                    errors += 1;
                    status = ExitCode::FAILURE;
                    if errors <= TOLD {
                        let (name, number) = (source.name(), error.place.game);
                        failure::say(&format!("error: {name}, game {number}, {error}"));
                    }
                }
                take(game)?;
            }
        }
        if errors > TOLD {
            let more = errors - TOLD;
            failure::say(&format!(
                "error: {} with errors",
                counted(more, "more game", "more games")
            ));
        }
        Ok(status)
    }
}

impl Source<'_> {
    /// How the source is called.
    pub fn name(&self) -> String {
        if self.is_standard() {
            String::from("standard input")
        } else {
            self.path.display().to_string()
        }
    }

    fn is_standard(&self) -> bool {
        self.path == Path::new("-")
    }

    /// Begins to read.
    ///
    /// # Errors
    ///
    /// There is no such file, or it may not be read.
    pub fn open(&self, variations: Variations) -> anyhow::Result<Games> {
        let (input, bytes): (Box<dyn BufRead>, _) = if self.is_standard() {
            if io::stdin().is_terminal() {
                failure::say("Games as PDN; Ctrl-D ends:");
            }
            (Box::new(io::stdin().lock()), None)
        } else {
            let cannot = || format!("cannot read {}", self.name());
            let file = File::open(self.path).with_context(cannot)?;
            let known = file.metadata().with_context(cannot)?;
            if known.is_dir() {
                return Err(anyhow!("{} is a folder", self.name()));
            }
            let bytes = known.is_file().then_some(known.len());
            (Box::new(BufReader::with_capacity(BLOCK, file)), bytes)
        };
        Ok(Games {
            reader: Reader::new(input).variations(variations),
            progress: Progress::new(bytes),
            name: self.name(),
        })
    }
}

impl Games {
    /// The next game; `None` at the end.
    ///
    /// # Errors
    ///
    /// The source cannot be read any further.
    pub fn next(&mut self) -> anyhow::Result<Option<ReadGame>> {
        let game = self.reader.next_game();
        self.progress.at(self.reader.place().offset);
        // A pipe that breaks here is one that is read, not one that is written.
        game.map_err(|error| anyhow!("cannot read {}: {error}", self.name))
    }
}
