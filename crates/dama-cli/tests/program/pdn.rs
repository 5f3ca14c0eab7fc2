//! `dama pdn`: files of game records.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::run::{Run, dama, dama_reads, objects};

/// Three games: a good one with variations, one with an illegal move, one that
/// goes on behind a draw.
const GAMES: &str = "\
[White \"Ada \\\"A\\\"\"]\r
[RuleSet \"classic\"][GameType \"30,W,8,8,A0,0\"]\r
{first} 1. d3-d4! {mid} (1. a3-a4 a6-a5) 1... d6-d5 2. d4xd6xd8 1-0\r
[RuleSet \"classic\"][GameType \"30,W,8,8,A1,0\"] 1. a3-a4 h6-h4 2. b3-b4 0-1\r
[RuleSet \"federation\"][GameType \"30\"][SetUp \"1\"][FEN \"W:WKa1:BKc5\"] 1. a1-a2 1-0\r
";

/// A file for one test, taken away at the end of it.
struct File(PathBuf);

impl File {
    fn new(name: &str, content: impl AsRef<[u8]>) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let path = folder.join(format!("pdn-{name}"));
        fs::write(&path, content).expect("a file for the test");
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path of plain text")
    }

    fn text(&self) -> String {
        fs::read_to_string(&self.0).expect("a file for the test")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        // Another test run may have taken it away already.
        let _ = fs::remove_file(&self.0);
    }
}

fn reads(arguments: &[&str], input: &str) -> Run {
    let mut all = vec!["pdn"];
    all.extend(arguments);
    dama_reads(&all, input.as_bytes())
}

#[test]
fn check_in_text() {
    let run = reads(&["check"], GAMES);
    assert_eq!((run.status, run.err.as_str()), (Some(1), ""));
    assert_eq!(
        run.out,
        "standard input: 3 games, 5 plies, 1 error, 2 warnings\n  \
         error: game 2, line 4, column 56: h6-h4: a man moves one square, or jumps over one \
         piece to the square right behind it [illegal-move]\n          \
         1 x board-decides\n          1 x moves-after-end\n"
    );
    let good = GAMES.replace("h6-h4", "h6-h5");
    let out = reads(&["check", "--warnings", "1", "-"], &good).fine();
    assert!(
        out.contains("3 games, 7 plies, 0 errors, 2 warnings\n"),
        "{out}"
    );
    assert!(
        out.contains("\n  warning: game 3, line 5, column 78: "),
        "{out}"
    );
}

#[test]
fn check_in_json() {
    let run = reads(&["check", "--json"], GAMES);
    assert_eq!(run.status, Some(1));
    let all = objects(&run.out);
    assert_eq!(all.len(), 1);
    let offset = GAMES.find("h6-h4").expect("it is there");
    assert_eq!(
        all[0]["first_errors"],
        json!([{
            "game": 2, "line": 4, "column": 56, "offset": offset, "code": "illegal-move",
            "text": "h6-h4", "message": "a man moves one square, or jumps over one piece to \
             the square right behind it",
        }])
    );
    assert_eq!(all[0]["games"], json!(3));
    assert_eq!(all[0]["errors"], json!(1));
    assert_eq!(
        all[0]["warnings"],
        json!({"board-decides": 1, "moves-after-end": 1})
    );
}

#[test]
fn several_files_one_of_them_missing() {
    let good = File::new("good", "1. d3-d4 *");
    let bad = File::new("bad", "1. d3-d5 * \u{1b}[0m 1. $ *");
    let run = dama(&[
        "pdn",
        "check",
        good.path(),
        "no/such/file",
        bad.path(),
        "--errors",
        "1",
    ]);
    assert_eq!(run.status, Some(1));
    assert!(
        run.err.starts_with("error: cannot read no/such/file: "),
        "{}",
        run.err
    );
    let lines: Vec<&str> = run.out.lines().collect();
    assert!(
        lines[0].ends_with("good: 1 game, 1 ply, 0 errors, 2 warnings"),
        "{}",
        run.out
    );
    assert!(lines.contains(&"  1 more error"), "{}", run.out);
    let last = lines.last().expect("a total");
    assert_eq!(*last, "all: 3 games, 1 ply, 2 errors, 6 warnings");
    assert!(!run.out.contains('\u{1b}'), "{}", run.out);
}

#[test]
fn convert_to_pdn() {
    let run = reads(&["convert", "--to", "pdn"], GAMES);
    assert_eq!(run.status, Some(1));
    assert_eq!(
        run.err,
        "error: standard input, game 2, line 4, column 56: h6-h4: a man moves one square, or \
         jumps over one piece to the square right behind it\n"
    );
    assert!(
        run.out.contains("[White \"Ada \\\"A\\\"\"]\n"),
        "{}",
        run.out
    );
    assert!(
        run.out
            .contains("\n{first} 1. d3-d4! {mid} (1. a3-a4 a6-a5) 1... d6-d5 2. d4xd8 1-0\n\n["),
        "{}",
        run.out
    );
    // What stands before an error is not lost.
    assert!(run.out.contains("\n1. a3-a4 0-1\n"), "{}", run.out);
    let again = reads(&["convert", "--to", "pdn"], &run.out).fine();
    assert_eq!(again, run.out);
}

#[test]
fn convert_to_json_lines() {
    let run = reads(&["convert", "--to", "jsonl"], GAMES);
    let all = objects(&run.out);
    assert_eq!(all.len(), 3);
    assert_eq!(all[0]["tags"]["White"], json!("Ada \"A\""));
    assert_eq!(all[0]["rules"], json!("classic"));
    assert_eq!(all[0]["moves"], json!(["d3-d4", "d6-d5", "d4xd6xd8"]));
    assert_eq!(all[0]["comment"], json!("first"));
    assert_eq!(
        all[0]["nodes"],
        json!([
            {"parent": 0, "move": "d3-d4", "after": "mid", "glyphs": [1]},
            {"parent": 1, "move": "d6-d5"},
            {"parent": 2, "move": "d4xd6xd8"},
            {"parent": 0, "move": "a3-a4"},
            {"parent": 4, "move": "a6-a5"},
        ])
    );
    assert_eq!(
        (&all[0]["end"], &all[0]["error"]),
        (&Value::Null, &Value::Null)
    );
    assert_eq!(all[1]["error"]["code"], json!("illegal-move"));
    assert_eq!(all[1]["moves"], json!(["a3-a4"]));
    assert_eq!(
        all[2]["end"],
        json!({"ply": 0, "result": "1/2-1/2", "reason": "one-piece-each"})
    );
    assert_eq!(all[2]["start"], json!("W:WKa1:BKc5"));
    assert_eq!(all[2]["warnings"][0]["code"], json!("board-decides"));
    assert_eq!(all[2].get("nodes"), None);
}

#[test]
fn convert_to_positions() {
    let out = reads(
        &["convert", "--to", "fen"],
        "[FEN \"B:WKa1:Bc7,h6\"] 1... c7-c6 2. a1-a2 *",
    )
    .fine();
    assert_eq!(out, "B:WKa1:Bh6,c7\nW:WKa1:Bc6,h6\nB:WKa2:Bc6,h6\n");
}

#[test]
fn stats() {
    let games = "1. d3-d4 d6-d5 1-0 1. d3-d4 0-1 1. a3-a4 a6-a5 1/2-1/2 1. d3-d5 * \
                 [FEN \"W:WKa1:BKc5\"] *";
    let run = reads(&["stats"], games);
    assert_eq!(run.status, Some(1));
    assert_eq!(
        run.out,
        "games        4\n\
         with errors  1 (left out)\n\
         from set-ups 1\n\
         rules        federation 4\n\
         results      1-0 1 (25.0 %), 1/2-1/2 1 (25.0 %), 0-1 1 (25.0 %), * 1 (25.0 %)\n\
         ends         one-piece-each 1\n\
         plies        5 in all, 1.2 a game; shortest 0, median 1, longest 2\n\
         openings     in at least 1 game\n  \
         d3-d4                2  +1 =0 -1\n    \
         d6-d5                1  +1 =0 -0\n  \
         a3-a4                1  +0 =1 -0\n    \
         a6-a5                1  +0 =1 -0\n"
    );
    let run = reads(&["stats", "--json", "--depth", "1"], games);
    let all = &objects(&run.out)[0];
    assert_eq!(
        all["results"],
        json!({"1-0": 1, "1/2-1/2": 1, "0-1": 1, "0-0": 0, "*": 1})
    );
    assert_eq!(all["lengths"], json!({"0": 1, "1": 1, "2": 2}));
    assert_eq!(
        all["openings"],
        json!([
            {"move": "d3-d4", "games": 2, "white": 1, "draws": 0, "black": 1, "next": []},
            {"move": "a3-a4", "games": 1, "white": 0, "draws": 1, "black": 0, "next": []},
        ])
    );
    let least = reads(&["stats", "--least", "2"], games).out;
    assert!(
        least.ends_with("openings     in at least 2 games\n  d3-d4                2  +1 =0 -1\n"),
        "{least}"
    );
    let none = reads(&["stats"], "").fine();
    assert!(none.starts_with("games        0\n"), "{none}");
}

#[test]
fn merge() {
    let one = File::new(
        "one",
        "1. d3-d4 d6-d5 1-0 [Event \"forfeit\"] * [Event \"another\"] *",
    );
    // The same moves; under other rules; a game more; from elsewhere; broken off.
    let two = File::new(
        "two",
        "1.d3d4 D6D5 {again} 0-1 [RuleSet \"classic\"] 1. d3-d4 d6-d5 * 1. d3-d4 * \
         [FEN \"W:Wd3:Bd6,a7\"] 1. d3-d4 d6-d5 *",
    );
    let out = dama(&["pdn", "merge", one.path(), two.path()]).fine();
    assert_eq!(out.matches("[Event ").count(), 6, "{out}");
    assert_eq!(out.matches("1-0\n").count(), 1, "{out}");
    let merged = File::new("merged", "");
    let arguments = ["pdn", "merge", one.path(), two.path(), "-o", merged.path()];
    assert_eq!(dama(&arguments).fine(), "6 games, 1 duplicate dropped\n");
    assert_eq!(merged.text(), out);
    // A file may be merged into itself.
    let arguments = [
        "pdn",
        "merge",
        two.path(),
        one.path(),
        two.path(),
        "-o",
        two.path(),
    ];
    assert_eq!(dama(&arguments).fine(), "6 games, 5 duplicates dropped\n");
    assert_eq!(two.text().matches("[Event ").count(), 6);
    let broken = reads(&["merge"], "1. d3-d4 * 1. d3-d4 d6-d4 *");
    assert_eq!(broken.status, Some(1));
    assert_eq!(
        broken.out.matches("\n1. d3-d4 *\n").count(),
        2,
        "{}",
        broken.out
    );
}

#[test]
fn wrong_use_and_wrong_places() {
    let told = |arguments: &[&str], status, told: &str| {
        let mut all = vec!["pdn"];
        all.extend(arguments);
        let line = dama(&all).failed(status);
        assert!(line.contains(told), "{arguments:?}: {line}");
    };
    told(&["convert"], 2, "--to <FORM>");
    told(
        &["convert", "--to", "xml"],
        2,
        "[possible values: pdn, jsonl, fen]",
    );
    told(&["stats", "--depth", "41"], 2, "0..=40");
    told(&["chek"], 2, "'check'");
    told(&[], 2, "requires a subcommand");
    let folder = env!("CARGO_TARGET_TMPDIR");
    told(&["check", folder], 1, "is a folder");
    told(
        &["convert", "--to", "pdn", "-o", "no/such/folder/x"],
        1,
        "cannot write no/such/folder/x.unfinished: ",
    );
}

#[test]
fn rubbish_is_an_error_and_no_more() {
    let mut bytes: Vec<u8> = (0..=255).cycle().take(40_000).collect();
    bytes.extend_from_slice(b"\n[Event \"x\"]\n1. d3-d4 *");
    for verb in [
        &["check"][..],
        &["convert", "--to", "jsonl"],
        &["stats"],
        &["merge"],
    ] {
        let mut all = vec!["pdn"];
        all.extend(verb);
        let run = dama_reads(&all, &bytes);
        assert_eq!(run.status, Some(1), "{verb:?}: {}", run.err);
        assert!(!run.out.is_empty(), "{verb:?}");
    }
}
