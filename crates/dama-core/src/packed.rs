//! Positions and games as few bytes, for databases and for the wire.
//!
//! Both formats begin with a version, have one form for each value, and refuse
//! every other string of bytes with a typed error: `unpack(pack(x))` is `x`, and
//! what can be unpacked packs to the same bytes again. Numbers of more than one
//! byte have their low byte first.
//!
//! # A position: 17 bytes
//!
//! [`Position::pack`](crate::Position::pack) and
//! [`Position::unpack`](crate::Position::unpack).
//!
//! | byte | what it holds |
//! |---|---|
//! | 0 | the version, 1; the highest bit is set where Black is to move |
//! | 1 to 8 | the squares with a piece: bit *n* stands for the square with number *n* (a1 is 0, b1 is 1, h8 is 63) |
//! | 9 to 16 | two bits for each of these squares, a1 first, from the low bits on: first 1 for Black, then 1 for a king; the bits that are left are 0 |
//!
//! # A game: about one byte for each ply
//!
//! [`Game::pack`](crate::Game::pack) and [`Game::unpack`](crate::Game::unpack).
//!
//! | bytes | what they hold |
//! |---|---|
//! | 1 | the version, 1 |
//! | 1 | bits 0 to 3: the rule set, 0 for `classic` and 1 for `federation`; bit 4: a first position follows; bits 5 and 6: whose draw offer is open, 0 for nobody's, 1 for White's, 2 for Black's; bit 7: 0 |
//! | 17 or 0 | the first position, where it is not that of rule 1 |
//! | 2 | how many draws White and Black have offered |
//! | 1 | the end that the players made: 0 none, 1 agreement, 2 Black has resigned, 3 White has resigned, 4 Black is out of time, 5 White is out of time |
//! | *n* | how many plies there are, those taken back included |
//! | *n* | how many of them are taken back |
//! | 1 or more for each ply | the number of the move among the legal ones, from 0, as [`Move`](crate::Move)s are ordered; from 255 on: the byte 255, then what is above 255 as *n* |
//! | 4 | the [`checksum`] of all bytes before |
//!
//! *n* is a number in groups of seven bits, the low ones first; the highest bit of
//! a byte says that another one follows, and the last byte is 0 only for the
//! number 0. An end that the board tells is not written: it is found again.

mod bytes;
mod checksum;
mod game;
mod position;

pub use checksum::checksum;
pub use game::{PackGameError, UnpackGameError};
pub use position::UnpackPositionError;
