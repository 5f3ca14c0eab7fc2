//! The clocks of the game in hand: when they go, when they stand, when they fall.

use core::time::Duration;

use dama_core::Side;

use crate::clock::{Clocks, LOW};
use crate::{Event, Times};

use super::{Session, Turn};

impl Session {
    /// Does an input at a moment, the time since some fixed moment that never goes
    /// back. A clock that ran out before ends the game, and the input comes too late;
    /// at the very moment the input counts first (rule 9).
    pub fn at(&mut self, now: Duration, input: impl FnOnce(&mut Self) -> Vec<Event>) -> Vec<Event> {
        self.now = now;
        let late = |late: &Duration| !late.is_zero();
        if let Some(side) = self.fallen().filter(|(_, by)| late(by)).map(|(s, _)| s) {
            return self.flag(side);
        }
        let mut events = input(self);
        if let Some((side, _)) = self.fallen() {
            events.extend(self.flag(side));
        }
        let warned = self.clocks.as_mut().and_then(|clocks| clocks.warn(now));
        events.extend(warned.map(Event::LowTime));
        events
    }

    fn fallen(&self) -> Option<(Side, Duration)> {
        self.clocks.as_ref()?.fallen(self.now)
    }

    /// The clocks; `None` in a game without.
    pub const fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    /// What both sides had left at the last moment that was told.
    pub fn times(&self) -> Option<Times> {
        self.clocks.as_ref().map(|clocks| clocks.times(self.now))
    }

    /// Corrects what both have left, as a page that came to a sudden end had shown it.
    pub(crate) fn set_times(&mut self, times: Times) {
        let ply = self.game.ply();
        if let Some(clocks) = &mut self.clocks {
            let mut stood = clocks.stood().to_vec();
            if let Some(stood) = stood.get_mut(ply) {
                *stood = times;
            }
            *clocks = Clocks::restored(clocks.control(), times, stood);
        }
    }

    /// The clocks that belong to a kept game.
    pub(crate) fn set_clocks(&mut self, clocks: Clocks) {
        self.clocks = Some(clocks);
    }

    /// Whether the clocks stand in the midst of the game.
    pub fn is_paused(&self) -> bool {
        let stand = self.clocks.as_ref().is_some_and(|c| c.going().is_none());
        stand && self.game.ply() > 0 && self.outcome().is_none()
    }

    /// Whether the clock that goes is low.
    pub fn is_hurried(&self) -> bool {
        let left = |clocks: &Clocks| Some(clocks.left(clocks.going()?, self.now));
        self.clocks
            .as_ref()
            .and_then(left)
            .is_some_and(|left| left <= LOW)
    }

    /// Whether a clock goes.
    pub fn is_clock_going(&self) -> bool {
        self.clocks.as_ref().is_some_and(|c| c.going().is_some())
    }

    /// Both clocks stand and the computer stops thinking.
    pub fn pause(&mut self) -> Vec<Event> {
        if !self.is_clock_going() {
            return Vec::new();
        }
        let mut events = Vec::new();
        self.withdraw_questions(&mut events);
        self.stop_clocks();
        events.push(Event::Paused);
        events
    }

    /// The clock of the side to move goes on.
    pub fn go_on(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        self.wake_clock(&mut events);
        self.ask_for_move(&mut events);
        events
    }

    /// A hand on the board sets clocks going that stand in the midst of the game.
    pub(super) fn wake_clock(&mut self, events: &mut Vec<Event>) {
        if !self.is_paused() {
            return;
        }
        if let (Turn::Human(side) | Turn::Computer(side), Some(clocks)) =
            (self.turn(), &mut self.clocks)
        {
            clocks.start(side, self.now);
            events.push(Event::WentOn);
        }
    }

    pub(super) fn stop_clocks(&mut self) {
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(self.now);
        }
    }

    /// A side has moved; what it has done may have ended the game.
    pub(super) fn press_clock(&mut self, side: Side) {
        let (ply, over) = (self.game.ply(), self.outcome().is_some());
        if let Some(clocks) = &mut self.clocks {
            clocks.moved(side, ply, self.now);
            if over {
                clocks.leave(ply, self.now);
            }
        }
    }

    /// The position is left for another one of the game.
    pub(super) fn leave_times(&mut self) {
        let ply = self.game.ply();
        if let Some(clocks) = &mut self.clocks {
            clocks.leave(ply, self.now);
        }
    }

    /// Another position of the game is on the board.
    pub(super) fn find_times(&mut self) {
        let ply = self.game.ply();
        if let Some(clocks) = &mut self.clocks {
            clocks.come_back(ply);
        }
    }

    /// The most time that the computer may use for a move of `side`: a share of what
    /// it has, most of the increment, and never so much that it could fall.
    pub(super) fn computers_time(&self, side: Side) -> Option<Duration> {
        let clocks = self.clocks.as_ref()?;
        let left = clocks.left(side, self.now);
        let wanted = left / 30 + clocks.control().increment() * 3 / 4;
        Some(wanted.min(left / 4))
    }
}
