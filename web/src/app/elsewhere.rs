//! The same game in several windows: one plays, the others show it live.

use std::rc::Rc;
use std::time::Duration;

use dama_page::Session;
use leptos::prelude::*;

use super::App;
use crate::exchange;
use crate::message::Note;
use crate::windows::{Place, Windows};

/// How long a window waits for the game before it only watches.
const PATIENCE: Duration = Duration::from_millis(400);

/// What a window asks that has just come.
const HELLO: &str = "?";
/// Goes before a game as it is kept.
const GAME: char = 'G';
/// Goes before what the clocks show.
const TIMES: char = 'T';

impl App {
    /// Joins the other windows; `note` is said once the game is played here.
    pub fn join_windows(self, note: Note) {
        let note = std::cell::Cell::new(Some(note));
        let moved = move |place| self.moved_to(place, note.take());
        let heard = move |text: &str| self.heard_window(text);
        let windows = Rc::new(Windows::join(moved, heard));
        self.windows.set_value(Some(windows));
        // A window that was left or loaded anew gives the game free a moment later.
        let wait = move || {
            if self.place.get_untracked().is_none() {
                self.moved_to(Place::Elsewhere, None);
            }
        };
        if !self.is_here() {
            set_timeout(wait, PATIENCE);
        }
    }

    /// Opens what another app has shared, in this window, as soon as it has the game.
    pub fn open_shared(self, text: String) {
        self.shared.set_value(Some(text));
        if self.is_here() {
            self.unpack();
        } else {
            self.go_on_here();
        }
    }

    fn unpack(self) {
        let Some(text) = self.shared.get_value() else {
            return;
        };
        self.shared.set_value(None);
        self.sheet.set(None);
        self.open_text(&text, move |why| {
            if let Some(why) = why {
                self.tell(Note::Answer(why));
            }
        });
    }

    /// Whether the game is played in this window.
    pub fn is_here(self) -> bool {
        self.place.get_untracked() == Some(Place::Here)
    }

    /// Whether another window plays the game.
    pub fn is_elsewhere(self) -> bool {
        self.place.get_untracked() == Some(Place::Elsewhere)
    }

    /// Takes the game over into this window.
    pub fn go_on_here(self) {
        if let Some(windows) = self.windows.get_value() {
            windows.take_over();
        }
    }

    /// The browser has told where the game is played.
    fn moved_to(self, place: Place, note: Option<Note>) {
        if place == Place::Here {
            self.place.set(Some(place));
            self.restore_training();
            self.act(Session::wake);
            // Waking is an input, too, and an input takes away what was said before.
            if let Some(note) = note.filter(|note| *note != Note::Nothing) {
                self.tell(note);
            }
            self.unpack();
            // What is handed over at the start comes last, so that nothing is said over it.
            exchange::listen(self);
            return;
        }
        self.place.set(Some(place));
        // What was kept here is the other window's now.
        self.stop_player();
        self.leave_training();
        self.session.update(|session| {
            session.sleep();
        });
        self.show();
        self.follow_clocks();
        self.say_to_windows(HELLO.to_owned());
        exchange::listen(self);
    }

    fn heard_window(self, text: &str) {
        let mut rest = text.chars();
        match rest.next() {
            Some('?') if self.is_here() => self.tell_windows(),
            Some(GAME) if !self.is_here() => {
                if let Ok(mut shown) = Session::load(rest.as_str()) {
                    shown.set_habits(self.session.with_untracked(|session| session.habits()));
                    self.session.set(shown);
                    self.show();
                }
            }
            Some(TIMES) if !self.is_here() => {
                let times = self.session.try_update_untracked(|session| {
                    session.load_times(rest.as_str());
                    session.times()
                });
                self.times.set(times.flatten());
            }
            _ => {}
        }
    }

    /// Tells the other windows how the game stands.
    pub(super) fn tell_windows(self) {
        // The game that was left for an exercise is kept, and nobody else sees the exercise.
        if self.is_training() {
            return;
        }
        let kept = self.session.with_untracked(Session::save);
        self.say_to_windows(format!("{GAME}{kept}"));
    }

    /// Tells the other windows what the clocks show.
    pub(super) fn tell_times(self, times: &str) {
        self.say_to_windows(format!("{TIMES}{times}"));
    }

    fn say_to_windows(self, text: String) {
        if let Some(windows) = self.windows.get_value() {
            windows.say(&text);
        }
    }
}
