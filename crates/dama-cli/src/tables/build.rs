//! `dama tables build`.

use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Instant;

use clap::Args;
use dama_core::RuleSet;
use dama_tables::{Build, Content, Job, Plan, Progress, Watcher};
use indicatif::{ProgressBar, ProgressStyle};

use super::folder::Folder;
use super::{FolderOption, RulesChoice};
use crate::numbers::size;
use crate::options::{threads, threads_or_cores};
use crate::output::Output;

/// Build endgame tables in a folder
///
/// Says first how much room they take. What is there already stays; a build that
/// was cut short, even by a power cut, goes on where it was.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama tables build --tables ~/dama-tables
  dama tables build --tables ~/dama-tables --pieces 5 --rules classic

Five pieces take minutes, 4 GB of memory and, for the time of the building, the
room of their distances.")]
pub struct Options {
    #[command(flatten)]
    folder: FolderOption,
    #[command(flatten)]
    rules: RulesChoice,
    /// The most pieces, both sides together, 2 to 5
    #[arg(long, value_name = "N", default_value_t = 4,
          value_parser = clap::value_parser!(u8).range(2..=5))]
    pieces: u8,
    /// Keep distances up to so many pieces, 0 to 5, and remove others; 4 if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=5))]
    distances: Option<u8>,
    /// Threads to work with; all cores if not given
    #[arg(long, value_name = "N", value_parser = threads)]
    threads: Option<NonZeroUsize>,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        let folder = Folder::create(&self.folder.path)?;
        let plans: Vec<Plan> = self
            .rules
            .sets()
            .into_iter()
            .map(|rules| self.plan(rules))
            .collect();
        for plan in &plans {
            output.line(announcement(plan, &folder))?;
        }
        let threads = threads_or_cores(self.threads);
        for plan in plans {
            let begin = Instant::now();
            let bar = Bar::new(&plan);
            Build::new(plan, &folder, threads).run(&bar)?;
            bar.0.finish_and_clear();
            output.line(format_args!(
                "{}: {} tables up to {} pieces, {:.1} s",
                plan.rules,
                plan.tables().len(),
                plan.pieces,
                begin.elapsed().as_secs_f64()
            ))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn plan(&self, rules: RuleSet) -> Plan {
        Plan {
            rules,
            pieces: self.pieces,
            distances: self.distances.unwrap_or(4).min(self.pieces),
        }
    }
}

/// How much room a plan takes, told before it is taken.
fn announcement(plan: &Plan, folder: &Folder) -> String {
    let kept = plan.tables();
    let (mut room, mut meanwhile) = (0, 0);
    for job in plan.jobs() {
        for content in Content::ALL {
            let bytes = content.estimate(&job);
            if kept.contains(&(job.material, content)) {
                room += bytes;
            } else {
                meanwhile += bytes;
            }
        }
    }
    let mut text = format!(
        "{}: tables up to {} pieces take about {} in {}",
        plan.rules,
        plan.pieces,
        size(room),
        folder.root().display()
    );
    if meanwhile > 0 {
        text += &format!(", and while they are built {} more", size(meanwhile));
    }
    text
}

/// A bar in the terminal; each entry counts three times: looked at, and packed twice.
struct Bar(ProgressBar);

const PASSES: u64 = 3;

impl Bar {
    fn new(plan: &Plan) -> Self {
        let entries: u64 = plan.jobs().iter().map(|job| job.entries).sum();
        let bar = ProgressBar::new(PASSES * entries);
        let style = ProgressStyle::with_template(
            "{prefix:<18} {wide_bar} {percent:>3} %  {elapsed}, {eta} left  {msg:<8}",
        );
        if let Ok(style) = style {
            bar.set_style(style);
        }
        Self(bar)
    }
}

impl Progress for Bar {
    fn advance(&self, entries: u64) {
        self.0.inc(entries);
    }

    fn ply(&self, ply: usize) {
        self.0.set_message(format!("ply {ply}"));
    }
}

impl Watcher for Bar {
    fn begin(&self, job: &Job, done: bool) {
        self.0.set_prefix(job.material.to_string());
        if done {
            self.0.inc(PASSES * job.entries);
        }
    }
}
