//! What the board draws: plain data, without rules.

use dama_core::{Move, Piece, Square, SquareSet};

use crate::hand::Held;
use crate::speech::CellState;
use crate::{Candidate, Facing, Session, Turn};

/// The board as it is to be drawn, with a piece halfway where it has landed and
/// without the pieces that it has taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// Which side is near, and so the order of the squares.
    pub facing: Facing,
    pieces: [Option<Piece>; 64],
    /// The pieces that a person may move now.
    pub movable: SquareSet,
    /// The pieces that must capture; they are also in `movable`.
    pub must_capture: SquareSet,
    /// How many pieces must be taken; 0 where nothing must.
    pub must_take: u8,
    /// Where the chosen piece stands now.
    pub chosen: Option<Square>,
    /// Where the chosen piece started.
    pub start: Option<Square>,
    /// Where the chosen piece can go without a capture.
    pub moves_to: SquareSet,
    /// Where its next jump can land.
    pub lands_on: SquareSet,
    /// Where its whole captures can end.
    pub ends_on: SquareSet,
    /// What it takes on the way to each of these squares, where that is clear.
    victims: Vec<(Square, SquareSet)>,
    /// Where the pieces stood that the piece halfway has taken.
    pub taken: SquareSet,
    /// How many more the piece halfway takes; 0 where none is halfway.
    pub remaining: u8,
    /// The open choice; a tap on a label, or on what only one candidate takes, chooses.
    pub candidates: Vec<Candidate>,
    /// The last move, until a piece is chosen.
    pub last: Option<LastMove>,
    /// The computer's advice.
    pub hint: Option<Move>,
    /// The squares that the last refusal speaks of.
    pub refused: SquareSet,
}

/// The last move, as its path and the places of what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// The start and every landing, in order.
    pub path: Vec<Square>,
    /// The squares of the taken pieces, in order.
    pub taken: Vec<Square>,
}

impl BoardView {
    /// The piece that is drawn on a square.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.pieces[square.index()]
    }

    /// All squares to which the chosen piece can go.
    pub fn destinations(&self) -> SquareSet {
        self.moves_to | self.lands_on | self.ends_on
    }

    /// What the chosen piece takes on its way to a square; empty for a quiet move,
    /// and where several ways lead there.
    pub fn victims_of(&self, square: Square) -> SquareSet {
        let known = self.victims.iter().find(|(to, _)| *to == square);
        known.map_or(SquareSet::EMPTY, |(_, taken)| *taken)
    }

    /// What can be done on a square, for its spoken text.
    pub fn cell_state(&self, square: Square) -> CellState {
        if let Some(candidate) = self.candidates.iter().find(|c| c.label == square) {
            return CellState::Way {
                number: candidate.number,
                takes: candidate.takes.iter().collect(),
                to: candidate.ends,
            };
        }
        if self.chosen == Some(square) {
            return match self.remaining {
                0 => CellState::Chosen,
                more => CellState::OnItsWay(more),
            };
        }
        if self.moves_to.contains(square) {
            CellState::Destination
        } else if self.destinations().contains(square) {
            CellState::Landing(self.victims_of(square).iter().collect())
        } else if self.must_capture.contains(square) {
            CellState::MustTake(self.must_take)
        } else if self.movable.contains(square) {
            CellState::CanMove
        } else {
            CellState::Plain
        }
    }
}

impl Session {
    /// The board as it is to be drawn now.
    pub fn view(&self) -> BoardView {
        let position = self.game().position();
        let mut pieces = [None; 64];
        for square in position.occupied() {
            pieces[square.index()] = position.piece_at(square);
        }
        let last = self.game().moves().last().map(|last| LastMove {
            path: core::iter::once(last.from())
                .chain(last.landings().iter().copied())
                .collect(),
            taken: last.captures().to_vec(),
        });
        let mut view = BoardView {
            facing: self.facing(),
            pieces,
            movable: SquareSet::EMPTY,
            must_capture: SquareSet::EMPTY,
            must_take: 0,
            chosen: None,
            start: None,
            moves_to: SquareSet::EMPTY,
            lands_on: SquareSet::EMPTY,
            ends_on: SquareSet::EMPTY,
            victims: Vec::new(),
            taken: SquareSet::EMPTY,
            remaining: 0,
            candidates: self.hand().choice.clone(),
            last,
            hint: self.hint(),
            refused: self.refused(),
        };
        if let Turn::Human(_) = self.turn() {
            let legal = self.game().legal_moves();
            view.movable = legal.iter().map(Move::from).collect();
            if let Some(must) = position.most_captures(self.rules()) {
                view.must_capture = must.stones;
                view.must_take = must.count;
            }
        }
        if let Some(held) = &self.hand().held {
            self.show_held(&mut view, held);
        }
        if let Some(asked) = self.asked() {
            self.show_asked(&mut view, &asked);
        }
        view
    }

    /// The board as it will be once the move is confirmed.
    fn show_asked(&self, view: &mut BoardView, asked: &Move) {
        let after = self.game().position().after(&asked.effect());
        for square in Square::all() {
            view.pieces[square.index()] = after.piece_at(square);
        }
        view.last = None;
        view.chosen = Some(asked.to());
        view.start = Some(asked.from());
        view.taken = asked.captures().iter().copied().collect();
        view.movable = asked.to().into();
        view.must_capture = SquareSet::EMPTY;
        view.must_take = 0;
    }

    fn show_held(&self, view: &mut BoardView, held: &Held) {
        view.last = None;
        view.chosen = Some(held.at());
        view.start = Some(held.from);
        let taken: SquareSet = held.taken().iter().copied().collect();
        if held.is_on_its_way() {
            view.movable = held.at().into();
            view.must_capture = held.at().into();
            view.taken = taken;
            for square in taken {
                view.pieces[square.index()] = None;
            }
            view.pieces[held.from.index()] = None;
            view.pieces[held.at().index()] = held.piece(self.game());
        }
        let moves = held.moves(self.game());
        let Some(chain) = &held.chain else {
            view.moves_to = moves.iter().map(Move::to).collect();
            return;
        };
        if held.is_on_its_way() {
            view.remaining = chain.most().saturating_sub(chain.taken().len()) as u8;
        }
        view.lands_on = chain.landings();
        view.ends_on = moves.iter().map(Move::to).collect();
        for square in view.ends_on {
            let mut to = moves.iter().filter(|legal| legal.to() == square);
            if let (Some(only), None) = (to.next(), to.next()) {
                view.victims.push((square, only.effect().taken & !taken));
            }
        }
        for square in view.lands_on & !view.ends_on {
            view.victims
                .extend(chain.victim(square).map(|victim| (square, victim.into())));
        }
    }
}
