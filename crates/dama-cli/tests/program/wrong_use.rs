//! Wrong use: one line on standard error that says what would be right, status 2.

use crate::run::dama;

#[test]
fn one_line_each() {
    for (arguments, told) in [
        (&["mvoes"][..], "'moves'"),
        (
            &["moves", "--rules", "foo"],
            "[possible values: classic, federation]",
        ),
        (&["moves", "--nope"], "'--nope'"),
        (&["perft"], "<DEPTH>"),
        (&["perft", "x"], "'x' for '<DEPTH>'"),
        (&["perft", "0"], "1..=40"),
        (&["perft", "--threads", "0", "3"], "from 1 to 1024"),
        (&["perft", "--fen", "W:Wa8:B", "3"], "(write Ka8)"),
        (&["divide", "--fen", "", "3"], "must be W or B"),
        (&["status"], "<FEN>"),
        (&["play", "--level", "11"], "from 1 to 10"),
        (
            &["play", "--white", "nobody"],
            "[possible values: human, computer]",
        ),
        (
            &["play", "--load", "x", "--rules", "classic"],
            "cannot be used with",
        ),
        (&["serve", "--port", "70000"], "0..=65535"),
        (&["serve", "--host", "here"], "127.0.0.1"),
        (&["completions", "ksh"], "bash"),
    ] {
        let line = dama(arguments).failed(2);
        assert!(line.contains(told), "{arguments:?}: {line}");
        assert!(line.ends_with("(dama --help tells more)"), "{line}");
    }
}
