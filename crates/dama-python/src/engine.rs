//! The engine: searches that remember what they have found.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use dama_core::{Game as CoreGame, RuleSet};
use dama_engine::{Control, Endgames, Engine as Searcher, Info, Level, SearchResult};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::analysis::Analysis;
use crate::errors;
use crate::game::Game;
use crate::interrupt::{LOOK, interruptible};
use crate::limits::Limits;
use crate::moves::Move;
use crate::position::Position;
use crate::tables::Tables;
use crate::values;
use crate::words::Word;

/// MB of the table of a search for a single position.
const SMALL: usize = 16;

/// The engine proper, or who has it.
enum Holder {
    Free(Box<Searcher>),
    /// A call of this thread.
    Call(ThreadId),
    /// An analysis that is open.
    Analysis,
    /// An analysis that is closed, and gives the engine back in a moment.
    Closing,
}

/// The place where the engine lies while nobody uses it.
pub struct Desk {
    holder: Mutex<Holder>,
    returned: Condvar,
    hash_mb: usize,
}

impl Desk {
    fn new(hash_mb: usize, searcher: Searcher) -> Arc<Self> {
        Arc::new(Self {
            holder: Mutex::new(Holder::Free(Box::new(searcher))),
            returned: Condvar::new(),
            hash_mb,
        })
    }

    fn holder(&self) -> MutexGuard<'_, Holder> {
        self.holder.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the engine for a call or an analysis; waits for calls of other threads.
    fn take(&self, py: Python<'_>, next: fn() -> Holder) -> PyResult<Box<Searcher>> {
        loop {
            let taken = py.detach(|| {
                let mut holder = self.holder();
                match &*holder {
                    Holder::Free(_) => {
                        let before = std::mem::replace(&mut *holder, next());
                        return Ok(Some(before));
                    }
                    Holder::Analysis => {
                        return Err("an analysis of this engine is open: close it first");
                    }
                    Holder::Call(thread) if *thread == thread::current().id() => {
                        return Err("the engine was asked from within its own search");
                    }
                    Holder::Call(_) | Holder::Closing => {}
                }
                let waited = self.returned.wait_timeout(holder, LOOK);
                drop(waited);
                Ok(None)
            });
            match taken.map_err(|message| errors::busy(py, message))? {
                Some(Holder::Free(searcher)) => return Ok(searcher),
                _ => py.check_signals()?,
            }
        }
    }

    /// Gives the engine back; a search that broke down has lost it, and another one
    /// takes its place.
    pub fn give_back(&self, searcher: Option<Box<Searcher>>) {
        let searcher = searcher.unwrap_or_else(|| Box::new(Searcher::new(self.hash_mb)));
        *self.holder() = Holder::Free(searcher);
        self.returned.notify_all();
    }

    /// Says that the analysis is closed.
    pub fn closing(&self) {
        let mut holder = self.holder();
        if matches!(*holder, Holder::Analysis) {
            *holder = Holder::Closing;
        }
    }
}

/// Gives the engine back, however a call ends.
struct Loan<'a> {
    desk: &'a Desk,
    searcher: Option<Box<Searcher>>,
}

impl Drop for Loan<'_> {
    fn drop(&mut self) {
        self.desk.give_back(self.searcher.take());
    }
}

/// A computer player that remembers what it has searched, with a table of so many MB.
///
/// With `tables` it knows the solved endgames of their rules. It may be used from several
/// threads, which wait for each other. Positions are searched as if a game began there;
/// a `Game` also knows what repeats.
///
/// >>> from turkdama import Engine, Game
/// >>> engine = Engine(hash_mb=4)
/// >>> game = Game()
/// >>> game.play(engine.best_move(game, nodes=2000)) in game.moves
/// True
#[pyclass(frozen, module = "turkdama")]
pub struct Engine {
    desk: Arc<Desk>,
    rules: Option<RuleSet>,
}

/// An argument that is a game or a position.
pub enum Asked {
    Game(CoreGame),
    Position(dama_core::Position),
}

