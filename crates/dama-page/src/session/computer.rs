//! The questions that are with the computer's worker, and its answers.

use dama_core::{Move, Side};

use crate::reach::steps;
use crate::reply::Reply;
use crate::request::{Request, Wish};
use crate::{Event, Player};

use super::{Session, Turn};

/// The questions that wait for an answer, by their numbers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Questions {
    /// The number of the last question.
    pub(super) last: u32,
    pub(super) thinking: Option<u32>,
    pub(super) hint: Option<u32>,
    /// With the side that offers the draw.
    pub(super) draw: Option<(u32, Side)>,
}

impl Session {
    /// Sets the computer thinking where it is to move and is not asked yet: after a
    /// game was begun or loaded, and when the page is seen again.
    pub fn wake(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        self.ask_for_move(&mut events);
        events
    }

    /// Withdraws all questions and stops the clocks: the page is not seen any more.
    pub fn sleep(&mut self) -> Vec<Event> {
        let mut events = self.pause();
        self.withdraw_questions(&mut events);
        events
    }

    /// Whether the computer thinks about its move.
    pub const fn is_thinking(&self) -> bool {
        self.questions.thinking.is_some()
    }

    /// Whether the computer looks for a hint.
    pub const fn is_hint_wanted(&self) -> bool {
        self.questions.hint.is_some()
    }

    /// Whether the computer thinks about a draw.
    pub const fn is_draw_asked(&self) -> bool {
        self.questions.draw.is_some()
    }

    /// The number of the last question.
    #[cfg(test)]
    pub(crate) const fn questions_asked(&self) -> u32 {
        self.questions.last
    }

    /// Asks the computer for advice.
    pub fn ask_hint(&mut self) -> Vec<Event> {
        self.clear_marks();
        if let Err(refused) = self.may_act() {
            return vec![self.refuse(refused)];
        }
        let mut events = Vec::new();
        if !self.is_hint_wanted() {
            let id = self.ask(Wish::Hint, &mut events);
            self.questions.hint = Some(id);
        }
        events
    }

    /// A message of the worker, as it came. Answers that nobody waits for any more
    /// are dropped.
    pub fn answered(&mut self, message: &str) -> Vec<Event> {
        let questions = self.questions;
        match Reply::read(message) {
            Reply::Move { id, text, .. } if questions.thinking == Some(id) => {
                self.questions.thinking = None;
                self.computer_moves(&text)
            }
            Reply::Move { id, text, reason } if questions.hint == Some(id) => {
                self.questions.hint = None;
                let advice = self.read_computers(&text);
                self.hint = advice;
                vec![advice.map_or(Event::NoHint, |advice| Event::Hint(advice, reason))]
            }
            Reply::Draw { id, accept } => match questions.draw {
                Some((asked, side)) if asked == id => {
                    self.questions.draw = None;
                    self.draw_answered(side, accept.into())
                }
                _ => Vec::new(),
            },
            Reply::Failed { id: Some(id) } => self.failed(id),
            Reply::Broken => {
                let mut events = self.sleep();
                events.push(Event::ComputerFailed);
                events
            }
            Reply::Ready | Reply::Move { .. } | Reply::Failed { id: None } => Vec::new(),
        }
    }

    fn failed(&mut self, id: u32) -> Vec<Event> {
        let questions = self.questions;
        if questions.thinking == Some(id) {
            self.questions.thinking = None;
            return vec![Event::ComputerFailed];
        }
        if questions.hint == Some(id) {
            self.questions.hint = None;
            return vec![Event::NoHint];
        }
        match questions.draw {
            Some((asked, side)) if asked == id => {
                self.questions.draw = None;
                self.draw_answered(side, super::DrawAnswer::Decline)
            }
            _ => Vec::new(),
        }
    }

    fn read_computers(&self, text: &str) -> Option<Move> {
        self.game.position().read_move(self.rules(), text).ok()
    }

    fn computer_moves(&mut self, text: &str) -> Vec<Event> {
        let Some(chosen) = self.read_computers(text) else {
            return vec![Event::ComputerFailed];
        };
        // It only ever moves its own side.
        if !matches!(self.turn(), Turn::Computer(_)) {
            return Vec::new();
        }
        self.clear_marks();
        let mut events = Vec::new();
        let way = steps(chosen.from(), chosen.landings(), chosen.captures());
        self.commit(&chosen, way, 0, &mut events);
        events
    }

    /// Sends a question and gives its number.
    pub(super) fn ask(&mut self, wish: Wish, events: &mut Vec<Event>) -> u32 {
        self.questions.last = self.questions.last.wrapping_add(1);
        let id = self.questions.last;
        let request = Request::new(wish, &self.game);
        events.push(Event::AskComputer { id, request });
        id
    }

    /// Asks the computer for its move, if it is its turn at the end of the game and
    /// no clock is held. In the midst of the game somebody only looks back.
    pub(super) fn ask_for_move(&mut self, events: &mut Vec<Event>) {
        let at_end = self.game.ply() == self.game.all_moves().len();
        let busy = self.is_thinking() || self.is_draw_asked() || self.is_paused();
        if let (Turn::Computer(side), true, false) = (self.turn(), at_end, busy)
            && let Player::Computer { level } = self.players.of(side)
        {
            let time = self.computers_time(side);
            let id = self.ask(Wish::Move { level, time }, events);
            self.questions.thinking = Some(id);
        }
    }

    /// Wants no answer any more; a draw that the computer was offered is withdrawn.
    pub(super) fn withdraw_questions(&mut self, events: &mut Vec<Event>) {
        let questions = &mut self.questions;
        let draw = questions.draw.take().map(|(id, _)| id);
        if draw.is_some() {
            // There is an offer as long as the computer is asked about it.
            let _ = self.game.decline_draw();
        }
        let waiting = [questions.thinking.take(), questions.hint.take(), draw];
        let stop = |id| Event::StopComputer { id };
        events.extend(waiting.into_iter().flatten().map(stop));
    }
}
