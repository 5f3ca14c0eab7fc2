//! Taps, drags and the keys that are like them.

use dama_core::{Chain, Move, Refusal, Square, SquareSet};

use crate::candidate::{Candidate, Meaning, choice, landings_behind};
use crate::hand::{Asked, Hand, Held};
use crate::reach::{Reach, reach, steps, way};
use crate::{Confirm, Event, OneTap, Refused};

use super::{Session, Turn};

impl Session {
    /// A tap on a square: it chooses a piece, plays, goes on, or says why not.
    pub fn tap(&mut self, square: Square) -> Vec<Event> {
        if self.asked().is_some_and(|asked| asked.to() == square) {
            return self.confirm();
        }
        self.clear_marks();
        if let Some(index) = self.chosen_by(square) {
            return self.choose(index);
        }
        let mut events = Vec::new();
        self.drop_choice(&mut events);
        match self.hand.held.clone() {
            None => self.tap_free(square, &mut events),
            Some(held) if held.is_on_its_way() => self.go(held, square, &mut events),
            Some(held) if held.from == square => self.empty_hand(&mut events),
            Some(_) if self.is_own(square) => self.tap_free(square, &mut events),
            Some(held) => self.go(held, square, &mut events),
        }
        events
    }

    /// A drag begins on a square: its piece is chosen if it can move.
    pub fn lift(&mut self, from: Square) -> Vec<Event> {
        self.clear_marks();
        let mut events = Vec::new();
        let at = self.hand.held.as_ref().map(Held::at);
        let free = !self.hand.held.as_ref().is_some_and(Held::is_on_its_way);
        if at != Some(from) && free && self.may_act().is_ok() {
            self.drop_choice(&mut events);
            self.pick(from, &mut events);
        }
        events
    }

    /// A dragged piece is dropped: the same as a tap on the square.
    pub fn drop_on(&mut self, from: Square, to: Square) -> Vec<Event> {
        self.clear_marks();
        let mut events = Vec::new();
        if from == to {
            return events;
        }
        if let Some(held) = self.hand.held.clone()
            && (held.at() == from || held.is_on_its_way())
        {
            if held.at() != from {
                self.refuse_to_leave(&held, &mut events);
                return events;
            }
            if let Some(index) = self.chosen_by(to) {
                return self.choose(index);
            }
            self.drop_choice(&mut events);
            self.go(held, to, &mut events);
            return events;
        }
        self.drop_choice(&mut events);
        if let Err(refused) = self.may_act() {
            events.push(self.refuse(refused));
            return events;
        }
        match self.pick(from, &mut events) {
            Some(held) => self.go(held, to, &mut events),
            None => {
                let refused = self.why_not(from, &[to]);
                events.push(self.refuse(refused));
            }
        }
        events
    }

    /// Chooses one of the open candidates, by its place in the list.
    pub fn choose(&mut self, index: usize) -> Vec<Event> {
        self.clear_marks();
        let mut events = Vec::new();
        let mut choice = core::mem::take(&mut self.hand.choice);
        let (true, Some(held)) = (index < choice.len(), self.hand.held.clone()) else {
            self.hand.choice = choice;
            return events;
        };
        match choice.swap_remove(index).meaning {
            Meaning::Play(chosen) => self.play(&held, &chosen, &mut events),
            Meaning::GoOn(landings) => {
                let Some(start) = &held.chain else {
                    return events;
                };
                let further = landings.get(start.landed().len()..).unwrap_or_default();
                let step = |chain: Chain, &to: &Square| chain.step(to);
                if let Ok(stop) = further.iter().try_fold(start.clone(), step) {
                    self.walk(start, stop, &mut events);
                }
            }
        }
        events
    }

    /// Takes the last landing back, or lets the piece go.
    pub fn escape(&mut self) -> Vec<Event> {
        self.clear_marks();
        let mut events = Vec::new();
        if self.drop_choice(&mut events) {
            return events;
        }
        let step = self.hand.held.as_ref().and_then(Held::last_step);
        match (step, &mut self.hand.held) {
            (Some(step), Some(held)) => {
                held.chain = held.chain.as_ref().and_then(Chain::step_back);
                events.push(Event::SteppedBack(step));
            }
            _ => self.empty_hand(&mut events),
        }
        events
    }

