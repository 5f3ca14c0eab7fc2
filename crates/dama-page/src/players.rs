//! Who plays, and what the players have set for themselves.

use dama_core::{Position, RuleSet, Side};

use crate::TimeControl;

/// Who moves a side's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at this device.
    Human,
    /// The computer.
    Computer {
        /// How strong it plays: 1 to 10.
        level: u8,
    },
}

/// The players of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Players {
    /// Who plays White.
    pub white: Player,
    /// Who plays Black.
    pub black: Player,
}

impl Players {
    /// Two people at one device.
    pub const TWO: Self = Self {
        white: Player::Human,
        black: Player::Human,
    };

    /// A person who plays `side` against the computer of a level, 1 to 10.
    pub const fn against_computer(side: Side, level: u8) -> Self {
        let computer = Player::Computer { level };
        match side {
            Side::White => Self {
                white: Player::Human,
                black: computer,
            },
            Side::Black => Self {
                white: computer,
                black: Player::Human,
            },
        }
    }

    /// Who plays a side.
    pub const fn of(&self, side: Side) -> Player {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// Whether the computer plays a side.
    pub const fn is_computer(&self, side: Side) -> bool {
        matches!(self.of(side), Player::Computer { .. })
    }

    /// The only side that a person plays; `None` where two people or none play.
    pub const fn only_human(&self) -> Option<Side> {
        match (self.white, self.black) {
            (Player::Human, Player::Computer { .. }) => Some(Side::White),
            (Player::Computer { .. }, Player::Human) => Some(Side::Black),
            _ => None,
        }
    }

    /// The same players with sides changed.
    pub const fn swapped(self) -> Self {
        Self {
            white: self.black,
            black: self.white,
        }
    }
}

/// How a new game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Who plays.
    pub players: Players,
    /// The rules.
    pub rules: RuleSet,
    /// The first position.
    pub start: Position,
    /// The time for each player; `None` without clocks.
    pub clock: Option<TimeControl>,
}

impl NewGame {
    /// A game from the usual first position, without clocks.
    pub const fn new(players: Players, rules: RuleSet) -> Self {
        Self {
            players,
            rules,
            start: Position::start(),
            clock: None,
        }
    }
}

/// Whether a piece with only one move plays it when it is tapped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OneTap {
    /// It is chosen, as any other.
    #[default]
    Off,
    /// It plays.
    On,
}

/// Whether a move is played at once or has to be confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Confirm {
    /// At once.
    #[default]
    Off,
    /// It is shown first; a tap on its last square plays it, any other takes it back.
    On,
}

/// What the board does for two people at one device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seats {
    /// It stays as it is.
    #[default]
    Stay,
    /// It turns towards the side to move.
    Turn,
    /// It stays, and the far player's stones stand on their head.
    FaceToFace,
}

/// The settings that change what an input does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    /// Moves by one tap.
    pub one_tap: OneTap,
    /// The board between two people.
    pub seats: Seats,
    /// Moves that are tapped or dragged.
    pub confirm: Confirm,
}
