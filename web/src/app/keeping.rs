//! The game and the last games on this device.

use dama_page::{Archive, Event, Paste, Reading, SaveError, Session, TextError, wording};
use leptos::prelude::*;

use super::App;
use super::clocks::TIMES;
use super::endgames::EXERCISE;
use crate::message::Note;
use crate::storage;

const GAME: &str = "dama.game";
const GAMES: &str = "dama.games";

/// A record that is read.
#[derive(Default)]
pub struct Opening {
    reading: Reading,
    /// Who waits for it.
    told: Option<Box<dyn FnOnce(Option<String>)>>,
}

/// The game that was left here, if any, with what there is to say about it.
pub fn restore() -> (Option<Session>, Note) {
    match storage::read(GAME).map(|text| Session::load(&text)) {
        None => (None, Note::Nothing),
        Some(Ok(mut session)) => {
            session.load_times(&storage::read(TIMES).unwrap_or_default());
            (Some(session), Note::Nothing)
        }
        Some(Err(error)) => {
            storage::set_aside(GAME);
            let note = match error {
                SaveError::Newer { .. } => Note::SavedGameNewer,
                _ => Note::SavedGameUnreadable,
            };
            (None, note)
        }
    }
}

fn archive() -> Archive {
    match storage::read(GAMES).map(|text| Archive::parse(&text)) {
        None => Archive::default(),
        Some(Ok(archive)) => archive,
        Some(Err(_)) => {
            storage::set_aside(GAMES);
            Archive::default()
        }
    }
}

/// Puts a game among those that were left.
fn file(session: &Session) {
    let mut archive = archive();
    archive.add(session, js_sys::Date::now() as u64);
    storage::write(GAMES, &archive.text());
}

impl App {
    /// Keeps the game, if it is played in this window, and tells the others. That this fails is said once.
    pub fn keep(self) {
        if !self.is_here() {
            return;
        }
        // The game that was left for an exercise is kept already.
        if self.is_training() {
            self.keep_training();
            return;
        }
        storage::forget(EXERCISE);
        let failed = storage::has_failed();
        let text = self.session.with_untracked(Session::save);
        storage::write(GAME, &text);
        self.tell_windows();
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
        if self.is_elsewhere() {
            return;
        }
        self.end_training();
        self.session.with_untracked(file);
    }

    /// Opens a position or a game, and files the game before it away; an exercise ends.
    /// `told` hears why it cannot be opened, or that it is: for a game, once the worker
    /// has read it.
    pub fn open_text(self, text: &str, told: impl FnOnce(Option<String>) + 'static) {
        self.end_training();
        match Paste::of(text) {
            Ok(Paste::Position(position)) => {
                self.open(|session| session.open_position(position));
                told(None);
            }
            Ok(Paste::Record) => {
                let question = self.opening.try_update_value(|opening| {
                    opening.told = Some(Box::new(told));
                    opening.reading.ask(text)
                });
                self.ask_module(question.unwrap_or_default());
            }
            Err(error) => told(Some(self.why_not(&error))),
        }
    }

    fn why_not(self, error: &TextError) -> String {
        self.texts
            .with_untracked(|texts| wording::text_error(texts, error))
    }

    fn open(self, open: impl FnOnce(&mut Session) -> Vec<Event>) {
        self.act(|session| {
            file(session);
            open(session)
        });
    }

    /// A message of the worker about a record; `false` where it is about something else.
    pub(super) fn heard_of_records(self, message: &str) -> bool {
        let heard = self.opening.try_update_value(|opening| {
            let read = opening.reading.heard(message)?;
            Some((read, opening.told.take()))
        });
        let Some((read, told)) = heard.flatten() else {
            return false;
        };
        let why = match read {
            Ok(record) => {
                self.end_training();
                self.open(|session| session.open_record(record));
                None
            }
            Err(error) => Some(self.why_not(&error)),
        };
        if let Some(told) = told {
            told(why);
        }
        true
    }

    /// Goes on with a game that was left.
    pub fn reopen(self, index: usize) {
        if self.is_elsewhere() {
            return;
        }
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
