//! A game with its history and its result.
//!
//! All methods of a class for Python stand in one place, and so this file is long.

use std::sync::{Mutex, MutexGuard, PoisonError};

use dama_core::{Game as CoreGame, Position as CorePosition, Refusal, RuleSet, Side, SquareSet};
use dama_pdn::{Tags, read, write};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyMapping, PyTuple};

use crate::analysis::Analysis;
use crate::engine::Engine;
use crate::limits::Limits;
use crate::moves::{AnyMove, Move};
use crate::position::Position;
use crate::words::{CLASSIC, Word};
use crate::{errors, svg, values};

/// A game from its first position on: who is to move, what has been played, how it ended.
///
/// Moves are taken back and played again without limit. Unlike positions a game changes,
/// so it can be compared and copied, but not hashed. Several threads may use it.
///
/// >>> from turkdama import Game
/// >>> game = Game(rules="federation", moves=["d3-d4", "d6-d5", "d4xd8"])
/// >>> game.position.fen
/// 'B:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,e3,f3,g3,h3,Kd8:Ba6,b6,c6,e6,f6,g6,h6,a7,b7,c7,e7,f7,g7,h7'
/// >>> game.undo()
/// Move('d4', ['d6', 'd8'], ['d5', 'd7'], promotes=True)
/// >>> game
/// Game('federation', moves=['d3-d4', 'd6-d5'], taken_back=['d4xd6xd8'])
#[pyclass(frozen, module = "turkdama")]
pub struct Game(Mutex<CoreGame>);

impl From<CoreGame> for Game {
    fn from(game: CoreGame) -> Self {
        Self(Mutex::new(game))
    }
}

impl Game {
    /// The game itself, for a moment in which nothing of Python is asked.
    fn lock(&self) -> MutexGuard<'_, CoreGame> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A copy.
    pub fn copied(&self) -> CoreGame {
        self.lock().clone()
    }

    /// Does what a player does.
    fn decide(
        &self,
        py: Python<'_>,
        what: impl FnOnce(&mut CoreGame) -> Result<(), Refusal>,
    ) -> PyResult<()> {
        let done = what(&mut self.lock());
        done.map_err(|refusal| errors::game(py, &refusal))
    }

    fn unpacked(py: Python<'_>, data: &[u8]) -> PyResult<CoreGame> {
        CoreGame::unpack(data).map_err(|error| errors::unpack(py, error))
    }
}

