//! `dama pdn merge`: files into one, each game once.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::process::ExitCode;

use clap::Args;
use dama_core::Position;
use dama_pdn::{ReadGame, Variations, write_tree};

use super::sources::Sources;
use super::target::TargetOption;
use crate::output;
use crate::perft::grouped;

/// Put the games of several files into one, each once
///
/// Games with the same moves, from the same position and under the same rule set,
/// are one game: the first is kept. Records without moves are all kept. Of a game
/// with an error, what stands before the error is written.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama pdn merge one.pdn two.pdn --output all.pdn
  cat *.pdn | dama pdn merge > all.pdn

Exit status: 1 if there was an error, which standard error tells.")]
pub struct Options {
    #[command(flatten)]
    target: TargetOption,
    #[command(flatten)]
    sources: Sources,
}

impl Options {
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut target = self.target.open()?;
        let mut known: HashSet<u128> = HashSet::new();
        let (mut written, mut dropped) = (0, 0);
        let status = self.sources.each(Variations::Keep, |game| {
            if !game.tree.is_empty() && !known.insert(fingerprint(&game)) {
                dropped += 1;
                return Ok(());
            }
            written += 1;
            let mut text = write_tree(&game.tree, &game.tags, game.result);
            text.push('\n');
            target.bytes(text.as_bytes())
        })?;
        target.finish()?;
        if self.target.is_file() {
            let (written, dropped) = (grouped(written), grouped(dropped));
            output::write(&format!("{written} games, {dropped} duplicates dropped\n"))?;
        }
        Ok(status)
    }
}

/// A number that two games share if their moves are the same; that any other two
/// do is less likely than a fault of the machine.
fn fingerprint(game: &ReadGame) -> u128 {
    let half = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        salt.hash(&mut hasher);
        game.tree.rules().name.hash(&mut hasher);
        if *game.tree.start() != Position::start() {
            game.tree.start().to_string().hash(&mut hasher);
        }
        // A game that breaks off is not the same as one that ends there.
        game.error.is_some().hash(&mut hasher);
        for played in game.tree.main_moves() {
            played.hash(&mut hasher);
        }
        u128::from(hasher.finish())
    };
    half(0) << 64 | half(1)
}