    /// A tap beside the board, which does what Escape does.
    pub fn tap_beside(&mut self) -> Vec<Event> {
        self.escape()
    }

    /// Plays the move that waits to be confirmed.
    pub fn confirm(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        if let Some(Asked { chosen, steps }) = self.hand.asked.take() {
            let walked = steps.len();
            self.commit(&chosen, steps, walked, &mut events);
        }
        events
    }

    /// A tap with nothing in hand.
    fn tap_free(&mut self, square: Square, events: &mut Vec<Event>) {
        // A tap on nothing attempts nothing.
        let Some(piece) = self.game.position().piece_at(square) else {
            return;
        };
        if let Err(refused) = self.may_act() {
            if !self.players().is_computer(piece.side) {
                events.push(self.refuse(refused));
            }
            return;
        }
        let from = match self.taker(square, events) {
            Some(from) => from,
            None if self.is_own(square) => square,
            None => return,
        };
        let Some(held) = self.pick(from, events) else {
            let refused = match self.game.position().most_captures(self.game.rules()) {
                Some(must) => Refusal::MustCapture {
                    count: must.count,
                    stones: must.stones,
                }
                .into(),
                None => Refused::CannotMove { square },
            };
            events.push(self.refuse(refused));
            return;
        };
        if self.habits.one_tap == OneTap::On
            && let [only] = held.moves(&self.game).as_slice()
        {
            self.play(&held, only, events);
        }
    }

    /// The piece that a tap on an enemy piece means: the only one that may take it. Where it
    /// is not the only one, or another capture is due, that is said.
    fn taker(&mut self, victim: Square, events: &mut Vec<Event>) -> Option<Square> {
        if self.is_own(victim) {
            return None;
        }
        let (position, rules) = (self.game.position(), self.game.rules());
        let must = position.most_captures(rules)?;
        let takes = |&from: &Square| {
            Chain::start(position, rules, from)
                .is_some_and(|chain| !landings_behind(&chain, victim).is_empty())
        };
        let takers: SquareSet = must.stones.iter().filter(takes).collect();
        let mut list = takers.iter();
        if let (Some(only), None) = (list.next(), list.next()) {
            return Some(only);
        }
        let (count, none) = (must.count, takers.is_empty());
        let stones = if none { must.stones } else { takers };
        events.push(self.refuse(Refusal::MustCapture { count, stones }));
        None
    }

    /// The piece in hand is to go to a square.
    fn go(&mut self, held: Held, to: Square, events: &mut Vec<Event>) {
        let Some(chain) = &held.chain else {
            match self.game.position().explain(self.rules(), held.from, &[to]) {
                Ok(chosen) => self.play(&held, &chosen, events),
                Err(refusal) => events.push(self.refuse(refusal)),
            }
            return;
        };
        match reach(chain, to) {
            Reach::Play(chosen) => self.play(&held, &chosen, events),
            Reach::Walk(stop) => self.walk(chain, stop, events),
            Reach::Several(ends, stops) => {
                self.hand.choice = choice(&ends, &stops, chain.taken());
                events.push(Event::Choose(self.hand.choice.clone()));
            }
            Reach::Nowhere if self.takes(&held, chain, to, events) => {}
            Reach::Nowhere if held.is_on_its_way() && (self.is_own(to) || chain.at() == to) => {
                self.refuse_to_leave(&held, events);
            }
            Reach::Nowhere => {
                let mut landings = chain.landed().to_vec();
                landings.push(to);
                let refused = self.why_not(held.from, &landings);
                if held.is_on_its_way() && leads_astray(&refused, to) {
                    self.refuse_to_leave(&held, events);
                } else {
                    events.push(self.refuse(refused));
                }
            }
        }
    }

    /// Who taps the piece that is to be taken means to take it: does so, if it may be, or
    /// lets the landing be chosen.
    fn takes(
        &mut self,
        held: &Held,
        chain: &Chain,
        victim: Square,
        events: &mut Vec<Event>,
    ) -> bool {
        let behind = landings_behind(chain, victim);
        match behind.as_slice() {
            [] => return false,
            [only] => self.go(held.clone(), only.label, events),
            _ => {
                self.hand.choice.clone_from(&behind);
                events.push(Event::Choose(behind));
            }
        }
        true
    }

