//! The end of a game, told once the last stone has come to rest.

use std::time::Duration;

use leptos::prelude::*;

use super::App;
use crate::sound::{self, Sound};

/// Between the last motion and what is told of the end, in milliseconds.
const BREATH: u32 = 180;

impl App {
    /// The game is over. Its sound and its line wait for what still moves.
    pub(super) fn over(self) {
        let rest = self.board().map_or(0, |board| board.motion.rest());
        if self.settings.sound.now() == "on" {
            sound::play(Sound::End, f64::from(rest + BREATH));
        }
        let line = untrack(|| self.line());
        let line = line.map(|line| format!("{}. {}", line.strong, line.soft));
        if self.polite.with_untracked(String::is_empty) {
            self.polite.set(line.unwrap_or_default());
        }
        if rest > 0 {
            self.ending.set(true);
            let wait = Duration::from_millis(u64::from(rest + BREATH));
            set_timeout(move || self.ending.set(false), wait);
        }
    }

    /// Ends all motion at once, and tells what waited for it.
    pub(super) fn end_motion(self) {
        if let Some(board) = self.board() {
            board.motion.end();
        }
        if self.ending.get_untracked() {
            self.ending.set(false);
        }
    }
}
