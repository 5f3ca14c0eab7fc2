//! A position from sets of squares, as programs keep it in arrays.

use crate::board::Board;
use crate::generate::{Sink, View, generate};
use crate::{
    Effect, EffectBuffer, Effects, Position, RuleSet, SetupError, Side, Square, SquareSet, Starts,
    position,
};

/// Why sets of squares are no legal position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetsError {
    /// Two of the sets share a square.
    #[error("two pieces on {square}")]
    TwoPiecesOnSquare {
        /// The first square that they share.
        square: Square,
    },
    /// The pieces are no legal position.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl SetsError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TwoPiecesOnSquare { .. } => "two-pieces-on-square",
            Self::Setup(error) => error.code(),
        }
    }
}

/// The board with these pieces, where it is that of a legal position.
#[inline]
fn board(men: [SquareSet; 2], kings: [SquareSet; 2]) -> Result<Board, SetsError> {
    let board = Board {
        men: men.map(SquareSet::bits),
        kings: kings.map(SquareSet::bits),
    };
    let both = |side: Side| board.men[side.index()] & board.kings[side.index()];
    let (white, black) = (Side::White, Side::Black);
    let shared = board.pieces(white) & board.pieces(black) | both(white) | both(black);
    if shared != 0 {
        let square = Square::lowest(shared);
        return Err(SetsError::TwoPiecesOnSquare { square });
    }
    position::check(&board)?;
    Ok(board)
}

impl Position {
    /// The position with men and kings on these squares, White's before Black's.
    ///
    /// ```
    /// use dama_core::{Position, Side, SquareSet};
    ///
    /// let start = Position::start();
    /// let men = Side::BOTH.map(|side| start.men(side));
    /// assert_eq!(Position::from_sets(Side::White, men, [SquareSet::EMPTY; 2]), Ok(start));
    /// ```
    ///
    /// # Errors
    ///
    /// Two pieces share a square, or the pieces are no legal position.
    pub fn from_sets(
        side_to_move: Side,
        men: [SquareSet; 2],
        kings: [SquareSet; 2],
    ) -> Result<Self, SetsError> {
        Ok(Self::with(board(men, kings)?, side_to_move))
    }
}

impl EffectBuffer {
    /// Hands out the effects of the legal moves in the position that
    /// [`Position::from_sets`] makes, each once, several at a time, in no order and
    /// without keeping them. No position is made of the sets, which halves the time
    /// where thousands of them lie in an array. There may be none among those that are
    /// handed out: to ask would cost more.
    ///
    /// # Errors
    ///
    /// As [`Position::from_sets`]; nothing is handed out then.
    #[inline]
    pub fn each_of_sets(
        &mut self,
        rules: &RuleSet,
        side_to_move: Side,
        men: [SquareSet; 2],
        kings: [SquareSet; 2],
        take: impl FnMut(Effects),
    ) -> Result<(), SetsError> {
        struct Handed<F>(F);
        impl<F: FnMut(Effects)> Sink for Handed<F> {
            const MERGE: bool = true;
            #[inline(always)]
            fn take(&mut self, effect: Effect, _: u64) {
                self.0(Effects {
                    ends: effect.to.into(),
                    starts: Starts::Here(effect.from),
                    taken: effect.taken,
                    crowns: effect.crowns,
                });
            }
            #[inline(always)]
            fn take_all(&mut self, effects: Effects, _: u64) {
                self.0(effects);
            }
            #[inline(always)]
            fn take_slides(&mut self, from: Square, reached: [u64; 4]) {
                let ends = reached.into_iter().fold(0, |ends, next| ends | next);
                self.0(Effects::slides(from, ends));
            }
        }
        let board = board(men, kings)?;
        let mut sink = Handed(take);
        let mut hand_out = |view: &View| {
            let chains = self.chains();
            generate(view, &mut sink, |sink| {
                chains.search(view);
                chains.hand_on(sink);
            });
        };
        match side_to_move {
            Side::White => hand_out(&View::new(&board, Side::White, rules)),
            Side::Black => hand_out(&View::new(&board, Side::Black, rules)),
        }
        Ok(())
    }
}
