//! The last games, to be opened again.

use core::fmt::Write;

use dama_core::{Outcome, RuleSet};

use crate::save::without_title;
use crate::{Players, SaveError, Session};

/// The version of the list's format; each game in it has its own.
const VERSION: u32 = 1;

/// Games that were left, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    entries: Vec<ArchiveEntry>,
}

/// A game that was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchiveEntry {
    /// When, in milliseconds since 1970.
    pub when: u64,
    /// The game as [`Session::save`] wrote it.
    text: String,
}

/// What a list of games says of one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Who played.
    pub players: Players,
    /// By which rules.
    pub rules: RuleSet,
    /// How many plies it has.
    pub plies: usize,
    /// How it ended; `None` where it did not.
    pub outcome: Option<Outcome>,
}

impl ArchiveEntry {
    /// What the list says of the game.
    ///
    /// # Errors
    ///
    /// The kept text is broken.
    pub fn summary(&self) -> Result<Summary, SaveError> {
        let session = self.open()?;
        let mut game = session.game().clone();
        game.go_to(game.all_moves().len());
        Ok(Summary {
            players: session.players(),
            rules: *game.rules(),
            plies: game.ply(),
            outcome: game.outcome(),
        })
    }

    /// The game as it was left.
    ///
    /// # Errors
    ///
    /// The kept text is broken.
    pub fn open(&self) -> Result<Session, SaveError> {
        Session::load(&self.text)
    }
}

impl Archive {
    /// How many games are kept.
    pub const CAPACITY: usize = 20;

    /// The games, the newest first.
    pub fn entries(&self) -> &[ArchiveEntry] {
        &self.entries
    }

    /// Keeps a game that is left at a time, in milliseconds since 1970. One without
    /// moves is not kept; the oldest goes where there are too many.
    pub fn add(&mut self, session: &Session, when: u64) {
        if session.game().all_moves().is_empty() {
            return;
        }
        let text = session.save();
        self.entries.retain(|entry| entry.text != text);
        self.entries.insert(0, ArchiveEntry { when, text });
        self.entries.truncate(Self::CAPACITY);
    }

    /// Takes a game out to go on with it; `None` where there is none of this number.
    ///
    /// # Errors
    ///
    /// The kept text is broken; it is gone then.
    pub fn take(&mut self, index: usize) -> Option<Result<Session, SaveError>> {
        let kept = index < self.entries.len();
        kept.then(|| self.entries.remove(index).open())
    }

    /// All games as text.
    pub fn text(&self) -> String {
        let mut text = String::from("dama-games 1\n");
        for entry in &self.entries {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "game {}\n{}", entry.when, entry.text.trim_end());
        }
        text
    }

    /// The games of a text.
    ///
    /// # Errors
    ///
    /// The text is something else, or a newer version wrote it. A single game that
    /// is broken is found when it is opened.
    pub fn parse(text: &str) -> Result<Self, SaveError> {
        let rest = without_title(text, "dama-games", VERSION)?;
        let mut entries: Vec<ArchiveEntry> = Vec::new();
        for (index, line) in rest.lines().enumerate() {
            let bad = SaveError::BadLine { line: index + 2 };
            if let Some(when) = line.strip_prefix("game ") {
                let when = when.trim().parse().map_err(|_| bad)?;
                let text = String::new();
                entries.push(ArchiveEntry { when, text });
            } else if let Some(entry) = entries.last_mut() {
                entry.text.push_str(line);
                entry.text.push('\n');
            } else if !line.trim().is_empty() {
                return Err(bad);
            }
        }
        entries.truncate(Self::CAPACITY);
        Ok(Self { entries })
    }
}

#[cfg(test)]
mod tests;
