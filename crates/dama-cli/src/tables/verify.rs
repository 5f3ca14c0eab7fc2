//! `dama tables verify`.

use std::num::NonZeroUsize;
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use dama_tables::{Content, MOST_PIECES, Material, Progress, Verifier};
use indicatif::ProgressBar;

use super::folder::Folder;
use super::{FolderOption, RulesChoice};
use crate::options::{threads, threads_or_cores};
use crate::output::Output;

/// Check every entry of all tables in a folder
///
/// Each entry is compared with what the moves of its position lead to, and all
/// bytes with their checksums. The first fault ends the check and names the file.
#[derive(Args)]
#[command(after_help = "\
Example:
  dama tables verify --tables ~/dama-tables")]
pub struct Options {
    #[command(flatten)]
    folder: FolderOption,
    #[command(flatten)]
    rules: RulesChoice,
    /// Threads to work with; all cores if not given
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let folder = Folder::open(&self.folder.path)?;
        let mut output = Output::new();
        let mut any = false;
        for rules in self.rules.sets() {
            let mut verifier = Verifier::new(rules, &folder, threads_or_cores(self.threads));
            let all = Material::up_to(MOST_PIECES);
            for (number, &material) in all.iter().enumerate() {
                let bar = Bar(ProgressBar::new_spinner());
                bar.0.set_message(format!("{rules}/{material}"));
                let contents = verifier.check(material, &bar);
                bar.0.finish_and_clear();
                let later = all[number + 1..].iter();
                let needed: Vec<Material> = later.flat_map(|later| later.inputs()).collect();
                verifier.forget_all_but(&needed);
                let contents = contents?;
                if !contents.is_empty() {
                    any = true;
                    let kinds: Vec<_> = contents.into_iter().map(Content::extension).collect();
                    output.line(format_args!("{rules}/{material}: {}", kinds.join(", ")))?;
                }
            }
        }
        if !any {
            bail!("there are no tables in {}", folder.root().display());
        }
        output.line("All entries are right.")?;
        Ok(ExitCode::SUCCESS)
    }
}

struct Bar(ProgressBar);

impl Progress for Bar {
    fn advance(&self, entries: u64) {
        self.0.inc(entries);
    }
}
