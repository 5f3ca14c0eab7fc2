//! How a game ends, as the reference sees it (rules 8 and 9, and the rule set's table).

use dama_core::{Kind, OnePieceEach, Outcome, Piece, Reason, RuleSet, Setup, Side};

use super::paths::{can_capture, can_move, pieces_of};

/// The plies without progress that make a draw (rule 9).
const PLIES_WITHOUT_PROGRESS: usize = 100;

/// The end of the game as the position alone tells it.
///
/// In the order of the rules: a side without pieces has lost, then the rules for
/// one piece each, then the side to move loses when it cannot move.
pub fn outcome(setup: &Setup, rules: &RuleSet) -> Option<Outcome> {
    let white = pieces_of(setup, Side::White);
    let black = pieces_of(setup, Side::Black);
    if white.is_empty() {
        return Some(Outcome::win(Side::Black, Reason::NoPieces));
    }
    if black.is_empty() {
        return Some(Outcome::win(Side::White, Reason::NoPieces));
    }
    if let ([white], [black]) = (&white[..], &black[..])
        && let Some(outcome) = one_piece_each(setup, *white, *black, rules)
    {
        return Some(outcome);
    }
    if !can_move(setup) {
        return Some(Outcome::win(
            setup.side_to_move().opposite(),
            Reason::NoMoves,
        ));
    }
    None
}

fn one_piece_each(setup: &Setup, white: Piece, black: Piece, rules: &RuleSet) -> Option<Outcome> {
    let (rule, reason, king_side) = match (white.kind, black.kind) {
        (Kind::King, Kind::King) => (rules.king_against_king, Reason::KingAgainstKing, None),
        (Kind::Man, Kind::Man) => (rules.man_against_man, Reason::OnePieceEach, None),
        (Kind::King, Kind::Man) => (
            rules.king_against_man,
            Reason::KingAgainstMan,
            Some(Side::White),
        ),
        (Kind::Man, Kind::King) => (
            rules.king_against_man,
            Reason::KingAgainstMan,
            Some(Side::Black),
        ),
    };
    match rule {
        OnePieceEach::GoesOn => None,
        OnePieceEach::Draw => Some(Outcome::draw(Reason::OnePieceEach)),
        OnePieceEach::DrawUnlessCapture => (!can_capture(setup)).then_some(Outcome::draw(reason)),
        OnePieceEach::KingWinsUnlessCapture => (!can_capture(setup)).then_some(Outcome {
            winner: king_side,
            reason,
        }),
    }
}

/// The positions of a game, the first one first; there is at least one.
#[derive(Clone, Debug)]
pub struct History {
    positions: Vec<Setup>,
}

impl History {
    /// A game that begins with this position.
    pub fn new(start: Setup) -> Self {
        Self {
            positions: vec![start],
        }
    }

    /// Adds the position after the next ply.
    pub fn push(&mut self, setup: Setup) {
        self.positions.push(setup);
    }

    /// The position now.
    pub fn last(&self) -> &Setup {
        self.positions.last().expect("a game has a first position")
    }

    /// All positions.
    pub fn positions(&self) -> &[Setup] {
        &self.positions
    }

    /// How often the position now has stood on the board, now included.
    pub fn repetitions(&self) -> usize {
        self.positions
            .iter()
            .filter(|setup| *setup == self.last())
            .count()
    }

    /// How many plies have passed since the last capture or forward move of a man.
    pub fn quiet_plies(&self) -> usize {
        let steps = self.positions.windows(2).rev();
        steps
            .take_while(|step| !is_progress(&step[0], &step[1]))
            .count()
    }

    /// The end of the game by the board and by its history.
    pub fn outcome(&self, rules: &RuleSet) -> Option<Outcome> {
        if let Some(outcome) = outcome(self.last(), rules) {
            return Some(outcome);
        }
        if self.repetitions() >= 3 {
            return Some(Outcome::draw(Reason::Repetition));
        }
        if self.quiet_plies() >= PLIES_WITHOUT_PROGRESS {
            return Some(Outcome::draw(Reason::NoProgress));
        }
        None
    }
}

/// Whether a ply was a capture or a forward move of a man; a sideways man move
/// is reversible and is no progress.
fn is_progress(before: &Setup, after: &Setup) -> bool {
    let mover = before.side_to_move();
    let captured =
        pieces_of(before, mover.opposite()).len() != pieces_of(after, mover.opposite()).len();
    captured || men_by_rank(before, mover) != men_by_rank(after, mover)
}

/// How many men of a side stand on each rank: a man that stays on its rank
/// changes nothing here, a king that moves neither.
fn men_by_rank(setup: &Setup, side: Side) -> [usize; 8] {
    let mut ranks = [0; 8];
    for (square, piece) in setup.pieces() {
        if piece == Piece::man(side) {
            ranks[usize::from(square.rank())] += 1;
        }
    }
    ranks
}
