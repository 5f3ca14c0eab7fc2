//! The computer player of Dama: evaluation, search and levels.

mod engine;
mod evaluate;
mod level;
mod limits;
mod noise;
mod order;
mod packed;
mod path;
mod rays;
mod score;
mod search;
mod table;

pub use engine::{Engine, Info, SearchResult};
pub use level::Level;
pub use limits::{Clock, Control, Limits, NoClock};
pub use score::Score;
