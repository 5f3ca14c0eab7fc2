//! What the page says to a screen reader: squares, moves, positions.
//!
//! Every sentence is whole for its side and piece in the translators' files; texts of
//! several sentences are put together here.

mod cell;
mod played;
mod position;
mod question;

#[cfg(test)]
mod tests;

pub use cell::{CellState, cell};
pub use played::{announcement, last_move, moves, played, taken_back};
pub use position::position;
pub use question::{Question, plain_digits};
