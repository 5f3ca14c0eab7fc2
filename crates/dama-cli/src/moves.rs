//! `dama moves`: the legal moves of positions.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use clap::Args;
use dama_core::{MoveBuffer, Position, PositionError, RuleSet};

use crate::lines::{Line, Lines};
use crate::notation::{push_move, push_position, push_square, read_position, result, text_order};
use crate::options::RulesOption;
use crate::output::Output;
use crate::{failure, json};

/// List the legal moves of positions
///
/// Takes positions from the command line, or one a line from standard input, and
/// answers each with one line: the position and its moves, sorted. Moves are what
/// the rules of moving allow, also where the game is over since each side has one
/// piece left; with --json, "result" and "reason" tell so.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama moves start
  dama moves --json 'W:Wa2,Kd4:Bd6,e8'
  dama moves < positions.txt

A line that is no position is answered with its error on standard output; the
exit status is then 1 at the end.")]
pub struct Options {
    #[command(flatten)]
    rules: RulesOption,
    /// Answer with one JSON object a line
    #[arg(long)]
    json: bool,
    /// Positions; without any they are read from standard input
    #[arg(value_name = "FEN")]
    positions: Vec<String>,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        let mut answers = Answers::new(self.rules.set, self.json);
        if self.positions.is_empty() {
            let input = io::stdin();
            if input.is_terminal() {
                failure::say("Positions, one a line; Ctrl-D ends:");
            }
            let mut lines = Lines::new(input.lock());
            while let Some(line) = lines.next(|| output.flush())? {
                answers.answer(&line);
                output.bytes(&answers.out)?;
            }
        }
        for text in &self.positions {
            answers.answer_text(text);
            output.bytes(&answers.out)?;
        }
        output.flush()?;
        Ok(if answers.any_bad {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        })
    }
}

/// Makes one line of output for each line of input, in memory that is used again.
struct Answers {
    rules: RuleSet,
    json: bool,
    buffer: MoveBuffer,
    order: Vec<(u128, usize)>,
    out: Vec<u8>,
    any_bad: bool,
}

impl Answers {
    fn new(rules: RuleSet, json: bool) -> Self {
        Self {
            rules,
            json,
            buffer: MoveBuffer::new(),
            order: Vec::new(),
            out: Vec::new(),
            any_bad: false,
        }
    }

    /// Puts the answer to a line into `out`; an empty line has none.
    fn answer(&mut self, line: &Line<'_>) {
        match line {
            Line::Text(text) if text.trim().is_empty() => self.out.clear(),
            Line::Text(text) => self.answer_text(text),
            Line::NotText(text) => self.refuse(text, "not-text", "the line is no UTF-8 text"),
            Line::TooLong(text) => {
                self.refuse(
                    text,
                    "line-too-long",
                    "the line is longer than 65,536 bytes",
                );
            }
        }
    }

    fn answer_text(&mut self, text: &str) {
        match read_position(text) {
            Ok(position) => self.list(&position),
            Err(error) => self.refuse_position(text, &error),
        }
    }

    fn refuse_position(&mut self, text: &str, error: &PositionError) {
        self.refuse(text, error.code(), &error.to_string());
    }

    fn refuse(&mut self, text: &str, code: &str, message: &str) {
        self.any_bad = true;
        let out = &mut self.out;
        out.clear();
        if self.json {
            out.extend_from_slice(b"{\"fen\":");
            json::push_string(out, text);
            json::push_error(out, code, message);
            out.push(b'}');
        } else {
            // An argument may hold what a line cannot; the answer is one line.
            let text = text.replace(['\n', '\r'], " ");
            let message = failure::without_control(message);
            out.extend_from_slice(format!("{text}\t! {code}: {message}").as_bytes());
        }
        out.push(b'\n');
    }

    fn list(&mut self, position: &Position) {
        position.legal_moves_into(&self.rules, &mut self.buffer);
        let moves = self.buffer.as_slice();
        self.order.clear();
        self.order
            .extend(moves.iter().enumerate().map(|(i, m)| (text_order(m), i)));
        self.order.sort_unstable();
        self.out.clear();
        if self.json {
            self.list_json(position);
        } else {
            self.list_text(position);
        }
        self.out.push(b'\n');
    }

    fn list_text(&mut self, position: &Position) {
        let out = &mut self.out;
        push_position(out, position);
        out.push(b'\t');
        for (n, &(_, index)) in self.order.iter().enumerate() {
            if n > 0 {
                out.extend_from_slice(b"; ");
            }
            push_move(out, &self.buffer.as_slice()[index]);
        }
    }

    fn list_json(&mut self, position: &Position) {
        let out = &mut self.out;
        out.extend_from_slice(b"{\"fen\":\"");
        push_position(out, position);
        out.extend_from_slice(b"\",\"rules\":\"");
        out.extend_from_slice(self.rules.name.as_bytes());
        out.extend_from_slice(b"\",\"moves\":[");
        for (n, &(_, index)) in self.order.iter().enumerate() {
            if n > 0 {
                out.push(b',');
            }
            let listed = &self.buffer.as_slice()[index];
            out.extend_from_slice(b"{\"move\":\"");
            push_move(out, listed);
            out.extend_from_slice(b"\",\"from\":\"");
            push_square(out, listed.from());
            out.extend_from_slice(b"\",\"to\":\"");
            push_square(out, listed.to());
            out.extend_from_slice(b"\",\"captures\":[");
            for (k, &taken) in listed.captures().iter().enumerate() {
                out.extend_from_slice(if k > 0 { b",\"" } else { b"\"" });
                push_square(out, taken);
                out.push(b'"');
            }
            out.extend_from_slice(if listed.promotes() {
                b"],\"promotes\":true}"
            } else {
                b"],\"promotes\":false}"
            });
        }
        let outcome = position.outcome(&self.rules);
        out.extend_from_slice(b"],\"result\":\"");
        out.extend_from_slice(result(outcome).as_bytes());
        out.extend_from_slice(b"\",\"reason\":");
        match outcome {
            Some(outcome) => json::push_string(out, outcome.reason.code()),
            None => out.extend_from_slice(b"null"),
        }
        out.push(b'}');
    }
}
