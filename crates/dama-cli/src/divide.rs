//! `dama divide`: the count of a tree, move by move.

use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use dama_core::perft::{self, Unit};

use crate::count::CountOptions;
use crate::notation::text_order;
use crate::numbers::grouped;
use crate::options::RulesOption;
use crate::output::Output;
use crate::perft::Total;

/// Count the moves of the tree below each first move
///
/// One line for each move, sorted, and one for the sum: where two generators
/// differ, this shows below which move.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama divide 5
  dama divide --json --fen 'W:WKa1:Bd6,e7' 3")]
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
        let begin = Instant::now();
        let paths = perft::paths_to_each(&position, &counter.rules);
        let mut moves = position.legal_moves(&counter.rules);
        moves.sort_by_key(text_order);
        let mut sum = 0_u64;
        for first in moves {
            let effect = first.effect();
            let times = paths
                .iter()
                .find(|(known, _)| counter.unit == Unit::Paths && *known == effect)
                .map_or(1, |(_, paths)| *paths);
            let below = counter.leaves(&position.after(&effect), depth - 1);
            let nodes = times.saturating_mul(below);
            sum = sum.saturating_add(nodes);
            output.line(if json {
                format!("{{\"move\":\"{first}\",\"nodes\":{nodes}}}")
            } else {
                format!("{first}  {}", grouped(nodes))
            })?;
        }
        let total = Total::new(depth, sum, begin.elapsed());
        let line = if json { total.json() } else { total.text() };
        output.line(line)?;
        Ok(ExitCode::SUCCESS)
    }
}
