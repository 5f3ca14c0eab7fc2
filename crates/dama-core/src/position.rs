//! A legal position: pieces and the side to move.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;

use crate::board::Board;
use crate::fen::FenError;
use crate::generate::{Chains, View, has_jump};
use crate::{
    Effect, EffectBuffer, Move, MoveBuffer, Outcome, Piece, Refusal, RuleSet, Setup, SetupError,
    Side, Square, SquareSet, outcome, zobrist,
};

/// The most pieces that a side can have.
pub(crate) const MOST_PIECES: usize = 16;

/// The pieces on the board and whose turn it is; always legal.
///
/// It knows nothing of the moves before: repetition and lack of progress are
/// known to the [`Game`](crate::Game).
#[derive(Clone, Copy, Debug)]
pub struct Position {
    board: Board,
    side: Side,
    key: u64,
}

/// Why a text is no legal position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The text cannot be read.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// It can be read, and is no legal position.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl PositionError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Fen(error) => error.code(),
            Self::Setup(error) => error.code(),
        }
    }
}

/// The captures that a side must choose from (rule 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MustCapture {
    /// How many pieces each legal capture takes.
    pub count: u8,
    /// The pieces that can take so many.
    pub stones: SquareSet,
}

impl Position {
    /// The first position of a game (rule 1).
    pub const fn start() -> Self {
        Self::with(Board::START, Side::White)
    }

    pub(crate) const fn with(board: Board, side: Side) -> Self {
        let key = zobrist::key(&board, side);
        Self { board, side, key }
    }

    pub(crate) const fn board(&self) -> &Board {
        &self.board
    }

    pub(crate) fn view(&self, rules: &RuleSet) -> View {
        View::new(&self.board, self.side, rules)
    }

    /// Whose turn it is.
    pub const fn side_to_move(&self) -> Side {
        self.side
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// Where the men of a side stand.
    pub const fn men(&self, side: Side) -> SquareSet {
        SquareSet::from_bits(self.board.men[side.index()])
    }

    /// Where the kings of a side stand.
    pub const fn kings(&self, side: Side) -> SquareSet {
        SquareSet::from_bits(self.board.kings[side.index()])
    }

    /// Where the pieces of a side stand.
    pub const fn pieces(&self, side: Side) -> SquareSet {
        SquareSet::from_bits(self.board.pieces(side))
    }

    /// The squares with a piece.
    pub const fn occupied(&self) -> SquareSet {
        SquareSet::from_bits(!self.board.empty())
    }

    /// The squares without one.
    pub const fn empty(&self) -> SquareSet {
        SquareSet::from_bits(self.board.empty())
    }

    /// A 64-bit key of pieces and side to move (Zobrist), the same on every machine.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The position as something that can be written down.
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup::new(self.side);
        for square in self.occupied() {
            setup.put(square, self.piece_at(square));
        }
        setup
    }

    /// The legal moves (rules 1 to 7), also where a rule about the last pieces
    /// has ended the game; each once, with the route that rule 10 shows.
    pub fn legal_moves(&self, rules: &RuleSet) -> Vec<Move> {
        let mut buffer = MoveBuffer::new();
        buffer.fill(&self.view(rules));
        buffer.into_moves()
    }

    /// As [`legal_moves`](Self::legal_moves), in memory that is used again.
    pub fn legal_moves_into(&self, rules: &RuleSet, buffer: &mut MoveBuffer) {
        buffer.fill(&self.view(rules));
    }

    /// The effects of the legal moves, without their routes: for search.
    #[inline]
    pub fn effects(&self, rules: &RuleSet, buffer: &mut EffectBuffer) {
        // Each side has code of its own, with all directions known.
        match self.side {
            Side::White => buffer.fill(&View::new(&self.board, Side::White, rules)),
            Side::Black => buffer.fill(&View::new(&self.board, Side::Black, rules)),
        }
    }

    /// The position after a move of this position, given by its effect.
    ///
    /// Whether a legal move has this effect is not checked, and the result is some
    /// legal position all the same: where the effect does not fit the board at
    /// all, only the turn passes on.
    #[inline]
    #[must_use]
    pub const fn after(&self, effect: &Effect) -> Self {
        if self.misfit(effect) != 0 {
            return self.passed();
        }
        let board = self.board.after(self.side, effect);
        let key = zobrist::moved(self.key, &self.board, &board);
        Self {
            board,
            side: self.side.opposite(),
            key,
        }
    }

