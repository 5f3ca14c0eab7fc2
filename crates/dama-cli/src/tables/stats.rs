//! `dama tables stats`.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;
use dama_core::{Move, Position, RuleSet};
use dama_tables::{
    BUILT_IN_PIECES, Counts, Facts, MOST_PIECES, Material, Mover, Nowhere, ProbeError, Prober,
    Shelf, Solutions,
};

use super::folder::Folder;
use super::{RulesChoice, markdown};
use crate::numbers::grouped;
use crate::output::Output;

/// Tell how the positions of each endgame end
///
/// For each endgame and side to move: positions, wins, draws and losses for who
/// is to move, and the longest win. All positions count, also those in which
/// something must be taken and those that are images of each other.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama tables stats --rules federation
  dama tables stats --tables ~/dama-tables --markdown > endgames.md")]
pub struct Options {
    #[command(flatten)]
    rules: RulesChoice,
    /// The folder of the tables; without it endgames of up to three pieces
    #[arg(long = "tables", value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Write a page of Markdown, with the lines of the longest wins
    #[arg(long)]
    markdown: bool,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        match &self.folder {
            None => self.with(&Nowhere),
            Some(path) => self.with(&Folder::open(path)?),
        }
    }

    fn with<S: Shelf>(&self, shelf: &S) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        if self.markdown {
            output.line(markdown::TOP.trim_end())?;
        }
        for rules in self.rules.sets() {
            let facts = self.facts(shelf, rules)?;
            if facts.is_empty() {
                bail!("there are no tables for {rules}");
            }
            let mut prober = Prober::new(rules, shelf);
            if self.markdown {
                output.line(markdown::heading(&rules))?;
            }
            let mut lines = Vec::new();
            for facts in &facts {
                for &mover in facts.material.movers() {
                    let longest = longest(facts, mover, &mut prober)?;
                    if self.markdown {
                        output.line(markdown::row(facts, mover))?;
                        lines.extend(longest.map(|longest| (facts.material, mover, longest)));
                    } else {
                        output.line(row(&rules, facts, mover, longest.as_ref()))?;
                    }
                }
            }
            if self.markdown {
                output.line(markdown::longest_wins(&rules, &lines))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    fn facts<S: Shelf>(&self, shelf: &S, rules: RuleSet) -> anyhow::Result<Vec<Facts>> {
        let mut all = Vec::new();
        if self.folder.is_none() {
            let solutions = Solutions::up_to(BUILT_IN_PIECES, rules, NonZeroUsize::MIN);
            let materials = Material::up_to(BUILT_IN_PIECES).into_iter();
            let solved = materials.filter_map(|material| solutions.get(material).cloned());
            all.extend(solved.map(|solved| Facts::of(&solved)));
            return Ok(all);
        }
        for material in Material::up_to(MOST_PIECES) {
            all.extend(Facts::read(shelf, &rules, material)?);
        }
        Ok(all)
    }
}

/// The longest win of an endgame.
pub struct LongestWin {
    pub plies: u16,
    pub position: Position,
    /// The moves to the end; empty where no table of distances tells them.
    pub line: Vec<String>,
}

fn longest<S: Shelf>(
    facts: &Facts,
    mover: Mover,
    prober: &mut Prober<S>,
) -> anyhow::Result<Option<LongestWin>> {
    let Some(longest) = facts.counts(mover).longest_win else {
        return Ok(None);
    };
    let Some(position) = facts.example(mover, longest) else {
        return Ok(None);
    };
    let line = match prober.line(&position) {
        Ok(line) => written(&line, position, prober.rules()),
        Err(ProbeError::Unknown(_)) => Vec::new(),
        Err(error) => return Err(error.into()),
    };
    Ok(Some(LongestWin {
        plies: longest.plies,
        position,
        line,
    }))
}

/// Moves as game records write them.
fn written(line: &[Move], mut position: Position, rules: &RuleSet) -> Vec<String> {
    let write = |chosen: &Move| {
        let text = position.short_text(rules, chosen);
        position = position.after(&chosen.effect());
        text
    };
    line.iter().map(write).collect()
}

/// Who is to move, by the pieces it has.
pub fn mover_name(material: Material, mover: Mover) -> String {
    let name = material.to_string();
    let (first, second) = name.split_once('v').unwrap_or((&name, ""));
    match mover {
        Mover::First => first.to_owned(),
        Mover::Second => second.to_owned(),
    }
}

fn row(rules: &RuleSet, facts: &Facts, mover: Mover, longest: Option<&LongestWin>) -> String {
    let Counts {
        won, drawn, lost, ..
    } = *facts.counts(mover);
    let mut row = format!(
        "{:<10} {:<7} {:<5} to move  {:>12} positions  {:>12} won  {:>12} drawn  {:>12} lost",
        rules.name,
        facts.material,
        mover_name(facts.material, mover),
        grouped(facts.positions()),
        grouped(won),
        grouped(drawn),
        grouped(lost)
    );
    if let Some(LongestWin {
        plies, position, ..
    }) = longest
    {
        row += &format!("  longest win {plies} plies: {position}");
    }
    row
}
