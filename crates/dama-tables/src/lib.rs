//! Endgame tables of Dama.

mod bits;
mod combinations;
mod index;
mod material;
mod moves;
mod pieces;

pub use material::{Force, MOST_PIECES, Material, MaterialError, Mover};
