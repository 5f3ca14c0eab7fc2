//! `dama divide`: the count of a tree, move by move.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::bail;
use clap::Args;
use dama_core::{Chain, Move, Position, RuleSet};

use crate::count::{CountOptions, Unit, leaves};
use crate::notation::text_order;
use crate::options::RulesOption;
use crate::output::Output;
use crate::perft::{Total, grouped};

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
            threads,
            depth,
            json,
            ..
        } = self.count;
        let unit = self.count.unit();
        let rules = &self.rules.set;
        let begin = Instant::now();
        let mut moves = position.legal_moves(rules);
        moves.sort_by_key(text_order);
        let routes = match unit {
            Unit::Moves => vec![1; moves.len()],
            Unit::Paths => routes(&position, rules, &moves)?,
        };
        let mut sum = 0;
        for (first, routes) in moves.iter().zip(routes) {
            let after = position.after(&first.effect());
            let below = match depth {
                1 => 1,
                _ => leaves(&after, rules, unit, depth - 1, threads),
            };
            let nodes = routes * below;
            sum += nodes;
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

/// By how many lists of landing squares each move is reached.
fn routes(position: &Position, rules: &RuleSet, moves: &[Move]) -> anyhow::Result<Vec<u64>> {
    /// Kings among many pieces have more ways than anybody can wait for.
    const MOST: u64 = 1_000_000;
    let mut counts = vec![0; moves.len()];
    let mut walked = 0;
    for (index, quiet) in moves.iter().enumerate() {
        counts[index] = u64::from(!quiet.is_capture());
    }
    let stones = position.most_captures(rules).map(|must| must.stones);
    let mut open: Vec<Chain> = stones
        .unwrap_or_default()
        .iter()
        .filter_map(|from| Chain::start(position, rules, from))
        .collect();
    while let Some(chain) = open.pop() {
        if let Some(whole) = chain.finished() {
            walked += 1;
            if walked > MOST {
                bail!("the first moves have more than {MOST} paths: divide without --paths");
            }
            if let Some(index) = moves.iter().position(|listed| *listed == whole) {
                counts[index] += 1;
            }
            continue;
        }
        let steps = chain.landings();
        open.extend(steps.iter().filter_map(|landing| chain.step(landing).ok()));
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use dama_core::{Position, RuleSet, perft};

    use super::routes;

    #[test]
    fn routes_add_up_to_the_paths() {
        for fen in [
            "W:W:Ba7",
            "W:WKa1,Kd4,e3:Bb6,d6,f6,f7,Kh8",
            "W:WKd4:Bd6,f6,f4,b4,b6,g7",
            "W:Wf3,Ka1:Bf4,e5,d6,c7,Kh8",
        ] {
            for rules in RuleSet::ALL {
                let position: Position = fen.parse().expect("a position");
                let moves = position.legal_moves(&rules);
                let counts = routes(&position, &rules, &moves).expect("few routes");
                assert!(counts.iter().all(|&count| count > 0));
                assert_eq!(
                    counts.iter().sum::<u64>(),
                    perft::paths(&position, &rules, 1)
                );
            }
        }
    }
}
