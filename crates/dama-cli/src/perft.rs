//! `dama perft`: counting the moves of the whole tree.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;

use crate::count::CountOptions;
use crate::numbers::grouped;
use crate::options::RulesOption;
use crate::output::Output;

/// Count the moves of the whole tree, depth by depth
///
/// Counts the leaves at exactly each depth and ends no game on the way: a proof
/// and a measure of the move generator. One thread and no memory of positions,
/// unless they are asked for.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama perft 7
  dama perft --threads 4 --paths 8
  dama perft --threads 2 --hash 4096 11
  dama perft --fen 'W:WKa1:Bd6,e7' 5")]
pub struct Options {
    #[command(flatten)]
    rules: RulesOption,
    #[command(flatten)]
    count: CountOptions,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        let CountOptions {
            position,
            depth,
            json,
            ..
        } = self.count;
        let counter = self.count.counter(&self.rules.set)?;
        for depth in 1..=depth {
            let begin = Instant::now();
            let nodes = counter.leaves(&position, depth);
            let line = Total::new(depth, nodes, begin.elapsed());
            let line = if json { line.json() } else { line.text() };
            output.line(line)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// What one count gave.
pub struct Total {
    depth: u8,
    nodes: u64,
    seconds: f64,
    /// Nodes in a second, whole ones.
    nps: u64,
}

impl Total {
    pub fn new(depth: u8, nodes: u64, time: Duration) -> Self {
        let seconds = time.as_secs_f64();
        let nps = nodes as f64 / seconds.max(1e-9);
        Self {
            depth,
            nodes,
            seconds,
            nps: nps as u64,
        }
    }

    pub fn text(&self) -> String {
        format!(
            "depth {:>2}  {:>19} nodes  {:>9.3} s  {:>13} nodes/s",
            self.depth,
            grouped(self.nodes),
            self.seconds,
            grouped(self.nps)
        )
    }

    pub fn json(&self) -> String {
        format!(
            "{{\"depth\":{},\"nodes\":{},\"seconds\":{:.6},\"nps\":{}}}",
            self.depth, self.nodes, self.seconds, self.nps
        )
    }
}
