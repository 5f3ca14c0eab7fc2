//! `dama tables info`.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use dama_tables::{
    BUILT_IN_PIECES, Content, FORMAT_VERSION, Facts, MOST_PIECES, Material, Shelf, checksum,
    file_name,
};

use super::RulesChoice;
use super::embedded::Embedded;
use super::folder::Folder;
use crate::numbers::size;
use crate::output::Output;

/// What this program can do.
fn format() -> String {
    format!(
        "format {FORMAT_VERSION}; up to {MOST_PIECES} pieces in files, up to {BUILT_IN_PIECES} without"
    )
}

/// Tell which tables there are
#[derive(Args)]
#[command(after_help = "\
Example:
  dama tables info --tables ~/dama-tables")]
pub struct Options {
    #[command(flatten)]
    rules: RulesChoice,
    /// The folder of the tables
    #[arg(long = "tables", value_name = "DIR")]
    folder: Option<PathBuf>,
    /// List all files with their CRC-32 and their length instead
    #[arg(long, requires = "folder")]
    checksums: bool,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        let folder = match &self.folder {
            Some(path) => Some(Folder::open(path)?),
            None => None,
        };
        match folder {
            Some(folder) if self.checksums => self.list_checksums(&folder, &mut output)?,
            Some(folder) => {
                output.line(format())?;
                self.list(&folder, &mut output)?;
            }
            None => {
                output.line(format())?;
                for rules in self.rules.sets() {
                    let (count, bytes) = Embedded.size(&rules);
                    output.line(format_args!(
                        "{rules}: {count} tables in this program, {}",
                        size(bytes)
                    ))?;
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    fn list(&self, folder: &Folder, output: &mut Output) -> anyhow::Result<()> {
        for rules in self.rules.sets() {
            let mut facts = Vec::new();
            for material in Material::up_to(MOST_PIECES) {
                facts.extend(Facts::read(folder, &rules, material)?);
            }
            for content in Content::ALL {
                for pieces in 2..=MOST_PIECES {
                    let all = Material::with_pieces(pieces).len();
                    let sizes: Vec<u64> = facts
                        .iter()
                        .filter(|facts| facts.material.pieces() == pieces)
                        .filter_map(|facts| facts.size(content))
                        .collect();
                    if !sizes.is_empty() {
                        output.line(format_args!(
                            "{rules}, {pieces} pieces: {} of {all} {} tables, {}",
                            sizes.len(),
                            content.extension(),
                            size(sizes.iter().sum())
                        ))?;
                    }
                }
            }
            if facts.is_empty() {
                output.line(format_args!("{rules}: no tables"))?;
            }
        }
        Ok(())
    }

    fn list_checksums(&self, folder: &Folder, output: &mut Output) -> anyhow::Result<()> {
        for rules in self.rules.sets() {
            for material in Material::up_to(MOST_PIECES) {
                for content in Content::ALL {
                    let name = file_name(&rules, material, content);
                    let bytes = folder.fetch(&name).with_context(|| name.clone())?;
                    if let Some(bytes) = bytes {
                        let bytes = bytes.as_ref();
                        output.line(format_args!(
                            "{:08x} {:>9} {name}",
                            checksum(bytes),
                            bytes.len()
                        ))?;
                    }
                }
            }
        }
        Ok(())
    }
}
