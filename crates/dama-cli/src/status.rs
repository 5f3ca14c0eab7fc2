//! `dama status`: how a game stands after its moves.

use std::process::ExitCode;

use anyhow::anyhow;
use clap::Args;
use dama_core::{Game, Refusal};

use crate::notation::{push_position, read_position, result};
use crate::options::RulesOption;
use crate::{json, output};

/// Tell how a game stands: position, result and reason
///
/// Plays the moves from the position and tells what is reached. Repetition and
/// the plies without progress count from the position given.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama status start d3-d4 d6-d5
  dama status --json --rules federation 'W:WKd4:Be5'")]
pub struct Options {
    #[command(flatten)]
    rules: RulesOption,
    /// Answer with a JSON object
    #[arg(long)]
    json: bool,
    /// The position at the beginning
    #[arg(value_name = "FEN")]
    position: String,
    /// Moves in any form: d3-d4, d3d4, f3xf5xd5, f3xd5
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let start = match read_position(&self.position) {
            Ok(position) => position,
            Err(error) if self.json => {
                let mut out = b"{\"fen\":".to_vec();
                json::push_string(&mut out, &self.position);
                json::push_error(&mut out, error.code(), &error.to_string());
                return answer(out, ExitCode::FAILURE);
            }
            Err(error) => {
                return Err(anyhow!("\"{}\": {}: {error}", self.position, error.code()));
            }
        };
        let mut game = Game::from_position(self.rules.set, start);
        let refused = self.moves.iter().enumerate().find_map(|(i, text)| {
            let refusal = game.play_text(text).err()?;
            Some(RefusedMove {
                number: i + 1,
                text,
                refusal,
            })
        });
        match refused {
            None if self.json => answer(json_line(&game, None), ExitCode::SUCCESS),
            None => {
                output::write(&text(&game))?;
                Ok(ExitCode::SUCCESS)
            }
            Some(refused) if self.json => {
                answer(json_line(&game, Some(&refused)), ExitCode::FAILURE)
            }
            Some(refused) => {
                let RefusedMove {
                    number,
                    text,
                    refusal,
                } = refused;
                let code = refusal.code();
                Err(anyhow!("move {number}, \"{text}\": {code}: {refusal}"))
            }
        }
    }
}

/// A move that is not legal, at its place among the moves.
struct RefusedMove<'a> {
    /// From 1.
    number: usize,
    text: &'a str,
    refusal: Refusal,
}

fn answer(mut object: Vec<u8>, status: ExitCode) -> anyhow::Result<ExitCode> {
    object.extend_from_slice(b"}\n");
    output::write(&String::from_utf8_lossy(&object))?;
    Ok(status)
}

fn text(game: &Game) -> String {
    let outcome = game.outcome();
    format!(
        "position      {}\nrules         {}\nresult        {}\nreason        {}\n\
         ply           {}\nrepetitions   {}\nquiet plies   {}\n",
        game.position(),
        game.rules(),
        result(outcome),
        outcome.map_or("-", |outcome| outcome.reason.code()),
        game.ply(),
        game.repetitions(),
        game.quiet_plies()
    )
}

/// The object without its closing brace.
fn json_line(game: &Game, refused: Option<&RefusedMove<'_>>) -> Vec<u8> {
    let outcome = game.outcome();
    let mut out = b"{\"fen\":\"".to_vec();
    push_position(&mut out, game.position());
    let reason = outcome.map_or(String::from("null"), |outcome| {
        format!("\"{}\"", outcome.reason.code())
    });
    let rest = format!(
        "\",\"rules\":\"{}\",\"result\":\"{}\",\"reason\":{reason},\"ply\":{},\
         \"repetitions\":{},\"quiet_plies\":{}",
        game.rules(),
        result(outcome),
        game.ply(),
        game.repetitions(),
        game.quiet_plies()
    );
    out.extend_from_slice(rest.as_bytes());
    if let Some(refused) = refused {
        let message = format!("move {}: {}", refused.number, refused.refusal);
        json::push_error(&mut out, refused.refusal.code(), &message);
    }
    out
}
