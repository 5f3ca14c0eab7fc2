//! `dama pdn merge`: files into one, each game once.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::process::ExitCode;

use clap::Args;
use dama_core::Position;
use dama_pdn::{ReadGame, Variations, write_tree};

use super::counted;
use super::sources::Sources;
use super::target::TargetOption;
use crate::notation::push_position;
use crate::output;

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
            let written = counted(written, "game", "games");
            let dropped = counted(dropped, "duplicate", "duplicates");
            output::write(&format!("{written}, {dropped} dropped\n"))?;
        }
        Ok(status)
    }
}

/// A number that two games share if their moves are the same; that any other two
/// do is less likely than a fault of the machine.
fn fingerprint(game: &ReadGame) -> u128 {
    let mut bytes = Vec::new();
    bytes.extend_from_slice(game.tree.rules().name.as_bytes());
    if *game.tree.start() != Position::start() {
        push_position(&mut bytes, game.tree.start());
    }
    // A game that breaks off is not the same as one that ends there.
    bytes.push(u8::from(game.error.is_some()));
    for played in game.tree.main_moves() {
        let effect = played.effect();
        bytes.extend([effect.from, effect.to].map(|square| square.index() as u8));
        bytes.extend(effect.taken.bits().to_le_bytes());
    }
    let half = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        salt.hash(&mut hasher);
        hasher.write(&bytes);
        u128::from(hasher.finish())
    };
    half(0) << 64 | half(1)
}
