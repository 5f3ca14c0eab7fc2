//! The rules as the page tells them, point by point.

use dama_core::{JumpToFarRank, Kind, Refusal, RuleSet};

use crate::{Texts, Value, say};

/// One point of the rules page: a heading, a few sentences, a small board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// What the game is about.
    Goal,
    /// How men move.
    Man,
    /// How men capture.
    ManCaptures,
    /// That capturing is compulsory, and the most must be taken.
    Must,
    /// That a capture goes on.
    Chain,
    /// How a man becomes a king.
    Crown,
    /// How kings move.
    King,
    /// How kings capture.
    KingCaptures,
    /// That a king does not turn straight back between jumps.
    Turning,
    /// When it is a draw.
    Draw,
    /// How squares and moves are written.
    Writing,
}

impl Topic {
    /// All points in the order of reading.
    pub const ALL: [Self; 11] = [
        Self::Goal,
        Self::Man,
        Self::ManCaptures,
        Self::Must,
        Self::Chain,
        Self::Crown,
        Self::King,
        Self::KingCaptures,
        Self::Turning,
        Self::Draw,
        Self::Writing,
    ];

    /// How many screens the rules have.
    pub const SCREENS: u8 = 2;

    /// The screen on which the point stands, 1 or 2.
    pub const fn screen(self) -> u8 {
        if (self as u8) < Self::Crown as u8 {
            1
        } else {
            2
        }
    }

    /// The heading.
    pub fn title(self, texts: &Texts) -> String {
        match self {
            Self::Goal => say!(texts, RuleGoalTitle),
            Self::Man => say!(texts, RuleManTitle),
            Self::ManCaptures => say!(texts, RuleManCapturesTitle),
            Self::Must => say!(texts, RuleMustTitle),
            Self::Chain => say!(texts, RuleChainTitle),
            Self::Crown => say!(texts, RuleCrownTitle),
            Self::King => say!(texts, RuleKingTitle),
            Self::KingCaptures => say!(texts, RuleKingCapturesTitle),
            Self::Turning => say!(texts, RuleTurningTitle),
            Self::Draw => say!(texts, RuleDrawTitle),
            Self::Writing => say!(texts, RuleWritingTitle),
        }
    }

    /// The paragraphs, by the rule set in play.
    pub fn paragraphs(self, texts: &Texts, rules: &RuleSet) -> Vec<String> {
        let text = match self {
            Self::Goal => say!(texts, RuleGoal),
            Self::Man => say!(texts, RuleMan),
            Self::ManCaptures => say!(texts, RuleManCaptures),
            Self::Must => say!(texts, RuleMust),
            Self::Chain => say!(texts, RuleChain),
            Self::Crown => say!(texts, RuleCrown),
            Self::King => say!(texts, RuleKing),
            Self::KingCaptures => say!(texts, RuleKingCaptures),
            Self::Turning => say!(texts, RuleTurning),
            Self::Draw => say!(texts, RuleDraw { count: 100 }),
            Self::Writing => say!(
                texts,
                RuleWriting {
                    quiet: Value::code("d3-d4"),
                    capture: Value::code("d4xd6"),
                }
            ),
        };
        let more = (self == Self::Crown).then(|| match rules.jump_to_far_rank {
            JumpToFarRank::CrownAtOnce => say!(texts, RuleCrownClassic),
            JumpToFarRank::CrownAtEnd => say!(texts, RuleCrownFederation),
        });
        [text].into_iter().chain(more).collect()
    }

    /// The point that tells why something was refused; `mover` is the kind of the piece
    /// that was to move, where there was one.
    pub fn of(refusal: &Refusal, mover: Option<Kind>) -> Self {
        let by_kind = |man, king| match mover {
            Some(Kind::King) => king,
            Some(Kind::Man) | None => man,
        };
        match refusal {
            Refusal::GameOver | Refusal::NotYourStone { .. } => Self::Goal,
            Refusal::NoSuchSquare { .. }
            | Refusal::BadText { .. }
            | Refusal::EmptySquare { .. }
            | Refusal::Ambiguous { .. } => Self::Writing,
            Refusal::MustCapture { .. } | Refusal::MustTakeMore { .. } => Self::Must,
            Refusal::MustGoOn { .. } => Self::Chain,
            Refusal::NoTurningBack { .. } => Self::Turning,
            Refusal::OwnPieceInTheWay { .. } | Refusal::Diagonal => by_kind(Self::Man, Self::King),
            Refusal::BlockedWay { .. } | Refusal::TwoInARow { .. } | Refusal::NothingToJump => {
                by_kind(Self::ManCaptures, Self::KingCaptures)
            }
            Refusal::ManBackwards | Refusal::TooFar => Self::Man,
            Refusal::DrawOffersSpent { .. }
            | Refusal::NoDrawOffer
            | Refusal::DrawAlreadyOffered => Self::Draw,
        }
    }
}
