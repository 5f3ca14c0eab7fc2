#![doc = include_str!("../README.md")]
#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod board;
mod buffer;
mod direction;
mod effect;
mod explain;
mod fen;
mod game;
mod generate;
mod move_text;
mod moves;
mod outcome;
pub mod packed;
pub mod perft;
mod piece;
mod position;
mod refusal;
mod route;
mod rule_set;
#[cfg(feature = "serde")]
mod serialization;
mod sets;
mod setup;
mod square;
mod square_set;
mod symmetry;
mod zobrist;

pub use buffer::{EffectBuffer, MoveBuffer};
pub use direction::Direction;
pub use effect::{Effect, Effects, Starts};
pub use fen::FenError;
pub use game::{Game, RestoreGameError};
pub use moves::{Move, ShortMove};
pub use outcome::{Outcome, Reason};
pub use piece::{Kind, Piece, Side};
pub use position::{MustCapture, Position, PositionError};
pub use refusal::Refusal;
pub use route::Chain;
pub use rule_set::{JumpToFarRank, OnePieceEach, RuleSet};
pub use sets::SetsError;
pub use setup::{Setup, SetupError};
pub use square::{ParseSquareError, Square};
pub use square_set::{SquareSet, Squares};
