//! `dama match`: two engines against each other.

mod options;
mod records;
mod report;
mod show;
mod workshop;

use std::process::ExitCode;

use clap::Args;
use dama_match::{EngineSpec, Hypotheses};

use crate::interruption::Interruption;
use options::hypotheses;
pub use options::{Pair, Playing};
pub use report::Report;

/// Let two engines play a match
///
/// Every opening is played twice, with the sides exchanged. An engine that crashes,
/// cheats, hangs or is out of time loses that game, and the match goes on.
#[derive(Args)]
#[command(after_help = "\
An engine is one of
  dama[:KEY=VALUE,..]                    the engine of this program; keys: hash (MB),
                                         level (1 to 10), tables (a folder),
                                         network (a file, or terms)
  hub[,KEY=VALUE,..]:PROGRAM [ARGS ..]   any program that speaks the Hub protocol
                                         (docs/hub.md); keys are its parameters
  random                                 any legal move
and each takes nodes, depth or time (seconds a move) of its own, and a name.

Examples:
  dama match dama:nodes=4000 dama --nodes 2000
  dama match dama 'hub,name=old:../old/dama hub' --nodes 10000 --sprt 0,10 --pdn m.pdn
  dama match dama:level=5 dama:level=4 --games 200
  dama match dama 'hub:./scan hub' --clock 60+0.6 --concurrency 1

The same command with --pdn goes on where it was broken off. With nodes or depth the
games are the same on every machine, whatever the concurrency.")]
pub struct Options {
    /// The first engine
    #[arg(value_name = "A")]
    first: EngineSpec,
    /// The second engine
    #[arg(value_name = "B")]
    second: EngineSpec,
    #[command(flatten)]
    playing: Playing,
    /// End when it is clear which of two Elo differences is true: 0,10
    #[arg(long, value_name = "ELO0,ELO1", value_parser = hypotheses)]
    sprt: Option<Hypotheses>,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let interruption = Interruption::watch()?;
        let setting = self.playing.prepare()?;
        let engines = [&self.first, &self.second];
        let mut reports = setting.play_all(&[engines], self.sprt, &interruption)?;
        let Some(report) = reports.pop() else {
            return Ok(ExitCode::SUCCESS);
        };
        show(&report, self.playing.json)?;
        Ok(ExitCode::SUCCESS)
    }
}

fn show(report: &Report, json: bool) -> anyhow::Result<()> {
    let text = if json {
        format!("{}\n", report.json())
    } else {
        report.text()
    };
    Ok(crate::output::write(&text)?)
}
