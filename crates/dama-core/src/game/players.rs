//! What players do besides moving: resign, run out of time, offer draws (rule 9).

use super::Game;
use crate::{Outcome, Reason, Refusal, Side};

impl Game {
    pub(super) fn end_by_players(&mut self, outcome: Outcome) -> Result<(), Refusal> {
        self.check_running()?;
        self.forget_undone();
        self.ended = Some(outcome);
        self.offer = None;
        Ok(())
    }

    /// A player gives up.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), Refusal> {
        self.end_by_players(Outcome::win(side.opposite(), Reason::Resignation))
    }

    /// A player's clock has run out.
    ///
    /// # Errors
    ///
    /// The game is over: a result on the board counts before a flag.
    pub fn flag(&mut self, side: Side) -> Result<(), Refusal> {
        self.end_by_players(Outcome::win(side.opposite(), Reason::Time))
    }

    /// The players agree on a draw.
    ///
    /// # Errors
    ///
    /// The game is over.
    pub fn agree_draw(&mut self) -> Result<(), Refusal> {
        self.end_by_players(Outcome::draw(Reason::Agreement))
    }

    /// Who has offered a draw that is not answered yet.
    pub const fn draw_offer(&self) -> Option<Side> {
        self.offer
    }

    /// A player offers a draw; an answer to the opponent's own offer agrees.
    ///
    /// # Errors
    ///
    /// The game is over, an offer stands already, or the player has no offer left.
    pub fn offer_draw(&mut self, side: Side) -> Result<(), Refusal> {
        self.check_running()?;
        match self.draw_offer() {
            Some(other) if other != side => return self.agree_draw(),
            Some(_) => return Err(Refusal::DrawAlreadyOffered),
            None => {}
        }
        let made = &mut self.offers[side.index()];
        if let Some(limit) = self.rules.draw_offers
            && *made >= limit
        {
            return Err(Refusal::DrawOffersSpent { limit });
        }
        *made = made.saturating_add(1);
        self.offer = Some(side);
        Ok(())
    }

    /// The other player declines.
    ///
    /// # Errors
    ///
    /// No draw is offered.
    pub fn decline_draw(&mut self) -> Result<(), Refusal> {
        match self.offer.take() {
            Some(_) => Ok(()),
            None => Err(Refusal::NoDrawOffer),
        }
    }

    /// How many draws a player has offered in this game, 0 to 255.
    pub const fn draw_offers_made(&self, side: Side) -> u8 {
        self.offers[side.index()]
    }
}
