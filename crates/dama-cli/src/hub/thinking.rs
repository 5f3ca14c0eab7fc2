//! A search that runs while the session listens.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use dama_core::{Game, Move};
use dama_engine::{Control, Engine, Info, Level, Limits, SearchResult};
use dama_hub::{Levels, Line};

use super::clock::Stopwatch;
use super::score::in_men;
use super::{say, score};

/// What is searched, and how.
pub struct Question {
    pub game: Game,
    pub levels: Levels,
    pub level: Option<Level>,
    pub seed: u64,
    pub purpose: Purpose,
    pub lines: NonZeroUsize,
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A move is to be played.
    Think,
    /// The opponent thinks, and is expected to play the last move of the game.
    Ponder,
    /// Somebody wants to know.
    Analyze,
}

/// A search at work.
pub struct Thinking {
    thread: JoinHandle<Engine>,
    stop: Arc<AtomicBool>,
    /// Set before the move is told: who hears it may ask the next thing at once.
    over: Arc<AtomicBool>,
    clock: Arc<Stopwatch>,
}

impl Thinking {
    /// Begins; the search says what it finds, and its move at the end.
    ///
    /// # Errors
    ///
    /// The system gives no thread.
    pub fn begin(mut engine: Engine, question: Question) -> std::io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let over = Arc::new(AtomicBool::new(false));
        let clock = Arc::new(Stopwatch::default());
        if question.purpose != Purpose::Ponder {
            clock.start();
        }
        let (flag, watch) = (Arc::clone(&stop), Arc::clone(&clock));
        let done = Arc::clone(&over);
        let thread = thread::Builder::new().spawn(move || {
            let control = Control {
                clock: &*watch,
                stop: &flag,
            };
            let result = answer(&mut engine, &question, &control);
            done.store(true, Ordering::Release);
            // A reader that has gone is noticed when its input ends.
            let _ = say(&done_line(&result));
            engine
        })?;
        Ok(Self {
            thread,
            stop,
            over,
            clock,
        })
    }

    /// Tells it to come to its end soon.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was told so.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// The opponent has played what was expected: the clock runs.
    pub fn ponder_hit(&self) {
        self.clock.start();
    }

    /// Whether it has found its move.
    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Acquire)
    }

    /// Waits for its end; gives the engine back, unless the search has broken it.
    pub fn end(self) -> Option<Engine> {
        self.thread.join().ok()
    }
}

fn answer(engine: &mut Engine, question: &Question, control: &Control<'_>) -> SearchResult {
    let Question {
        game,
        levels,
        level,
        seed,
        purpose,
        lines,
    } = question;
    let tell = |info: &Info| {
        let numbered = *purpose == Purpose::Analyze && lines.get() > 1;
        let _ = say(&info_line(info, numbered.then_some(info.line)));
    };
    match level {
        Some(level) if *purpose == Purpose::Think => {
            engine.play_level(game, *level, *seed, control)
        }
        _ if *purpose == Purpose::Analyze => {
            engine.analyze(game, *lines, &limits(levels), control, tell)
        }
        _ if *purpose == Purpose::Think => match engine.book_move(game, *seed) {
            Some(known) => known,
            None => engine.search(game, &limits(levels), control, tell),
        },
        _ => engine.search(game, &limits(levels), control, tell),
    }
}

fn limits(levels: &Levels) -> Limits {
    let mut limits = match (levels.move_time, levels.time) {
        (Some(time), _) => Limits::move_time(time),
        (None, Some(left)) => match levels.moves {
            Some(moves) => Limits::clock_for(left, levels.increment, moves),
            None => Limits::clock(left, levels.increment),
        },
        (None, None) => Limits::NONE,
    };
    limits.depth = levels.depth;
    limits.nodes = levels.nodes;
    limits
}

fn info_line(info: &Info, number: Option<usize>) -> Line {
    let seconds = info.elapsed.as_secs_f64();
    let millions = info.nodes as f64 / seconds.max(1e-6) / 1e6;
    let mut line = Line::new("info").with("depth", info.depth);
    if let Some(number) = number {
        line = line.with("line", number);
    }
    line = line.with("score", in_men(info.score));
    if let Some((name, plies)) = score::end(info.score) {
        line = line.with(name, plies);
    }
    line.with("nodes", info.nodes)
        .with("time", format!("{seconds:.3}"))
        .with("nps", format!("{millions:.3}"))
        .with("pv", moves_text(&info.pv))
}

fn done_line(result: &SearchResult) -> Line {
    let mut line = Line::new("done");
    match &result.best {
        Some(best) => line = line.with("move", best),
        None => return Line::new("error").with("message", "there is no legal move"),
    }
    if let Some(reply) = result.pv.get(1) {
        line = line.with("ponder", reply);
    }
    line
}

fn moves_text(moves: &[Move]) -> String {
    let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.join(" ")
}
