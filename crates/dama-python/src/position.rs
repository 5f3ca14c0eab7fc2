//! A legal position.
//!
//! All methods of a class for Python stand in one place, and so this file is long.

use dama_core::perft::{self, Unit};
use dama_core::{MoveBuffer, Position as CorePosition, RuleSet, Side, SquareSet};
use pyo3::basic::CompareOp;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyTuple};

use crate::analysis::Analysis;
use crate::engine::Engine;
use crate::limits::Limits;
use crate::moves::{AnyMove, Move, Reduced};
use crate::setup::Setup;
use crate::square::{self, AnySquare};
use crate::words::{CLASSIC, Word};
use crate::{count, errors, numpy, svg, values};

/// The pieces on the board and whose turn it is; always legal, and it never changes.
///
/// Without a text it is the first position of a game. The rules are said where they
/// matter: "classic", as most apps play, where nothing else is said, or "federation".
///
/// >>> from turkdama import Position
/// >>> position = Position("W:Wd4:Bd5,d7,b8")
/// >>> [str(move) for move in position.legal_moves()]
/// ['d4xd6xd8xa8']
/// >>> [str(move) for move in position.legal_moves(rules="federation")]
/// ['d4xd6xd8']
/// >>> position.play("d4a8").outcome()
/// Outcome(winner='white', reason='no-pieces')
#[pyclass(frozen, module = "turkdama")]
pub struct Position {
    pub core: CorePosition,
    /// What NumPy sees: White's men and kings, Black's men and kings.
    sets: [u64; 4],
}

impl From<CorePosition> for Position {
    #[inline]
    fn from(core: CorePosition) -> Self {
        let sets = sets(&core);
        Self { core, sets }
    }
}

/// White's men and kings, Black's men and kings, as bits.
#[inline]
pub fn sets(position: &CorePosition) -> [u64; 4] {
    let men = |side| position.men(side).bits();
    let kings = |side| position.kings(side).bits();
    let (white, black) = (Side::White, Side::Black);
    [men(white), kings(white), men(black), kings(black)]
}

