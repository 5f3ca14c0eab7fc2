//! The hand on the board: what taps and drags do to the session.

use dama_core::Square;
use dama_page::Event;
use leptos::prelude::*;

use super::App;
use crate::board::{Hand, Travel};

impl Hand for App {
    fn press(&self) {
        self.end_motion();
    }

    fn tap(&self, square: Square) {
        self.act(|session| session.tap(square));
    }

    fn lift(&self, square: Square) -> bool {
        self.act(|session| session.lift(square));
        let chosen = self.session.with_untracked(|session| session.view().chosen);
        chosen == Some(square)
    }

    fn drop_stone(&self, from: Square, onto: Option<Square>, hanging: &str) {
        let mut moved = false;
        self.act_by(Travel::IsThere, |session| {
            let events = session.drop_on(from, onto.unwrap_or(from));
            moved = events
                .iter()
                .any(|event| matches!(event, Event::Moved { .. } | Event::Stepped(_)));
            events
        });
        if let (false, Some(board)) = (moved, self.board())
            && let Some(stone) = board.stones.on(from)
        {
            let facing = self.session.with_untracked(|session| session.facing());
            board.motion.glide_home(&stone, hanging, from, facing);
        }
    }
}

impl App {
    /// A tap beside the board takes the last landing back, or lets go.
    pub fn tap_beside(self) {
        let holding = self
            .session
            .with_untracked(|session| session.view().chosen.is_some());
        if holding {
            self.act(dama_page::Session::tap_beside);
        }
    }
}
