//! What players say across the board: draws, resigning, a new game.

use dama_core::Side;

use crate::request::Wish;
use crate::{Event, NewGame, Players, Refused};

use super::{Clocks, Session};

/// The answer to a draw offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawAnswer {
    /// The game is a draw.
    Accept,
    /// The game goes on.
    Decline,
}

impl From<bool> for DrawAnswer {
    fn from(accepts: bool) -> Self {
        if accepts { Self::Accept } else { Self::Decline }
    }
}

impl Session {
    /// A side gives up.
    pub fn resign(&mut self, side: Side) -> Vec<Event> {
        self.finish(|session| session.game.resign(side))
    }

    /// A side's clock has run out.
    pub fn flag(&mut self, side: Side) -> Vec<Event> {
        self.finish(|session| session.game.flag(side))
    }

    fn finish(
        &mut self,
        end: impl FnOnce(&mut Self) -> Result<(), dama_core::Refusal>,
    ) -> Vec<Event> {
        if self.outcome().is_some() {
            return vec![self.refuse(dama_core::Refusal::GameOver)];
        }
        let mut events = self.leave_position();
        self.leave_times();
        if let Err(refusal) = end(self) {
            events.push(self.refuse(refusal));
        }
        events.extend(self.outcome().map(Event::GameOver));
        events
    }

    /// A side offers a draw. The computer is asked about it at once, before it
    /// thinks about its move; an offer against an open one is agreement.
    pub fn offer_draw(&mut self, side: Side) -> Vec<Event> {
        if self.players.is_computer(side) {
            return vec![self.refuse(Refused::ComputersTurn)];
        }
        if let Err(refusal) = self.game.offer_draw(side) {
            return vec![self.refuse(refusal)];
        }
        let mut events = vec![Event::DrawOffered(side)];
        if let Some(outcome) = self.outcome() {
            events.extend(self.leave_position());
            self.leave_times();
            events.push(Event::GameOver(outcome));
            return events;
        }
        let other = side.opposite();
        if self.players.is_computer(other) {
            if let Some(id) = self.questions.thinking.take() {
                events.push(Event::StopComputer { id });
            }
            let id = self.ask(Wish::Draw { side: other }, &mut events);
            self.questions.draw = Some((id, side));
        }
        events
    }

    /// A person answers the draw offer of the other one.
    pub fn answer_draw(&mut self, answer: DrawAnswer) -> Vec<Event> {
        match self.draw_offer() {
            None => vec![self.refuse(dama_core::Refusal::NoDrawOffer)],
            // The computer answers for itself.
            Some(side) if self.players.is_computer(side.opposite()) => Vec::new(),
            Some(side) => self.draw_answered(side, answer),
        }
    }

    /// The offer of a side is answered.
    pub(super) fn draw_answered(&mut self, side: Side, answer: DrawAnswer) -> Vec<Event> {
        match answer {
            DrawAnswer::Accept => self.finish(|session| session.game.agree_draw()),
            DrawAnswer::Decline => match self.game.decline_draw() {
                Err(refusal) => vec![self.refuse(refusal)],
                Ok(()) => {
                    let mut events = vec![Event::DrawDeclined(side)];
                    self.ask_for_move(&mut events);
                    events
                }
            },
        }
    }

    /// A new game.
    pub fn new_game(&mut self, begin: &NewGame) -> Vec<Event> {
        self.replace(Self::new(begin), Event::NewGame)
    }

    /// The same game again with sides changed: each player stays on their side of
    /// the device.
    pub fn rematch(&mut self) -> Vec<Event> {
        let players = self.players.swapped();
        let begin = NewGame {
            players,
            rules: *self.rules(),
            start: *self.game.start(),
            clock: self.clocks.as_ref().map(Clocks::control),
        };
        let mut next = Self::new(&begin);
        if players == Players::TWO {
            next.near = self.near.opposite();
        }
        self.replace(next, Event::NewGame)
    }

    /// Puts another game on the board. The habits stay, and questions go on to be
    /// counted, so that answers about the game before are known to be late.
    pub(super) fn replace(&mut self, mut next: Self, event: Event) -> Vec<Event> {
        let mut events = self.leave_position();
        next.habits = self.habits;
        next.questions.last = self.questions.last;
        next.now = self.now;
        *self = next;
        events.push(event);
        match self.outcome() {
            Some(outcome) => events.push(Event::GameOver(outcome)),
            None => self.ask_for_move(&mut events),
        }
        events
    }
}
