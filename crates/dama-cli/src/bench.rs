//! `dama bench`: the engine's checksum and speed.

use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use dama_engine::{BENCH_DEPTH, bench_engine};

use crate::network::NetworkOption;
use crate::numbers::grouped;
use crate::output::Output;

/// Search a fixed list of positions and print the total of nodes
///
/// The total is the same on every machine and changes only where the search
/// behaves otherwise: the last line goes into the message of a commit. Time and nodes a second tell how fast this machine is.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama bench
  dama bench --json 8
  dama bench --network terms")]
pub struct Options {
    /// Answer with one JSON object
    #[arg(long)]
    json: bool,
    /// Plies to search to, 1 to 40
    #[arg(value_name = "DEPTH", default_value_t = BENCH_DEPTH,
          value_parser = clap::value_parser!(u32).range(1..=40))]
    depth: u32,
    #[command(flatten)]
    network: NetworkOption,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        let mut engine = bench_engine();
        self.network.give_to(&mut engine);
        let begin = Instant::now();
        let mut shown = Ok(());
        let report = dama_engine::bench(&mut engine, self.depth, |step| {
            if !self.json && shown.is_ok() {
                shown = output.line(format_args!(
                    "{:<10}  {:>9} nodes  {}",
                    step.rules.name, step.nodes, step.position
                ));
            }
        });
        shown?;
        let seconds = begin.elapsed().as_secs_f64();
        let nps = (report.nodes as f64 / seconds.max(1e-9)) as u64;
        output.line(if self.json {
            format!(
                "{{\"depth\":{},\"nodes\":{},\"seconds\":{seconds:.6},\"nps\":{nps}}}",
                self.depth, report.nodes
            )
        } else {
            format!(
                "depth {}  {seconds:.3} s  {} nodes/s\nBench: {}",
                self.depth,
                grouped(nps),
                report.nodes
            )
        })?;
        Ok(ExitCode::SUCCESS)
    }
}
