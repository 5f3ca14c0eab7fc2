//! `dama pdn convert`: games in another form.

use std::process::ExitCode;

use clap::{Args, ValueEnum};
use dama_pdn::{Variations, write_tree};

use super::lines::{push_game, push_positions};
use super::sources::Sources;
use super::target::TargetOption;

/// Write games in another form
///
/// pdn: clean PDN, with variations and comments. jsonl: one JSON object a game;
/// where there is more than bare moves, "nodes" lists every move with the number
/// of the one before it in this list, from 1 (0: the beginning). fen: the
/// positions of each game, one a line, without those of variations. Of a game
/// with an error, what stands before the error is written.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama pdn convert --to pdn old.pdn --output new.pdn
  dama pdn convert --to jsonl < games.pdn
  dama pdn convert --to fen games.pdn | dama moves

Exit status: 1 if there was an error, which standard error tells.")]
pub struct Options {
    /// The form
    #[arg(long = "to", value_name = "FORM")]
    form: Form,
    #[command(flatten)]
    target: TargetOption,
    #[command(flatten)]
    sources: Sources,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    Pdn,
    Jsonl,
    Fen,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut target = self.target.open()?;
        let mut out = Vec::new();
        let status = self.sources.each(Variations::Keep, |game| {
            out.clear();
            match self.form {
                Form::Pdn => {
                    let text = write_tree(&game.tree, &game.tags, game.result);
                    out.extend_from_slice(text.as_bytes());
                    out.push(b'\n');
                }
                Form::Jsonl => {
                    push_game(&mut out, &game);
                    out.push(b'\n');
                }
                Form::Fen => push_positions(&mut out, &game.tree),
            }
            target.bytes(&out)
        })?;
        target.finish()?;
        Ok(status)
    }
}
