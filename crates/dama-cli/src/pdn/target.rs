//! Where converted and merged games go: standard output or a file.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;

use crate::output::Output;

/// Bytes that are gathered before they are written.
const SIZE: usize = 1 << 16;

/// Where to write.
#[derive(Args)]
pub struct TargetOption {
    /// Write to this file and not to standard output
    #[arg(long = "output", short = 'o', value_name = "FILE")]
    path: Option<PathBuf>,
}

/// Takes bytes; what is not finished is not there.
pub enum Target {
    /// Standard output.
    Standard(Output),
    /// A file under another name until it is whole, so that it may replace one
    /// that is read.
    File {
        writer: BufWriter<File>,
        unfinished: PathBuf,
        path: PathBuf,
    },
}

impl TargetOption {
    /// Whether a file was named.
    pub const fn is_file(&self) -> bool {
        self.path.is_some()
    }

    /// Begins to write.
    ///
    /// # Errors
    ///
    /// The file cannot be made.
    pub fn open(&self) -> anyhow::Result<Target> {
        let Some(path) = self.path.as_deref().filter(|&path| path != Path::new("-")) else {
            return Ok(Target::Standard(Output::new()));
        };
        // A link stays one: what it leads to is replaced.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        let special = fs::metadata(&path).is_ok_and(|known| !known.is_file());
        let unfinished = if special {
            path.clone()
        } else {
            let mut name = path.clone().into_os_string();
            name.push(".unfinished");
            PathBuf::from(name)
        };
        let file = File::create(&unfinished)
            .with_context(|| format!("cannot write {}", unfinished.display()))?;
        let writer = BufWriter::with_capacity(SIZE, file);
        Ok(Target::File {
            writer,
            unfinished,
            path,
        })
    }
}

impl Target {
    /// Adds bytes.
    ///
    /// # Errors
    ///
    /// Nobody reads any more, or the disk is full.
    pub fn bytes(&mut self, bytes: &[u8]) -> anyhow::Result<()> {
        match self {
            Self::Standard(output) => Ok(output.bytes(bytes)?),
            Self::File {
                writer, unfinished, ..
            } => writer
                .write_all(bytes)
                .with_context(|| format!("cannot write {}", unfinished.display())),
        }
    }

    /// Makes sure that all is written.
    ///
    /// # Errors
    ///
    /// As [`bytes`](Self::bytes), or the file cannot get its name.
    pub fn finish(self) -> anyhow::Result<()> {
        match self {
            Self::Standard(mut output) => Ok(output.flush()?),
            Self::File {
                mut writer,
                unfinished,
                path,
            } => {
                let written = writer.flush();
                written.with_context(|| format!("cannot write {}", unfinished.display()))?;
                if unfinished == path {
                    return Ok(());
                }
                fs::rename(&unfinished, &path)
                    .with_context(|| format!("cannot write {}", path.display()))
            }
        }
    }
}
