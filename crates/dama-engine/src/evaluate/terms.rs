//! The terms of the evaluation by number, and what each is worth.

mod found;

/// The number of a term.
///
/// First come men: six ranks from the own second one on, four files each from the
/// nearer edge. Then come kings by their distances from the nearer edges of rank
/// and file, the smaller one first. What follows has a name.
pub struct Term;

impl Term {
    /// A king by its distances from the edges: ten of them.
    pub(super) const KINGS: usize = 24;
    /// Each move of a king.
    pub(super) const KING_MOVE: usize = 34;
    /// Kings, where the other side has none.
    pub(super) const ONLY_KINGS: usize = 35;
    /// Two men side by side.
    pub(super) const BESIDE: usize = 36;
    /// A man right behind another.
    pub(super) const COLUMN: usize = 37;
    /// A man that can step forward.
    pub(super) const FORWARD: usize = 38;
    /// A man's step sideways.
    pub(super) const SIDEWAYS: usize = 39;
    /// A man with no enemy before it on its file.
    pub(super) const OPEN_FILE: usize = 40;
    /// A man with no enemy man before it on its file and the two beside it.
    pub(super) const FREE_RUN: usize = 41;
    /// The turn.
    pub(super) const TURN: usize = 42;
    /// Some piece of the other side can be taken if it stands still.
    pub(super) const THREAT: usize = 43;
    /// Each further piece that can be taken.
    pub(super) const MORE_THREATS: usize = 44;
    /// Each king that can be taken.
    pub(super) const THREATENED_KING: usize = 45;
    /// How many terms there are.
    pub const COUNT: usize = 46;

    /// The term of a man on a square, as its side sees the board.
    pub(super) const fn man_on(square: usize) -> usize {
        let rank = match square / 8 {
            0 => 0,
            7 => 5,
            rank => rank - 1,
        };
        rank * 4 + from_edge(square % 8)
    }

    /// The term of a king on a square.
    pub(super) const fn king_on(square: usize) -> usize {
        let (rank, file) = (from_edge(square / 8), from_edge(square % 8));
        let (near, far) = if rank < file {
            (rank, file)
        } else {
            (file, rank)
        };
        Self::KINGS + near * (9 - near) / 2 + far - near
    }
}

const fn from_edge(line: usize) -> usize {
    if line < 4 { line } else { 7 - line }
}

/// What each term is worth, for 32 pieces on the board and for none.
pub type Worths = [[i32; 2]; Term::COUNT];

/// What they are worth to the engine.
pub const WORTHS: Worths = found::FOUND;

/// The source file that makes these the engine's.
pub fn to_source(worths: &Worths) -> String {
    let mut source = String::from(HEAD);
    for [full, empty] in worths {
        source.push_str(&format!("    [{full}, {empty}],\n"));
    }
    source.push_str("];\n");
    source
}

const HEAD: &str = "\
//! What the terms of the evaluation are worth, for 32 pieces on the board and for
//! none, in hundredths of a man.
//!
//! Written by `dama tune`; not to be changed by hand.

use super::Worths;

pub(super) const FOUND: Worths = [
";

#[cfg(test)]
mod tests {
    use super::{Term, WORTHS, to_source};

    #[test]
    fn the_source_is_the_one_that_is_compiled() {
        assert_eq!(to_source(&WORTHS), include_str!("terms/found.rs"));
    }

    #[test]
    fn each_term_has_a_square() {
        let mut men: Vec<usize> = (8..56).map(Term::man_on).collect();
        men.sort_unstable();
        men.dedup();
        assert_eq!(men, (0..Term::KINGS).collect::<Vec<_>>());
        let mut kings: Vec<usize> = (0..64).map(Term::king_on).collect();
        kings.sort_unstable();
        kings.dedup();
        assert_eq!(kings, (Term::KINGS..Term::KING_MOVE).collect::<Vec<_>>());
    }
}
