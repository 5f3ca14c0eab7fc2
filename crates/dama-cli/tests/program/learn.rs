//! `dama train`, `dama tune`, `dama chances`, and networks in files.

use std::fs;
use std::path::Path;

use crate::run::{dama, objects};

/// The path of a file of this name that is not there.
fn fresh(name: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_file(&path).expect("a file of an earlier run");
    }
    path.to_string_lossy().into_owned()
}

/// So few nodes and games that it takes no time.
fn with_games<'a>(verb: &'a str, games: &'a str, rest: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec![verb, "--games", games, "--count", "64", "--nodes", "40"];
    arguments.extend_from_slice(rest);
    arguments
}

/// The last line of `dama bench`, its checksum.
fn nodes(out: &str) -> &str {
    let total = out.lines().last().expect("the total");
    assert!(total.starts_with("Bench: "), "{total}");
    total
}

#[test]
fn a_network_is_trained_and_used() {
    let (games, network) = (fresh("train-games"), fresh("train.net"));
    let out = dama(&with_games("train", &games, &["--epochs", "2", &network])).fine();
    assert!(out.contains(" positions, "), "{out}");
    let own = dama(&["bench", "4"]).fine();
    let learned = dama(&["bench", "4", "--network", &network]).fine();
    let terms = dama(&["bench", "4", "--network", "terms"]).fine();
    assert_ne!(nodes(&own), nodes(&learned));
    assert_ne!(nodes(&terms), nodes(&learned));
    // The games are there: the same network comes out of them.
    let again = fresh("train-again.net");
    dama(&with_games("train", &games, &["--epochs", "2", &again])).fine();
    let number = |out: &str| out.rsplit("network ").next().map(str::to_owned);
    assert_eq!(
        fs::read(&games).map(|bytes| bytes.len() > 10_000).ok(),
        Some(true)
    );
    let third = dama(&with_games("train", &games, &["--epochs", "2", &again])).fine();
    assert_eq!(number(&out), number(&third));
    // From there, with steps that change nothing, the same weights.
    let onward = ["--from", &network, "--rate", "0", "--epochs", "1", &again];
    dama(&with_games("train", &games, &onward)).fine();
    let same = dama(&["bench", "4", "--network", &again]).fine();
    assert_eq!(nodes(&same), nodes(&learned));
}

#[test]
fn terms_are_tuned() {
    let (games, source) = (fresh("tune-games"), fresh("found.rs"));
    let written = ["--network", "terms", "--epochs", "2", &source];
    let out = dama(&with_games("tune", &games, &written)).fine();
    assert!(out.contains("error on those"), "{out}");
    let printed = ["--network", "terms", "--epochs", "2"];
    let printed = dama(&with_games("tune", &games, &printed)).fine();
    assert_eq!(Some(printed), fs::read_to_string(&source).ok());
}

#[test]
fn a_broken_network_is_told_and_the_engine_works_without() {
    let broken = fresh("broken.net");
    fs::write(&broken, "no network").expect("it can be written");
    let run = dama(&["bench", "3", "--network", &broken]);
    assert_eq!(run.status, Some(0));
    assert_eq!(run.err.matches('\n').count(), 1, "{}", run.err);
    assert!(run.err.starts_with("warning: ") && run.err.contains("this is no network"));
    assert_eq!(nodes(&run.out), nodes(&dama(&["bench", "3"]).fine()));
    let run = dama(&["analyze", "--depth", "3", "--network", &broken]);
    assert_eq!((run.status, run.err.matches('\n').count()), (Some(0), 1));
    // A match by what is not there would tell nothing.
    let engine = format!("dama:network={broken}");
    let told = dama(&["match", &engine, "random", "--games", "2"]).failed(1);
    assert!(told.contains("does not start: ") && told.contains("this is no network"));
}

#[test]
fn whatever_searches_sees_by_the_network_that_is_named() {
    let analysis = |more: &[&str]| {
        let asked = ["analyze", "--depth", "4", "--json", "--fen"];
        let fen = ["W:Wa2,b2,c2,d2,e2,f2,a3,b3,c3,d3,e3:Bb6,c6,d6,e6,f6,g6,h6,b7,c7,d7,e7,f7"];
        let out = dama(&[&asked[..], &fen, more].concat()).fine();
        objects(&out).pop().expect("a depth")["score"].clone()
    };
    let terms = analysis(&["--network", "terms"]);
    assert_ne!(analysis(&[]), terms);
    let arguments = [
        "match",
        "dama:network=terms",
        "dama",
        "--nodes",
        "200",
        "--games",
        "4",
    ];
    let text = dama(&arguments).fine();
    assert!(
        text.starts_with("dama:network=terms against dama: "),
        "{text}"
    );
}

#[test]
fn what_cannot_be_learned_from_is_refused() {
    let (games, network) = (fresh("other-games"), fresh("other.net"));
    dama(&with_games("train", &games, &["--epochs", "1", &network])).fine();
    let other = with_games("train", &games, &["--seed", "2", &network]);
    let error = dama(&other).failed(1);
    assert!(error.contains("other settings"), "{error}");
    let also = with_games("train", &games, &["--also", &network, &network]);
    let run = dama(&also);
    assert_eq!(run.status, Some(1));
    assert!(run.err.contains("no file of games"), "{}", run.err);
    let none = fresh("no-games");
    let nothing = ["train", "--games", &none, "--count", "0", &network];
    assert!(dama(&nothing).err.contains("no positions"));
    assert!(
        dama(&["tune", "--games", &none, "--count", "0"])
            .err
            .contains("no games")
    );
    dama(&["train", "--games", &none, "--ending", "2", &network]).failed(2);
    let onward = with_games("train", &games, &["--from", &games, &network]);
    assert!(dama(&onward).failed(1).contains(&games));
}

#[test]
fn chances_are_found() {
    let (games, source) = (fresh("chance-games"), fresh("chances.rs"));
    let out = dama(&with_games("chances", &games, &[&source])).fine();
    assert!(
        out.contains("classic: ") && out.contains("federation: "),
        "{out}"
    );
    let printed = dama(&with_games("chances", &games, &[])).fine();
    let written = fs::read_to_string(&source).expect("written");
    // But for the command that stands in the first line it is the same.
    let body = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(body(&printed), body(&written));
    assert!(
        written.contains("pub const CHANCES: [Chances; 2]"),
        "{written}"
    );
}
