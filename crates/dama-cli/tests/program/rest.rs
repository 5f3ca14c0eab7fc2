//! Help, version, completions.

use crate::run::dama;

const VERBS: [&str; 7] = [
    "serve",
    "play",
    "moves",
    "status",
    "perft",
    "divide",
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
