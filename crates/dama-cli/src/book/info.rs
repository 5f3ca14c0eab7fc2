//! `dama book info`: what is in books.

use std::path::PathBuf;
use std::process::ExitCode;
use std::{fs, iter};

use anyhow::Context;
use clap::Args;
use dama_core::{Game, Position, RuleSet};
use dama_engine::Book;

use crate::output::Output;

/// Tell what is in books: rules, size, and the command that made them
///
/// Without a file those in the program.
#[derive(Args)]
pub struct Options {
    /// Files of books
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut output = Output::new();
        if self.files.is_empty() {
            for rules in RuleSet::ALL {
                if let Some(book) = Book::built_in(&rules) {
                    output.line(told("own", &book))?;
                }
            }
        }
        for path in &self.files {
            let name = path.display().to_string();
            let bytes = fs::read(path).with_context(|| format!("cannot read {name}"))?;
            let book = Book::read(&bytes).with_context(|| name.clone())?;
            output.line(told(&name, &book))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn told(name: &str, book: &Book) -> String {
    let first = book.moves(&Position::start());
    let first = first.iter().filter(|known| known.weight > 0).count();
    format!(
        "{name}: {} rules, {} positions, {} moves, {first} first moves, {} bytes, longest line \
         {} plies\n  {}",
        book.rules(),
        book.positions(),
        book.len(),
        book.to_bytes().len(),
        longest(book),
        book.command()
    )
}

/// The most plies of a thousand games by the book.
fn longest(book: &Book) -> usize {
    let plies = |seed| {
        let mut game = Game::new(*book.rules());
        let moves = iter::from_fn(|| {
            let chosen = book.choose(&game, seed)?;
            game.play(&chosen.played).ok()
        });
        moves.count()
    };
    (0..1_000).map(plies).max().unwrap_or(0)
}
