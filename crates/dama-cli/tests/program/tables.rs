//! `dama tables`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use serde_json::json;

use crate::run::{command, dama, dama_reads, objects};

/// A folder of this test alone, gone at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tables-{name}"));
        if path.exists() {
            fs::remove_dir_all(&path).expect("a folder of an earlier run");
        }
        Self(path)
    }

    /// A folder with tables up to three pieces.
    fn built(name: &str) -> Self {
        let folder = Self::new(name);
        let out = dama(&[
            "tables",
            "build",
            "--pieces",
            "3",
            "--tables",
            folder.text(),
        ])
        .fine();
        let lines: Vec<&str> = out.lines().collect();
        assert_eq!(lines.len(), 4, "{out}");
        assert!(
            lines[0].starts_with("classic: tables up to 3 pieces take about "),
            "{out}"
        );
        assert!(
            lines[2].starts_with("classic: 18 tables up to 3 pieces, "),
            "{out}"
        );
        folder
    }

    fn text(&self) -> &str {
        self.0.to_str().expect("a path in UTF-8")
    }

    /// All files with their bytes.
    fn files(&self) -> Vec<(String, Vec<u8>)> {
        let mut files = Vec::new();
        for rules in ["classic", "federation"] {
            let Ok(entries) = fs::read_dir(self.0.join(rules)) else {
                continue;
            };
            for entry in entries {
                let entry = entry.expect("an entry");
                let name = format!("{rules}/{}", entry.file_name().display());
                files.push((name, fs::read(entry.path()).expect("a file")));
            }
        }
        files.sort();
        files
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn json_as_documented() {
    let out = dama(&["tables", "probe", "--json", "W:WKd4:Bd5"]).fine();
    assert_eq!(
        out,
        "{\"fen\":\"W:WKd4:Bd5\",\"rules\":\"classic\",\"value\":\"win\",\"distance\":1,\"moves\":[\
         {\"move\":\"d4xd6\",\"value\":\"win\",\"distance\":1},\
         {\"move\":\"d4xd7\",\"value\":\"win\",\"distance\":1},\
         {\"move\":\"d4xd8\",\"value\":\"win\",\"distance\":1}]}\n"
    );
    let out = dama(&[
        "tables",
        "probe",
        "--json",
        "--rules",
        "federation",
        "W:WKd4:Bd5",
    ])
    .fine();
    assert_eq!(
        out,
        "{\"fen\":\"W:WKd4:Bd5\",\"rules\":\"federation\",\"value\":\"draw\",\
         \"distance\":null,\"moves\":[]}\n"
    );
}

#[test]
fn all_kinds_of_answers() {
    let input = "B:Wa2:B\n\nstart\nW:Wa1,b2:Bd6\nW:WKa1,Kb1,Kc1:BKh8,h7\nrubbish\n";
    let run = dama_reads(&["tables", "probe", "--json"], input.as_bytes());
    assert_eq!((run.status, run.err.as_str()), (Some(1), ""));
    let objects = objects(&run.out);
    assert_eq!(objects.len(), 5);
    assert_eq!(objects[0]["value"], json!("loss"));
    assert_eq!(
        (&objects[0]["distance"], &objects[0]["moves"]),
        (&json!(0), &json!([]))
    );
    for (object, reason) in objects[1..4].iter().zip([
        "32 pieces: tables go up to 5",
        "a man stands on a1: in tables men stand on ranks 2 to 7",
        "there is no table for KKKvKM",
    ]) {
        assert_eq!(
            (&object["value"], &object["reason"]),
            (&json!(null), &json!(reason))
        );
        assert_eq!(object["moves"], json!(null));
    }
    assert_eq!(objects[4]["error"]["code"], json!("bad-side"));
}

/// A program has all tables up to four pieces in it, or none.
#[test]
fn four_pieces_are_answered_by_a_program_that_has_them() {
    let info = dama(&["tables", "info"]).fine();
    let position = "W:WKa1,Kb1:Bh7,Kh8";
    let out = dama(&["tables", "probe", position]).fine();
    if info.contains("classic: 46 tables in this program") {
        assert!(
            info.contains("federation: 46 tables in this program"),
            "{info}"
        );
        assert!(
            out.starts_with(&format!("{position}\twin in 15\t")),
            "{out}"
        );
    } else {
        assert!(info.contains("classic: 0 tables in this program"), "{info}");
        assert!(
            out.contains("unknown: there is no table for KKvKM"),
            "{out}"
        );
    }
}

#[test]
fn text_has_the_best_move_first() {
    let out = dama(&["tables", "probe", "W:WKa1,Kb1:BKh8", "W:Wa1,b2:Bd6"]).fine();
    let lines: Vec<&str> = out.lines().collect();
    assert!(
        lines[0].starts_with("W:WKa1,Kb1:BKh8\twin in 9\tb1-h1 win in 9; a1-a7 win in 11; "),
        "{out}"
    );
    assert!(lines[0].ends_with("; b1-b8 draw"), "{out}");
    assert_eq!(
        lines[1],
        "W:Wa1,b2:Bd6\tunknown: a man stands on a1: in tables men stand on ranks 2 to 7"
    );
}

#[test]
fn figures_of_two_kings_against_one() {
    let out = dama(&["tables", "stats", "--rules", "federation"]).fine();
    let line = out
        .lines()
        .find(|line| line.contains("KKvK    KK "))
        .expect("a line");
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(
        words[5..15].join(" "),
        "124,992 positions 38,228 won 86,764 drawn 0 lost longest win"
    );
    assert_eq!(words[15], "5");
    let page = dama(&["tables", "stats", "--markdown"]).fine();
    assert!(page.starts_with("# The endgames in figures\n"), "{page}");
    assert!(
        page.contains("| KKvK | KK | 124,992 | 124,784 | 208 | 0 | 15 |"),
        "{page}"
    );
}

#[test]
fn build_verify_probe() {
    let folder = Folder::built("whole");
    let files = folder.files();
    assert_eq!(files.len(), 36);
    let out = dama(&["tables", "verify", "--tables", folder.text()]).fine();
    assert!(out.ends_with("All entries are right.\n"), "{out}");
    let out = dama(&["tables", "info", "--tables", folder.text()]).fine();
    assert!(
        out.contains("classic, 3 pieces: 6 of 6 distance tables, "),
        "{out}"
    );
    let out = dama(&["tables", "info", "--checksums", "--tables", folder.text()]).fine();
    assert_eq!(out.lines().count(), 36);

    // What is there stays as it is.
    dama(&[
        "tables",
        "build",
        "--pieces",
        "3",
        "--tables",
        folder.text(),
    ])
    .fine();
    assert!(files == folder.files());

    let fen = "W:WKa1,Kb1:BKh8";
    let with = dama(&["tables", "probe", "--tables", folder.text(), fen]).fine();
    assert_eq!(with, dama(&["tables", "probe", fen]).fine());

    // Without distances there is still who wins.
    dama(&[
        "tables",
        "build",
        "--pieces",
        "3",
        "--distances",
        "0",
        "--tables",
        folder.text(),
    ])
    .fine();
    assert_eq!(folder.files().len(), 18);
    dama(&["tables", "verify", "--tables", folder.text()]).fine();
}

#[test]
fn a_flipped_byte_is_refused_by_name() {
    let folder = Folder::built("damaged");
    for name in ["classic/KKvK.distance", "classic/KKvK.wdl"] {
        let path = folder.0.join(name);
        let right = fs::read(&path).expect("a table");
        for place in [0, 9, 60, right.len() / 2, right.len() - 1] {
            let mut wrong = right.clone();
            wrong[place] ^= 0x10;
            fs::write(&path, wrong).expect("written");
            let line = dama(&[
                "tables",
                "verify",
                "--rules",
                "classic",
                "--tables",
                folder.text(),
            ]);
            assert_eq!(line.status, Some(1));
            assert!(
                line.err.starts_with(&format!("error: {name}: ")),
                "{}",
                line.err
            );
            if name.ends_with("distance") {
                let line = dama(&[
                    "tables",
                    "probe",
                    "--tables",
                    folder.text(),
                    "W:WKa1,Kb1:BKh8",
                ])
                .failed(1);
                assert!(line.starts_with(&format!("error: {name}: ")), "{line}");
            }
        }
        fs::write(&path, right).expect("written");
    }
    dama(&["tables", "verify", "--tables", folder.text()]).fine();
}

#[test]
fn a_killed_build_goes_on_and_ends_with_the_same_bytes() {
    let whole = Folder::built("not-killed").files();
    let folder = Folder::new("killed");
    let arguments = [
        "tables",
        "build",
        "--pieces",
        "3",
        "--tables",
        folder.text(),
    ];
    // Killed again and again, each time somewhat later, until it comes to its end.
    let mut killed = 0;
    for pause in (0..).step_by(40) {
        let mut child = command(&arguments)
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        thread::sleep(Duration::from_millis(pause));
        if child
            .try_wait()
            .expect("a child")
            .is_some_and(|status| status.success())
        {
            break;
        }
        child.kill().expect("killed");
        child.wait().expect("a child");
        killed += 1;
    }
    assert!(killed > 0);
    assert!(whole == folder.files());
}

#[test]
fn wrong_use() {
    for (arguments, told) in [
        (&["tables"][..], "Usage: dama tables <COMMAND>"),
        (&["tables", "build"], "--tables <DIR>"),
        (
            &["tables", "build", "--tables", "x", "--pieces", "6"],
            "2..=5",
        ),
        (&["tables", "info", "--checksums"], "--tables <DIR>"),
        (
            &["tables", "verify", "--tables", "x", "--threads", "0"],
            "from 1 to 1024",
        ),
    ] {
        let line = dama(arguments);
        assert_eq!((line.status, line.out.as_str()), (Some(2), ""));
        assert!(line.err.contains(told), "{arguments:?}: {}", line.err);
    }
    for verb in ["verify", "probe", "stats", "info"] {
        let line = dama(&["tables", verb, "--tables", "no/such/folder"]).failed(1);
        assert_eq!(line, "error: there is no folder no/such/folder");
    }
    let empty = Folder::new("empty");
    fs::create_dir_all(&empty.0).expect("a folder");
    let line = dama(&["tables", "verify", "--tables", empty.text()]).failed(1);
    assert!(line.starts_with("error: there are no tables in "), "{line}");
}

#[test]
fn a_game_with_tables() {
    let folder = Folder::built("play");
    let play = |options: &[&str], lines: &str| {
        let mut arguments = vec!["play", "--ascii", "--seed", "1"];
        arguments.extend(options);
        dama_reads(&arguments, lines.as_bytes())
    };
    let end = "--fen=W:WKa1,Kb1:BKh8";
    let tables = format!("--tables={}", folder.text());
    // With and without files up to three pieces are known: this wins in 9 plies.
    for options in [
        &[end, "--white=computer", "--level=8"][..],
        &[end, "--white=computer", "--level=8", &tables],
    ] {
        let out = play(options, "").fine();
        assert!(out.contains("White: b1-h1"), "{out}");
        assert!(out.contains("White wins"), "{out}");
    }
    let out = play(&[end, "--black=human", &tables], "hint\n").fine();
    assert!(out.contains("Hint: b1-h1"), "{out}");
    // Tables of one rule set are none for another.
    fs::remove_dir_all(folder.0.join("federation")).expect("a folder");
    let err = play(&["--rules=federation", &tables], "").failed(1);
    let expected = format!("error: there are no federation tables in {}", folder.text());
    assert_eq!(err, expected);

    let path = folder.0.join("classic/KKvK.wdl");
    let mut bytes = fs::read(&path).expect("a table");
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&path, bytes).expect("written");
    let err = play(&[&tables], "").failed(1);
    assert!(err.starts_with("error: classic/KKvK.wdl: "), "{err}");
    let err = play(&["--tables=/no/such/folder"], "").failed(1);
    assert_eq!(err, "error: there is no folder /no/such/folder");
    let err = play(&["--tables", "--level=3"], "");
    assert_eq!(err.status, Some(2));
}
