//! What matches of two and of many engines have in common.

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use clap::Args;
use dama_core::RuleSet;
use dama_match::{BALANCED, EngineSpec, Hypotheses, Limit, Match, Opening, Verdict, read_openings};

use super::records::Records;
use super::report::{End, Report};
use super::show::Show;
use super::workshop::Files;
use crate::failure;
use crate::interruption::Interruption;
use crate::options::{RulesOption, seconds, threads, threads_or_cores};

/// What engines may use for a move where nothing is said.
const USUAL_NODES: u64 = 10_000;

/// How games are played.
#[derive(Args)]
pub struct Playing {
    #[command(flatten)]
    rules: RulesOption,
    /// Positions to look at for a move (default: 10000)
    #[arg(long, value_name = "N", group = "limit", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Plies to look ahead
    #[arg(long, value_name = "PLIES", group = "limit", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Seconds for a move
    #[arg(long, value_name = "SECONDS", group = "limit", value_parser = seconds)]
    move_time: Option<Duration>,
    /// Seconds for the whole game, and what each move adds: 60+0.6
    #[arg(long, value_name = "SECONDS+SECONDS", group = "limit", value_parser = clock)]
    clock: Option<Limit>,
    /// The most games (default: each opening twice)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Begin with these openings: PDN, or lines of a position and moves (default: a
    /// list of balanced ones)
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Games at a time (default: one for each core)
    #[arg(long, value_name = "N", value_parser = threads)]
    concurrency: Option<NonZeroUsize>,
    /// End games that the endgame tables in this folder know
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Write all games to this file; games that it holds are not played again
    #[arg(long, value_name = "FILE")]
    pdn: Option<PathBuf>,
    /// Let levels and random moves choose as in another match with the same number
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// An answer may be so many milliseconds late
    #[arg(long, value_name = "MS", default_value = "50")]
    margin: u64,
    /// Without a clock, an engine that is silent for so many seconds hangs
    #[arg(long, value_name = "SECONDS", default_value = "120", value_parser = seconds)]
    patience: Duration,
    /// Answer with JSON objects
    #[arg(long)]
    pub json: bool,
}

/// All that matches need.
pub struct Setting {
    rules: RuleSet,
    limit: Limit,
    openings: Vec<Opening>,
    games: u64,
    workers: NonZeroUsize,
    seed: u64,
    margin: Duration,
    patience: Duration,
    pdn: Option<PathBuf>,
    files: Files,
}

/// Two engines, the first one first.
pub type Pair<'a> = [&'a EngineSpec; 2];

impl Playing {
    /// Reads what lies in files.
    ///
    /// # Errors
    ///
    /// There is no such file, or something else is in it.
    pub fn prepare(&self) -> anyhow::Result<Setting> {
        let rules = self.rules.set;
        let openings = match &self.openings {
            None => read_openings(BALANCED, rules)?,
            Some(path) => {
                let name = path.display();
                let text =
                    fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
                read_openings(&text, rules).map_err(|error| anyhow!("{name}, {error}"))?
            }
        };
        let nodes = Limit::Nodes(self.nodes.unwrap_or(USUAL_NODES));
        let depth = self.depth.map(Limit::Depth);
        let move_time = self.move_time.map(Limit::MoveTime);
        let limit = depth.or(move_time).or(self.clock).unwrap_or(nodes);
        let files = Files::new(self.tables.clone());
        files.check(rules)?;
        Ok(Setting {
            rules,
            limit,
            games: self.games.unwrap_or(2 * openings.len() as u64),
            openings,
            workers: threads_or_cores(self.concurrency),
            seed: self.seed,
            margin: Duration::from_millis(self.margin),
            patience: self.patience,
            pdn: self.pdn.clone(),
            files,
        })
    }
}