impl<'py> FromPyObject<'_, 'py> for Asked {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(game) = object.cast::<Game>() {
            return Ok(Self::Game(game.get().copied()));
        }
        match object.cast::<Position>() {
            Ok(position) => Ok(Self::Position(position.get().core)),
            Err(_) => Err(PyTypeError::new_err(format!(
                "a Game or a Position is searched, not a {}",
                object.get_type().name()?
            ))),
        }
    }
}

impl Asked {
    /// As a game; the rules belong to a position only.
    fn game(self, rules: Option<Word<RuleSet>>) -> PyResult<CoreGame> {
        match (self, rules) {
            (Self::Position(position), rules) => {
                let rules = rules.map_or(RuleSet::CLASSIC, |rules| rules.0);
                Ok(CoreGame::from_position(rules, position))
            }
            (Self::Game(game), Some(rules)) if *game.rules() != rules.0 => {
                Err(PyValueError::new_err(format!(
                    "the game is played by the rules '{}', not '{}'",
                    game.rules(),
                    rules.0
                )))
            }
            (Self::Game(game), _) => Ok(game),
        }
    }
}

/// What a search has found, with its time.
pub struct Found {
    pub best: Option<dama_core::Move>,
    result: SearchResult,
    elapsed: Duration,
}

impl Found {
    fn line<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let info = Info {
            line: 1,
            depth: self.result.depth,
            score: self.result.score,
            nodes: self.result.nodes,
            elapsed: self.elapsed,
            pv: self.result.pv.clone(),
        };
        line(py, &info)
    }
}

/// What a search tells, as Python's `Line`.
pub fn line<'py>(py: Python<'py>, info: &Info) -> PyResult<Bound<'py, PyAny>> {
    let score = values::score(py, info.score)?;
    let pv = Move::tuple(py, &info.pv)?;
    let seconds = info.elapsed.as_secs_f64();
    values::make(py, "Line", (info.depth, score, info.nodes, seconds, pv))
}

impl Engine {
    fn with(hash_mb: usize, endgames: Option<Endgames>) -> PyResult<Self> {
        let mut searcher = Searcher::new(1);
        searcher
            .resize(hash_mb)
            .map_err(|_| errors::memory(hash_mb.saturating_mul(1 << 20)))?;
        let rules = endgames.as_ref().map(|endgames| *endgames.rules());
        if let Some(endgames) = endgames {
            searcher.use_endgames(endgames);
        }
        let desk = Desk::new(hash_mb, searcher);
        Ok(Self { desk, rules })
    }

    /// An engine for one question.
    pub fn small() -> Self {
        let desk = Desk::new(SMALL, Searcher::new(SMALL));
        Self { desk, rules: None }
    }

