//! `dama moves`: the legal moves of positions.

use std::process::ExitCode;

use clap::Args;
use dama_core::{MoveBuffer, Position, RuleSet};

use crate::answers::{Form, answer_all};
use crate::json;
use crate::notation::{push_move, push_position, push_square, result, text_order};
use crate::options::RulesOption;

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
        let mut answers = Answers {
            rules: self.rules.set,
            buffer: MoveBuffer::new(),
            order: Vec::new(),
        };
        let form = if self.json { Form::Json } else { Form::Text };
        answer_all(&self.positions, form, |position, out| {
            answers.list(position, form, out);
            Ok(())
        })
    }
}

/// Lists moves, in memory that is used again.
struct Answers {
    rules: RuleSet,
    buffer: MoveBuffer,
    order: Vec<(u128, usize)>,
}

impl Answers {
    fn list(&mut self, position: &Position, form: Form, out: &mut Vec<u8>) {
        position.legal_moves_into(&self.rules, &mut self.buffer);
        let moves = self.buffer.as_slice();
        self.order.clear();
        self.order
            .extend(moves.iter().enumerate().map(|(i, m)| (text_order(m), i)));
        self.order.sort_unstable();
        match form {
            Form::Text => self.list_text(position, out),
            Form::Json => self.list_json(position, out),
        }
    }

    fn list_text(&self, position: &Position, out: &mut Vec<u8>) {
        push_position(out, position);
        out.push(b'\t');
        for (n, &(_, index)) in self.order.iter().enumerate() {
            if n > 0 {
                out.extend_from_slice(b"; ");
            }
            push_move(out, &self.buffer.as_slice()[index]);
        }
    }

    fn list_json(&self, position: &Position, out: &mut Vec<u8>) {
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
