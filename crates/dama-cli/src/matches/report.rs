//! What a match has brought.

use std::fmt::Write;

use dama_match::{Hypotheses, Match, Progress};

use super::show::standing;
use crate::json::push_string;

/// Why a match has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// All games are played.
    Played,
    /// The test found no gain.
    NoGain,
    /// The test found a gain.
    Gain,
    /// Somebody interrupted it.
    Interrupted,
}

/// A match with its outcome.
pub struct Report {
    event: String,
    rules: &'static str,
    names: [String; 2],
    test: Option<Hypotheses>,
    progress: Progress,
    end: End,
}

impl End {
    const fn code(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::NoGain => "no-gain",
            Self::Gain => "gain",
            Self::Interrupted => "interrupted",
        }
    }
}

impl Report {
    pub fn new(plan: &Match<'_>, progress: Progress, end: End) -> Self {
        Self {
            event: plan.event(),
            rules: plan.rules.name,
            names: plan.engines.map(|engine| engine.name.clone()),
            test: plan.test,
            progress,
            end,
        }
    }

    /// One line of a list of opponents.
    pub fn line(&self) -> String {
        let [first, second] = &self.names;
        let mut line = format!(
            "{second:<24}  {:>5} games  {}",
            self.progress.tally.games(),
            standing(&self.progress, None)
        );
        for (name, faults) in [first, second].into_iter().zip(self.progress.tally.faults) {
            if faults > 0 {
                let _ = write!(line, ", {name} lost {faults} by a fault");
            }
        }
        if self.end == End::Interrupted {
            line.push_str(", interrupted");
        }
        line.push('\n');
        line
    }

    /// Some lines for people.
    pub fn text(&self) -> String {
        let tally = &self.progress.tally;
        let [first, second] = &self.names;
        let mut text = format!("{}, {} rules\n", self.event, self.rules);
        let _ = writeln!(
            text,
            "{first} after {} games: {}",
            tally.games(),
            standing(&self.progress, self.test.as_ref())
        );
        let [a, b, c, d, e] = tally.pairs;
        let _ = writeln!(
            text,
            "pairs by points 0, 1/2, 1, 3/2, 2: {a} {b} {c} {d} {e}"
        );
        for (name, faults) in [first, second].into_iter().zip(tally.faults) {
            if faults > 0 {
                let _ = writeln!(text, "games that {name} lost by a fault: {faults}");
            }
        }
        match (self.end, &self.test) {
            (End::Gain, Some(test)) => {
                let _ = writeln!(
                    text,
                    "the test says Elo {:+}, not {:+}",
                    test.elo1, test.elo0
                );
            }
            (End::NoGain, Some(test)) => {
                let _ = writeln!(
                    text,
                    "the test says Elo {:+}, not {:+}",
                    test.elo0, test.elo1
                );
            }
            (End::Interrupted, _) => text.push_str("interrupted\n"),
            _ => {}
        }
        text
    }

    /// One JSON object.
    pub fn json(&self) -> String {
        let tally = &self.progress.tally;
        let mut out = Vec::new();
        out.extend_from_slice(b"{\"match\":");
        push_string(&mut out, &self.event);
        out.extend_from_slice(b",\"rules\":");
        push_string(&mut out, self.rules);
        for (key, name) in ["first", "second"].into_iter().zip(&self.names) {
            out.extend_from_slice(format!(",\"{key}\":").as_bytes());
            push_string(&mut out, name);
        }
        let [first, second] = tally.faults;
        let mut text = format!(
            ",\"games\":{},\"wins\":{},\"draws\":{},\"losses\":{},\"pairs\":{:?},\"faults\":[{first},{second}]",
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses,
            tally.pairs
        );
        if let Some(estimate) = tally.estimate() {
            let (low, high) = estimate.elo_interval();
            let _ = write!(
                text,
                ",\"score\":{:.6},\"score_low\":{:.6},\"score_high\":{:.6},\"elo\":{},\"elo_low\":{},\"elo_high\":{}",
                estimate.score,
                estimate.low,
                estimate.high,
                number(estimate.elo()),
                number(low),
                number(high)
            );
        }
        if let Some(test) = &self.test {
            let (low, high) = test.bounds();
            let _ = write!(
                text,
                ",\"elo0\":{},\"elo1\":{},\"ratio\":{:.6},\"ratio_low\":{low:.6},\"ratio_high\":{high:.6}",
                test.elo0,
                test.elo1,
                test.ratio(&tally.pairs)
            );
        }
        out.extend_from_slice(text.as_bytes());
        out.extend_from_slice(b",\"end\":");
        push_string(&mut out, self.end.code());
        out.push(b'}');
        String::from_utf8_lossy(&out).into_owned()
    }
}

/// JSON knows no infinite numbers.
fn number(value: f64) -> String {
    if value.is_finite() {
        format!("{value:.2}")
    } else {
        String::from("null")
    }
}
