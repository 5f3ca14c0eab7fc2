//! `dama moves`.

use std::io::{BufRead, BufReader, Write};

use dama_core::{Position, RuleSet};
use serde_json::json;

use crate::run::{START, dama, dama_reads, objects, start};

#[test]
fn text() {
    let moves = "a3-a4; b3-b4; c3-c4; d3-d4; e3-e4; f3-f4; g3-g4; h3-h4";
    assert_eq!(
        dama(&["moves", START]).fine(),
        format!("{START}\t{moves}\n")
    );
    assert_eq!(
        dama(&["moves", "start"]).fine(),
        format!("{START}\t{moves}\n")
    );
    let two = dama(&["moves", "b: bE5 ,f4:w f3.", "W:WKa1:Ba4"]).fine();
    let (first, second) = two.split_once('\n').expect("two lines");
    assert_eq!(first, "B:Wf3:Bf4,e5\tf4xf2");
    assert_eq!(second, "W:WKa1:Ba4\ta1xa5; a1xa6; a1xa7; a1xa8\n");
}

#[test]
fn json_as_documented() {
    let out = dama(&["moves", "--json", "W:Wf3:Bf4,e5"]).fine();
    assert_eq!(
        out,
        "{\"fen\":\"W:Wf3:Bf4,e5\",\"rules\":\"classic\",\"moves\":[{\"move\":\"f3xf5xd5\",\
         \"from\":\"f3\",\"to\":\"d5\",\"captures\":[\"f4\",\"e5\"],\"promotes\":false}],\
         \"result\":\"*\",\"reason\":null}\n"
    );
    let promoted = &objects(&dama(&["moves", "--json", "W:Wd7,a2:Ba7,h7"]).fine())[0];
    let crowned = promoted["moves"].as_array().expect("a list");
    let up = crowned
        .iter()
        .find(|m| m["move"] == "d7-d8")
        .expect("d7-d8");
    assert_eq!(up["promotes"], json!(true));
}

#[test]
fn moves_where_the_game_is_over() {
    let fens = ["W:WKd4:Be5", "W:W:Be5", "W:Wa7:Ba8,b7,c7", "W:WKa1:Ba4"];
    let mut arguments = vec!["moves", "--json"];
    arguments.extend(fens);
    let all = objects(&dama(&arguments).fine());
    for (object, (count, result, reason)) in all.iter().zip([
        (14, "1-0", json!("king-against-man")),
        (0, "0-1", json!("no-pieces")),
        (0, "0-1", json!("no-moves")),
        (4, "*", json!(null)),
    ]) {
        assert_eq!(object["moves"].as_array().map(Vec::len), Some(count));
        assert_eq!(
            (&object["result"], &object["reason"]),
            (&json!(result), &reason)
        );
    }
}

#[test]
fn rule_sets() {
    for rules in RuleSet::ALL {
        let out = dama(&["moves", "--rules", rules.name, "--json", "W:WKd4:BKe5"]).fine();
        let object = &objects(&out)[0];
        assert_eq!(object["rules"], json!(rules.name));
        assert_eq!(object["result"], json!("1/2-1/2"));
    }
}

#[test]
fn bad_lines_are_answered_with_the_others() {
    let run = dama_reads(
        &["moves", "--json"],
        b"\xef\xbb\xbfW:Wa2:Ba3\r\n\n \t\r\nabc\0\"\n\xff\xfe\nW:Wa8:Bb7\nW:Wa2:Ba4",
    );
    assert_eq!((run.status, run.err.as_str()), (Some(1), ""));
    let all = objects(&run.out);
    let codes: Vec<_> = all.iter().map(|o| o["error"]["code"].as_str()).collect();
    let expected = [
        None,
        Some("bad-side"),
        Some("not-text"),
        Some("man-on-far-rank"),
        None,
    ];
    assert_eq!(codes, expected);
    assert_eq!(all[0]["moves"][0]["move"], json!("a2xa4"));
    assert_eq!(all[1]["fen"], json!("abc\0\""));
    assert_eq!(all[2]["fen"], json!("\u{fffd}\u{fffd}"));

    let run = dama_reads(&["moves"], b"W:Wa2,a2:B\nW:Wa2:B");
    assert_eq!((run.status, run.err.as_str()), (Some(1), ""));
    assert_eq!(
        run.out,
        "W:Wa2,a2:B\t! two-pieces-on-square: two pieces on a2\nW:Wa2:B\ta2-a3; a2-b2\n"
    );
}

