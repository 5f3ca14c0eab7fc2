//! The clocks of a game. Nothing here reads a clock: the moments are passed in, as
//! the time since some fixed moment that never goes back.

use core::fmt;
use core::time::Duration;

use dama_core::Side;

/// How much time the players have: the same for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    minutes: u32,
    seconds: u32,
}

impl TimeControl {
    /// The most minutes for a game.
    pub const MOST_MINUTES: u32 = 180;

    /// The most seconds for each move.
    pub const MOST_SECONDS: u32 = 60;

    /// The controls that are offered by name: minutes for the game, seconds for each move.
    pub const USUAL: [Self; 5] = [
        Self::of(3, 2),
        Self::of(5, 3),
        Self::of(10, 5),
        Self::of(15, 10),
        Self::of(45, 0),
    ];

    const fn of(minutes: u32, seconds: u32) -> Self {
        Self { minutes, seconds }
    }

    /// Minutes for the game, 1 to 180, and seconds that each move earns, 0 to 60;
    /// `None` outside.
    pub const fn new(minutes: u32, seconds: u32) -> Option<Self> {
        if minutes >= 1 && minutes <= Self::MOST_MINUTES && seconds <= Self::MOST_SECONDS {
            Some(Self::of(minutes, seconds))
        } else {
            None
        }
    }

    /// Reads `3+2`.
    pub fn read(text: &str) -> Option<Self> {
        let (minutes, seconds) = text.split_once('+')?;
        Self::new(minutes.parse().ok()?, seconds.parse().ok()?)
    }

    /// The minutes and the seconds.
    pub const fn parts(self) -> (u32, u32) {
        (self.minutes, self.seconds)
    }

    /// What each player begins with.
    pub const fn base(self) -> Duration {
        Duration::from_secs(self.minutes as u64 * 60)
    }

    /// What each move earns.
    pub const fn increment(self) -> Duration {
        Duration::from_secs(self.seconds as u64)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.minutes, self.seconds)
    }
}

/// What White and Black have left.
pub type Times = [Duration; 2];

/// Below this a clock shows tenths and is low.
pub const LOW: Duration = Duration::from_secs(20);

/// A time in milliseconds; 64 bits last for ever and are shorter to write than 128.
pub(crate) fn whole_millis(time: Duration) -> u64 {
    time.as_secs()
        .saturating_mul(1000)
        .saturating_add(u64::from(time.subsec_millis()))
}

/// Both clocks of a game. They begin with the first move, which costs and earns nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: TimeControl,
    left: Times,
    /// As they stood after each ply, from none on: what taking back gives back.
    stood: Vec<Times>,
    /// Whose clock goes, and since when `left` tells the truth no more.
    going: Option<(Side, Duration)>,
    /// Who has been warned.
    warned: [bool; 2],
}

impl Clocks {
    /// Full clocks that stand.
    pub fn new(control: TimeControl) -> Self {
        let full = [control.base(); 2];
        Self::restored(control, full, vec![full])
    }

    /// Clocks as they were kept; they stand.
    pub(crate) fn restored(control: TimeControl, left: Times, stood: Vec<Times>) -> Self {
        Self {
            control,
            left,
            stood,
            going: None,
            warned: left.map(|left| left <= LOW),
        }
    }

    /// How much time the players were given.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose clock goes.
    pub fn going(&self) -> Option<Side> {
        self.going.map(|(side, _)| side)
    }

    /// What a side has left at a moment.
    pub fn left(&self, side: Side, now: Duration) -> Duration {
        let left = self.left[side.index()];
        match self.going {
            Some((going, since)) if going == side => left.saturating_sub(now.saturating_sub(since)),
            _ => left,
        }
    }

    /// What both have left at a moment.
    pub fn times(&self, now: Duration) -> Times {
        Side::BOTH.map(|side| self.left(side, now))
    }

    /// As they stood after each ply.
    pub(crate) fn stood(&self) -> &[Times] {
        &self.stood
    }

    /// The side whose clock goes and has nothing left, and by how much it is late.
    pub(crate) fn fallen(&self, now: Duration) -> Option<(Side, Duration)> {
        let (side, since) = self.going?;
        let gone = now.saturating_sub(since);
        let late = gone.checked_sub(self.left[side.index()])?;
        Some((side, late))
    }

    /// How long it takes until a clock shows something else or falls; `None` while
    /// both stand.
    pub fn next_change(&self, now: Duration) -> Option<Duration> {
        let left = self.left(self.going()?, now);
        let millis = |count| Duration::from_millis(count);
        let shown = whole_millis(left);
        Some(if left > LOW {
            // Whole seconds are rounded up, so the next one comes when this one is gone.
            millis((shown - 1) % 1000 + 1)
        } else {
            millis(shown.min(shown % 100 + 1))
        })
    }

    /// The side that has just become short of time, once in a game.
    pub(crate) fn warn(&mut self, now: Duration) -> Option<Side> {
        let side = self.going()?;
        let low = self.left(side, now) <= LOW && !self.warned[side.index()];
        self.warned[side.index()] |= low;
        low.then_some(side)
    }

    /// The clock of a side goes on.
    pub(crate) fn start(&mut self, side: Side, now: Duration) {
        if self.going.is_none() {
            self.going = Some((side, now));
        }
    }

    /// Both clocks stand.
    pub(crate) fn stop(&mut self, now: Duration) {
        self.left = self.times(now);
        self.going = None;
    }

    /// A side has moved: it earns its increment, unless it has run out or the clocks
    /// had not begun. `ply` is the number of plies with this move.
    pub(crate) fn moved(&mut self, side: Side, ply: usize, now: Duration) {
        let fallen = self.fallen(now).is_some();
        self.stop(now);
        if fallen {
            self.going = Some((side, now));
        } else if ply > 1 {
            self.left[side.index()] += self.control.increment();
        }
        self.keep(ply);
        self.stood.truncate(ply + 1);
        if !fallen {
            self.going = Some((side.opposite(), now));
        }
    }

    /// The position after `ply` plies is left: the clocks stand, and are found again
    /// as they are.
    pub(crate) fn leave(&mut self, ply: usize, now: Duration) {
        self.stop(now);
        self.keep(ply);
    }

    /// The position after `ply` plies is on the board again.
    pub(crate) fn come_back(&mut self, ply: usize) {
        if let Some(stood) = self.stood.get(ply) {
            self.left = *stood;
        }
    }

    fn keep(&mut self, ply: usize) {
        // A game that was opened in its midst has no earlier times.
        while self.stood.len() <= ply {
            self.stood.push(self.left);
        }
        self.stood[ply] = self.left;
    }
}

#[cfg(test)]
mod tests;
