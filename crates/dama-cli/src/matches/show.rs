//! How a match stands while it is played, on standard error.

use std::time::Duration;

use dama_match::{EngineSpec, Hypotheses, Match, Played, Progress};
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure;

/// Where nobody watches, a line for each such part of the games.
const LINES: u64 = 20;

/// A bar for a terminal, lines for a file.
pub struct Show<'a> {
    bar: ProgressBar,
    engines: [&'a EngineSpec; 2],
    test: Option<Hypotheses>,
    games: u64,
}

impl<'a> Show<'a> {
    pub fn new(plan: &Match<'a>, kept: usize) -> Self {
        let bar = ProgressBar::new(plan.games);
        let style = "{bar:30} {pos}/{len} games, {eta} left  {msg}";
        if let Ok(style) = ProgressStyle::with_template(style) {
            bar.set_style(style);
        }
        bar.set_position(kept as u64);
        bar.reset_eta();
        bar.enable_steady_tick(Duration::from_secs(1));
        if kept > 0 && bar.is_hidden() {
            failure::say(&format!("{kept} games were played before"));
        }
        Self {
            bar,
            engines: plan.engines,
            test: plan.test,
            games: plan.games,
        }
    }

    /// After a game.
    pub fn game(&mut self, played: &Played, progress: &Progress) {
        let number = progress.tally.games();
        if let Some((side, told)) = played.ending.fault() {
            let engine = self.engines[usize::from(side != played.first_side())];
            let line = format!("game {number}: {} {told}", engine.name);
            self.bar.suspend(|| failure::say(&line));
        }
        self.bar.set_position(number);
        let standing = standing(progress, self.test.as_ref());
        if !self.bar.is_hidden() {
            self.bar.set_message(standing);
        } else if number.is_multiple_of((self.games / LINES).max(20)) {
            failure::say(&format!("{number} of {} games: {standing}", self.games));
        }
    }

    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// `+12 =3 -5  61.5 % (..), Elo .., ratio 1.20 (-2.94 to 2.94)`.
pub fn standing(progress: &Progress, test: Option<&Hypotheses>) -> String {
    let mut text = progress.tally.to_string();
    if let Some(estimate) = progress.tally.estimate() {
        text.push_str(&format!("  {estimate}"));
    }
    if let Some(test) = test {
        let (low, high) = test.bounds();
        let ratio = test.ratio(&progress.tally.pairs);
        text.push_str(&format!("  ratio {ratio:.2} ({low:.2} to {high:.2})"));
    }
    text
}
