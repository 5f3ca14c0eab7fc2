//! What a move does to the board.

use crate::{Square, SquareSet};

/// What a move changes: by rule 10 two moves with one effect are one move.
///
/// A search that does not care for the route works on effects, which cost less
/// than whole [`Move`](crate::Move)s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// The squares of the taken pieces; empty for a quiet move.
    pub taken: SquareSet,
    /// Where the piece starts.
    pub from: Square,
    /// Where it ends; the start square itself after a chain in a circle.
    pub to: Square,
    /// Whether a man becomes a king.
    pub crowns: bool,
}