    /// The squares at which an effect does not fit the board, as bits: an own piece
    /// goes to a square that is free by then, takes only enemies, and is a man on
    /// its far rank no longer.
    #[inline(always)]
    const fn misfit(&self, effect: &Effect) -> u64 {
        let (from, to, taken) = (effect.from.bit(), effect.to.bit(), effect.taken.bits());
        let own = self.board.pieces(self.side);
        let enemy = self.board.pieces(self.side.opposite());
        let closed = own & !from | enemy & !taken;
        let is_man = self.board.men[self.side.index()] & from != 0;
        let uncrowned = if is_man & !effect.crowns {
            self.side.far_rank_bits()
        } else {
            0
        };
        from & !own | taken & !enemy | to & (closed | uncrowned)
    }

    /// The same pieces with the other side to move.
    #[cold]
    const fn passed(&self) -> Self {
        Self::with(self.board, self.side.opposite())
    }

    /// The position after a move.
    ///
    /// # Errors
    ///
    /// The reason why it is no legal move of this position.
    pub fn play(&self, rules: &RuleSet, chosen: &Move) -> Result<Self, Refusal> {
        let legal = self.explain(rules, chosen.from(), chosen.landings())?;
        Ok(self.after(&legal.effect()))
    }

    /// Whether the side to move can capture, and so must.
    pub fn has_capture(&self) -> bool {
        // The rule sets differ only after a first jump.
        has_jump(&self.view(&RuleSet::CLASSIC))
    }

    /// How many pieces must be taken, and what can take them; `None` where there
    /// is nothing to take.
    pub fn most_captures(&self, rules: &RuleSet) -> Option<MustCapture> {
        let mut chains = Chains::<()>::new();
        chains.search(&self.view(rules));
        let stones = chains
            .leaves()
            .iter()
            .fold(0, |stones, leaf| stones | leaf.from);
        (stones != 0).then(|| MustCapture {
            count: chains.most() as u8,
            stones: SquareSet::from_bits(stones),
        })
    }

    /// The end of the game, as far as the board alone tells it: no pieces, one
    /// piece each, no legal move (rule 8 and the rule set).
    pub fn outcome(&self, rules: &RuleSet) -> Option<Outcome> {
        // Each side has code of its own, with all directions known.
        match self.side {
            Side::White => outcome::of_board(&self.board, Side::White, rules),
            Side::Black => outcome::of_board(&self.board, Side::Black, rules),
        }
    }

    /// The move as written in game records: start and end where that is clear,
    /// else with every landing square.
    pub fn short_text(&self, rules: &RuleSet, chosen: &Move) -> String {
        let ends = |m: &&Move| m.from() == chosen.from() && m.to() == chosen.to();
        if self.legal_moves(rules).iter().filter(ends).count() > 1 {
            alloc::format!("{chosen}")
        } else {
            alloc::format!("{}", chosen.short())
        }
    }

    /// The position of pieces on squares that are all different.
    pub(crate) fn of_pieces(
        side_to_move: Side,
        pieces: impl Iterator<Item = (Square, Piece)>,
    ) -> Result<Self, SetupError> {
        let mut board = Board::EMPTY;
        for (square, piece) in pieces {
            board.put(square, piece);
        }
        check(&board)?;
        Ok(Self::with(board, side_to_move))
    }
}

/// Whether a board on which no square has two pieces is that of a legal position.
#[inline]
pub(crate) fn check(board: &Board) -> Result<(), SetupError> {
    // Rank 1 first, so that the lowest square is named.
    for side in [Side::Black, Side::White] {
        let uncrowned = board.men[side.index()] & side.far_rank_bits();
        if uncrowned != 0 {
            let square = Square::lowest(uncrowned);
            return Err(SetupError::ManOnFarRank { side, square });
        }
    }
    for side in Side::BOTH {
        let count = board.pieces(side).count_ones() as usize;
        if count > MOST_PIECES {
            return Err(SetupError::TooManyPieces { side, count });
        }
    }
    if board.empty() == !0 {
        return Err(SetupError::EmptyBoard);
    }
    Ok(())
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        // Different positions mostly differ in their keys.
        self.key == other.key && self.board == other.board && self.side == other.side
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        Self::of_pieces(setup.side_to_move(), setup.pieces())
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        position.to_setup()
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(fen: &str) -> Result<Self, PositionError> {
        Ok(Self::try_from(fen.parse::<Setup>()?)?)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_setup(), f)
    }
}