    /// Does something with the engine that can be interrupted.
    fn run<R: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut Searcher, &Control<'_>) -> R + Send,
    ) -> PyResult<R> {
        let mut loan = Loan {
            searcher: Some(
                self.desk
                    .take(py, || Holder::Call(thread::current().id()))?,
            ),
            desk: &self.desk,
        };
        interruptible(py, |stop: &AtomicBool| {
            let mut searcher = loan.searcher.take()?;
            let begin = Instant::now();
            let clock = move || begin.elapsed();
            let control = Control {
                clock: &clock,
                stop,
            };
            let result = work(&mut searcher, &control);
            loan.searcher = Some(searcher);
            Some(result)
        })?
        .ok_or_else(crate::interrupt::broken)
    }

    /// Searches within limits.
    pub fn search_for(&self, py: Python<'_>, game: CoreGame, limits: Limits) -> PyResult<Found> {
        self.run(py, |searcher, control| {
            let result = searcher.search(&game, &limits.0, control, |_| {});
            Found {
                best: result.best,
                elapsed: control.clock.elapsed(),
                result,
            }
        })
    }

    /// Begins a search that tells each line.
    pub fn analysis(&self, py: Python<'_>, game: CoreGame, limits: Limits) -> PyResult<Analysis> {
        let searcher = self.desk.take(py, || Holder::Analysis)?;
        Analysis::begin(Arc::clone(&self.desk), searcher, game, limits)
    }
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(signature = (*, hash_mb = 16, tables = None))]
    fn new(py: Python<'_>, hash_mb: usize, tables: Option<Bound<'_, Tables>>) -> PyResult<Self> {
        let endgames = match tables {
            None => None,
            Some(tables) => Some(tables.get().endgames(py)?),
        };
        py.detach(|| Self::with(hash_mb, endgames))
    }

    /// The rules of its tables; None where it has none.
    #[getter]
    fn rules(&self) -> Option<&'static str> {
        self.rules.map(|rules| rules.name)
    }

    /// The best move of a game or position that a search finds within bounds: positions
    /// looked at, seconds, plies. At least one must be said. None where the game is over.
    ///
    /// Other threads run meanwhile, and Ctrl-C ends it.
    #[pyo3(signature = (position, *, nodes = None, time = None, depth = None, rules = None))]
    fn best_move<'py>(
        &self,
        py: Python<'py>,
        position: Asked,
        nodes: Option<u64>,
        time: Option<f64>,
        depth: Option<u32>,
        rules: Option<Word<RuleSet>>,
    ) -> PyResult<Option<Bound<'py, Move>>> {
        let limits = Limits::bounded(nodes, time, depth)?;
        let found = self.search_for(py, position.game(rules)?, limits)?;
        found.best.map(|best| Move::object(py, &best)).transpose()
    }

    /// The same as a `Line`, with the worth of the position and what both sides best
    /// play. Where tables tell the best move the depth and the nodes are 0.
    ///
    /// >>> from turkdama import Engine, Position, Tables
    /// >>> engine = Engine(hash_mb=1, tables=Tables())
    /// >>> print(engine.search(Position("W:WKa1,Kb1:BKh8"), depth=8).score)
    /// win in 9
    #[pyo3(signature = (position, *, nodes = None, time = None, depth = None, rules = None))]
    fn search<'py>(
        &self,
        py: Python<'py>,
        position: Asked,
        nodes: Option<u64>,
        time: Option<f64>,
        depth: Option<u32>,
        rules: Option<Word<RuleSet>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let limits = Limits::bounded(nodes, time, depth)?;
        self.search_for(py, position.game(rules)?, limits)?.line(py)
    }

    /// A search as an iterator of lines, one for each depth, until a bound is reached;
    /// without bounds it goes on until it is closed or the position is solved.
    ///
    /// Until then the engine answers nothing else.
    #[pyo3(signature = (position, *, nodes = None, time = None, depth = None, rules = None))]
    fn analyze(
        &self,
        py: Python<'_>,
        position: Asked,
        nodes: Option<u64>,
        time: Option<f64>,
        depth: Option<u32>,
        rules: Option<Word<RuleSet>>,
    ) -> PyResult<Analysis> {
        let limits = Limits::new(nodes, time, depth)?;
        self.analysis(py, position.game(rules)?, limits)
    }

    /// The move of a player of a level from 1, for someone who has just learned the
    /// rules, to 10, up to a second of thought. Levels 1 to 9 give the same move for the
    /// same game and seed on every machine. None where the game is over.
    #[pyo3(signature = (position, level, *, seed = 0, rules = None))]
    fn play_level<'py>(
        &self,
        py: Python<'py>,
        position: Asked,
        level: u8,
        seed: u64,
        rules: Option<Word<RuleSet>>,
    ) -> PyResult<Option<Bound<'py, Move>>> {
        let level = Level::new(level)
            .ok_or_else(|| PyValueError::new_err(format!("levels are 1 to 10, not {level}")))?;
        let game = position.game(rules)?;
        let result = self.run(py, |searcher, control| {
            searcher.play_level(&game, level, seed, control)
        })?;
        result.best.map(|best| Move::object(py, &best)).transpose()
    }

    /// Forgets what was searched: for a new game.
    fn clear(&self, py: Python<'_>) -> PyResult<()> {
        self.run(py, |searcher, _| searcher.clear())
    }

    fn __repr__(&self) -> String {
        format!("<turkdama.Engine with {} MB>", self.desk.hash_mb)
    }
}
