//! Running the program and looking at what it did.

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};
use std::thread;

/// The first position as it is written.
pub const START: &str = "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:\
                         Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";

/// What a run has left.
#[derive(Debug)]
pub struct Run {
    pub out: String,
    pub err: String,
    pub status: Option<i32>,
}

impl Run {
    fn new(output: Output) -> Self {
        Self {
            out: String::from_utf8(output.stdout).expect("output is UTF-8"),
            err: String::from_utf8(output.stderr).expect("errors are UTF-8"),
            status: output.status.code(),
        }
    }

    /// The output of a run in which all went well.
    #[track_caller]
    pub fn fine(self) -> String {
        assert_eq!(
            (self.status, self.err.as_str()),
            (Some(0), ""),
            "{}",
            self.out
        );
        self.out
    }

    /// The one line of error of a run that failed with this status.
    #[track_caller]
    pub fn failed(self, status: i32) -> String {
        assert_eq!(
            (self.status, self.out.as_str()),
            (Some(status), ""),
            "{}",
            self.err
        );
        assert_eq!(self.err.matches('\n').count(), 1, "one line: {}", self.err);
        assert!(self.err.starts_with("error: "), "{}", self.err);
        self.err.trim_end().to_string()
    }
}

/// The program with its arguments; all three streams are pipes.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dama"));
    command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

pub fn start(arguments: &[&str]) -> Child {
    command(arguments).spawn().expect("the program starts")
}

/// Runs without input.
pub fn dama(arguments: &[&str]) -> Run {
    dama_reads(arguments, b"")
}

/// Runs with these bytes as input.
pub fn dama_reads(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // It may end before it has read everything.
    let writer = thread::spawn(move || stdin.write_all(&input).is_ok());
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("no panic");
    Run::new(output)
}

/// Reads each line as a JSON object.
pub fn objects(text: &str) -> Vec<serde_json::Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("a JSON object on each line"))
        .collect()
}
