//! The rule sets as data.

use core::fmt;

/// The points in which the published rules of the game differ, as a value.
///
/// Everything else is common to all rule sets (rules 1 to 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// The name in files and on the wire.
    pub name: &'static str,
    /// What a man does that reaches the far rank by a jump.
    pub jump_to_far_rank: JumpToFarRank,
    /// The result of one king against one man with nothing else on the board.
    pub king_against_man: OnePieceEach,
    /// The result of one king against one king.
    pub king_against_king: OnePieceEach,
    /// The result of one man against one man.
    pub man_against_man: OnePieceEach,
    /// How many times a player may offer a draw in a game; `None` is without limit.
    pub draw_offers: Option<u8>,
}

/// What a man does that reaches the far rank in the middle of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JumpToFarRank {
    /// It is a king at once and goes on capturing as one.
    CrownAtOnce,
    /// It goes on as a man and is crowned when the turn ends.
    CrownAtEnd,
}

/// What happens when each side has one piece left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OnePieceEach {
    /// The game goes on.
    GoesOn,
    /// A draw at once.
    Draw,
    /// A draw at once, unless the side to move can capture.
    DrawUnlessCapture,
    /// The side with the king wins at once, unless the side to move can capture.
    KingWinsUnlessCapture,
}

impl RuleSet {
    /// The rules that most apps play, and the default.
    pub const CLASSIC: Self = Self {
        name: "classic",
        jump_to_far_rank: JumpToFarRank::CrownAtOnce,
        king_against_man: OnePieceEach::KingWinsUnlessCapture,
        king_against_king: OnePieceEach::DrawUnlessCapture,
        man_against_man: OnePieceEach::GoesOn,
        draw_offers: None,
    };

    /// The rules of the Turkish federation's rulebook.
    pub const FEDERATION: Self = Self {
        name: "federation",
        jump_to_far_rank: JumpToFarRank::CrownAtEnd,
        king_against_man: OnePieceEach::Draw,
        king_against_king: OnePieceEach::Draw,
        man_against_man: OnePieceEach::Draw,
        draw_offers: Some(2),
    };

    /// All rule sets, the default first.
    pub const ALL: [Self; 2] = [Self::CLASSIC, Self::FEDERATION];

    /// The rule set of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rules| rules.name == name)
    }
}

impl Default for RuleSet {
    fn default() -> Self {
        Self::CLASSIC
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name)
    }
}
