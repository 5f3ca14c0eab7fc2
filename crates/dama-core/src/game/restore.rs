//! A game from what was kept of it, checked as if it were played again.

use super::Game;
use crate::{Move, Outcome, Position, Reason, Refusal, RuleSet, Side};

/// What a game holds besides its first position and its moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Table {
    /// The end that the players made after the last of all moves.
    pub(crate) ending: Option<Outcome>,
    /// How many of the last moves are taken back.
    pub(crate) taken_back: usize,
    /// How many draws each side has offered, by [`Side::index`].
    pub(crate) offers: [u8; 2],
    /// Who has offered a draw that is not answered yet.
    pub(crate) open_offer: Option<Side>,
}

/// Why what was kept is no game that can have been played.
///
/// Plies are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestoreGameError {
    /// A move after the end of the game.
    #[error("ply {ply} follows after the end of the game")]
    MoveAfterEnd {
        /// The ply of the move.
        ply: usize,
    },
    /// A move that is not legal.
    #[error("ply {ply} cannot be played: {refusal}")]
    IllegalMove {
        /// The ply of the move.
        ply: usize,
        /// Why it is not legal.
        refusal: Refusal,
    },
    /// A number that no legal move of the position has.
    #[error("ply {ply} has the number {number}, and there are only {count} legal moves")]
    NoSuchMove {
        /// The ply of the move.
        ply: usize,
        /// The number of the move, from 0.
        number: usize,
        /// How many legal moves there are.
        count: usize,
    },
    /// An end that players cannot make: only agreement, resignation and time are theirs.
    #[error("players cannot end a game like this: {} by {}", .ending.result(), .ending.reason)]
    BadEnding {
        /// The end.
        ending: Outcome,
    },
    /// The players end a game that the board has ended already.
    #[error("the players end a game that is over already")]
    EndedTwice,
    /// More moves are taken back than there are.
    #[error("{taken_back} moves are taken back, and there are only {plies}")]
    TooManyTakenBack {
        /// How many moves are taken back.
        taken_back: usize,
        /// How many moves there are.
        plies: usize,
    },
    /// More draw offers than the rule set allows.
    #[error("{side} has offered {made} draws: the rule set allows {limit}")]
    TooManyOffers {
        /// Who has offered.
        side: Side,
        /// How many draws.
        made: u8,
        /// How many are allowed.
        limit: u8,
    },
    /// An open draw offer that nobody can have made: none was offered, or the game is over.
    #[error("a draw offer of {side} cannot be open")]
    BadOpenOffer {
        /// Whose offer.
        side: Side,
    },
}

/// Plays a game again, move by move, with an error for what cannot be.
#[derive(Debug)]
pub(crate) struct Restoring {
    game: Game,
}

impl Restoring {
    pub(crate) fn new(rules: RuleSet, start: Position) -> Self {
        Self {
            game: Game::from_position(rules, start),
        }
    }

    /// The position before the next move, which is the ply with this number.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub(crate) fn position_of_next(&self) -> Result<(&Position, usize), RestoreGameError> {
        let ply = self.game.ply() + 1;
        match self.game.outcome() {
            Some(_) => Err(RestoreGameError::MoveAfterEnd { ply }),
            None => Ok((self.game.position(), ply)),
        }
    }

    /// Plays a legal move of the position that `position_of_next` has given.
    pub(crate) fn push(&mut self, legal: Move) {
        self.game.push(legal);
    }

    /// The whole game, with what it holds besides its moves.
    ///
    /// # Errors
    ///
    /// No game can have come to that.
    pub(crate) fn finish(self, table: Table) -> Result<Game, RestoreGameError> {
        let mut game = self.game;
        if let Some(ending) = table.ending {
            let draw = ending.reason == Reason::Agreement;
            if !ending.reason.is_made_by_players() || ending.winner.is_none() != draw {
                return Err(RestoreGameError::BadEnding { ending });
            }
            game.end_by_players(ending)
                .map_err(|_| RestoreGameError::EndedTwice)?;
        }
        let plies = game.ply();
        let taken_back = table.taken_back;
        let Some(ply) = plies.checked_sub(taken_back) else {
            return Err(RestoreGameError::TooManyTakenBack { taken_back, plies });
        };
        game.go_to(ply);
        for side in Side::BOTH {
            let made = table.offers[side.index()];
            if let Some(limit) = game.rules().draw_offers.filter(|&limit| made > limit) {
                return Err(RestoreGameError::TooManyOffers { side, made, limit });
            }
        }
        game.offers = table.offers;
        if let Some(side) = table.open_offer {
            if game.offers[side.index()] == 0 || game.outcome().is_some() {
                return Err(RestoreGameError::BadOpenOffer { side });
            }
            game.offer = Some(side);
        }
        Ok(game)
    }
}

impl Game {
    /// What the game holds besides its first position and its moves.
    pub(crate) fn table(&self) -> Table {
        Table {
            ending: self.ended,
            taken_back: self.all_moves().len() - self.ply(),
            offers: self.offers,
            open_offer: self.offer,
        }
    }
}
