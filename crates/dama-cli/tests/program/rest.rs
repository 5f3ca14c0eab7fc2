//! Help, version, completions, bench.

use crate::run::{dama, objects};

const VERBS: [&str; 17] = [
    "serve",
    "play",
    "moves",
    "status",
    "perft",
    "divide",
    "pdn",
    "analyze",
    "match",
    "gauntlet",
    "openings",
    "book",
    "hub",
    "bench",
    "tune",
    "train",
    "completions",
];

#[test]
fn help_lists_the_verbs() {
    let help = dama(&["--help"]).fine();
    for verb in VERBS {
        assert!(help.contains(&format!("\n  {verb} ")), "{verb}: {help}");
        let own = dama(&[verb, "--help"]).fine();
        assert!(own.contains(&format!("Usage: dama {verb}")), "{own}");
        assert!(own.contains("Examples:\n"), "{own}");
    }
}

#[test]
fn version() {
    let expected = format!("dama {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(dama(&["--version"]).fine(), expected);
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = dama(&["completions", shell]).fine();
        assert!(VERBS.iter().all(|verb| script.contains(verb)), "{shell}");
    }
}

#[test]
fn bench_counts_the_same_each_time() {
    let json = || objects(&dama(&["bench", "--json", "4"]).fine()).remove(0);
    let (first, second) = (json(), json());
    assert!(
        first["nodes"].as_u64().is_some_and(|nodes| nodes > 1_000),
        "{first}"
    );
    assert_eq!(first["nodes"], second["nodes"]);
    assert!(first["seconds"].is_f64() && first["nps"].is_u64());

    let text = dama(&["bench", "4"]).fine();
    let total = format!("Bench: {}", first["nodes"]);
    assert_eq!(text.lines().last(), Some(total.as_str()), "{text}");
}
