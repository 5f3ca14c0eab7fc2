//! `dama pdn stats`: results, lengths and openings of many games.

use std::collections::BTreeMap;
use std::process::ExitCode;

use clap::Args;
use dama_core::Position;
use dama_pdn::{ReadGame, ResultMark, Variations};

use super::counted;
use super::openings::Openings;
use super::sources::Sources;
use crate::numbers::grouped;
use crate::output;

/// Count results, lengths and openings
///
/// Results are those that are written, ends those of the board. Openings are the
/// first moves of the games that begin as usual, with the games won by White (+),
/// drawn (=) and won by Black (-). Games with an error are left out.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama pdn stats games.pdn
  dama pdn stats --json --depth 2 games.pdn

Exit status: 1 if there was an error, which standard error tells.")]
pub struct Options {
    /// Answer with a JSON object
    #[arg(long)]
    json: bool,
    /// The plies of the openings
    #[arg(
        long,
        value_name = "PLIES",
        default_value_t = 4,
        value_parser = clap::value_parser!(u8).range(0..=40)
    )]
    depth: u8,
    /// Show openings of at least so many games [default: one game in a hundred]
    #[arg(long, value_name = "GAMES")]
    least: Option<u64>,
    #[command(flatten)]
    sources: Sources,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut counts = Counts::new(usize::from(self.depth));
        let status = self.sources.each(Variations::PassOver, |game| {
            counts.add(&game);
            Ok(())
        })?;
        let text = if self.json {
            counts.json()
        } else {
            counts.text(self.least.unwrap_or(counts.games / 100).max(1))
        };
        output::write(&text)?;
        Ok(status)
    }
}

/// The results in the order in which they are shown.
const MARKS: [ResultMark; 5] = [
    ResultMark::WhiteWins,
    ResultMark::Draw,
    ResultMark::BlackWins,
    ResultMark::BothLose,
    ResultMark::Unknown,
];

struct Counts {
    games: u64,
    left_out: u64,
    set_ups: u64,
    rules: BTreeMap<&'static str, u64>,
    results: [u64; MARKS.len()],
    /// Why the board ended games.
    ends: BTreeMap<&'static str, u64>,
    /// Games of each length in plies.
    lengths: BTreeMap<usize, u64>,
    openings: Openings,
}

impl Counts {
    fn new(depth: usize) -> Self {
        Self {
            games: 0,
            left_out: 0,
            set_ups: 0,
            rules: BTreeMap::new(),
            results: [0; MARKS.len()],
            ends: BTreeMap::new(),
            lengths: BTreeMap::new(),
            openings: Openings::new(depth),
        }
    }

    fn add(&mut self, game: &ReadGame) {
        if game.error.is_some() {
            self.left_out += 1;
            return;
        }
        self.games += 1;
        for (mark, count) in MARKS.iter().zip(&mut self.results) {
            *count += u64::from(*mark == game.result);
        }
        *self.rules.entry(game.tree.rules().name).or_default() += 1;
        if let Some(end) = game.end {
            *self.ends.entry(end.outcome.reason.code()).or_default() += 1;
        }
        let plies = game.tree.main_line().count();
        *self.lengths.entry(plies).or_default() += 1;
        if *game.tree.start() == Position::start() {
            self.openings.add(game.tree.main_moves(), game.result);
        } else {
            self.set_ups += 1;
        }
    }

    /// The plies of the shortest, the middle and the longest game, and of all.
    fn plies(&self) -> [u64; 4] {
        let all = self
            .lengths
            .iter()
            .map(|(&plies, count)| plies as u64 * count);
        let ends = [
            self.lengths.first_key_value(),
            self.lengths.last_key_value(),
        ];
        let [shortest, longest] = ends.map(|end| end.map_or(0, |(&plies, _)| plies as u64));
        let mut seen = 0;
        let median = self.lengths.iter().find(|&(_, count)| {
            seen += count;
            seen * 2 >= self.games
        });
        let median = median.map_or(0, |(&plies, _)| plies as u64);
        [shortest, median, longest, all.sum()]
    }

    fn text(&self, least: u64) -> String {
        let mut text = format!("games        {}\n", grouped(self.games));
        let mut push = |name: &str, value: String| {
            text.push_str(&format!("{name:<12} {value}\n"));
        };
        if self.left_out > 0 {
            push(
                "with errors",
                format!("{} (left out)", grouped(self.left_out)),
            );
        }
        if self.set_ups > 0 {
            push("from set-ups", grouped(self.set_ups));
        }
        let list = |counts: &BTreeMap<&str, u64>| {
            let items = counts
                .iter()
                .map(|(name, count)| format!("{name} {}", grouped(*count)));
            items.collect::<Vec<_>>().join(", ")
        };
        push("rules", list(&self.rules));
        let results = MARKS
            .iter()
            .zip(&self.results)
            .filter(|(_, count)| **count > 0);
        let results = results.map(|(mark, count)| {
            let percent = *count as f64 * 100.0 / self.games as f64;
            format!("{mark} {} ({percent:.1} %)", grouped(*count))
        });
        push("results", results.collect::<Vec<_>>().join(", "));
        push("ends", list(&self.ends));
        let [shortest, median, longest, all] = self.plies();
        let mean = all as f64 / self.games.max(1) as f64;
        let plies = format!(
            "{} in all, {mean:.1} a game; shortest {shortest}, median {median}, longest {longest}",
            grouped(all)
        );
        push("plies", plies);
        text.push_str(&format!(
            "openings     in at least {}\n",
            counted(least, "game", "games")
        ));
        text.push_str(&self.openings.text(least));
        // What has no value is no line with a space at its end.
        text.lines()
            .map(|line| line.trim_end().to_owned() + "\n")
            .collect()
    }

    fn json(&self) -> String {
        let object = |items: Vec<String>| format!("{{{}}}", items.join(","));
        let counts = |counts: &BTreeMap<&str, u64>| {
            let items = counts
                .iter()
                .map(|(name, count)| format!("\"{name}\":{count}"));
            object(items.collect())
        };
        let results = MARKS.iter().zip(&self.results);
        let results = object(results.map(|(mark, n)| format!("\"{mark}\":{n}")).collect());
        let lengths = self
            .lengths
            .iter()
            .map(|(plies, n)| format!("\"{plies}\":{n}"));
        let [shortest, median, longest, all] = self.plies();
        format!(
            "{{\"games\":{},\"errors\":{},\"set_ups\":{},\"rules\":{},\"results\":{results},\
             \"ends\":{},\"plies\":{{\"all\":{all},\"shortest\":{shortest},\"median\":{median},\
             \"longest\":{longest}}},\"lengths\":{},\"openings\":{}}}\n",
            self.games,
            self.left_out,
            self.set_ups,
            counts(&self.rules),
            counts(&self.ends),
            object(lengths.collect()),
            self.openings.json()
        )
    }
}
