//! The endgame tables that the page loads: made where they are missing, and the very
//! ones whose checksums are in the repository.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::{fs, io, thread};

use anyhow::{Context, Result, bail};
use dama_core::RuleSet;
use dama_tables::{Build, Content, Material, Plan, Shelf, Silent, Store, checksum, file_name};

/// The most pieces of the tables that the page loads.
const PIECES: u8 = 4;

/// The most pieces of those that it loads while it idles.
const FIRST_PIECES: u8 = 3;

/// The files that the page's worker asks for, by their names.
///
/// A rule set has one with all distances up to three pieces, one with win, draw and
/// loss of four, and one with the distances of each endgame of four.
pub fn files(folder: &Path, checksums: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let known = fs::read_to_string(checksums)
        .with_context(|| format!("cannot read {}", checksums.display()))?;
    let folder = Folder(folder.to_path_buf());
    for rules in RuleSet::ALL {
        if folder.lacks(&rules, &known)? {
            println!("Solving the {rules} endgames up to {PIECES} pieces (once)");
            let plan = Plan {
                rules,
                pieces: PIECES,
                distances: PIECES,
            };
            let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
            Build::new(plan, &folder, threads).run(&Silent)?;
            if folder.lacks(&rules, &known)? {
                bail!(
                    "the tables that were built are not those of {}: where that is meant, \
                     cargo xtask tables --write",
                    checksums.display()
                );
            }
        }
    }
    let mut files = BTreeMap::new();
    for rules in RuleSet::ALL {
        let all = |materials: Vec<Material>, content| {
            let tables = materials
                .into_iter()
                .map(|material| folder.table(&rules, material, content))
                .collect::<Result<Vec<_>>>()?;
            Ok::<_, anyhow::Error>(tables.concat())
        };
        let name = |part: &str| format!("{}-{part}", rules.name);
        let first = all(Material::up_to(FIRST_PIECES), Content::Distances)?;
        files.insert(name(&FIRST_PIECES.to_string()), first);
        let grades = all(Material::with_pieces(PIECES), Content::Grades)?;
        files.insert(name(&PIECES.to_string()), grades);
        for material in Material::with_pieces(PIECES) {
            let distances = folder.table(&rules, material, Content::Distances)?;
            files.insert(name(&material.to_string()), distances);
        }
    }
    Ok(files)
}

/// The beginning of a file's name in `web/dist`: the kind first, so that a package can
/// do without the larger ones.
pub fn stem(name: &str) -> String {
    let kind = match name.rsplit_once('-') {
        Some((_, "3")) => "tables3",
        Some((_, "4")) => "tables4",
        _ => "distances4",
    };
    format!("{kind}-{name}")
}

/// Where the tables lie.
struct Folder(PathBuf);

impl Folder {
    /// Whether a table of the list is missing or another one; those go.
    fn lacks(&self, rules: &RuleSet, checksums: &str) -> Result<bool> {
        let mut lacks = false;
        for line in checksums.lines() {
            let mut words = line.split_whitespace();
            let (Some(known), Some(_), Some(name)) = (words.next(), words.next(), words.next())
            else {
                continue;
            };
            if name.split('/').next() != Some(rules.name) {
                continue;
            }
            match self.fetch(name).with_context(|| name.to_owned())? {
                Some(bytes) if format!("{:08x}", checksum(&bytes)) == known => {}
                Some(_) => {
                    self.remove(name)?;
                    lacks = true;
                }
                None => lacks = true,
            }
        }
        Ok(lacks)
    }

    fn table(&self, rules: &RuleSet, material: Material, content: Content) -> Result<Vec<u8>> {
        let name = file_name(rules, material, content);
        let bytes = self.fetch(&name).with_context(|| name.clone())?;
        bytes.with_context(|| format!("{name} is missing"))
    }
}

impl Shelf for Folder {
    type Bytes = Vec<u8>;

    fn fetch(&self, name: &str) -> io::Result<Option<Vec<u8>>> {
        match fs::read(self.0.join(name)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}

impl Store for Folder {
    fn put(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let path = self.0.join(name);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let part = path.with_extension("part");
        fs::write(&part, bytes)?;
        fs::rename(&part, &path)
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        match fs::remove_file(self.0.join(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}