/// Reads a position's text.
pub fn read(py: Python<'_>, fen: &str) -> PyResult<CorePosition> {
    fen.parse()
        .map_err(|error| errors::position(py, &error, fen))
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (fen = None), text_signature = "(fen=None)")]
    fn new(py: Python<'_>, fen: Option<String>) -> PyResult<Self> {
        match fen {
            None => Ok(CorePosition::start().into()),
            Some(fen) => Ok(read(py, &fen)?.into()),
        }
    }

    /// For pattern matching: `case Position(fen, "white")`.
    #[classattr]
    fn __match_args__() -> (&'static str, &'static str) {
        ("fen", "side_to_move")
    }

    /// The position from four bitboards and the side to move; bit n is the square with
    /// number n.
    ///
    /// Raises `SetupError` where that is no legal position.
    ///
    /// >>> from turkdama import Position
    /// >>> Position.from_bitboards(0xffff00, 0, 0xffff0000000000, 0) == Position()
    /// True
    #[staticmethod]
    #[pyo3(signature = (white_men, white_kings, black_men, black_kings, side_to_move = Word(Side::White)))]
    #[pyo3(
        text_signature = "(white_men, white_kings, black_men, black_kings, side_to_move='white')"
    )]
    fn from_bitboards(
        py: Python<'_>,
        white_men: u64,
        white_kings: u64,
        black_men: u64,
        black_kings: u64,
        side_to_move: Word<Side>,
    ) -> PyResult<Self> {
        let men = [white_men, black_men].map(SquareSet::from_bits);
        let kings = [white_kings, black_kings].map(SquareSet::from_bits);
        CorePosition::from_sets(side_to_move.0, men, kings)
            .map(Self::from)
            .map_err(|error| errors::sets(py, &error).error())
    }

    /// The text of the position (rule 11).
    #[getter]
    fn fen(&self) -> String {
        self.core.to_string()
    }

    /// Whose turn it is: "white" or "black".
    #[getter]
    const fn side_to_move(&self) -> &'static str {
        self.core.side_to_move().name()
    }

    /// The piece on a square, or None.
    fn piece_at<'py>(
        &self,
        py: Python<'py>,
        square: AnySquare,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let piece = self.core.piece_at(square.0);
        piece.map(|piece| values::piece(py, piece)).transpose()
    }

    /// Where the men of a side stand.
    fn men<'py>(&self, py: Python<'py>, side: Word<Side>) -> PyResult<Bound<'py, PyAny>> {
        square::set(py, self.core.men(side.0))
    }

    /// Where the kings of a side stand.
    fn kings<'py>(&self, py: Python<'py>, side: Word<Side>) -> PyResult<Bound<'py, PyAny>> {
        square::set(py, self.core.kings(side.0))
    }

    /// Where the pieces of a side stand.
    fn pieces<'py>(&self, py: Python<'py>, side: Word<Side>) -> PyResult<Bound<'py, PyAny>> {
        square::set(py, self.core.pieces(side.0))
    }

    /// The squares with a piece.
    #[getter]
    fn occupied<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        square::set(py, self.core.occupied())
    }

    /// The squares without one.
    #[getter]
    fn empty<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        square::set(py, self.core.empty())
    }

    /// Four numbers of 64 bits: White's men, White's kings, Black's men, Black's kings.
    ///
    /// `numpy.asarray(position)` is an array of the same four that shares the
    /// position's memory and cannot be written to.
    #[getter]
    const fn bitboards(&self) -> (u64, u64, u64, u64) {
        let [white_men, white_kings, black_men, black_kings] = self.sets;
        (white_men, white_kings, black_men, black_kings)
    }

    /// A key of 64 bits, the same on every machine (Zobrist).
    #[getter]
    const fn key(&self) -> u64 {
        self.core.key()
    }

    /// The legal moves, each once (rules 1 to 7 and 10); also where a rule about the last
    /// pieces has ended the game.
    #[pyo3(signature = (*, rules = CLASSIC), text_signature = "($self, *, rules='classic')")]
    fn legal_moves<'py>(
        &self,
        py: Python<'py>,
        rules: Word<RuleSet>,
    ) -> PyResult<Bound<'py, PyList>> {
        thread_local! {
            static MOVES: std::cell::RefCell<MoveBuffer> = std::cell::RefCell::default();
        }
        MOVES.with(|moves| match moves.try_borrow_mut() {
            Ok(mut moves) => {
                self.core.legal_moves_into(&rules.0, &mut moves);
                Move::list(py, moves.as_slice())
            }
            // A collection of garbage in the midst of this asked again.
            Err(_) => Move::list(py, &self.core.legal_moves(&rules.0)),
        })
    }

    /// Whether the side to move can capture, and so must.
    #[getter]
    fn has_capture(&self) -> bool {
        self.core.has_capture()
    }

    /// How many pieces must be taken and which pieces can take so many; None where
    /// there is nothing to take.
    ///
    /// >>> from turkdama import Position
    /// >>> Position("W:Wd4,a2:Bd5,d7,b8").most_captures()
    /// MustCapture(most=3, stones=SquareSet(['d4']))
    #[pyo3(signature = (*, rules = CLASSIC), text_signature = "($self, *, rules='classic')")]
    fn most_captures<'py>(
        &self,
        py: Python<'py>,
        rules: Word<RuleSet>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let must = self.core.most_captures(&rules.0);
        must.map(|must| values::must_capture(py, must)).transpose()
    }

    /// The end of the game as far as the board alone tells it; None while it goes on.
    #[pyo3(signature = (*, rules = CLASSIC), text_signature = "($self, *, rules='classic')")]
    fn outcome<'py>(
        &self,
        py: Python<'py>,
        rules: Word<RuleSet>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.core.outcome(&rules.0);
        outcome.map(|end| values::outcome(py, end)).transpose()
    }

    /// The legal move that a text or a `Move` means, by all its landing squares, start
    /// and end, or the taken pieces (rule 12).
    ///
    /// Raises `IllegalMoveError`, which says why.
    ///
    /// >>> from turkdama import Position
    /// >>> position = Position("W:Wd4:Bd5,d7,b8")
    /// >>> position.move("d4xa8") == position.move("d4xd5xd7xb8") == position.move("d4d6d8a8")
    /// True
    #[pyo3(name = "move", signature = (move_, *, rules = CLASSIC), text_signature = "($self, move, *, rules='classic')")]
    fn read_move<'py>(
        &self,
        py: Python<'py>,
        move_: AnyMove,
        rules: Word<RuleSet>,
    ) -> PyResult<Bound<'py, Move>> {
        match move_.find(&self.core, &rules.0) {
            Ok(legal) => Move::object(py, &legal),
            Err(refusal) => Err(errors::illegal_move(py, &refusal, &move_.text()).error()),
        }
    }

    /// The move as game records write it: start and end where that is clear, else with
    /// every landing.
    ///
    /// Raises `IllegalMoveError` where it is no legal move.
    #[pyo3(signature = (move_, *, rules = CLASSIC), text_signature = "($self, move, *, rules='classic')")]
    fn short_text(&self, py: Python<'_>, move_: AnyMove, rules: Word<RuleSet>) -> PyResult<String> {
        match move_.find(&self.core, &rules.0) {
            Ok(legal) => Ok(self.core.short_text(&rules.0, &legal)),
            Err(refusal) => Err(errors::illegal_move(py, &refusal, &move_.text()).error()),
        }
    }

    /// The position after a move, given as a `Move` or as text.
    ///
    /// Raises `IllegalMoveError`, which says why.
    #[pyo3(signature = (move_, *, rules = CLASSIC), text_signature = "($self, move, *, rules='classic')")]
    fn play(&self, py: Python<'_>, move_: AnyMove, rules: Word<RuleSet>) -> PyResult<Self> {
        match move_.find(&self.core, &rules.0) {
            Ok(legal) => Ok(self.core.after(&legal.effect()).into()),
            Err(refusal) => Err(errors::illegal_move(py, &refusal, &move_.text()).error()),
        }
    }

    /// Counts the leaves of the tree of moves at exactly this depth, 0 to 255 (rule 14).
    ///
    /// "moves" counts by rule 10, "paths" every list of landing squares. With a table of
    /// `hash_mb` it is faster, with the same result. Other threads run meanwhile, and
    /// Ctrl-C ends it.
    ///
    /// >>> from turkdama import Position
    /// >>> [Position().perft(depth) for depth in range(5)]
    /// [1, 8, 64, 708, 7538]
    #[pyo3(signature = (depth, *, rules = CLASSIC, unit = Word(Unit::Moves), hash_mb = 0))]
    #[pyo3(text_signature = "($self, depth, *, rules='classic', unit='moves', hash_mb=0)")]
    fn perft(
        &self,
        py: Python<'_>,
        depth: u8,
        rules: Word<RuleSet>,
        unit: Word<Unit>,
        hash_mb: usize,
    ) -> PyResult<u64> {
        count::perft(py, &self.core, &rules.0, unit.0, depth, hash_mb)
    }

    /// For each legal move the leaves below it, to this depth in all, 1 to 255; in the
    /// order of their texts.
    #[pyo3(signature = (depth, *, rules = CLASSIC), text_signature = "($self, depth, *, rules='classic')")]
    fn divide<'py>(
        &self,
        py: Python<'py>,
        depth: u8,
        rules: Word<RuleSet>,
    ) -> PyResult<Bound<'py, PyDict>> {
        if depth == 0 {
            return Err(PyValueError::new_err("a move has a depth of at least 1"));
        }
        let lines = PyDict::new(py);
        let mut moves = self.core.legal_moves(&rules.0);
        moves.sort_unstable();
        for legal in moves {
            let after = self.core.after(&legal.effect());
            let nodes = count::perft(py, &after, &rules.0, Unit::Moves, depth - 1, 0)?;
            lines.set_item(Move::object(py, &legal)?, nodes)?;
        }
        Ok(lines)
    }

    /// How many lists of landing squares each legal move has (rule 10).
    ///
    /// >>> from turkdama import Position
    /// >>> Position("W:WKa1:Ba4").path_counts()
    /// {Move('a1', ['a5'], ['a4']): 1, Move('a1', ['a6'], ['a4']): 1, Move('a1', ['a7'], ['a4']): 1, Move('a1', ['a8'], ['a4']): 1}
    #[pyo3(signature = (*, rules = CLASSIC), text_signature = "($self, *, rules='classic')")]
    fn path_counts<'py>(
        &self,
        py: Python<'py>,
        rules: Word<RuleSet>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let counts = perft::paths_to_each(&self.core, &rules.0);
        let paths = PyDict::new(py);
        let mut moves = self.core.legal_moves(&rules.0);
        moves.sort_unstable();
        for legal in moves {
            let effect = legal.effect();
            let known = counts.iter().find(|(known, _)| *known == effect);
            paths.set_item(
                Move::object(py, &legal)?,
                known.map_or(0, |(_, paths)| *paths),
            )?;
        }
        Ok(paths)
    }

    /// The best move that a search finds within bounds: positions looked at, seconds,
    /// plies. At least one must be said; with nodes or depth alone the move is the same
    /// on every machine. None where the game is over.
    ///
    /// Other threads run meanwhile, and Ctrl-C ends it. An `Engine` remembers what it
    /// has searched, and may be given tables.
    ///
    /// >>> from turkdama import Position
    /// >>> Position("W:Wa7,b2,c2:Bf7,h7").best_move(depth=4)
    /// Move('a7', ['a8'], promotes=True)
    #[pyo3(signature = (*, nodes = None, time = None, depth = None, rules = CLASSIC))]
    #[pyo3(text_signature = "($self, *, nodes=None, time=None, depth=None, rules='classic')")]
    fn best_move<'py>(
        &self,
        py: Python<'py>,
        nodes: Option<u64>,
        time: Option<f64>,
        depth: Option<u32>,
        rules: Word<RuleSet>,
    ) -> PyResult<Option<Bound<'py, Move>>> {
        let limits = Limits::bounded(nodes, time, depth)?;
        let found = Engine::small().search_for(py, self.game(rules.0), limits)?;
        found.best.map(|best| Move::object(py, &best)).transpose()
    }

    /// A search as an iterator of lines, one for each depth, until a bound is reached;
    /// without bounds it goes on until it is closed or the position is solved.
    ///
    /// >>> from turkdama import Position
    /// >>> for line in Position("W:WKa1,Kc2:BKh8").analyze(depth=3):
    /// ...     print(line.depth, len(line.pv) > 0)
    /// 1 True
    /// 2 True
    /// 3 True
    #[pyo3(signature = (*, nodes = None, time = None, depth = None, rules = CLASSIC))]
    #[pyo3(text_signature = "($self, *, nodes=None, time=None, depth=None, rules='classic')")]
    fn analyze(
        &self,
        py: Python<'_>,
        nodes: Option<u64>,
        time: Option<f64>,
        depth: Option<u32>,
        rules: Word<RuleSet>,
    ) -> PyResult<Analysis> {
        let limits = Limits::new(nodes, time, depth)?;
        Engine::small().analysis(py, self.game(rules.0), limits)
    }

    /// Left and right exchanged.
    fn mirrored(&self) -> Self {
        self.core.mirrored().into()
    }

    /// White and Black exchanged, with the board turned top to bottom.
    fn flipped(&self) -> Self {
        self.core.flipped().into()
    }

    /// The position as something that may be changed into an illegal one.
    fn setup(&self) -> Setup {
        Setup(self.core.to_setup())
    }

    /// The position as 17 bytes, the same on every machine.
    fn pack<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.core.pack())
    }

    /// The position that `pack` has made these bytes of.
    ///
    /// Raises `UnpackError` where it never makes such bytes.
    #[staticmethod]
    fn unpack(py: Python<'_>, data: &[u8]) -> PyResult<Self> {
        CorePosition::unpack(data)
            .map(Self::from)
            .map_err(|error| errors::unpack(py, error))
    }

    /// The board as an array of bools of the shape (4, 8, 8): White's men, White's kings,
    /// Black's men, Black's kings; then rank and file. It needs NumPy.
    fn planes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let mut planes = Vec::with_capacity(4 * 64);
        numpy::push_planes(&mut planes, &self.sets);
        numpy::array(py, numpy::Data::Bools(planes), &[4, 8, 8])
    }

    /// What NumPy asks for: the four bitboards in this object's own memory.
    #[getter]
    fn __array_interface__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyDict>> {
        let sets = &slf.get().sets;
        numpy::interface(slf.py(), sets.as_ptr().addr(), &[sets.len()], numpy::WORDS)
    }

    /// The board as a picture: the text of an SVG of so many pixels, seen by a side,
    /// with the squares of a move marked.
    #[pyo3(signature = (*, size = 360, side = Word(Side::White), last_move = None))]
    #[pyo3(text_signature = "($self, *, size=360, side='white', last_move=None)")]
    fn svg(&self, size: u16, side: Word<Side>, last_move: Option<Bound<'_, Move>>) -> String {
        let look = svg::Look {
            size,
            side: side.0,
            marked: last_move.map_or(SquareSet::EMPTY, |played| played.get().squares()),
        };
        svg::draw(&self.core.to_setup(), &look)
    }

    fn _repr_svg_(&self) -> String {
        svg::draw(&self.core.to_setup(), &svg::Look::default())
    }

    fn __str__(&self) -> String {
        self.fen()
    }

    fn __repr__(&self) -> String {
        format!("Position('{}')", self.core)
    }

    const fn __hash__(&self) -> u64 {
        self.core.key()
    }

    /// Positions are ordered as their packed bytes are, which is the same everywhere.
    fn __richcmp__(&self, other: &Self, op: CompareOp) -> bool {
        match op {
            CompareOp::Eq => self.core == other.core,
            CompareOp::Ne => self.core != other.core,
            _ => op.matches(self.core.pack().cmp(&other.core.pack())),
        }
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py>> {
        Ok((slf.get_type(), PyTuple::new(slf.py(), [slf.get().fen()])?))
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }
}

impl Position {
    /// A game that begins here, as the engine takes it.
    fn game(&self, rules: RuleSet) -> dama_core::Game {
        dama_core::Game::from_position(rules, self.core)
    }
}
