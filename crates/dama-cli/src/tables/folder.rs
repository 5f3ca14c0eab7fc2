//! Tables in a folder, mapped into memory.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use dama_core::RuleSet;
use dama_engine::Endgames;
use dama_tables::{Content, MOST_PIECES, Material, Shelf, Store, file_name};
use memmap2::Mmap;

/// The ending of a file that is being written.
const PART: &str = "part";

/// A folder with a folder for each rule set, and tables in there.
pub struct Folder {
    root: PathBuf,
}

impl Folder {
    /// A folder that is there already.
    ///
    /// # Errors
    ///
    /// It is not.
    pub fn open(root: &Path) -> anyhow::Result<Self> {
        if !root.is_dir() {
            bail!("there is no folder {}", root.display());
        }
        Ok(Self {
            root: root.to_path_buf(),
        })
    }

    /// A folder that is made if it is missing, without what an interrupted build
    /// has left half written.
    ///
    /// # Errors
    ///
    /// It cannot be made or read.
    pub fn create(root: &Path) -> anyhow::Result<Self> {
        let folder = || format!("cannot use the folder {}", root.display());
        fs::create_dir_all(root).with_context(folder)?;
        for rules in RuleSet::ALL {
            let Ok(entries) = fs::read_dir(root.join(rules.name)) else {
                continue;
            };
            for entry in entries {
                let path = entry.with_context(folder)?.path();
                if path.extension().is_some_and(|ending| ending == PART) {
                    fs::remove_file(&path)
                        .with_context(|| format!("cannot remove {}", path.display()))?;
                }
            }
        }
        Self::open(root)
    }

    /// Whether there is any table of a rule set.
    pub fn has_tables(&self, rules: &RuleSet) -> bool {
        let names = Material::up_to(MOST_PIECES)
            .into_iter()
            .flat_map(|material| Content::ALL.map(|content| file_name(rules, material, content)));
        names.into_iter().any(|name| self.root.join(name).is_file())
    }

    /// What an engine knows by the tables of a rule set in a folder.
    ///
    /// # Errors
    ///
    /// There is no such folder, it has no tables of the rule set, or one of them is
    /// damaged.
    pub fn endgames(root: &Path, rules: RuleSet) -> anyhow::Result<Endgames> {
        let folder = Self::open(root)?;
        if !folder.has_tables(&rules) {
            bail!("there are no {rules} tables in {}", root.display());
        }
        Ok(Endgames::open(rules, folder)?)
    }

    pub fn root(&self) -> &Path {
        &self.root
    }
}

/// The bytes of a file.
pub struct Mapped(Option<Mmap>);

impl AsRef<[u8]> for Mapped {
    fn as_ref(&self) -> &[u8] {
        self.0.as_deref().unwrap_or(&[])
    }
}

// The one place that maps files: tables of five pieces are far larger than what a
// probe reads of them.
#[allow(unsafe_code)]
fn map(file: &File) -> io::Result<Mmap> {
    // SAFETY: a mapping must not change while it is read. Tables are never
    // written in place: a build renames whole files, which leaves a mapped one as
    // it is. Who edits a table meanwhile meets a checksum; who cuts it short ends
    // this program.
    unsafe { Mmap::map(file) }
}

impl Shelf for Folder {
    type Bytes = Mapped;

    fn fetch(&self, name: &str) -> io::Result<Option<Mapped>> {
        let file = match File::open(self.root.join(name)) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        // Nothing can be mapped of an empty file.
        if file.metadata()?.len() == 0 {
            return Ok(Some(Mapped(None)));
        }
        Ok(Some(Mapped(Some(map(&file)?))))
    }
}

impl Store for Folder {
    fn put(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let path = self.root.join(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut part = path.clone().into_os_string();
        part.push(".");
        part.push(PART);
        let mut file = File::create(&part)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&part, &path)
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        match fs::remove_file(self.root.join(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}
