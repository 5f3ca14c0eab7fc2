//! A whole game: the moves played, how it stands and how it ended.

mod players;
mod restore;

use alloc::vec;
use alloc::vec::Vec;

pub use restore::RestoreGameError;

pub(crate) use restore::{Restoring, Table};

use crate::{Move, Outcome, Position, Reason, Refusal, RuleSet, Side};

/// Plies without progress that end a game as a draw (rule 9).
const QUIET_PLIES_TO_DRAW: u32 = 100;

/// Times that a position must stand to end a game as a draw (rule 9).
const REPETITIONS_TO_DRAW: u32 = 3;

/// A game from its first position on, with undo and redo without limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: RuleSet,
    positions: Vec<Position>,
    /// All moves, those that are taken back included.
    moves: Vec<Move>,
    /// Plies without progress up to each position.
    quiet: Vec<u32>,
    ply: usize,
    /// An end that the players made; it stands after the last of all moves.
    ended: Option<Outcome>,
    /// How many draws each side has offered, by [`Side::index`].
    offers: [u8; 2],
    /// Who has offered a draw that is not answered yet.
    offer: Option<Side>,
}

impl Game {
    /// A game from the first position.
    pub fn new(rules: RuleSet) -> Self {
        Self::from_position(rules, Position::start())
    }

    /// A game from any position, which counts as its first.
    pub fn from_position(rules: RuleSet, start: Position) -> Self {
        Self {
            rules,
            positions: vec![start],
            moves: Vec::new(),
            quiet: vec![0],
            ply: 0,
            ended: None,
            offers: [0; 2],
            offer: None,
        }
    }

    /// The rule set in play.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The position in which the game began.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.positions[self.ply]
    }

    /// The plies played, those taken back not counted.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The moves played up to the position on the board.
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.ply]
    }

    /// The moves with those that are taken back.
    pub fn all_moves(&self) -> &[Move] {
        &self.moves
    }

    /// The positions up to the one on the board, the first included.
    pub fn positions(&self) -> &[Position] {
        &self.positions[..=self.ply]
    }

    /// How often the position on the board has stood, this time included.
    pub fn repetitions(&self) -> u32 {
        let now = self.position();
        // What was there before a capture or a forward move of a man never comes back.
        let window = self.quiet_plies() as usize + 1;
        let recent = self.positions().iter().rev().take(window);
        recent.filter(|&before| before == now).count() as u32
    }

    /// The plies since the last capture or forward move of a man (rule 9).
    pub fn quiet_plies(&self) -> u32 {
        self.quiet[self.ply]
    }

    /// The legal moves; none once the game is over.
    pub fn legal_moves(&self) -> Vec<Move> {
        match self.outcome() {
            Some(_) => Vec::new(),
            None => self.position().legal_moves(&self.rules),
        }
    }

    /// How the game has ended; `None` while it goes on.
    ///
    /// What the board decides comes first, in the order of the rules, then what
    /// the players decided on this position.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position()
            .outcome(&self.rules)
            .or_else(|| {
                let third = self.repetitions() >= REPETITIONS_TO_DRAW;
                third.then(|| Outcome::draw(Reason::Repetition))
            })
            .or_else(|| {
                let long = self.quiet_plies() >= QUIET_PLIES_TO_DRAW;
                long.then(|| Outcome::draw(Reason::NoProgress))
            })
            .or_else(|| {
                // Ended games go on nowhere, so the end is on the last position.
                self.ended.filter(|_| self.ply == self.moves.len())
            })
    }

    fn check_running(&self) -> Result<(), Refusal> {
        match self.outcome() {
            Some(_) => Err(Refusal::GameOver),
            None => Ok(()),
        }
    }

    /// Plays a move; moves that were taken back are forgotten, and an open draw
    /// offer of the opponent is declined by it.
    ///
    /// # Errors
    ///
    /// The game is over, or the reason why the move is not legal.
    pub fn play(&mut self, chosen: &Move) -> Result<(), Refusal> {
        self.check_running()?;
        let legal = self
            .position()
            .explain(&self.rules, chosen.from(), chosen.landings())?;
        self.push(legal);
        Ok(())
    }

    /// Reads a move in any form and plays it.
    ///
    /// # Errors
    ///
    /// The game is over, the text is no move, or the reason why it is not legal.
    pub fn play_text(&mut self, text: &str) -> Result<Move, Refusal> {
        self.check_running()?;
        let legal = self.position().read_move(&self.rules, text)?;
        self.push(legal);
        Ok(legal)
    }

    fn push(&mut self, legal: Move) {
        let before = *self.position();
        let progress = legal.is_capture()
            || legal.promotes()
            || (legal.from().rank() != legal.to().rank()
                && before.men(before.side_to_move()).contains(legal.from()));
        let quiet = if progress {
            0
        } else {
            self.quiet_plies().saturating_add(1)
        };
        self.forget_undone();
        self.moves.push(legal);
        self.positions.push(before.after(&legal.effect()));
        self.quiet.push(quiet);
        self.ply += 1;
        // Who moves instead of answering has declined, and nobody answers after the end.
        let mover = before.side_to_move();
        if self
            .offer
            .is_some_and(|side| side != mover || self.outcome().is_some())
        {
            self.offer = None;
        }
    }

    /// The moves that were taken back are gone, and with them an end behind them.
    fn forget_undone(&mut self) {
        self.moves.truncate(self.ply);
        self.positions.truncate(self.ply + 1);
        self.quiet.truncate(self.ply + 1);
        self.ended = None;
    }

    /// Takes the last move back and gives it, to be played again by [`redo`](Self::redo).
    pub fn undo(&mut self) -> Option<Move> {
        self.ply = self.ply.checked_sub(1)?;
        self.offer = None;
        Some(self.moves[self.ply])
    }

    /// Plays the move again that was taken back.
    pub fn redo(&mut self) -> Option<Move> {
        let again = *self.moves.get(self.ply)?;
        self.ply += 1;
        self.offer = None;
        Some(again)
    }

    /// Goes to a ply, or as near as the game has one.
    pub fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.moves.len());
        self.offer = None;
    }
}
