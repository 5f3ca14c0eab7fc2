//! `dama tables probe`.

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use dama_core::{Move, Position};
use dama_tables::{Answer, Grade, Nowhere, ProbeError, Prober, Shelf};

use super::folder::Folder;
use crate::lines::{Line, Lines};
use crate::notation::{push_move, push_position, read_position, text_order};
use crate::options::RulesOption;
use crate::output::Output;
use crate::{failure, json};

/// Ask how positions end, and what each move is worth
///
/// Takes positions from the command line, or one a line from standard input, and
/// answers each with one line: how it ends for the side to move, in how many
/// plies, and the same for each of its moves, the best first. Repetition and the
/// 100 plies without progress are left out.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama tables probe 'W:WKa1,Kb1:BKh8'
  dama tables probe --json --tables ~/dama-tables < positions.txt

Without --tables, positions of up to three pieces are answered. With --json a
position that is in no table has \"value\":null and a reason; \"distance\" is null
for a draw, and where there are tables of win, draw and loss only.")]
pub struct Options {
    #[command(flatten)]
    rules: RulesOption,
    /// The folder of the tables
    #[arg(long = "tables", value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Answer with one JSON object a line
    #[arg(long)]
    json: bool,
    /// Positions; without any they are read from standard input
    #[arg(value_name = "FEN")]
    positions: Vec<String>,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        match &self.folder {
            None => self.with(Nowhere),
            Some(path) => self.with(Folder::open(path)?),
        }
    }

    fn with<S: Shelf>(&self, shelf: S) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        let mut answers = Answers {
            prober: Prober::new(self.rules.set, shelf),
            json: self.json,
            out: Vec::new(),
            any_bad: false,
        };
        if self.positions.is_empty() {
            let input = io::stdin();
            if input.is_terminal() {
                failure::say("Positions, one a line; Ctrl-D ends:");
            }
            let mut lines = Lines::new(input.lock());
            while let Some(line) = lines.next(|| output.flush())? {
                answers.answer(&line)?;
                output.bytes(&answers.out)?;
            }
        }
        for text in &self.positions {
            answers.answer_text(text)?;
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

/// Makes one line of output for each line of input.
struct Answers<S: Shelf> {
    prober: Prober<S>,
    json: bool,
    out: Vec<u8>,
    any_bad: bool,
}

impl<S: Shelf> Answers<S> {
    fn answer(&mut self, line: &Line<'_>) -> anyhow::Result<()> {
        match line {
            Line::Text(text) if text.trim().is_empty() => self.out.clear(),
            Line::Text(text) => self.answer_text(text)?,
            Line::NotText(text) => self.refuse(text, "not-text", "the line is no UTF-8 text"),
            Line::TooLong(text) => {
                self.refuse(
                    text,
                    "line-too-long",
                    "the line is longer than 65,536 bytes",
                );
            }
        }
        Ok(())
    }

    fn answer_text(&mut self, text: &str) -> anyhow::Result<()> {
        match read_position(text) {
            Ok(position) => self.tell(&position),
            Err(error) => {
                self.refuse(text, error.code(), &error.to_string());
                Ok(())
            }
        }
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
            let text = failure::without_control(text);
            let message = failure::without_control(message);
            out.extend_from_slice(format!("{text}\t! {code}: {message}").as_bytes());
        }
        out.push(b'\n');
    }

    fn tell(&mut self, position: &Position) -> anyhow::Result<()> {
        let both = self
            .prober
            .probe(position)
            .and_then(|answer| Ok((answer, self.prober.moves(position)?)));
        let out = &mut self.out;
        out.clear();
        if self.json {
            out.extend_from_slice(b"{\"fen\":\"");
            push_position(out, position);
            out.extend_from_slice(b"\",\"rules\":\"");
            out.extend_from_slice(self.prober.rules().name.as_bytes());
            out.extend_from_slice(b"\",");
        } else {
            push_position(out, position);
            out.push(b'\t');
        }
        match both {
            Ok((answer, mut moves)) if self.json => {
                moves.sort_by_key(|(chosen, _)| text_order(chosen));
                push_json(out, answer, &moves);
            }
            Ok((answer, mut moves)) => {
                moves.sort_by_key(|(chosen, answer)| (liking(answer), text_order(chosen)));
                push_text(out, answer, &moves);
            }
            Err(ProbeError::Unknown(unknown)) if self.json => {
                out.extend_from_slice(b"\"value\":null,\"reason\":");
                json::push_string(out, &unknown.to_string());
                out.push(b'}');
            }
            Err(ProbeError::Unknown(unknown)) => {
                out.extend_from_slice(format!("unknown: {unknown}").as_bytes());
            }
            Err(ProbeError::Table(error)) => return Err(error.into()),
        }
        out.push(b'\n');
        Ok(())
    }
}

/// Sorts the best first.
fn liking(answer: &Answer) -> (u8, u32) {
    let plies = u32::from(answer.distance.unwrap_or(0));
    match answer.grade {
        Grade::Win => (0, plies),
        Grade::Draw => (1, 0),
        Grade::Loss => (2, u32::MAX - plies),
    }
}

fn push_json(out: &mut Vec<u8>, answer: Answer, moves: &[(Move, Answer)]) {
    push_value(out, answer);
    out.extend_from_slice(b",\"moves\":[");
    for (number, (chosen, answer)) in moves.iter().enumerate() {
        if number > 0 {
            out.push(b',');
        }
        out.extend_from_slice(b"{\"move\":\"");
        push_move(out, chosen);
        out.extend_from_slice(b"\",");
        push_value(out, *answer);
        out.push(b'}');
    }
    out.extend_from_slice(b"]}");
}

fn push_value(out: &mut Vec<u8>, answer: Answer) {
    let distance = match answer.distance {
        Some(plies) => plies.to_string(),
        None => String::from("null"),
    };
    let text = format!("\"value\":\"{}\",\"distance\":{distance}", answer.grade);
    out.extend_from_slice(text.as_bytes());
}

fn push_text(out: &mut Vec<u8>, answer: Answer, moves: &[(Move, Answer)]) {
    let words = |answer: &Answer| match answer.distance {
        Some(plies) => format!("{} in {plies}", answer.grade),
        None => answer.grade.to_string(),
    };
    out.extend_from_slice(words(&answer).as_bytes());
    out.push(b'\t');
    for (number, (chosen, answer)) in moves.iter().enumerate() {
        if number > 0 {
            out.extend_from_slice(b"; ");
        }
        push_move(out, chosen);
        out.push(b' ');
        out.extend_from_slice(words(answer).as_bytes());
    }
}
