//! How long a search may go on, and who may end it.

use core::sync::atomic::{AtomicBool, Ordering};
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
}

impl Limits {
    /// Without bounds: until it is stopped, or the game is solved.
    pub const NONE: Self = Self {
        depth: None,
        nodes: None,
        time: None,
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
}

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
const NODES_BETWEEN_LOOKS: u64 = 1024;

/// Counts nodes and says when to stop.
pub(crate) struct Meter<'a> {
    pub(crate) nodes: u64,
    /// The count at which to look again.
    next_look: u64,
    most_nodes: u64,
    deadline: Option<Duration>,
    control: Control<'a>,
    start: Duration,
    stopped: bool,
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
            control,
            start,
            stopped: false,
        }
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
        let late = self
            .deadline
            .is_some_and(|deadline| self.control.clock.elapsed() >= deadline);
        if late || self.nodes >= self.most_nodes || self.control.stop.load(Ordering::Relaxed) {
            self.stopped = true;
        }
        self.next_look = (self.nodes + NODES_BETWEEN_LOOKS).min(self.most_nodes);
    }

    /// Whether the search is to come to its end; looks anew.
    pub(crate) fn out(&mut self) -> bool {
        self.look();
        self.stopped
    }

    pub(crate) const fn stopped(&self) -> bool {
        self.stopped
    }

    /// The time since the search began.
    pub(crate) fn elapsed(&self) -> Duration {
        self.control.clock.elapsed().saturating_sub(self.start)
    }
}