impl Setting {
    /// Plays a match for each pair of engines, one after the other, until somebody
    /// interrupts.
    ///
    /// # Errors
    ///
    /// An engine does not start, or the file of records cannot be used.
    pub fn play_all(
        &self,
        pairs: &[Pair<'_>],
        test: Option<Hypotheses>,
        interruption: &Interruption,
    ) -> anyhow::Result<Vec<Report>> {
        let matches: Vec<Match<'_>> = pairs
            .iter()
            .map(|engines| Match {
                engines: *engines,
                rules: self.rules,
                openings: &self.openings,
                limit: self.limit,
                games: self.games,
                seed: self.seed,
                workers: self.workers,
                margin: self.margin,
                patience: self.patience,
                test,
                workshop: &self.files,
            })
            .collect();
        let events: Vec<String> = matches.iter().map(Match::event).collect();
        if (1..events.len()).any(|index| events[..index].contains(&events[index])) {
            bail!("two of the engines are the same: give one of them another name");
        }
        let mut records = Records::open(self.pdn.as_deref(), &events)?;
        if self.games > 2 * self.openings.len() as u64 {
            failure::say(
                "note: there are fewer openings than pairs of games: they are played again",
            );
        }
        let mut reports = Vec::new();
        for (index, plan) in matches.iter().enumerate() {
            let kept = records.take(index);
            let mut show = Show::new(plan, kept.len());
            let stop = interruption.flag();
            let progress = plan.run(&kept, &stop, |played, record, progress| {
                records.add(record)?;
                show.game(played, progress);
                Ok(())
            });
            show.finish();
            let progress = progress.context("the match cannot go on")?;
            let interrupted = interruption.has_come();
            let end = match progress.verdict {
                Verdict::GoesOn if interrupted => End::Interrupted,
                Verdict::GoesOn => End::Played,
                Verdict::Elo0 => End::NoGain,
                Verdict::Elo1 => End::Gain,
            };
            reports.push(Report::new(plan, progress, end));
            if interrupted {
                break;
            }
        }
        Ok(reports)
    }
}

/// Reads a clock.
fn clock(text: &str) -> Result<Limit, String> {
    let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
    let increment = match increment.trim_start_matches(['0', '.']) {
        "" => Duration::ZERO,
        _ => seconds(increment)?,
    };
    Ok(Limit::Clock {
        time: seconds(time)?,
        increment,
    })
}

/// Reads the two hypotheses of a test.
pub fn hypotheses(text: &str) -> Result<Hypotheses, String> {
    let read = |text: &str| text.trim().parse::<f64>().ok();
    text.split_once(',')
        .and_then(|(elo0, elo1)| Some((read(elo0)?, read(elo1)?)))
        .filter(|(elo0, elo1)| elo0 < elo1 && elo0.abs() <= 1_000.0 && elo1.abs() <= 1_000.0)
        .map(|(elo0, elo1)| Hypotheses::usual(elo0, elo1))
        .ok_or_else(|| String::from("two Elo differences are needed, the smaller first: 0,10"))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Limit, clock, hypotheses, seconds};

    #[test]
    fn numbers() {
        assert_eq!(seconds("0.1"), Ok(Duration::from_millis(100)));
        for text in ["", "0", "-1", "x", "NaN", "inf", "1e300"] {
            assert!(seconds(text).is_err(), "{text}");
            assert!(clock(text).is_err(), "{text}");
        }
        let limit = Limit::Clock {
            time: Duration::from_secs(1),
            increment: Duration::from_millis(10),
        };
        assert_eq!(clock("1+0.01"), Ok(limit));
        let sudden = Limit::Clock {
            time: Duration::from_secs(60),
            increment: Duration::ZERO,
        };
        assert_eq!(clock("60"), Ok(sudden));
        assert_eq!(clock("60+0.0"), Ok(sudden));
        assert!(clock("60+x").is_err() && clock("1+2+3").is_err());
        assert!(hypotheses("0,10").is_ok() && hypotheses("-5, 5").is_ok());
        for text in ["", "0", "10,0", "0,x", "0,inf", "NaN,5"] {
            assert!(hypotheses(text).is_err(), "{text}");
        }
    }
}
