//! `dama book probe`: what a book knows of a position.

use std::process::ExitCode;

use anyhow::{Context, anyhow};
use clap::Args;
use dama_core::{Game, Position};

use super::named;
use crate::notation::read_position;
use crate::options::RulesOption;
use crate::output::Output;

/// Tell what a book knows of a position: each move with how often it is played, and what
/// it is worth in men to the side to move
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama book probe
  dama book probe --moves 'd3-d4 d6-d5' --rules federation")]
pub struct Options {
    #[command(flatten)]
    rules: RulesOption,
    /// The position
    #[arg(long, value_name = "FEN", default_value = "start", value_parser = read_position)]
    fen: Position,
    /// Moves that are played from there, with spaces between them
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,
    /// The book in this file, or the program's "own"
    #[arg(long = "book", value_name = "FILE", default_value = "own")]
    name: String,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut game = Game::from_position(self.rules.set, self.fen);
        for text in self.moves.split_whitespace() {
            let played = game.play_text(text);
            played.map_err(|refusal| anyhow!("{text}: {refusal}"))?;
        }
        let book = named(&self.name, self.rules.set)?.context("no book is named")?;
        let known = book.moves(game.position());
        let total: u32 = known.iter().map(|known| known.weight).sum();
        let mut output = Output::new();
        if known.is_empty() {
            output.line("The book does not know this position.")?;
        }
        for known in known {
            let often = 100.0 * f64::from(known.weight) / f64::from(total.max(1));
            let worth = f64::from(known.worth) / 100.0;
            output.line(format_args!("{} {often:5.1} % {worth:+.2}", known.played))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
