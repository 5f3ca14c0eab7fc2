//! How long a search may go on, and who may end it.

use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use core::time::Duration;

/// The bounds of a search; it ends at whichever is reached first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The most plies that an iteration looks ahead, extensions apart.
    pub depth: Option<u32>,
    /// The most positions that are looked at.
    pub nodes: Option<u64>,
    /// The most time by the clock of the [`Control`].
    pub time: Option<Duration>,
    /// No further depth is begun after so much time.
    pub enough: Option<Duration>,
}

impl Limits {
    /// Without bounds: until it is stopped, or the game is solved.
    pub const NONE: Self = Self {
        depth: None,
        nodes: None,
        time: None,
        enough: None,
    };

    /// Bound by depth alone.
    pub const fn depth(plies: u32) -> Self {
        Self {
            depth: Some(plies),
            ..Self::NONE
        }
    }

    /// Bound by nodes alone: the result is the same on every machine.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::NONE
        }
    }

    /// Bound by time alone.
    pub const fn time(time: Duration) -> Self {
        Self {
            time: Some(time),
            ..Self::NONE
        }
    }

    /// Bound by time alone, with what the answer needs on its way taken off: 5 ms, or
    /// a tenth of it.
    pub fn move_time(time: Duration) -> Self {
        Self::time(time - (time / 10).min(ON_ITS_WAY))
    }

    /// For a move of a game whose clock shows `left` and gains `increment` with every
    /// further move.
    ///
    /// About a 30th of the time is meant for it, and less than half of the increment; a depth
    /// that is begun may take longer, never more than half of what is left. A part is
    /// kept back for what is not the search's: 50 ms, or half of what is left.
    pub fn clock(left: Duration, increment: Duration) -> Self {
        Self::clock_for(left, increment, MOVES_TO_GO)
    }

    /// The same for a clock that is set anew after so many moves; of many, no more than
    /// 30 count.
    pub fn clock_for(left: Duration, increment: Duration, moves: u32) -> Self {
        let usable = left.saturating_sub((left / 2).min(KEPT_BACK)).min(LONGEST);
        let gained = increment.min(LONGEST).mul_f64(PART_OF_INCREMENT);
        let meant = usable / moves.clamp(1, MOVES_TO_GO) + gained;
        // An increment counts for little when there is hardly anything else.
        let meant = meant.min(usable / 8);
        Self {
            time: Some(meant.mul_f64(LONGER).min(usable / 2)),
            enough: Some(meant.mul_f64(SHORTER)),
            ..Self::NONE
        }
    }
}

/// No line is followed further.
pub(crate) const MOST_PLIES: usize = 200;

/// No clock is meant to run longer: 24 days.
const LONGEST: Duration = Duration::from_secs(1 << 21);

/// What a clock keeps for pipes, threads and other programs.
const KEPT_BACK: Duration = Duration::from_millis(50);

/// How long an answer may take to whoever measures the time.
const ON_ITS_WAY: Duration = Duration::from_millis(5);

/// A clock is shared out as if the game still had so many moves.
const MOVES_TO_GO: u32 = 30;

/// Less than half, so that a clock that has run low stands at 18 increments, which no
/// pause of a busy machine uses up.
const PART_OF_INCREMENT: f64 = 0.4;

/// So much longer than meant a begun depth may take.
const LONGER: f64 = 2.5;

/// The next depth takes longer than all before it: after this part of what is meant it
/// would hardly be finished.
const SHORTER: f64 = 0.6;

/// A clock, handed in from outside: the engine has none of its own.
pub trait Clock {
    /// The time since some fixed moment; it never goes back.
    fn elapsed(&self) -> Duration;
}

impl<F: Fn() -> Duration> Clock for F {
    fn elapsed(&self) -> Duration {
        self()
    }
}

/// A clock that stands still: limits by time are never reached.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoClock;

impl Clock for NoClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// What a search listens to while it runs.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// Tells the time.
    pub clock: &'a dyn Clock,
    /// Ends the search soon after it is set.
    pub stop: &'a AtomicBool,
}

static NEVER: AtomicBool = AtomicBool::new(false);

