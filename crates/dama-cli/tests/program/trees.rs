//! `dama perft` and `dama divide`.

use serde_json::json;

use crate::run::{dama, objects};

const NODES: [u64; 5] = [8, 64, 708, 7_538, 85_090];

#[test]
fn perft_in_text() {
    let out = dama(&["perft", "5"]).fine();
    let lines: Vec<Vec<&str>> = out
        .lines()
        .map(|l| l.split_whitespace().collect())
        .collect();
    assert_eq!(lines.len(), 5);
    for (depth, words) in (1..).zip(&lines) {
        let nodes = words[2].replace(',', "");
        assert_eq!(words[..2], ["depth", &depth.to_string()]);
        assert_eq!(nodes, NODES[depth - 1].to_string());
        assert_eq!((words[3], words[5], words[7]), ("nodes", "s", "nodes/s"));
    }
}

#[test]
fn perft_in_json() {
    for options in [
        &["--rules", "federation"][..],
        &["--threads", "3"],
        &["--paths"],
    ] {
        let mut arguments = vec!["perft", "--json", "5"];
        arguments.extend(options);
        let all = objects(&dama(&arguments).fine());
        assert_eq!(all.len(), 5);
        for (depth, line) in (1_usize..).zip(&all) {
            assert_eq!(line["depth"], json!(depth));
            assert_eq!(line["nodes"], json!(NODES[depth - 1]));
            assert!(line["seconds"].is_f64() && line["nps"].is_u64());
            assert_eq!(line.as_object().map(serde_json::Map::len), Some(4));
        }
    }
}

#[test]
fn paths_and_moves_differ_where_routes_meet() {
    // The king takes the same four men clockwise or the other way round.
    let fen = "W:WKd4,a2:Bd5,e6,f5,e4,h8";
    let nodes = |options: &[&str]| {
        let mut arguments = vec!["perft", "--json", "--fen", fen, "1"];
        arguments.extend(options);
        objects(&dama(&arguments).fine())[0]["nodes"].as_u64()
    };
    assert!(
        nodes(&["--paths"]) > nodes(&[]),
        "{:?} {:?}",
        nodes(&["--paths"]),
        nodes(&[])
    );
    assert_eq!(nodes(&["--paths", "--threads", "2"]), nodes(&["--paths"]));
}

#[test]
fn divide() {
    let out = dama(&["divide", "3"]).fine();
    let lines: Vec<&str> = out.lines().collect();
    let moves = [
        "a3-a4  78",
        "b3-b4  92",
        "c3-c4  92",
        "d3-d4  92",
        "e3-e4  92",
        "f3-f4  92",
        "g3-g4  92",
        "h3-h4  78",
    ];
    assert_eq!(lines[..8], moves);
    assert!(lines[8].starts_with("depth  3 ") && lines[8].contains(" 708 nodes "));

    let all = objects(&dama(&["divide", "--json", "--threads", "2", "4"]).fine());
    let (total, moves) = all.split_last().expect("a total");
    let sum: u64 = moves.iter().filter_map(|line| line["nodes"].as_u64()).sum();
    assert_eq!(sum, NODES[3]);
    assert_eq!(total["nodes"], json!(sum));
    assert_eq!(moves[0]["move"], json!("a3-a4"));
}

#[test]
fn divide_by_paths_adds_up() {
    for fen in ["W:WKd4,a2:Bd5,e6,f5,e4,h8", "start"] {
        let total = |verb: &str| {
            let out = dama(&[verb, "--paths", "--json", "--fen", fen, "3"]).fine();
            objects(&out).last().and_then(|line| line["nodes"].as_u64())
        };
        assert_eq!(total("divide"), total("perft"));
    }
}
