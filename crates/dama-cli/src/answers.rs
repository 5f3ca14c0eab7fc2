//! Positions answered one by one, each with a line: those of the command line, or
//! else the lines of standard input.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use dama_core::Position;

use crate::lines::{Line, Lines};
use crate::notation::read_position;
use crate::output::Output;
use crate::{failure, json};

/// How an answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// For people: fields with tabs between them.
    Text,
    /// One JSON object a line.
    Json,
}

/// Writes a line for each position, by `tell` for those that can be read; an empty
/// line of the input has no answer. The status is a failure if any line was bad.
///
/// # Errors
///
/// The input or the output is broken, or `tell` fails.
pub fn answer_all(
    positions: &[String],
    form: Form,
    mut tell: impl FnMut(&Position, &mut Vec<u8>) -> anyhow::Result<()>,
) -> anyhow::Result<ExitCode> {
    let mut output = Output::new();
    let mut out = Vec::new();
    let mut status = ExitCode::SUCCESS;
    let mut answer = |line: &Line<'_>, output: &mut Output| -> anyhow::Result<()> {
        out.clear();
        match read(line) {
            Ok(position) => tell(&position, &mut out)?,
            Err(bad) => {
                status = ExitCode::FAILURE;
                bad.push(&mut out, form);
            }
        }
        out.push(b'\n');
        Ok(output.bytes(&out)?)
    };
    for text in positions {
        answer(&Line::Text(text), &mut output)?;
    }
    if positions.is_empty() {
        let input = io::stdin();
        if input.is_terminal() {
            failure::say("Positions, one a line; Ctrl-D ends:");
        }
        let mut lines = Lines::new(input.lock());
        while let Some(line) = lines.next(|| output.flush())? {
            if !matches!(line, Line::Text(text) if text.trim().is_empty()) {
                answer(&line, &mut output)?;
            }
        }
    }
    output.flush()?;
    Ok(status)
}

/// A line that is no position, and why.
struct Bad<'a> {
    text: &'a str,
    code: &'static str,
    message: String,
}

fn read<'a>(line: &'a Line<'_>) -> Result<Position, Bad<'a>> {
    let (text, code, message) = match line {
        Line::Text(text) => {
            return read_position(text).map_err(|error| Bad {
                text,
                code: error.code(),
                message: error.to_string(),
            });
        }
        Line::NotText(text) => (text, "not-text", "the line is no UTF-8 text"),
        Line::TooLong(text) => (
            text,
            "line-too-long",
            "the line is longer than 65,536 bytes",
        ),
    };
    Err(Bad {
        text,
        code,
        message: message.to_owned(),
    })
}

impl Bad<'_> {
    fn push(&self, out: &mut Vec<u8>, form: Form) {
        match form {
            Form::Json => {
                out.extend_from_slice(b"{\"fen\":");
                json::push_string(out, self.text);
                json::push_error(out, self.code, &self.message);
                out.push(b'}');
            }
            Form::Text => {
                // An argument may hold what a line cannot, and the answer is one line.
                let text = failure::without_control(self.text);
                let message = failure::without_control(&self.message);
                let line = format!("{text}\t! {}: {message}", self.code);
                out.extend_from_slice(line.as_bytes());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Form, Line, read};

    #[test]
    fn what_a_bad_line_holds_does_not_act_on_a_terminal() {
        let line = Line::Text("W:Wa2\u{1b}[2J\t:B\nx");
        let bad = read(&line).expect_err("no position");
        let mut out = Vec::new();
        bad.push(&mut out, Form::Text);
        let text = String::from_utf8(out).expect("text");
        let (shown, error) = text.split_once("\t! ").expect("a line and its error");
        assert_eq!(shown, "W:Wa2\u{fffd}[2J\u{fffd}:B\u{fffd}x");
        assert!(error.starts_with("bad-square: "), "{error}");
        assert!(!text.chars().filter(|&c| c != '\t').any(char::is_control));
    }
}
