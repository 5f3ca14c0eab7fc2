//! `dama play`, by lines of input.

use std::fs;
use std::path::PathBuf;

use dama_core::Reason;

use crate::run::{Run, dama, dama_reads};

fn play(options: &[&str], lines: &str) -> Run {
    let mut arguments = vec!["play", "--ascii", "--seed", "1"];
    arguments.extend(options);
    dama_reads(&arguments, lines.as_bytes())
}

/// The lines that are no board.
fn said(out: &str) -> Vec<&str> {
    out.lines()
        .filter(|line| !line.is_empty() && !line.starts_with("  "))
        .collect()
}

/// A file of this test alone.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

const TWO: &[&str] = &["--black", "human"];

#[test]
fn the_board_and_the_end_of_input() {
    let first = "Dama, classic rules. Type a move, or help.\n\n    a b c d e f g h\n\
        \x20 8 . . . . . . . . 8\n  7 b b b b b b b b 7\n  6 b b b b b b b b 6\n\
        \x20 5 . . . . . . . . 5\n  4 . . . . . . . . 4\n  3 w w w w w w w w 3\n\
        \x20 2 w w w w w w w w 2\n  1 . . . . . . . . 1\n    a b c d e f g h\nWhite to move.\n";
    assert_eq!(play(&[], "").fine(), first);
    assert_eq!(play(&[], "\n\r\nquit\nd3-d4\n").fine(), first);
    let unicode = dama(&["play"]).fine();
    assert!(unicode.contains("  7 ⛂ ⛂ ⛂ ⛂ ⛂ ⛂ ⛂ ⛂ 7\n") && !unicode.contains('\u{1b}'));
}

#[test]
fn moves_refusals_and_commands() {
    let out = play(
        TWO,
        "D3D4\nd6 d5\nundo\nmoves\nfoo\nd6-d4\nd4-d5\nFEN\nhelp\n",
    )
    .fine();
    let said = said(&out);
    assert_eq!(
        said[2..11],
        [
            "White: d3-d4",
            "Black to move.",
            "Black: d6-d5",
            "White must take 2, with d4.",
            "Black to move.",
            "a6-a5; b6-b5; c6-c5; d6-d5; e6-e5; f6-f5; g6-g5; h6-h5",
            "\"foo\" is no move: write d3-d4, d4xd6 or d3d4 (help lists the commands).",
            "The way is blocked on d4.",
            "The piece on d4 is not yours to move.",
        ]
    );
    assert!(said[11].starts_with("B:Wa2,b2,"), "{out}");
    assert!(said[12].starts_with("A move "), "{out}");
}

#[test]
fn a_capture_must_be_played() {
    let out = play(TWO, "d3-d4\nd6-d5\nmoves\na3-a4\nd4xd6\nd4xd6xd8\n").fine();
    let said = said(&out);
    assert_eq!(
        said[5..],
        [
            "White must take 2, with d4.",
            "d4xd6xd8",
            "You must capture 2: with d4.",
            "The capture goes on from d6: 2 must be taken, not 1.",
            "White: d4xd6xd8, takes 2 and has a king",
            "Black to move.",
        ]
    );
}

#[test]
fn undo_and_redo() {
    let out = play(TWO, "d3-d4\nundo\nundo\nredo\nredo\nfen\n").fine();
    let said = said(&out);
    assert_eq!(
        said[3..7],
        [
            "Black to move.",
            "White to move.",
            "There is no move to take back.",
            "Black to move."
        ]
    );
    assert_eq!(said[7], "There is no move to play again.");
    assert!(said[8].starts_with("B:Wa2,"));
}

#[test]
fn the_computer_answers_and_undo_waits_for_the_player() {
    let out = play(&[], "d3-d4\nundo\nfen\nundo\nhint\n").fine();
    let said = said(&out);
    assert_eq!(said[2], "White: d3-d4");
    assert!(said[4].starts_with("Black: "), "{out}");
    assert_eq!(said[6], "White to move.");
    assert!(said[7].starts_with("W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,"));
    assert_eq!(said[8], "There is no move to take back.");
    assert!(said[9].starts_with("Hint: "));

    // What the rules tell for it is said.
    let only = &["--fen=W:Wd3:Bd4,a7,h7", "--rules=classic"];
    let out = play(only, "hint\n").fine();
    assert!(out.contains("Hint: d3xd5. It is the only move."), "{out}");

    let black = &["--white", "computer", "--black", "human"];
    let out = play(black, "undo\n").fine();
    assert!(
        out.contains("h g f e d c b a"),
        "Black's pieces are near: {out}"
    );
    assert!(out.ends_with("There is no move to take back.\n"));
    assert_eq!(
        play(black, "").fine(),
        play(black, "").fine(),
        "a seed repeats a game"
    );
}