/// Plays moves, or says which of them may not be played.
fn play_all(game: &mut CoreGame, moves: &Bound<'_, PyAny>) -> PyResult<()> {
    for asked in moves.try_iter()? {
        let asked: AnyMove = asked?.extract()?;
        let played = match game.outcome() {
            Some(_) => Err(Refusal::GameOver),
            None => asked.find(game.position(), game.rules()),
        };
        played
            .and_then(|legal| game.play(&legal))
            .map_err(|refusal| {
                errors::illegal_move(moves.py(), &refusal, &asked.text())
                    .with("ply", game.ply() + 1)
                    .error()
            })?;
    }
    Ok(())
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (rules = CLASSIC, *, start = None, moves = None, taken_back = None))]
    #[pyo3(text_signature = "(rules='classic', *, start=None, moves=(), taken_back=())")]
    fn new(
        rules: Word<RuleSet>,
        start: Option<Bound<'_, Position>>,
        moves: Option<Bound<'_, PyAny>>,
        taken_back: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let start = start.map_or(CorePosition::start(), |start| start.get().core);
        let mut game = CoreGame::from_position(rules.0, start);
        for moves in moves.iter() {
            play_all(&mut game, moves)?;
        }
        let ply = game.ply();
        for moves in taken_back.iter() {
            play_all(&mut game, moves)?;
        }
        game.go_to(ply);
        Ok(game.into())
    }

    /// The rules in play: "classic" or "federation".
    #[getter]
    fn rules(&self) -> &'static str {
        self.lock().rules().name
    }

    /// The position in which the game began.
    #[getter]
    fn start(&self) -> Position {
        (*self.lock().start()).into()
    }

    /// The position on the board.
    #[getter]
    fn position(&self) -> Position {
        (*self.lock().position()).into()
    }

    /// The plies played, those taken back not counted.
    #[getter]
    fn ply(&self) -> usize {
        self.lock().ply()
    }

    /// The moves played up to the position on the board.
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves = self.lock().moves().to_vec();
        Move::tuple(py, &moves)
    }

    /// The moves with those that are taken back.
    #[getter]
    fn all_moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves = self.lock().all_moves().to_vec();
        Move::tuple(py, &moves)
    }

    /// The positions up to the one on the board, the first included.
    #[getter]
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let positions = self.lock().positions().to_vec();
        let made = positions
            .into_iter()
            .map(|position| Bound::new(py, Position::from(position)));
        PyTuple::new(py, made.collect::<PyResult<Vec<_>>>()?)
    }

    /// How often the position on the board has stood, this time included (rule 9).
    #[getter]
    fn repetitions(&self) -> u32 {
        self.lock().repetitions()
    }

    /// The plies since the last capture or forward move of a man (rule 9).
    #[getter]
    fn quiet_plies(&self) -> u32 {
        self.lock().quiet_plies()
    }

    /// The legal moves; none once the game is over.
    fn legal_moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let moves = self.lock().legal_moves();
        Move::list(py, &moves)
    }

    /// How the game has ended; None while it goes on.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.lock().outcome();
        outcome.map(|end| values::outcome(py, end)).transpose()
    }

    /// The result as records write it: "1-0", "0-1", "1/2-1/2", or "*" while the game
    /// goes on.
    #[getter]
    fn result(&self) -> &'static str {
        self.lock().outcome().map_or("*", |end| end.result())
    }

    /// Plays a move, given as a `Move` or as text; moves that were taken back are
    /// forgotten.
    ///
    /// Raises `IllegalMoveError`, which says why.
    ///
    /// >>> from turkdama import Game, IllegalMoveError
    /// >>> try:
    /// ...     Game().play("d3-d5")
    /// ... except IllegalMoveError as error:
    /// ...     print(error.code, error.text)
    /// too-far d3-d5
    #[pyo3(signature = (move_), text_signature = "($self, move)")]
    fn play<'py>(&self, py: Python<'py>, move_: AnyMove) -> PyResult<Bound<'py, Move>> {
        let (played, ply) = {
            let mut game = self.lock();
            let ply = game.ply() + 1;
            let played = match game.outcome() {
                Some(_) => Err(Refusal::GameOver),
                None => move_.find(game.position(), game.rules()),
            };
            (
                played.and_then(|legal| game.play(&legal).map(|()| legal)),
                ply,
            )
        };
        match played {
            Ok(legal) => Move::object(py, &legal),
            Err(refusal) => Err(errors::illegal_move(py, &refusal, &move_.text())
                .with("ply", ply)
                .error()),
        }
    }

    /// Takes the last move back and returns it; None at the start.
    fn undo<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Move>>> {
        let undone = self.lock().undo();
        undone.map(|undone| Move::object(py, &undone)).transpose()
    }

    /// Plays the move again that was taken back and returns it; None where there is none.
    fn redo<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Move>>> {
        let again = self.lock().redo();
        again.map(|again| Move::object(py, &again)).transpose()
    }

    /// Goes to a ply, from 0, or as near as the game has one.
    fn go_to(&self, ply: usize) {
        self.lock().go_to(ply);
    }

    /// A player gives up. Raises `GameError` where the game is over.
    fn resign(&self, py: Python<'_>, side: Word<Side>) -> PyResult<()> {
        self.decide(py, |game| game.resign(side.0))
    }

    /// A player's clock has run out. Raises `GameError` where the game is over.
    fn flag(&self, py: Python<'_>, side: Word<Side>) -> PyResult<()> {
        self.decide(py, |game| game.flag(side.0))
    }

    /// The players agree on a draw. Raises `GameError` where the game is over.
    fn agree_draw(&self, py: Python<'_>) -> PyResult<()> {
        self.decide(py, CoreGame::agree_draw)
    }

    /// A player offers a draw; an answer to the opponent's own offer agrees.
    ///
    /// Raises `GameError` where the game is over, an offer stands already, or the player
    /// has no offer left.
    fn offer_draw(&self, py: Python<'_>, side: Word<Side>) -> PyResult<()> {
        self.decide(py, |game| game.offer_draw(side.0))
    }

    /// The other player declines the draw. Raises `GameError` where none is offered.
    fn decline_draw(&self, py: Python<'_>) -> PyResult<()> {
        self.decide(py, CoreGame::decline_draw)
    }

    /// Who has offered a draw that is not answered yet; None where nobody has.
    #[getter]
    fn draw_offer(&self) -> Option<&'static str> {
        self.lock().draw_offer().map(Side::name)
    }

    /// How many draws a player has offered in this game.
    fn draw_offers_made(&self, side: Word<Side>) -> u8 {
        self.lock().draw_offers_made(side.0)
    }

    /// The best move that a search finds within bounds, as `Position.best_move` does;
    /// the search knows which positions have stood before.
    #[pyo3(signature = (*, nodes = None, time = None, depth = None))]
    fn best_move<'py>(
        &self,
        py: Python<'py>,
        nodes: Option<u64>,
        time: Option<f64>,
        depth: Option<u32>,
    ) -> PyResult<Option<Bound<'py, Move>>> {
        let limits = Limits::bounded(nodes, time, depth)?;
        let found = Engine::small().search_for(py, self.copied(), limits)?;
        found.best.map(|best| Move::object(py, &best)).transpose()
    }

    /// A search as an iterator of lines, as `Position.analyze` does it.
    #[pyo3(signature = (*, nodes = None, time = None, depth = None))]
    fn analyze(
        &self,
        py: Python<'_>,
        nodes: Option<u64>,
        time: Option<f64>,
        depth: Option<u32>,
    ) -> PyResult<Analysis> {
        let limits = Limits::new(nodes, time, depth)?;
        Engine::small().analysis(py, self.copied(), limits)
    }

    /// The record of the game up to the position on the board, in PDN 3.0, with tags
    /// such as `{"White": "Ada"}`.
    ///
    /// >>> from turkdama import Game
    /// >>> print(Game(moves=["d3-d4"]).to_pdn({"White": "Ada"}).splitlines()[-1])
    /// 1. d3-d4 *
    #[pyo3(signature = (tags = None))]
    fn to_pdn(&self, tags: Option<Bound<'_, PyMapping>>) -> PyResult<String> {
        let mut all = Tags::new();
        for tags in tags.iter() {
            for tag in tags.items()? {
                let (name, value): (String, String) = tag.extract()?;
                all.set(name, value);
            }
        }
        Ok(write(&self.lock(), &all))
    }

    /// The first game of a record in PDN.
    ///
    /// Raises `PdnError`, which has the text and its place.
    ///
    /// >>> from turkdama import Game
    /// >>> Game.from_pdn('[RuleSet "classic"] 1. d3-d4 e6-e5 1-0').outcome
    /// Outcome(winner='white', reason='resignation')
    #[staticmethod]
    fn from_pdn(py: Python<'_>, text: String) -> PyResult<Self> {
        let record = py.detach(|| read(&text));
        match record {
            Ok(record) => Ok(record.game.into()),
            Err(error) => Err(errors::pdn(py, &error)),
        }
    }

    /// The game as bytes, about one for each ply, the same on every machine.
    fn pack<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = self.lock().pack();
        let bytes = bytes.map_err(|error| errors::unpack(py, error))?;
        Ok(PyBytes::new(py, &bytes))
    }

    /// The game that `pack` has made these bytes of.
    ///
    /// Raises `UnpackError` where it never makes such bytes.
    #[staticmethod]
    fn unpack(py: Python<'_>, data: &[u8]) -> PyResult<Self> {
        Ok(Self::unpacked(py, data)?.into())
    }

    /// A game that goes on apart from this one.
    fn copy(&self) -> Self {
        self.copied().into()
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let bytes = slf.get().pack(slf.py())?;
        let make = slf.get_type().getattr("unpack")?;
        Ok((make, PyTuple::new(slf.py(), [bytes])?))
    }

    fn __eq__(&self, other: &Self) -> bool {
        // One after the other: they may be the same.
        let other = other.copied();
        *self.lock() == other
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let game = self.copied();
        let all = game.all_moves();
        let text = |moves: &[dama_core::Move]| {
            let texts: Vec<String> = moves.iter().map(|played| format!("'{played}'")).collect();
            texts.join(", ")
        };
        // What the players decided is in the packed form only.
        let rest = Side::BOTH.map(|side| game.draw_offers_made(side));
        let mut at_end = game.clone();
        at_end.go_to(all.len());
        let decided = at_end
            .outcome()
            .is_some_and(|end| end.reason.is_made_by_players());
        if rest != [0, 0] || decided {
            let bytes = self.pack(py)?.repr()?;
            return Ok(format!("Game.unpack({bytes})"));
        }
        let mut shown = format!("Game('{}'", game.rules());
        if *game.start() != CorePosition::start() {
            shown += &format!(", start=Position('{}')", game.start());
        }
        if game.ply() > 0 {
            shown += &format!(", moves=[{}]", text(game.moves()));
        }
        if all.len() > game.ply() {
            shown += &format!(", taken_back=[{}]", text(&all[game.ply()..]));
        }
        Ok(shown + ")")
    }

    fn __str__(&self) -> String {
        let game = self.copied();
        let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
        let result = game.outcome().map_or("*", |end| end.result());
        format!("{} {result}", moves.join(" "))
            .trim_start()
            .to_owned()
    }

    fn _repr_svg_(&self) -> String {
        let game = self.copied();
        let last = game.moves().last();
        let look = svg::Look {
            marked: last.map_or(SquareSet::EMPTY, |last| Move::from(last).squares()),
            ..svg::Look::default()
        };
        svg::draw(&game.position().to_setup(), &look)
    }
}
