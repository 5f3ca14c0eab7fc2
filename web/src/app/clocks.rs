//! The clocks on the page: the only timer that goes while somebody thinks, and none
//! where no clock goes.

use std::time::Duration;

use dama_page::Session;
use leptos::prelude::*;

use super::App;
use crate::storage;

/// The key of what the clocks show, kept with every change of it.
pub(super) const TIMES: &str = "dama.clock";

/// The time since the page was opened; it never goes back.
pub(super) fn now() -> Duration {
    let millis = window()
        .performance()
        .map_or(0.0, |performance| performance.now());
    Duration::from_millis(millis as u64)
}

impl App {
    /// Shows the clocks as they are and comes back when they show something else.
    pub(super) fn follow_clocks(self) {
        if let Some(timer) = self.ticking.get_value() {
            timer.clear();
        }
        self.ticking.set_value(None);
        let (times, next, kept) = self.session.with_untracked(|session| {
            let next = session
                .clocks()
                .and_then(|clocks| clocks.next_change(now()));
            (session.times(), next, session.save_times())
        });
        self.times.set(times);
        if times.is_some() && self.is_here() {
            storage::write(TIMES, &kept);
            self.tell_times(&kept);
        }
        if let Some(next) = next {
            let timer = set_timeout_with_handle(move || self.tick(), next);
            self.ticking.set_value(timer.ok());
        }
    }

    /// Only what the clocks show has changed, unless one has fallen.
    fn tick(self) {
        let events = self
            .session
            .try_update_untracked(|session| session.at(now(), |_| Vec::new()))
            .unwrap_or_default();
        if events.is_empty() {
            self.follow_clocks();
        } else {
            self.act(|_| events);
        }
    }

    /// Whether the game is played with clocks.
    pub fn has_clocks(self) -> bool {
        self.session.with(|session| session.clocks().is_some())
    }

    /// Whether a clock goes.
    pub fn is_clock_going(self) -> bool {
        self.session.with(Session::is_clock_going)
    }

    /// Whether the clocks stand in the midst of the game.
    pub fn is_paused(self) -> bool {
        self.session.with(Session::is_paused)
    }

    /// Stops the clocks, or lets them go on.
    pub fn pause_or_go_on(self) {
        self.act(|session| {
            if session.is_paused() {
                session.go_on()
            } else {
                session.pause()
            }
        });
    }
}
