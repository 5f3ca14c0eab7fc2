//! Endgame tables of Dama.

mod bits;
mod combinations;
mod counts;
mod entry;
mod file;
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
pub use file::{Content, FormatError, file_name};
pub use material::{Force, MOST_PIECES, Material, MaterialError, Mover};
pub use solve::{MissingInput, Progress, Silent};
pub use solved::{Solutions, Solved};
pub use value::{Grade, Value};

/// Temporary.
pub fn pack_it(s: &Solved, rules: &dama_core::RuleSet, c: Content) -> Vec<u8> {
    file::pack(s, rules, c, std::num::NonZeroUsize::new(2).unwrap(), &Silent).unwrap()
}
