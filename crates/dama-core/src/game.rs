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

/// The plies for which a game makes room with its first move.
const USUAL_PLIES: usize = 100;

/// How a game stands at one of its positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stand {
    /// The plies without progress up to here.
    quiet: u32,
    /// The end by the board or the moves.
    end: Option<Outcome>,
}

/// A game from its first position on, with undo and redo without limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: RuleSet,
    positions: Vec<Position>,
    /// All moves, those that are taken back included.
    moves: Vec<Move>,
    /// What is to be known of each position.
    stands: Vec<Stand>,
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
        let stand = Stand {
            quiet: 0,
            end: start.outcome(&rules),
        };
        Self {
            rules,
            positions: vec![start],
            moves: Vec::new(),
            stands: vec![stand],
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
        repetitions(self.positions(), self.quiet_plies())
    }

    /// The plies since the last capture or forward move of a man (rule 9).
    pub fn quiet_plies(&self) -> u32 {
        self.stands[self.ply].quiet
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
        // Ended games go on nowhere, so the players' end is on the last position.
        let made = || self.ended.filter(|_| self.ply == self.moves.len());
        self.stands[self.ply].end.or_else(made)
    }

    /// The end by the board or the moves at the last of all positions, up to which
    /// so many plies are without progress.
    fn end(&self, quiet: u32) -> Option<Outcome> {
        let by_board = self.positions.last()?.outcome(&self.rules);
        by_board.or_else(|| {
            if repetitions(&self.positions, quiet) >= REPETITIONS_TO_DRAW {
                Some(Outcome::draw(Reason::Repetition))
            } else if quiet >= QUIET_PLIES_TO_DRAW {
                Some(Outcome::draw(Reason::NoProgress))
            } else {
                None
            }
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
        self.make_room();
        self.moves.push(legal);
        self.positions.push(before.after(&legal.effect()));
        let end = self.end(quiet);
        self.stands.push(Stand { quiet, end });
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

    /// Room for a game of usual length comes at once, not in many steps.
    fn make_room(&mut self) {
        if self.moves.capacity() == 0 {
            self.moves.reserve_exact(USUAL_PLIES);
            self.positions.reserve_exact(USUAL_PLIES);
            self.stands.reserve_exact(USUAL_PLIES);
        }
    }

    /// The moves that were taken back are gone, and with them an end behind them.
    fn forget_undone(&mut self) {
        self.moves.truncate(self.ply);
        self.positions.truncate(self.ply + 1);
        self.stands.truncate(self.ply + 1);
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

/// How often the last of these positions stands among them, where so many plies up to
/// it are without progress.
fn repetitions(positions: &[Position], quiet: u32) -> u32 {
    let Some(now) = positions.last() else {
        return 0;
    };
    // What was there before a capture or a forward move of a man never comes back, and
    // every other position has the other side to move.
    let recent = positions.iter().rev().take(quiet as usize + 1).step_by(2);
    recent.filter(|&before| before == now).count() as u32
}
