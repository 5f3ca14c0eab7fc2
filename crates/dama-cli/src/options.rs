//! What the command line may say.

use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use dama_core::RuleSet;

use crate::{
    analyze, bench, completions, divide, gauntlet, hub, matches, moves, openings, pdn, perft, play,
    serve, status, tables, train, tune,
};

/// Dama, the Turkish draughts: exact rules, a page to play on, an opponent
///
/// Without a command it serves the page and opens the browser.
#[derive(Parser)]
#[command(name = "dama", version, max_term_width = 100, after_help = AFTER_HELP)]
pub struct Program {
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

const AFTER_HELP: &str = "\
Positions are written as in W:Wa2,b2,Kc4:Bd6,Ke8: the side to move, then the
squares of White and of Black, K before a king; \"start\" is the first position.
Moves are written as in d3-d4 and f3xf5xd5.

Exit status: 0 success, 1 failure, 2 wrong use.";

#[derive(Subcommand)]
pub enum Verb {
    Serve(serve::Options),
    Play(play::Options),
    Moves(moves::Options),
    Status(status::Options),
    Perft(perft::Options),
    Divide(divide::Options),
    Pdn(pdn::Options),
    Tables(tables::Options),
    Analyze(Box<analyze::Options>),
    Match(Box<matches::Options>),
    Gauntlet(Box<gauntlet::Options>),
    Openings(openings::Options),
    Hub(hub::Options),
    Bench(bench::Options),
    Tune(tune::Options),
    Train(train::Options),
    Completions(completions::Options),
}

/// The choice between the rule sets.
#[derive(Args)]
pub struct RulesOption {
    /// The rule set
    #[arg(
        long = "rules",
        value_name = "RULES",
        value_parser = rule_set_parser(),
        default_value = RuleSet::CLASSIC.name
    )]
    pub set: RuleSet,
}

/// Reads the name of a rule set.
pub fn rule_set_parser() -> impl TypedValueParser<Value = RuleSet> {
    PossibleValuesParser::new(RuleSet::ALL.map(|rules| PossibleValue::new(rules.name)))
        .map(|name| RuleSet::named(&name).unwrap_or_default())
}

/// Reads a time in seconds.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok();
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .filter(|time| !time.is_zero() && *time < Duration::from_secs(1 << 20))
        .ok_or_else(|| String::from("a number of seconds is needed, such as 0.1"))
}
