//! The computer player as the module of the page's worker.
//!
//! Built for the web (`wasm-bindgen --target web`) it exports one class:
//!
//! ```js
//! import init, { Worker as Player } from "./engine.js";
//! await init({ module_or_path: wasmAddress });
//! const player = new Player(16);             // MB for the table of level 10
//! player.take(bytes);           // a file of endgame tables or a book, if there is one
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
//! | `do` | `"move"`, `"hint"`, `"draw"`, `"probe"`, `"exercise"`, `"exercises"`, `"tables"` or `"read"` | an error |
//! | `rules` | `"classic"` or `"federation"` | `"classic"` |
//! | `start` | the first position as FEN | the usual one |
//! | `moves` | the moves played from there, in any form | none |
//! | `level` | 1 to 10, for `move` | 10 |
//! | `seed` | a whole number; other seeds give other games | 0 |
//! | `time` | the most milliseconds for `move` | as long as the level takes |
//! | `class` | for `exercise`: White's pieces and Black's, `KKvK` | an error |
//! | `value` | for `exercise`: `"win"`, `"draw"` or `"loss"` for White, to move | an error |
//! | `pieces` | for `tables`: up to how many | 3 |
//! | `text` | for `read`: a record of a game in PDN | an empty one |
//! | `side` | for `draw`: `"white"` or `"black"`, the computer's side | the side that is not to move |
//!
//! Answers:
//!
//! - to `move` and `hint`: `{"id":7,"move":"d3-d4","score":12,"nodes":2000,"depth":5}`;
//!   the move in its full form, the score in hundredths of a man for the side to
//!   move, and `"win":5` (or `-5`) beside it where the end is known to come in
//!   five plies; to `hint` with `"reason":"threatens 3"`, where there is one, as
//!   `dama_engine::Reason` writes it;
//! - to `draw`: `{"id":7,"accept":true}`;
//! - to `probe`, which asks the endgame tables about the position:
//!   `{"id":7,"value":"win 9","moves":"b1-h1=win 9;b1-b8=draw"}`, for the side to move
//!   and in plies until the game is over, or `"value":null`;
//! - to `exercise`: `{"id":7,"exercise":"W:WKa1,Kb1:BKh8"}`, a random position;
//! - to `exercises`: `{"id":7,"exercises":"KKvK=win,draw;KvKK=loss"}`, all that there are
//!   tables for;
//! - to `tables`: `{"id":7,"tables":true}`; it only says which files are of use;
//! - to `read`: `{"id":7,"record":"rules classic;start W:..;move d3-d4"}`, the game in the
//!   lines in which the page keeps games, with `"assumed":true` where it names no rules and
//!   `"beyond":2` where two moves stand behind its end; or, where it is no record,
//!   `{"id":7,"error":"illegal-move","line":3,"text":"d3-d9","whole":"d3-d9","record":".."}`
//!   with a code of `dama-pdn`, what stands there, cut short and in full, and the game
//!   before it;
//! - to everything else `{"id":7,"error":"illegal-move","message":".."}`; the code is
//!   one of `bad-json`, `bad-field`, `no-such-request`, `game-over`,
//!   `illegal-move`, `no-table`, `no-position`, or that of a faulty position.
//!
//! # Endgame tables
//!
//! `files` tells which files of endgame tables a message asks for or is helped by. Its
//! first word says how long to wait for them: `whole` until they are there, `brief` a
//! moment, `none` not at all. The others are names: `classic-3` has the distances up to
//! three pieces, `classic-4` win, draw and loss of four, `classic-KKvKM` the distances of
//! one endgame of four. `take` takes what was loaded; without it the engine plays on.
//!
//! # Opening books
//!
//! `book-classic` and `book-federation` are files too, asked for by the first moves of a
//! game. A move out of a book comes with `"nodes":0` and `"depth":0`.

mod answer;
mod json;
mod record;
mod request;
mod tables;
#[cfg(target_arch = "wasm32")]
mod worker;

pub use answer::{Computer, Patience};
#[cfg(target_arch = "wasm32")]
pub use worker::Worker;
