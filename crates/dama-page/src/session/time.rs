//! Back and forth in the game.

use dama_core::{Move, Piece};

use crate::hand::Held;
use crate::{Event, Step};

use super::Session;

impl Session {
    /// Takes moves back: one between two people; against the computer all up to
    /// the person's own turn. A piece halfway through its capture only takes its
    /// last landing back.
    pub fn undo(&mut self) -> Vec<Event> {
        if self.hand.held.as_ref().is_some_and(Held::is_on_its_way) {
            return self.escape();
        }
        let Some(target) = self.undo_target() else {
            return Vec::new();
        };
        let mut events = self.leave_position();
        self.leave_times();
        let mut undone = Vec::new();
        while self.game.ply() > target {
            undone.extend(self.game.undo());
        }
        self.find_times();
        events.push(Event::Undone(undone));
        events
    }

    /// Plays moves again that were taken back, up to the person's own turn.
    pub fn redo(&mut self) -> Vec<Event> {
        let Some(target) = self.redo_target() else {
            return Vec::new();
        };
        let mut events = self.leave_position();
        self.leave_times();
        let mut redone = Vec::new();
        while self.game.ply() < target {
            redone.extend(self.game.redo());
        }
        self.find_times();
        events.push(Event::Redone(redone));
        self.after_travel(&mut events);
        events
    }

    /// Shows the position after so many plies, or the last one.
    pub fn go_to(&mut self, ply: usize) -> Vec<Event> {
        let ply = ply.min(self.game.all_moves().len());
        if ply == self.game.ply() {
            return Vec::new();
        }
        let mut events = self.leave_position();
        self.leave_times();
        self.game.go_to(ply);
        self.find_times();
        events.push(Event::WentTo(ply));
        self.after_travel(&mut events);
        events
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.undo_target().is_some()
    }

    /// Whether there is something to play again.
    pub fn can_redo(&self) -> bool {
        self.redo_target().is_some()
    }

    fn undo_target(&self) -> Option<usize> {
        let last = self.game.ply().checked_sub(1)?;
        match self.players.only_human() {
            None => Some(last),
            Some(_) => (0..=last).rev().find(|&ply| self.is_persons_turn(ply)),
        }
    }

    fn redo_target(&self) -> Option<usize> {
        let (next, end) = (self.game.ply() + 1, self.game.all_moves().len());
        match self.players.only_human() {
            _ if next > end => None,
            None => Some(next),
            Some(_) => Some(
                (next..=end)
                    .find(|&ply| self.is_persons_turn(ply))
                    .unwrap_or(end),
            ),
        }
    }

    /// Whether a person moves after so many plies.
    fn is_persons_turn(&self, ply: usize) -> bool {
        let first = self.game.start().side_to_move();
        let side = if ply.is_multiple_of(2) {
            first
        } else {
            first.opposite()
        };
        !self.players.is_computer(side)
    }

    /// Puts away what belongs to the position on the board.
    pub(super) fn leave_position(&mut self) -> Vec<Event> {
        self.clear_marks();
        let mut events = Vec::new();
        self.empty_hand(&mut events);
        self.withdraw_questions(&mut events);
        events
    }

    fn after_travel(&mut self, events: &mut Vec<Event>) {
        match self.outcome() {
            Some(outcome) => events.push(Event::GameOver(outcome)),
            None => self.ask_for_move(events),
        }
    }

    /// Plays a legal move and goes on with the game.
    pub(super) fn commit(
        &mut self,
        chosen: &Move,
        steps: Vec<Step>,
        walked: usize,
        events: &mut Vec<Event>,
    ) {
        let position = *self.game.position();
        let mover = position.side_to_move();
        let piece = position
            .piece_at(chosen.from())
            .unwrap_or(Piece::man(mover));
        let offer = self.game.draw_offer();
        self.withdraw_questions(events);
        if let Err(refusal) = self.game.play(chosen) {
            events.push(self.refuse(refusal));
            return;
        }
        self.press_clock(mover);
        events.push(Event::Moved {
            played: *chosen,
            piece,
            steps,
            walked,
        });
        // Who moves instead of answering has declined.
        if let (Some(side), None) = (offer, self.game.draw_offer()) {
            events.push(Event::DrawDeclined(side));
        }
        match self.outcome() {
            Some(outcome) => events.push(Event::GameOver(outcome)),
            None => self.ask_for_move(events),
        }
    }
}
