//! Ctrl-C: what runs is told to stop.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use anyhow::Context;

/// What a shell expects of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Watches for Ctrl-C.
pub struct Interruption {
    come: Arc<AtomicBool>,
    flags: Arc<Mutex<Vec<Arc<AtomicBool>>>>,
}

impl Interruption {
    /// Begins to watch: the first Ctrl-C sets the flags, the second ends the program.
    ///
    /// # Errors
    ///
    /// The system does not let it.
    pub fn watch() -> anyhow::Result<Self> {
        let come = Arc::new(AtomicBool::new(false));
        let flags: Arc<Mutex<Vec<Arc<AtomicBool>>>> = Arc::default();
        let (told, known) = (Arc::clone(&come), Arc::clone(&flags));
        let handler = move || {
            if told.swap(true, Ordering::SeqCst) {
                std::process::exit(INTERRUPTED);
            }
            if let Ok(known) = known.lock() {
                known
                    .iter()
                    .for_each(|flag| flag.store(true, Ordering::SeqCst));
            }
        };
        ctrlc::set_handler(handler).context("cannot watch for Ctrl-C")?;
        Ok(Self { come, flags })
    }

    /// Whether somebody has interrupted.
    pub fn has_come(&self) -> bool {
        self.come.load(Ordering::SeqCst)
    }

    /// A new flag that an interruption sets.
    pub fn flag(&self) -> Arc<AtomicBool> {
        let flag = Arc::new(AtomicBool::new(false));
        if let Ok(mut flags) = self.flags.lock() {
            flags.push(Arc::clone(&flag));
        }
        // It may have come before the flag was known.
        if self.has_come() {
            flag.store(true, Ordering::SeqCst);
        }
        flag
    }
}