impl<'a> Control<'a> {
    /// Nobody stops the search and no time passes.
    pub const FREE: Control<'static> = Control {
        clock: &NoClock,
        stop: &NEVER,
    };

    /// A clock, and nobody who stops the search.
    pub const fn clock(clock: &'a dyn Clock) -> Self {
        let stop = &NEVER;
        Self { clock, stop }
    }
}

/// Nodes between two looks at the clock and the stop flag.
const NODES_BETWEEN_LOOKS: u64 = 256;

/// Counts nodes and says when to stop.
pub(crate) struct Meter<'a> {
    pub(crate) nodes: u64,
    /// The count at which to look again.
    next_look: u64,
    most_nodes: u64,
    deadline: Option<Duration>,
    /// After this no further depth is begun.
    enough: Option<Duration>,
    control: Control<'a>,
    start: Duration,
    stopped: bool,
    /// Where other threads read the count, a little late.
    published: Option<&'a AtomicU64>,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(limits: &Limits, control: Control<'a>) -> Self {
        let start = control.clock.elapsed();
        let most_nodes = limits.nodes.unwrap_or(u64::MAX);
        Self {
            nodes: 0,
            next_look: most_nodes.min(NODES_BETWEEN_LOOKS),
            most_nodes,
            deadline: limits.time.map(|time| start.saturating_add(time)),
            enough: limits.enough.map(|time| start.saturating_add(time)),
            control,
            start,
            stopped: false,
            published: None,
        }
    }

    /// The same, with a place where other threads can read the count.
    #[cfg(feature = "threads")]
    pub(crate) const fn published(mut self, count: &'a AtomicU64) -> Self {
        self.published = Some(count);
        self
    }

    /// Counts a node; `false` when there is to be none.
    #[inline(always)]
    pub(crate) fn count(&mut self) -> bool {
        if self.nodes >= self.next_look {
            self.look();
        }
        if self.stopped {
            return false;
        }
        self.nodes += 1;
        true
    }

    #[cold]
    fn look(&mut self) {
        let late = self.is_past(self.deadline);
        if late || self.nodes >= self.most_nodes || self.control.stop.load(Ordering::Relaxed) {
            self.stopped = true;
        }
        if let Some(count) = self.published {
            count.store(self.nodes, Ordering::Relaxed);
        }
        self.next_look = (self.nodes + NODES_BETWEEN_LOOKS).min(self.most_nodes);
    }

    /// Whether a finished depth is to be the last one; looks anew.
    pub(crate) fn out(&mut self) -> bool {
        self.look();
        self.stopped || self.is_past(self.enough)
    }

    fn is_past(&self, moment: Option<Duration>) -> bool {
        moment.is_some_and(|moment| self.control.clock.elapsed() >= moment)
    }

    pub(crate) const fn stopped(&self) -> bool {
        self.stopped
    }

    /// The time since the search began.
    pub(crate) fn elapsed(&self) -> Duration {
        self.control.clock.elapsed().saturating_sub(self.start)
    }
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::Limits;

    #[test]
    fn no_clock_is_overspent() {
        for (left, increment) in [
            (0, 0),
            (1, 0),
            (10, 10),
            (100, 10),
            (1_010, 10),
            (60_000, 600),
        ] {
            let (left, increment) = (
                Duration::from_millis(left),
                Duration::from_millis(increment),
            );
            let limits = Limits::clock(left, increment);
            let (most, enough) = (
                limits.time.expect("a bound"),
                limits.enough.expect("a mark"),
            );
            assert!(
                most <= left / 2 && enough <= left / 2,
                "{left:?}: {limits:?}"
            );
        }
    }

    #[test]
    fn a_clock_with_an_increment_recovers() {
        let increment = Duration::from_millis(10);
        let mut left = Duration::from_secs(1);
        for _ in 0..500 {
            left += increment;
            // As if every move took all that is meant for it.
            let meant = Limits::clock(left, increment)
                .enough
                .expect("a mark")
                .mul_f64(1.0 / 0.6);
            left -= meant;
        }
        assert!(left > Duration::from_millis(150), "{left:?}");
    }

    #[test]
    fn odd_clocks_are_endured() {
        let limits = Limits::clock(Duration::MAX, Duration::MAX);
        assert!(limits.time.is_some());
    }
}