    /// Lands on every square up to the end of a longer chain.
    fn walk(&mut self, start: &Chain, stop: Chain, events: &mut Vec<Event>) {
        let steps = steps(stop.from(), stop.landed(), stop.taken());
        let new = steps.into_iter().skip(start.landed().len());
        events.extend(new.map(Event::Stepped));
        if let Some(held) = &mut self.hand.held {
            held.chain = Some(stop);
        }
    }

    /// Plays a move of the piece in hand.
    fn play(&mut self, held: &Held, chosen: &Move, events: &mut Vec<Event>) {
        let steps = match &held.chain {
            Some(chain) => way(chain, chosen),
            None => steps(chosen.from(), chosen.landings(), chosen.captures()),
        };
        let walked = held.landed().len();
        self.hand = Hand::default();
        if self.habits.confirm == Confirm::On {
            events.push(Event::Asks {
                asked: *chosen,
                steps: steps.clone(),
                walked,
            });
            let chosen = *chosen;
            self.hand.asked = Some(Asked { chosen, steps });
        } else {
            self.commit(chosen, steps, walked, events);
        }
    }

    /// Chooses a piece that can move, instead of the one in hand.
    fn pick(&mut self, from: Square, events: &mut Vec<Event>) -> Option<Held> {
        let held = self.is_own(from).then(|| Held::pick(&self.game, from))??;
        self.hand.held = Some(held.clone());
        self.wake_clock(events);
        events.push(Event::Selected(from));
        Some(held)
    }

    /// Refuses to leave the piece that is halfway through its capture.
    fn refuse_to_leave(&mut self, held: &Held, events: &mut Vec<Event>) {
        let refused = self.why_not(held.from, held.landed());
        events.push(self.refuse(refused));
    }

    /// Why these landings are no move.
    fn why_not(&self, from: Square, landings: &[Square]) -> Refused {
        match self.game.position().explain(self.rules(), from, landings) {
            Err(refusal) => refusal.into(),
            Ok(_) => Refused::CannotMove { square: from },
        }
    }

    /// Whether a person may move now.
    pub(super) fn may_act(&self) -> Result<(), Refused> {
        match self.turn() {
            Turn::Human(_) => Ok(()),
            Turn::Computer(_) => Err(Refused::ComputersTurn),
            Turn::Over(_) => Err(Refusal::GameOver.into()),
        }
    }

    /// Whether a piece of the side to move stands there, or stood there before it
    /// began its capture.
    fn is_own(&self, square: Square) -> bool {
        let position = self.game.position();
        position.pieces(position.side_to_move()).contains(square)
    }

    /// The candidate that a square chooses: its label, or what only it touches.
    fn chosen_by(&self, square: Square) -> Option<usize> {
        let choice = &self.hand.choice;
        let labeled = |c: &Candidate| c.label == square;
        choice.iter().position(labeled).or_else(|| {
            let mut takes = (0..choice.len()).filter(|&i| choice[i].takes.contains(square));
            takes.next().filter(|_| takes.next().is_none())
        })
    }

    /// Withdraws the choice that is open, if any.
    pub(super) fn drop_choice(&mut self, events: &mut Vec<Event>) -> bool {
        let open = !self.hand.choice.is_empty();
        if open {
            self.hand.choice.clear();
            events.push(Event::ChoiceDropped);
        }
        open
    }

    /// Opens the choice between moves of one piece, which is chosen for it.
    pub(super) fn choose_between(&mut self, moves: &[Move], events: &mut Vec<Event>) {
        let from = moves.first().map(Move::from);
        if let Some(from) = from
            && moves.iter().all(|other| other.from() == from)
            && self.pick(from, events).is_some()
        {
            self.hand.choice = choice(moves, &[], &[]);
            events.push(Event::Choose(self.hand.choice.clone()));
        }
    }
}

/// Whether a reason why a piece on its way may not go there says nothing of where it
/// stands now: another capture takes more, or the very piece that it may take is in the way.
fn leads_astray(refused: &Refused, to: Square) -> bool {
    match refused {
        Refused::ByRule(Refusal::MustTakeMore { .. }) => true,
        Refused::ByRule(Refusal::BlockedWay { square }) => *square == to,
        _ => false,
    }
}
