//! Options that several verbs have, and how their values are read.

use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use dama_core::RuleSet;

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

/// Reads a number of threads.
pub fn threads(text: &str) -> Result<NonZeroUsize, String> {
    text.parse()
        .ok()
        .filter(|n: &NonZeroUsize| n.get() <= 1024)
        .ok_or_else(|| String::from("a number from 1 to 1024 is needed"))
}

/// So many threads, or as many as there are cores.
pub fn threads_or_cores(wanted: Option<NonZeroUsize>) -> NonZeroUsize {
    wanted.unwrap_or_else(|| thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
}
