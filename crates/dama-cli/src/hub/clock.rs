//! The time of a search that may begin as pondering.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use dama_engine::Clock;

/// Stands still until it is started.
#[derive(Debug, Default)]
pub struct Stopwatch(OnceLock<Instant>);

impl Stopwatch {
    /// Lets it run; it runs on when it does already.
    pub fn start(&self) {
        self.0.get_or_init(Instant::now);
    }
}

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.get().map_or(Duration::ZERO, Instant::elapsed)
    }
}
