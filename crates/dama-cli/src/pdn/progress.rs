//! A bar that tells how far a long file is read.

use std::io::{self, IsTerminal};

use indicatif::{ProgressBar, ProgressStyle};

/// Files shorter than this are read before anybody could look.
const LONG: u64 = 16 << 20;

/// Bytes between two looks at the clock.
const STEP: u64 = 1 << 18;

/// A bar on standard error; nothing where that is no terminal.
pub struct Progress {
    bar: Option<ProgressBar>,
    shown: u64,
}

impl Progress {
    /// A bar for so many bytes; `None` where nobody knows how many there are.
    pub fn new(bytes: Option<u64>) -> Self {
        let long = bytes.filter(|&bytes| bytes >= LONG && io::stderr().is_terminal());
        let bar = long.map(|bytes| {
            let style = ProgressStyle::with_template(
                "{bar:40} {bytes} of {total_bytes}, {bytes_per_sec}, {eta} left",
            );
            let bar = ProgressBar::new(bytes);
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
            bar
        });
        Self { bar, shown: 0 }
    }

    /// Tells that so many bytes are read.
    pub fn at(&mut self, bytes: u64) {
        if let Some(bar) = &self.bar
            && bytes >= self.shown + STEP
        {
            bar.set_position(bytes);
            self.shown = bytes;
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
