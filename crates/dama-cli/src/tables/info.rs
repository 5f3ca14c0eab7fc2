//! `dama tables info`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use dama_tables::{BUILT_IN_PIECES, Content, FORMAT_VERSION, Facts, MOST_PIECES, Material};

use super::folder::Folder;
use super::{RulesChoice, size};
use crate::output::Output;

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
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        output.line(format_args!(
            "format {FORMAT_VERSION}; up to {MOST_PIECES} pieces in files, \
             up to {BUILT_IN_PIECES} without"
        ))?;
        let Some(path) = &self.folder else {
            return Ok(ExitCode::SUCCESS);
        };
        let folder = Folder::open(path)?;
        for rules in self.rules.sets() {
            let mut facts = Vec::new();
            for material in Material::up_to(MOST_PIECES) {
                facts.extend(Facts::read(&folder, &rules, material)?);
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
        Ok(ExitCode::SUCCESS)
    }
}
