//! `dama gauntlet`: one engine against several.

use std::process::ExitCode;

use clap::Args;
use dama_match::EngineSpec;

use crate::interruption::Interruption;
use crate::matches::{Pair, Playing};
use crate::output;

/// Let one engine play a match against each of several
///
/// Engines are written as for dama match, and games are played as there.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama gauntlet dama dama:level=9 dama:level=8 random --games 100
  dama gauntlet dama 'hub,name=old:../old/dama hub' 'hub:./other' --nodes 5000 --pdn g.pdn

The same command with --pdn goes on where it was broken off.")]
pub struct Options {
    /// The engine that plays against all others
    #[arg(value_name = "A")]
    first: EngineSpec,
    /// The others
    #[arg(value_name = "B", required = true)]
    others: Vec<EngineSpec>,
    #[command(flatten)]
    playing: Playing,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let interruption = Interruption::watch()?;
        let setting = self.playing.prepare()?;
        let pairs: Vec<Pair<'_>> = self
            .others
            .iter()
            .map(|other| [&self.first, other])
            .collect();
        let reports = setting.play_all(&pairs, None, &interruption)?;
        let lines = reports.iter().map(|report| {
            if self.playing.json {
                format!("{}\n", report.json())
            } else {
                report.line()
            }
        });
        output::write(&lines.collect::<String>())?;
        Ok(ExitCode::SUCCESS)
    }
}
