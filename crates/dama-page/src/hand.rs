//! The piece that the player has in hand.

use dama_core::{Chain, Game, Move, Piece, Square};

use crate::{Candidate, Step};

/// A move that waits to be confirmed, with the way that the piece went.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) chosen: Move,
    pub(crate) steps: Vec<Step>,
}

/// A piece that is chosen, perhaps halfway through its capture, and the choice
/// that is open.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hand {
    pub(crate) held: Option<Held>,
    /// Empty where nothing is to be chosen.
    pub(crate) choice: Vec<Candidate>,
    /// The move that waits to be confirmed; nothing is held then.
    pub(crate) asked: Option<Asked>,
}

/// A chosen piece.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    /// Where its move starts.
    pub(crate) from: Square,
    /// The capture that it makes; `None` where its moves are quiet.
    pub(crate) chain: Option<Chain>,
}

impl Held {
    /// Takes the piece on a square in hand; `None` where it has no legal move.
    pub(crate) fn pick(game: &Game, from: Square) -> Option<Self> {
        let chain = Chain::start(game.position(), game.rules(), from);
        let movable = chain.is_some() || game.legal_moves().iter().any(|m| m.from() == from);
        movable.then_some(Self { from, chain })
    }

    /// Where the piece stands now.
    pub(crate) fn at(&self) -> Square {
        self.chain.as_ref().map_or(self.from, Chain::at)
    }

    /// The squares that it has landed on.
    pub(crate) fn landed(&self) -> &[Square] {
        self.chain.as_ref().map_or(&[], Chain::landed)
    }

    /// Whether it is halfway through its capture.
    pub(crate) fn is_on_its_way(&self) -> bool {
        !self.landed().is_empty()
    }

    /// The squares of the pieces that it has taken.
    pub(crate) fn taken(&self) -> &[Square] {
        self.chain.as_ref().map_or(&[], Chain::taken)
    }

    /// Its legal moves that begin as it has gone so far.
    pub(crate) fn moves(&self, game: &Game) -> Vec<Move> {
        match &self.chain {
            Some(chain) => chain.moves(),
            None => {
                let mut moves = game.legal_moves();
                moves.retain(|legal| legal.from() == self.from);
                moves
            }
        }
    }

    /// The piece as it looks now: a man that the rules crown on its way is a king.
    pub(crate) fn piece(&self, game: &Game) -> Option<Piece> {
        let piece = game.position().piece_at(self.from)?;
        match &self.chain {
            Some(chain) if chain.is_king() => Some(Piece::king(piece.side)),
            _ => Some(piece),
        }
    }

    /// The last landing, as a step.
    pub(crate) fn last_step(&self) -> Option<Step> {
        let steps = crate::reach::steps(self.from, self.landed(), self.taken());
        steps.last().copied()
    }
}
