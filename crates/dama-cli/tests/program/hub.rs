//! `dama hub`: the session of `docs/hub.md`, and rubbish.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout};

use crate::run::{dama_reads, start};

/// A program that is talked to.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn new() -> Self {
        let mut child = start(&["hub"]);
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Self {
            child,
            input,
            output,
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it talks");
        line.trim_end().to_string()
    }

    /// Goes on to the line that begins so.
    fn until(&mut self, begin: &str) -> String {
        loop {
            let line = self.hear();
            assert!(!line.is_empty(), "it has ended before {begin}");
            if line.starts_with(begin) {
                return line;
            }
        }
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.wait();
    }
}

/// What is written between the lines "```text" of the document: `>` before what is
/// said, `<` before what is answered.
fn example() -> Vec<String> {
    let text = include_str!("../../../../docs/hub.md");
    let (_, behind) = text.split_once("```text\n").expect("an example");
    let (example, _) = behind.split_once("```").expect("its end");
    example.lines().map(String::from).collect()
}

/// Whether an answer is the one of the document, where `..` stands for anything.
fn fits(answer: &str, expected: &str) -> bool {
    let mut rest = answer;
    for (index, part) in expected.split("..").enumerate() {
        let Some(at) = rest.find(part) else {
            return false;
        };
        if index == 0 && at > 0 {
            return false;
        }
        rest = &rest[at + part.len()..];
    }
    expected.ends_with("..") || rest.is_empty()
}

#[test]
fn the_example_session_is_true() {
    let mut talk = Talk::new();
    for line in example() {
        match line.split_at(2) {
            ("> ", said) => talk.say(said),
            ("< ", expected) => {
                let answer = talk.hear();
                assert!(fits(&answer, expected), "{answer}\nis not\n{expected}");
            }
            _ => panic!("{line}"),
        }
    }
}

#[test]
fn a_search_is_stopped_and_answers_pings() {
    let mut talk = Talk::new();
    talk.say("pos pos=Weeeeeeeewwwwwwwwwwwwwwwweeeeeeeeeeeeeeeebbbbbbbbbbbbbbbbeeeeeeee");
    talk.say("level infinite");
    talk.say("go analyze");
    let _ = talk.until("info depth=4 ");
    talk.say("ping");
    assert_eq!(talk.until("pong"), "pong");
    talk.say("pos pos=W");
    assert!(talk.until("error").contains("a search is running"));
    talk.say("stop");
    let _ = talk.until("done move=");
    // Right behind a stop, before the answer has come.
    talk.say("go ponder");
    talk.say("stop");
    talk.say("level depth=3");
    talk.say("go think");
    let _ = talk.until("done move=");
    let _ = talk.until("done move=");
}

#[test]
fn pondering_begins_the_clock_late() {
    let mut talk = Talk::new();
    talk.say("level move-time=0.01");
    talk.say("go ponder");
    let _ = talk.until("info depth=8 ");
    talk.say("ponder-hit");
    let _ = talk.until("done move=");
}

#[test]
fn wins_are_counted_exactly() {
    let mut talk = Talk::new();
    // W:Wf3,h3,b4,h4,Ka8,Kd8:Bc5,e5,g5: won in 7 plies.
    talk.say("set-param name=rules value=federation");
    talk.say("pos pos=WeeeeeeeeeeeeeeeeeeeeeweweweeeeeweebebebeeeeeeeeeeeeeeeeeWeeWeeee");
    talk.say("level depth=12");
    talk.say("go think");
    let mut last = String::new();
    let done = loop {
        let line = talk.hear();
        if line.starts_with("done") {
            break line;
        }
        last = line;
    };
    assert!(last.contains(" score=99.93 win-in=7 "), "{last}");
    assert!(done.starts_with("done move=h4-g4 "), "{done}");
}

#[test]
fn it_sees_by_the_network_that_is_set() {
    let mut talk = Talk::new();
    let mut nodes = |network: &str| {
        talk.say(&format!("set-param name=network value={network}"));
        talk.say("level depth=6");
        talk.say("go think");
        let info = talk.until("info depth=6 ");
        let (_, rest) = info.split_once(" nodes=").expect("a number of nodes");
        let _ = talk.until("done ");
        rest.split(' ').next().map(str::to_owned)
    };
    let own = nodes("\"\"");
    assert_ne!(nodes("terms"), own);
    // What the terms have found is forgotten.
    assert_eq!(nodes("\"\""), own);
}

#[test]
fn it_opens_a_book_when_it_is_told() {
    let mut talk = Talk::new();
    let mut searches = |book: &str, rules: &str| {
        talk.say(&format!("set-param name=book value={book}"));
        talk.say(&format!("set-param name=rules value={rules}"));
        talk.say("pos pos=Weeeeeeeewwwwwwwwwwwwwwwweeeeeeeeeeeeeeeebbbbbbbbbbbbbbbbeeeeeeee");
        talk.say("level nodes=500");
        talk.say("go think");
        let mut infos = 0;
        loop {
            let line = talk.hear();
            infos += usize::from(line.starts_with("info "));
            if line.starts_with("done move=") {
                return infos > 0;
            }
        }
    };
    assert!(searches("none", "classic"));
    assert!(!searches("own", "classic"));
    // What cannot be read changes nothing, and the program has a book for each rule set.
    assert!(!searches("/no/such/book", "federation"));
    assert!(searches("none", "federation"));
}

#[test]
fn nothing_it_hears_brings_it_down() {
    let lines = "
=\n\u{0}\n\"\nhub x\nset-param\nset-param name=hash\nset-param name=hash value=0
set-param name=hash value=99999999999999999999\nset-param name=nope value=1
set-param name=tables value=/no/such/folder\nset-param name=network value=/no/such/file\nset-param name=book value=/no/such/book\nset-param name=level value=77
set-param name=rules value=chess\nset-param name=variant value=killer
pos\npos pos=\npos pos=W\npos pos=\"\npos =x\nlevel\nlevel time=x\ngo\ngo home\nponder-hit\nstop
pos pos=Weeeeeeeeweeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
go think\nunknown word=1\nping\n";
    let mut bytes = lines.as_bytes().to_vec();
    bytes.extend_from_slice(b"\xff\xfe\n");
    bytes.extend(std::iter::repeat_n(b'x', 200_000));
    bytes.extend_from_slice(b"\nping\nquit\nping\n");
    let run = dama_reads(&["hub"], &bytes);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
    assert_eq!(run.out.matches("pong\n").count(), 2, "{}", run.out);
    for told in [
        "the game is over",
        "hash cannot be 0",
        "there is no parameter nope",
        "there is no folder /no/such/folder",
        "cannot read /no/such/file: No such file or directory (os error 2)",
        "cannot read /no/such/book: No such file or directory (os error 2)",
        "a position has 65 characters, and not 1",
        "think, ponder or analyze is missing",
        "this line is no UTF-8",
        "this line is too long",
    ] {
        assert!(
            run.out.contains(&format!("error message=\"{told}\"")),
            "{told}: {}",
            run.out
        );
    }
    assert!(!run.out.contains("unknown"), "{}", run.out);
}
