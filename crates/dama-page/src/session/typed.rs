//! Moves and questions that are written.

use dama_core::{Move, Refusal};

use crate::reach::steps;
use crate::speech::{Question, plain_digits};
use crate::{Event, Refused, Texts};

use super::Session;

impl Session {
    /// A written move or question. Moves are read in all their forms, questions in
    /// the language of the texts and in English; digits may be of other scripts.
    pub fn typed(&mut self, texts: &Texts, text: &str) -> Vec<Event> {
        match Question::read(texts, text) {
            Some(question) => vec![Event::Asked(question)],
            None => self.typed_move(text),
        }
    }

    /// A written move. A piece in hand is put back first: the text is the whole move.
    pub fn typed_move(&mut self, text: &str) -> Vec<Event> {
        self.clear_marks();
        let mut events = Vec::new();
        self.empty_hand(&mut events);
        match self.read_move(text) {
            Ok(chosen) => {
                let steps = steps(chosen.from(), chosen.landings(), chosen.captures());
                self.commit(&chosen, steps, 0, &mut events);
            }
            Err(refused) => {
                let moves = match &refused {
                    Refused::ByRule(Refusal::Ambiguous { moves }) => moves.clone(),
                    _ => Vec::new(),
                };
                events.push(self.refuse(refused));
                self.choose_between(&moves, &mut events);
            }
        }
        events
    }

    fn read_move(&self, text: &str) -> Result<Move, Refused> {
        self.may_act()?;
        let text = plain_digits(text);
        let position = self.game.position();
        Ok(position.read_move(self.rules(), text.trim())?)
    }
}