#[test]
fn arguments_of_more_than_a_line() {
    let run = dama(&["moves", "", "x\ny"]);
    assert_eq!(run.status, Some(1));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 2, "{}", run.out);
    assert!(lines[0].starts_with("\t! bad-side: "));
    assert!(lines[1].starts_with("x\u{fffd}y\t! bad-side: "));
}

#[test]
fn lines_without_end() {
    let mut input = vec![b'W'; 10_000_000];
    input.extend_from_slice(b"\nstart\n");
    let run = dama_reads(&["moves", "--json"], &input);
    let all = objects(&run.out);
    assert_eq!(all[0]["error"]["code"], json!("line-too-long"));
    assert!(run.out.len() < 2_000);
    assert_eq!(all[1]["moves"].as_array().map(Vec::len), Some(8));
}

#[test]
fn any_bytes_give_one_line_each() {
    let mut bytes = Vec::new();
    let mut state = 1_u32;
    for _ in 0..200_000 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        bytes.push((state >> 24) as u8);
    }
    let run = dama_reads(&["moves", "--json"], &bytes);
    assert_eq!((run.status, run.err.as_str()), (Some(1), ""));
    let blank = |line: &&[u8]| {
        let text = String::from_utf8_lossy(line);
        !text.trim().is_empty()
    };
    let lines = bytes.split(|&byte| byte == b'\n').filter(blank).count();
    assert_eq!(objects(&run.out).len(), lines);
}

#[test]
fn sixteen_kings_a_side_and_no_more() {
    let kings = |squares: &[&str]| -> String {
        squares
            .iter()
            .map(|s| format!("K{s}"))
            .collect::<Vec<_>>()
            .join(",")
    };
    let white: Vec<String> = ["a1", "c1", "e1", "g1", "b2", "d2", "f2", "h2"]
        .into_iter()
        .chain(["a3", "c3", "e3", "g3", "a7", "c7", "e7", "g7"])
        .map(String::from)
        .collect();
    let black: Vec<String> = ["b4", "d4", "f4", "h4", "a5", "c5", "e5", "g5"]
        .into_iter()
        .chain(["b6", "d6", "f6", "h6", "b8", "d8", "f8", "h8"])
        .map(String::from)
        .collect();
    let names = |list: &[String]| kings(&list.iter().map(String::as_str).collect::<Vec<_>>());
    let fen = format!("W:W{}:B{}", names(&white), names(&black));
    let position: Position = fen.parse().expect("a position");
    for rules in RuleSet::ALL {
        let mut moves: Vec<String> = position
            .legal_moves(&rules)
            .iter()
            .map(ToString::to_string)
            .collect();
        moves.sort();
        let out = dama(&["moves", "--rules", rules.name, &fen]).fine();
        assert_eq!(out, format!("{position}\t{}\n", moves.join("; ")));
        let out = dama(&["moves", "--json", "--rules", rules.name, &fen]).fine();
        assert_eq!(
            objects(&out)[0]["moves"].as_array().map(Vec::len),
            Some(moves.len())
        );
    }

    let seventeen = format!("W:W{},Kh1:B{}", names(&white), names(&black));
    let run = dama(&["moves", &seventeen]);
    assert_eq!(run.status, Some(1));
    assert!(
        run.out.contains("\t! too-many-pieces: white has 17 pieces"),
        "{}",
        run.out
    );
}

#[test]
fn answers_come_before_the_input_ends() {
    let mut child = start(&["moves"]);
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        input.write_all(b"W:Wa2:Ba4\n").expect("it reads");
        let mut line = String::new();
        output.read_line(&mut line).expect("it answers");
        assert_eq!(line, "W:Wa2:Ba4\ta2-a3; a2-b2\n");
    }
    drop(input);
    assert!(child.wait().expect("it ends").success());
}
