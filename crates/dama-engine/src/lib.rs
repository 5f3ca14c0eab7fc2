//! The computer player of Dama: evaluation, search and levels.
//!
//! An [`Engine`] searches a [`Game`](dama_core::Game) within [`Limits`] and gives
//! the best move with its [`Score`]:
//!
//! ```
//! use dama_core::{Game, RuleSet};
//! use dama_engine::{Control, Engine, Level, Limits};
//!
//! let mut game = Game::new(RuleSet::CLASSIC);
//! let mut engine = Engine::new(16);
//! let result = engine.search(&game, &Limits::depth(6), &Control::FREE, |info| {
//!     println!("{} {} {:?}", info.depth, info.score, info.pv);
//! });
//! let best = result.best.expect("a new game has moves");
//! game.play(&best)?;
//!
//! // The answer of a beginner, another one for each seed.
//! let answer = engine.play_level(&game, Level::FIRST, 7, &Control::FREE);
//! assert!(answer.best.is_some());
//! # Ok::<(), dama_core::Refusal>(())
//! ```
//!
//! With the feature `threads` a search may use several; without it the engine starts
//! none.
//!
//! The engine opens nothing and reads no clock and no chance: a [`Clock`], a stop
//! flag and seeds are handed in. With limits by depth or nodes a search gives the
//! same result on every machine. A rule set is a value of the game; nothing here
//! is written twice for two of them.

mod bench;
pub mod book;
pub mod chance;
#[cfg(feature = "threads")]
mod crew;
#[cfg(not(feature = "threads"))]
#[path = "no_crew.rs"]
mod crew;
#[cfg(feature = "tables")]
mod endgames;
#[cfg(not(feature = "tables"))]
#[path = "no_endgames.rs"]
mod endgames;
mod engine;
pub mod evaluate;
mod level;
mod limits;
pub mod network;
mod noise;
mod order;
mod packed;
mod path;
mod rays;
mod reason;
mod run;
mod score;
mod search;
mod table;

pub use bench::{BENCH_DEPTH, BenchStep, Report, bench, bench_engine};
pub use book::{Book, BookError, BookMove};
pub use endgames::Endgames;
pub use engine::{Engine, TableMemoryError};
pub use level::Level;
pub use limits::{Clock, Control, Limits, NoClock};
pub use network::{Network, NetworkError};
pub use reason::Reason;
pub use run::{Info, SearchResult};
pub use score::Score;