#[test]
fn draws_and_resigning() {
    let out = play(TWO, "accept\ndraw\ndraw\ndecline\ndraw\naccept\ndraw\n").fine();
    let offer = "White offers a draw: Black may accept or decline; a move of Black declines too.";
    assert_eq!(
        said(&out)[2..],
        [
            "No draw is offered.",
            offer,
            "A draw is offered already.",
            "The draw is declined.",
            offer,
            "A draw, 1/2-1/2: agreed.",
            "The game is over.",
        ]
    );
    let out = play(TWO, "draw\nd3-d4\ndraw\n").fine();
    assert!(out.ends_with("A draw, 1/2-1/2: agreed.\n"), "{out}");
    let out = play(TWO, "d3-d4\nresign\nresign\nmoves\nhint\nd6-d5\n").fine();
    let end = "White wins, 1-0: Black resigns.\n";
    assert!(
        out.ends_with(&format!("{end}{}", "The game is over.\n".repeat(4))),
        "{out}"
    );
    let out = play(&[], "draw\n").fine();
    assert!(out.ends_with("The computer declines the draw.\n"), "{out}");
}

#[test]
fn the_federation_s_offers_are_counted() {
    let out = play(
        &["--rules", "federation", "--black", "human"],
        &"draw\nno\n".repeat(3),
    )
    .fine();
    assert!(
        out.ends_with("No more than 2 draw offers in a game.\nNo draw is offered.\n"),
        "{out}"
    );
}

#[test]
fn save_and_read_back() {
    let path = file("saved game.pdn");
    let name = path.display();
    let lines = format!("d3-d4\nd6-d5\nd4xd6xd8\nresign\nsave\nsave {name}\nsave /nowhere/x\n");
    let out = play(TWO, &lines).fine();
    let said = said(&out);
    let tail = &said[said.len() - 3..];
    assert_eq!(tail[0], "Save where? Write save FILE.");
    assert_eq!(tail[1], format!("Saved as {name}."));
    assert!(
        tail[2].starts_with("Not saved: cannot write /nowhere/x: "),
        "{}",
        tail[2]
    );

    let text = fs::read_to_string(&path).expect("it is there");
    let record = dama_pdn::read(&text).expect("a record");
    assert!(record.warnings.is_empty(), "{:?}", record.warnings);
    assert_eq!(record.game.ply(), 3);
    assert_eq!(
        record.game.outcome().map(|end| end.reason),
        Some(Reason::Resignation)
    );

    let load = ["--load", path.to_str().expect("a name"), "--black", "human"];
    let out = play(&load, "undo\nd4xd8\n").fine();
    assert!(out.contains("White wins, 1-0: Black resigns.\n"), "{out}");
    assert!(out.ends_with("Black to move.\n"), "{out}");
    fs::remove_file(path).expect("it is there");
}

#[test]
fn files_that_hold_no_game() {
    let line = dama(&["play", "--load", "/nowhere/x.pdn"]).failed(1);
    assert!(
        line.starts_with("error: cannot read /nowhere/x.pdn: "),
        "{line}"
    );
    let path = file("no game.pdn");
    fs::write(&path, "[RuleSet \"classic\"]\n1. d3-d5 *").expect("it can be written");
    let name = path.to_str().expect("a name");
    let line = dama(&["play", "--load", name]).failed(1);
    assert!(
        line.starts_with(&format!("error: {name}, line 2, column 4: d3-d5: ")),
        "{line}"
    );
    fs::remove_file(path).expect("it is there");
}

#[test]
fn the_computer_against_itself_comes_to_an_end() {
    for rules in ["classic", "federation"] {
        let out = play(
            &["--white", "computer", "--rules", rules, "--level", "1"],
            "",
        )
        .fine();
        let last = out.lines().last().expect("an end");
        assert!(
            last.contains(" wins, ") || last.starts_with("A draw, "),
            "{last}"
        );
    }
}

#[test]
fn a_game_that_is_over_from_the_start() {
    let out = play(&["--fen", "W:WKd4:Be5"], "d4-d5\nfen\n").fine();
    let tail: Vec<&str> = out.lines().rev().take(3).collect();
    assert_eq!(
        tail,
        [
            "W:WKd4:Be5",
            "The game is over.",
            "White wins, 1-0: one king against one man."
        ]
    );
}

#[test]
fn rubbish_ends_nothing() {
    let mut input = b"\xff\xfe\n\0\n".to_vec();
    input.extend_from_slice(&[b'x'; 300_000]);
    input.extend_from_slice("\nş3-d4\nd3-ş\u{1b}[2J\nfen\n".as_bytes());
    let out = dama_reads(&["play", "--ascii"], &input).fine();
    assert!(
        out.lines()
            .last()
            .is_some_and(|line| line.starts_with("W:Wa2")),
        "{out}"
    );
    assert!(!out.contains('\u{1b}'));
}
