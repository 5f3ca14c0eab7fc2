//! The file of records: what a match has played, and where it goes on.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, anyhow};
use dama_match::{Played, read_records};

/// Where records go; without a file they are forgotten.
pub struct Records {
    file: Option<File>,
    kept: Vec<Vec<Played>>,
}

impl Records {
    /// Opens the file, which may hold games of these matches; a game that was not
    /// written to its end is taken out of it.
    ///
    /// # Errors
    ///
    /// The file cannot be used, or holds something else.
    pub fn open(path: Option<&Path>, events: &[String]) -> anyhow::Result<Self> {
        let Some(path) = path else {
            return Ok(Self {
                file: None,
                kept: vec![Vec::new(); events.len()],
            });
        };
        let name = path.display();
        let cannot = || format!("cannot use {name}");
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .with_context(cannot)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(cannot)?;
        let kept = read_records(&bytes, events).map_err(|error| anyhow!("{name}: {error}"))?;
        if kept.bytes < bytes.len() {
            file.set_len(kept.bytes as u64).with_context(cannot)?;
        }
        file.seek(SeekFrom::Start(kept.bytes as u64))
            .with_context(cannot)?;
        Ok(Self {
            file: Some(file),
            kept: kept.games,
        })
    }

    /// The games of a match that the file held.
    pub fn take(&mut self, index: usize) -> Vec<Played> {
        self.kept
            .get_mut(index)
            .map(std::mem::take)
            .unwrap_or_default()
    }

    /// Adds a game, whole or not at all as far as the system allows.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn add(&mut self, record: &str) -> io::Result<()> {
        match &mut self.file {
            Some(file) => file.write_all(record.as_bytes()),
            None => Ok(()),
        }
    }
}
