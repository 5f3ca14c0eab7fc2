//! Closed pipes, full disks and Ctrl-C.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command};
use std::thread;

use crate::run::{command, start};

/// Reads a line and goes away, as `head -1` does; gives back the error output
/// and the exit status.
fn read_one_line(mut child: Child) -> (String, Option<i32>) {
    let mut line = String::new();
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    output.read_line(&mut line).expect("it answers");
    assert!(!line.is_empty());
    drop(output);
    let mut errors = String::new();
    let mut stderr = child.stderr.take().expect("a pipe");
    stderr
        .read_to_string(&mut errors)
        .expect("errors are UTF-8");
    (errors, child.wait().expect("it ends").code())
}

/// Black men on ranks 6 and 7, one for each bit of a number.
fn pieces(number: u64) -> String {
    let bit = |n: u64| number >> n & 1 == 1;
    let squares = (0..16).filter(|&n| n == 0 || bit(n - 1));
    let name = |n: u64| format!("{}{}", char::from(b'a' + (n % 8) as u8), 6 + n / 8);
    squares.map(name).collect::<Vec<_>>().join(",")
}

#[test]
fn nobody_reads_any_more() {
    let mut child = start(&["moves", "--json"]);
    let mut input = child.stdin.take().expect("a pipe");
    let writer = thread::spawn(move || while input.write_all(b"start\n").is_ok() {});
    assert_eq!(read_one_line(child), (String::new(), Some(0)));
    writer.join().expect("no panic");

    for verb in [&["convert", "--to", "fen"][..], &["merge"]] {
        let mut child = start(&[&["pdn"], verb].concat());
        let mut input = child.stdin.take().expect("a pipe");
        let writer = thread::spawn(move || {
            // Each game is another one, so that all are written.
            let mut game = 0_u64;
            while writeln!(input, "[FEN \"W:Wa2,a3:B{}\"] 1. a3-a4 *", pieces(game)).is_ok() {
                game += 1;
            }
        });
        assert_eq!(read_one_line(child), (String::new(), Some(0)), "{verb:?}");
        writer.join().expect("no panic");
    }

    for arguments in [
        &["perft", "7"][..],
        &["divide", "5"],
        &["completions", "bash"],
        &["--help"],
        &["play", "--white", "computer", "--level", "1"],
    ] {
        let child = start(arguments);
        assert_eq!(
            read_one_line(child),
            (String::new(), Some(0)),
            "{arguments:?}"
        );
    }
}

#[test]
fn a_full_disk_is_a_failure() {
    let Ok(full) = File::options().write(true).open("/dev/full") else {
        return;
    };
    for arguments in [
        &["moves", "start"][..],
        &["perft", "1"],
        &["status", "start"],
        &["pdn", "check"],
        &["pdn", "stats"],
    ] {
        let child = command(arguments)
            .stdout(full.try_clone().expect("a second handle"))
            .spawn()
            .expect("it starts");
        let output = child.wait_with_output().expect("it ends");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(
            errors.starts_with("error: cannot write to standard output: "),
            "{errors}"
        );
    }
}

#[cfg(unix)]
#[test]
fn control_c_ends_quietly() {
    for arguments in [&["moves"][..], &["play", "--level", "1"], &["perft", "12"]] {
        let mut child = start(arguments);
        if arguments[0] == "moves" {
            let mut input = child.stdin.as_ref().expect("a pipe");
            input.write_all(b"start\n").expect("it reads");
        }
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        output.read_line(&mut String::new()).expect("it answers");
        let id = child.id().to_string();
        let sent = Command::new("kill").args(["-INT", &id]).status();
        assert!(sent.expect("kill runs").success());
        let ended = child.wait_with_output().expect("it ends");
        assert_eq!(String::from_utf8_lossy(&ended.stderr), "", "{arguments:?}");
        assert!(!ended.status.success());
    }
}
