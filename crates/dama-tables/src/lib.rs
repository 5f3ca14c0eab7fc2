//! Endgame tables of Dama.

mod bits;
mod combinations;
mod counts;
mod entry;
mod index;
mod material;
mod moves;
mod parallel;
mod pieces;
mod resolve;
mod solve;
mod solved;
mod value;

pub use counts::{Counts, Longest};
pub use material::{Force, MOST_PIECES, Material, MaterialError, Mover};
pub use solve::{MissingInput, Progress, Silent};
pub use solved::{Solutions, Solved};
pub use value::{Grade, Value};
