//! The game and the last games on this device.

use dama_page::{Archive, SaveError, Session};
use leptos::prelude::*;

use super::App;
use super::clocks::TIMES;
use crate::message::Note;
use crate::storage;

const GAME: &str = "dama.game";
const GAMES: &str = "dama.games";

/// The game that was left here, if any, with what there is to say about it.
pub fn restore() -> (Option<Session>, Note) {
    match storage::read(GAME).map(|text| Session::load(&text)) {
        None => (None, Note::Nothing),
        Some(Ok(mut session)) => {
            session.load_times(&storage::read(TIMES).unwrap_or_default());
            (Some(session), Note::Nothing)
        }
        Some(Err(SaveError::Newer { .. })) => (None, Note::SavedGameNewer),
        Some(Err(_)) => (None, Note::SavedGameUnreadable),
    }
}

fn archive() -> Archive {
    let kept = storage::read(GAMES);
    kept.and_then(|text| Archive::parse(&text).ok())
        .unwrap_or_default()
}

/// Puts a game among those that were left.
pub fn file(session: &Session) {
    let mut archive = archive();
    archive.add(session, js_sys::Date::now() as u64);
    storage::write(GAMES, &archive.text());
}

impl App {
    /// Keeps the game. That this fails is said once.
    pub fn keep(self) {
        let failed = storage::has_failed();
        let text = self.session.with_untracked(Session::save);
        storage::write(GAME, &text);
        if storage::has_failed() && !failed && self.note.get_untracked() == Note::Nothing {
            self.tell(Note::SavingFailed);
        }
    }

    /// The games that were left.
    pub fn games(self) -> Archive {
        archive()
    }

    /// Puts the game on the board among those that were left.
    pub fn file_away(self) {
        self.session.with_untracked(file);
    }

    /// Goes on with a game that was left.
    pub fn reopen(self, index: usize) {
        let mut archive = archive();
        let taken = archive.take(index);
        storage::write(GAMES, &archive.text());
        match taken {
            Some(Ok(kept)) => {
                self.file_away();
                self.act(|session| session.reopen(kept));
            }
            Some(Err(_)) => self.tell(Note::SavedGameUnreadable),
            None => {}
        }
    }
}
