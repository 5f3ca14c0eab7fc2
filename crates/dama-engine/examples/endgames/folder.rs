//! Tables in a folder, read as they are asked for.

use std::fs;
use std::io;
use std::path::PathBuf;

use dama_tables::Shelf;

/// A folder of which only some files count.
#[derive(Clone)]
pub struct Folder {
    root: PathBuf,
    /// The most pieces.
    pieces: usize,
    /// The endings of the files.
    endings: &'static [&'static str],
}

impl Folder {
    /// All tables of up to so many pieces.
    pub fn all(root: &str, pieces: usize) -> Self {
        Self {
            root: PathBuf::from(root),
            pieces,
            endings: &["wdl", "distance"],
        }
    }

    /// The same without distances.
    pub fn grades(&self) -> Self {
        Self {
            endings: &["wdl"],
            ..self.clone()
        }
    }
}

impl Shelf for Folder {
    type Bytes = Vec<u8>;

    /// The names are like `classic/KKvK.wdl`: a letter for each piece, and a `v`.
    fn fetch(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        let file = name.rsplit('/').next().unwrap_or(name);
        let (material, ending) = file.split_once('.').unwrap_or((file, ""));
        if material.len() > self.pieces + 1 || !self.endings.contains(&ending) {
            return Ok(None);
        }
        match fs::read(self.root.join(name)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}
