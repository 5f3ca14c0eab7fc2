//! The computer player as the module of the page's worker.
//!
//! Built for the web (`wasm-bindgen --target web`) it exports one class:
//!
//! ```js
//! import init, { Worker as Player } from "./engine.js";
//! await init({ module_or_path: wasmAddress });
//! const player = new Player(16);             // MB for the table of level 10
//! self.onmessage = (event) => {              // texts of JSON in and out
//!   self.postMessage(player.handle(event.data));
//! };
//! ```
//!
//! `handle` answers when it has thought: levels 1 to 9 by a fixed number of
//! nodes, level 10 after up to a second by `performance.now()`. It cannot be
//! interrupted; a page that no longer wants the answer ignores it, or ends the
//! worker and starts another.
//!
//! # Messages
//!
//! Every message is one JSON object with an `id` that comes back, and `do`:
//!
//! | field | meaning | if absent |
//! |---|---|---|
//! | `id` | a whole number | `null` |
//! | `do` | `"move"`, `"hint"` or `"draw"` | an error |
//! | `rules` | `"classic"` or `"federation"` | `"classic"` |
//! | `start` | the first position as FEN | the usual one |
//! | `moves` | the moves played from there, in any form | none |
//! | `level` | 1 to 10, for `move` | 10 |
//! | `seed` | a whole number; other seeds give other games | 0 |
//! | `time` | the most milliseconds for `move` | as long as the level takes |
//! | `side` | for `draw`: `"white"` or `"black"`, the computer's side | the side that is not to move |
//!
//! Answers:
//!
//! - to `move` and `hint`: `{"id":7,"move":"d3-d4","score":12,"nodes":2000,"depth":5}`;
//!   the move in its full form, the score in hundredths of a man for the side to
//!   move, and `"win":5` (or `-5`) beside it where the end is known to come in
//!   five plies;
//! - to `draw`: `{"id":7,"accept":true}`;
//! - to everything else `{"id":7,"error":"illegal-move","message":".."}`; the code is
//!   one of `bad-json`, `bad-field`, `no-such-request`, `game-over`,
//!   `illegal-move`, or that of a faulty position.

mod answer;
mod json;
mod request;
#[cfg(target_arch = "wasm32")]
mod worker;

pub use answer::answer;
#[cfg(target_arch = "wasm32")]
pub use worker::Worker;
