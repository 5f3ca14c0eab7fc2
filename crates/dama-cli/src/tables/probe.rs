//! `dama tables probe`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use dama_core::{Move, Position};
use dama_tables::{Answer, Grade, ProbeError, Prober, Shelf};

use super::embedded::Embedded;
use super::folder::Folder;
use crate::answers::{Form, answer_all};
use crate::json;
use crate::notation::{push_move, push_position, text_order};
use crate::options::RulesOption;

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

Without --tables those in the program are asked; dama tables info tells which
these are. Positions of up to three pieces are always answered. With --json a
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
            None => self.with(Embedded),
            Some(path) => self.with(Folder::open(path)?),
        }
    }

    fn with<S: Shelf>(&self, shelf: S) -> anyhow::Result<ExitCode> {
        let mut prober = Prober::new(self.rules.set, shelf);
        let form = if self.json { Form::Json } else { Form::Text };
        answer_all(&self.positions, form, |position, out| {
            tell(&mut prober, position, form, out)
        })
    }
}

/// Writes how a position ends, and what each of its moves is worth.
fn tell<S: Shelf>(
    prober: &mut Prober<S>,
    position: &Position,
    form: Form,
    out: &mut Vec<u8>,
) -> anyhow::Result<()> {
    let both = prober
        .probe(position)
        .and_then(|answer| Ok((answer, prober.moves(position)?)));
    if form == Form::Json {
        out.extend_from_slice(b"{\"fen\":\"");
        push_position(out, position);
        out.extend_from_slice(b"\",\"rules\":\"");
        out.extend_from_slice(prober.rules().name.as_bytes());
        out.extend_from_slice(b"\",");
    } else {
        push_position(out, position);
        out.push(b'\t');
    }
    match both {
        Ok((answer, mut moves)) if form == Form::Json => {
            moves.sort_by_key(|(chosen, _)| text_order(chosen));
            push_json(out, answer, &moves);
        }
        Ok((answer, mut moves)) => {
            moves.sort_by_key(|(chosen, answer)| (liking(answer), text_order(chosen)));
            push_text(out, answer, &moves);
        }
        Err(ProbeError::Unknown(unknown)) if form == Form::Json => {
            out.extend_from_slice(b"\"value\":null,\"reason\":");
            json::push_string(out, &unknown.to_string());
            out.push(b'}');
        }
        Err(ProbeError::Unknown(unknown)) => {
            out.extend_from_slice(format!("unknown: {unknown}").as_bytes());
        }
        Err(ProbeError::Table(error)) => return Err(error.into()),
    }
    Ok(())
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
