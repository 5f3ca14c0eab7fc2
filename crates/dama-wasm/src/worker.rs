//! The class that the page's script sees.

use core::time::Duration;

use dama_engine::Engine;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer;

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
    engine: Engine,
}

#[wasm_bindgen]
impl Worker {
    /// A player whose table takes so many MB.
    #[wasm_bindgen(constructor)]
    pub fn new(hash_mb: u32) -> Self {
        Self {
            engine: Engine::new(hash_mb as usize),
        }
    }

    /// Answers one message, text of JSON to text of JSON.
    pub fn handle(&mut self, message: &str) -> String {
        answer(&mut self.engine, &browser_clock, message)
    }
}
