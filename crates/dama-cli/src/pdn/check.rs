//! `dama pdn check`: whether files of games can be read.

use std::collections::BTreeMap;
use std::process::ExitCode;

use clap::Args;
use dama_pdn::{PdnError, ReadGame, Variations, Warning};

use super::counted;
use super::lines::{push_error, push_warning};
use super::sources::Sources;
use crate::failure::{self, without_control};
use crate::json::push_string;
use crate::numbers::grouped;
use crate::output::Output;

/// Tell whether all games can be read and all moves are legal
///
/// An error is a text that is broken or a move that is not legal, in variations
/// too. Moves behind the end of a game and results that the board contradicts are
/// warnings.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama pdn check games.pdn
  dama pdn check --json --errors 100 *.pdn

Exit status: 1 if there is an error; warnings change nothing.")]
pub struct Options {
    /// Answer with one JSON object for each file
    #[arg(long)]
    json: bool,
    /// Show so many errors of each file
    #[arg(long, value_name = "COUNT", default_value_t = 10)]
    errors: usize,
    /// Show so many warnings of each file, not only how many of each kind there are
    #[arg(long, value_name = "COUNT", default_value_t = 0)]
    warnings: usize,
    #[command(flatten)]
    sources: Sources,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        let mut status = ExitCode::SUCCESS;
        let mut all = Findings::new(String::from("all"));
        let mut files = 0;
        for source in self.sources.iter() {
            let mut games = match source.open(Variations::Keep) {
                Ok(games) => games,
                Err(error) => {
                    status = failure::report(&error);
                    continue;
                }
            };
            files += 1;
            let mut findings = Findings::new(source.name());
            loop {
                match games.next() {
                    Ok(Some(game)) => self.add(&mut findings, game),
                    Ok(None) => break,
                    Err(error) => {
                        status = failure::report(&error);
                        break;
                    }
                }
            }
            drop(games);
            if findings.errors > 0 {
                status = ExitCode::FAILURE;
            }
            let mut out = Vec::new();
            if self.json {
                findings.push_json(&mut out);
            } else {
                findings.push_text(&mut out);
            }
            output.bytes(&out)?;
            output.flush()?;
            all.join(&findings);
        }
        if files > 1 && !self.json {
            output.line(all.summary())?;
        }
        Ok(status)
    }

    fn add(&self, findings: &mut Findings, game: ReadGame) {
        findings.games += 1;
        findings.plies += game.tree.main_line().count() as u64;
        for warning in game.warnings {
            *findings.warnings.entry(warning.code()).or_default() += 1;
            if findings.first_warnings.len() < self.warnings {
                findings.first_warnings.push(warning);
            }
        }
        if let Some(error) = game.error {
            findings.errors += 1;
            if findings.first_errors.len() < self.errors {
                findings.first_errors.push(error);
            }
        }
    }
}

/// What was found in a file.
struct Findings {
    name: String,
    games: u64,
    plies: u64,
    errors: u64,
    first_errors: Vec<PdnError>,
    /// How many of each kind.
    warnings: BTreeMap<&'static str, u64>,
    first_warnings: Vec<Warning>,
}

impl Findings {
    const fn new(name: String) -> Self {
        Self {
            name,
            games: 0,
            plies: 0,
            errors: 0,
            first_errors: Vec::new(),
            warnings: BTreeMap::new(),
            first_warnings: Vec::new(),
        }
    }

    fn join(&mut self, other: &Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.errors += other.errors;
        for (code, count) in &other.warnings {
            *self.warnings.entry(code).or_default() += count;
        }
    }

    fn summary(&self) -> String {
        let warnings = self.warnings.values().sum();
        format!(
            "{}: {}, {}, {}, {}",
            without_control(&self.name),
            counted(self.games, "game", "games"),
            counted(self.plies, "ply", "plies"),
            counted(self.errors, "error", "errors"),
            counted(warnings, "warning", "warnings")
        )
    }

    fn push_text(&self, out: &mut Vec<u8>) {
        let mut push = |line: &str| {
            out.extend_from_slice(line.as_bytes());
            out.push(b'\n');
        };
        push(&self.summary());
        for error in &self.first_errors {
            let (game, code) = (error.place.game, error.code());
            let line = without_control(&error.to_string());
            push(&format!("  error: game {game}, {line} [{code}]"));
        }
        let more = self.errors - self.first_errors.len() as u64;
        if more > 0 {
            push(&format!("  {}", counted(more, "more error", "more errors")));
        }
        for warning in &self.first_warnings {
            let (game, code) = (warning.place.game, warning.code());
            let line = without_control(&warning.to_string());
            push(&format!("  warning: game {game}, {line} [{code}]"));
        }
        for (code, &count) in &self.warnings {
            push(&format!("  {:>9} x {code}", grouped(count)));
        }
    }

    fn push_json(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(b"{\"file\":");
        push_string(out, &self.name);
        let counts = format!(
            ",\"games\":{},\"plies\":{},\"errors\":{},\"first_errors\":[",
            self.games, self.plies, self.errors
        );
        out.extend_from_slice(counts.as_bytes());
        for (index, error) in self.first_errors.iter().enumerate() {
            out.extend_from_slice(if index > 0 { b"," } else { b"" });
            push_error(out, error);
        }
        out.extend_from_slice(b"],\"warnings\":{");
        for (index, (code, count)) in self.warnings.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            out.extend_from_slice(format!("{comma}\"{code}\":{count}").as_bytes());
        }
        out.extend_from_slice(b"},\"first_warnings\":[");
        for (index, warning) in self.first_warnings.iter().enumerate() {
            out.extend_from_slice(if index > 0 { b"," } else { b"" });
            push_warning(out, warning);
        }
        out.extend_from_slice(b"]}\n");
    }
}
