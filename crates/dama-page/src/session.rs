//! A game at the board: what every input does.
//!
//! Each input is a method that gives back what has happened, as [`Event`]s in the
//! order in which they are to be shown. Nothing here reads a clock, a file or a
//! random source.

use core::time::Duration;

use dama_core::{Game, Move, Outcome, RuleSet, Side, SquareSet};

use crate::clock::Clocks;
use crate::hand::Hand;
use crate::{Event, Facing, Habits, NewGame, Player, Players, Refused, Seats};

mod clocks;
mod computer;
mod open;
mod table;
mod time;
mod touch;
mod typed;

use computer::Questions;
pub use table::DrawAnswer;

/// The game on the board with everything that belongs to it.
#[derive(Clone, Debug)]
pub struct Session {
    game: Game,
    players: Players,
    /// The near side, before the habits of the seats.
    near: Side,
    habits: Habits,
    hand: Hand,
    questions: Questions,
    hint: Option<Move>,
    /// The squares of the last refusal.
    refused: SquareSet,
    /// `None` in a game without clocks.
    clocks: Option<Clocks>,
    /// The last moment that was told, by a clock of the page's.
    now: Duration,
}

/// Who is to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A person who plays this side.
    Human(Side),
    /// The computer, which plays this side.
    Computer(Side),
    /// Nobody: the game is over.
    Over(Outcome),
}

impl Session {
    /// A new game; [`wake`](Self::wake) sets the computer thinking where it begins.
    pub fn new(begin: &NewGame) -> Self {
        let game = Game::from_position(begin.rules, begin.start);
        Self {
            clocks: begin.clock.map(Clocks::new),
            ..Self::with_game(game, begin.players, near(begin.players))
        }
    }

    /// A game in progress.
    pub(crate) fn with_game(game: Game, players: Players, near: Side) -> Self {
        Self {
            game,
            players,
            near,
            habits: Habits::default(),
            hand: Hand::default(),
            questions: Questions::default(),
            hint: None,
            refused: SquareSet::EMPTY,
            clocks: None,
            now: Duration::ZERO,
        }
    }

    /// The game with its position and moves.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The rule set in play.
    pub const fn rules(&self) -> &RuleSet {
        self.game.rules()
    }

    /// Who plays.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// How the game has ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Who is to do something.
    pub fn turn(&self) -> Turn {
        let side = self.game.position().side_to_move();
        match (self.outcome(), self.players.of(side)) {
            (Some(outcome), _) => Turn::Over(outcome),
            (None, Player::Human) => Turn::Human(side),
            (None, Player::Computer { .. }) => Turn::Computer(side),
        }
    }

    /// The side that a button such as "Resign" means: that of the only person, or
    /// the side to move where two people play.
    pub fn player_here(&self) -> Side {
        self.players
            .only_human()
            .unwrap_or(self.game.position().side_to_move())
    }

    /// Who has offered a draw that is not answered yet.
    pub fn draw_offer(&self) -> Option<Side> {
        self.game.draw_offer()
    }

    /// Whether there are moves and no end yet, so that a new game asks first.
    pub fn in_progress(&self) -> bool {
        self.game.ply() > 0 && self.outcome().is_none()
    }

    /// The settings that change what an input does.
    pub const fn habits(&self) -> Habits {
        self.habits
    }

    /// Changes these settings.
    pub const fn set_habits(&mut self, habits: Habits) {
        self.habits = habits;
    }

    /// The board as it is seen.
    pub fn facing(&self) -> Facing {
        let turns = self.habits.seats == Seats::Turn && self.players == Players::TWO;
        Facing(if turns && self.outcome().is_none() {
            self.game.position().side_to_move()
        } else {
            self.near
        })
    }

    pub(crate) const fn near(&self) -> Side {
        self.near
    }

    pub(crate) const fn hand(&self) -> &Hand {
        &self.hand
    }

    pub(crate) const fn hint(&self) -> Option<Move> {
        self.hint
    }

    pub(crate) const fn refused(&self) -> SquareSet {
        self.refused
    }

    /// Turns the board by half a turn.
    pub fn turn_board(&mut self) -> Vec<Event> {
        self.near = self.near.opposite();
        vec![Event::BoardTurned(self.near)]
    }

    /// The move that waits to be confirmed.
    pub fn asked(&self) -> Option<Move> {
        self.hand.asked.as_ref().map(|asked| asked.chosen)
    }

    /// Takes away what stands only until the next input: marks, and a move that was not
    /// confirmed.
    fn clear_marks(&mut self) {
        self.hand.asked = None;
        self.hint = None;
        self.refused = SquareSet::EMPTY;
    }

    /// Refuses an input and marks the squares of the reason.
    fn refuse(&mut self, refused: impl Into<Refused>) -> Event {
        let refused = refused.into();
        self.refused = refused.squares();
        Event::Refused(refused)
    }

    /// Puts the piece in hand back.
    fn empty_hand(&mut self, events: &mut Vec<Event>) {
        self.hand.choice.clear();
        if let Some(held) = self.hand.held.take() {
            events.push(Event::LetGo {
                from: held.from,
                at: held.at(),
            });
        }
    }
}

/// The side that sits near: the only person's, else White's.
fn near(players: Players) -> Side {
    players.only_human().unwrap_or(Side::White)
}

#[cfg(test)]
mod tests;
