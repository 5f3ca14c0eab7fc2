//! The computer player: asked at its turn, heard no sooner than a person could follow.

use std::rc::Rc;
use std::time::Duration;

use dama_page::{Request, Session};
use leptos::prelude::*;

use super::App;
use super::clocks::now;
use crate::player::Player;

/// The computer's stone starts no sooner than this after yours has landed, in
/// milliseconds, unless its clock is low.
const PAUSE: f64 = 400.0;

impl App {
    fn player(self) -> Rc<Player> {
        if let Some(player) = self.player.get_value() {
            return player;
        }
        let player = Player::new(move |message| self.heard(message));
        self.player.set_value(Some(Rc::clone(&player)));
        player
    }

    /// Loads the computer player while nothing else is to do.
    pub fn wake_player(self) {
        self.player().wake();
        self.load_tables();
    }

    /// Which worker it is, if there is one.
    pub(super) fn worker_number(self) -> Option<u32> {
        self.player.get_value()?.number()
    }

    /// Sends a message.
    pub(super) fn tell_player(self, message: &str) {
        self.player().tell(message);
    }

    /// Asks what only the worker's module knows: endgame tables, records of games.
    pub(super) fn ask_module(self, question: String) {
        self.player().look_up(question);
    }

    /// Sends a question.
    pub(super) fn ask(self, id: u32, request: &Request) {
        let seed = (js_sys::Math::random() * 1e9) as u32;
        self.player()
            .ask(request.json(id, seed), request.patience());
    }

    /// Ends all thinking.
    pub(super) fn stop_player(self) {
        self.player().stop();
    }

    fn heard(self, message: String) {
        if self.heard_of_records(&message) || self.heard_of_endgames(&message) {
            return;
        }
        let thinking = self.session.with_untracked(Session::is_thinking);
        let hurried = self.session.with_untracked(Session::is_hurried);
        let pause = if hurried { 0.0 } else { PAUSE };
        let wait = self.landed.get_value() + pause - js_sys::Date::now();
        let tell = move || {
            // A piece of news that changes nothing leaves the line as it is.
            let events = self
                .session
                .try_update(|session| session.at(now(), |session| session.answered(&message)))
                .unwrap_or_default();
            if !events.is_empty() {
                self.act(|_| events);
            }
        };
        if thinking && wait > 0.0 {
            set_timeout(tell, Duration::from_millis(wait as u64));
        } else {
            tell();
        }
    }

    /// The page is seen or not: the computer thinks only for somebody.
    pub fn seen(self) {
        if document().hidden() {
            self.act(Session::sleep);
        } else {
            self.act(Session::wake);
        }
    }
}
