//! `dama analyze`: lines, objects, limits, an end by Ctrl-C.

use crate::run::{dama, objects};

const WON: &str = "W:Wf3,h3,b4,h4,Ka8,Kd8:Bc5,e5,g5";

#[test]
fn a_line_for_each_depth() {
    let text = dama(&["analyze", "--depth", "4"]).fine();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    for (line, depth) in lines.iter().zip(1..) {
        assert!(line.starts_with(&format!("depth  {depth}  ")), "{text}");
        assert!(line.contains(" nodes  "), "{text}");
    }
}

#[test]
fn wins_are_counted_and_end_the_search() {
    let arguments = ["analyze", "--rules", "federation", "--fen", WON];
    let text = dama(&arguments).fine();
    let last = text.lines().last().unwrap_or_default();
    assert!(
        last.contains("  win in 7  ") && last.contains("  h4-g4 "),
        "{text}"
    );
    let objects = objects(&dama(&[&arguments[..], &["--json", "--threads", "2"]].concat()).fine());
    let last = objects.last().expect("an object");
    let certain = serde_json::json!({"win": 1.0, "draw": 0.0, "loss": 0.0});
    assert_eq!(last["chance"], certain);
    assert_eq!(
        (&last["win_in"], &last["moves"][0]),
        (&7.into(), &"h4-g4".into())
    );
}

#[test]
fn several_lines() {
    let arguments = [
        "analyze",
        "--moves",
        "d3-d4 a6a5",
        "--lines",
        "3",
        "--depth",
        "5",
    ];
    let text = dama(&arguments).fine();
    assert_eq!(text.lines().count(), 15, "{text}");
    assert!(
        text.contains("depth  5   1.  ") && text.contains("depth  5   3.  "),
        "{text}"
    );
    let objects = objects(&dama(&[&arguments[..], &["--json"]].concat()).fine());
    let last = &objects[12..];
    let scores: Vec<i64> = last
        .iter()
        .filter_map(|line| line["score"].as_i64())
        .collect();
    assert!(
        scores.len() == 3 && scores.is_sorted_by(|a, b| a >= b),
        "{scores:?}"
    );
    assert_ne!(last[0]["moves"][0], last[1]["moves"][0]);
    // A better score is a better chance.
    let chances: Vec<f64> = last
        .iter()
        .filter_map(|line| line["chance"]["win"].as_f64())
        .collect();
    assert!(
        chances.len() == 3 && chances.is_sorted_by(|a, b| a >= b),
        "{chances:?}"
    );
    assert!((0.1..0.6).contains(&chances[0]), "{chances:?}");
}

#[test]
fn what_cannot_be_analyzed_is_told() {
    let over = dama(&["analyze", "--fen", "W:WKa1:B"]).failed(1);
    assert!(over.contains("the game is over: 1-0, no-pieces"), "{over}");
    let illegal = dama(&["analyze", "--moves", "d3-d5"]).failed(1);
    assert!(illegal.contains("d3-d5: "), "{illegal}");
    assert!(
        dama(&["analyze", "--time", "0"])
            .failed(2)
            .contains("seconds")
    );
    let tables = dama(&["analyze", "--tables", "/no/such/folder"]).failed(1);
    assert!(tables.contains("/no/such/folder"), "{tables}");
}

#[test]
fn a_limit_by_nodes_is_the_same_each_time() {
    let run = || objects(&dama(&["analyze", "--nodes", "5000", "--json"]).fine());
    let nodes = |objects: &[serde_json::Value]| {
        objects
            .iter()
            .map(|o| o["nodes"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(nodes(&run()), nodes(&run()));
}

/// Without a limit it goes on, and Ctrl-C ends it well.
#[cfg(unix)]
#[test]
fn it_is_interrupted() {
    use std::io::{BufRead, BufReader};

    let mut child = crate::run::start(&["analyze"]);
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    while !line.starts_with("depth  6") {
        line.clear();
        assert!(
            output.read_line(&mut line).expect("text") > 0,
            "it has ended by itself"
        );
    }
    let id = child.id().to_string();
    let kill = std::process::Command::new("kill")
        .args(["-INT", &id])
        .status();
    assert!(kill.is_ok_and(|status| status.success()));
    drop(output);
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}
