//! The class that the page's script sees.

use core::time::Duration;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::Computer;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The time since the worker began, by the browser.
fn browser_clock() -> Duration {
    Duration::from_micros((now() * 1000.0) as u64)
}

/// A computer player that answers messages.
#[wasm_bindgen]
pub struct Worker {
    computer: Computer,
}

#[wasm_bindgen]
impl Worker {
    /// A player whose table takes so many MB.
    #[wasm_bindgen(constructor)]
    pub fn new(hash_mb: u32) -> Self {
        Self {
            computer: Computer::new(hash_mb as usize),
        }
    }

    /// Answers one message, text of JSON to text of JSON.
    pub fn handle(&mut self, message: &str) -> String {
        self.computer.answer(&browser_clock, message)
    }

    /// The files of endgame tables and books that a message asks for or is helped by, after a
    /// word that says how long to wait for them: `whole`, `brief` or `none`.
    pub fn files(&self, message: &str) -> Vec<String> {
        let (patience, mut files) = self.computer.files(message);
        files.insert(0, patience.name().to_owned());
        files
    }

    /// Takes a file of endgame tables or an opening book; `false` where it is damaged.
    pub fn take(&mut self, bytes: &[u8]) -> bool {
        self.computer.take(bytes)
    }
}
