//! The computer player.

use core::num::NonZeroUsize;
use core::time::Duration;

use dama_core::{Game, Side};

use crate::crew::{Crew, Desk};
use crate::noise::{Noise, mix};
use crate::run::{Info, SearchResult, Task, run};
use crate::search::{Breadth, Memory};
use crate::table::Table;
use crate::{Book, Control, Endgames, Level, Limits, Network};

/// The table of levels and hints: always of one size and empty at first, so that
/// they play alike on every device.
const LEVEL_TABLE_BYTES: usize = 2 << 20;

/// What a hint looks at.
const HINT_NODES: u64 = 200_000;

/// What the answer to a draw offer looks at.
const DRAW_NODES: u64 = 50_000;

/// So many hundredths of a man behind, a draw is welcome.
const WORSE: i32 = 40;

/// So many ahead are not worth playing on for once the game has run dry.
const LEVEL_GAME: i32 = 25;

/// A game has run dry after so many plies without progress, or with so few pieces.
const STALE_PLIES: u32 = 40;
const FEW_PIECES: usize = 6;

/// Searches games for the best move, with a table that it keeps between searches.
pub struct Engine {
    table: Table,
    level_table: Table,
    memory: Memory,
    endgames: Option<Endgames>,
    network: Option<Network>,
    books: Vec<Book>,
    crew: Crew,
}

/// The table of an engine does not fit into memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableMemoryError {
    /// The size that was asked for, in MB.
    pub hash_mb: usize,
}

impl core::fmt::Display for TableMemoryError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "there is no memory for a table of {} MB", self.hash_mb)
    }
}

impl core::error::Error for TableMemoryError {}

impl Engine {
    /// An engine whose table takes so many MB; 0 counts as 1.
    pub fn new(hash_mb: usize) -> Self {
        Self {
            table: Table::new(hash_mb.max(1) << 20),
            level_table: Table::new(LEVEL_TABLE_BYTES),
            memory: Memory::new(),
            endgames: None,
            network: Network::built_in(),
            books: Vec::new(),
            crew: Crew::none(),
        }
    }

    /// Gives the table another size in MB, 0 counting as 1; what it held is forgotten.
    ///
    /// # Errors
    ///
    /// There is not so much memory; the table stays as it is.
    pub fn resize(&mut self, hash_mb: usize) -> Result<(), TableMemoryError> {
        let table = Table::try_new(hash_mb.max(1).saturating_mul(1 << 20));
        self.table = table.ok_or(TableMemoryError { hash_mb })?;
        self.clear();
        Ok(())
    }

    /// Lets searches use so many threads at once, which share the table.
    ///
    /// More than one find the same scores of won games and the like; what else they
    /// find and how many nodes they take differs each time. With a limit by nodes, for
    /// levels, hints and draw offers one thread searches, whatever is set here; so it
    /// does with tables of endgames that only one can ask.
    #[cfg(feature = "threads")]
    pub fn set_threads(&mut self, threads: NonZeroUsize) {
        self.crew.set_helpers(threads.get() - 1);
    }

    /// Gives the engine another network, or none: then it sees by the terms of its
    /// evaluation. It forgets what earlier searches have found.
    pub fn use_network(&mut self, network: Option<Network>) {
        self.network = network;
        self.clear();
    }

    /// The network that it sees by.
    pub const fn network(&self) -> Option<&Network> {
        self.network.as_ref()
    }

    /// Gives the engine tables for games by their rule set, in place of those that
    /// it has; it forgets what earlier searches have found.
    ///
    /// Searches, hints, answers to draw offers and the levels from
    /// [`Level::FIRST_WITH_ENDGAMES`] on ask them.
    pub fn use_endgames(&mut self, endgames: Endgames) {
        self.crew.share_endgames(&endgames);
        self.endgames = Some(endgames);
        self.clear();
    }

    /// Gives the engine a book for games by its rule set, in place of the one that it
    /// has for it; at first it has none.
    ///
    /// Levels take their first moves from it, those below
    /// [`Level::FIRST_WITH_WHOLE_BOOK`] only a few. Searches do not:
    /// [`book_move`](Self::book_move) is asked before them.
    pub fn use_book(&mut self, book: Book) {
        self.books.retain(|known| known.rules() != book.rules());
        self.books.push(book);
    }

    /// Takes all books away.
    pub fn close_books(&mut self) {
        self.books.clear();
    }

    /// The move that the book of the game's rule set has for this position, by a seed:
    /// other seeds give other games. `None` where there is no book, or it knows nothing.
    pub fn book_move(&self, game: &Game, seed: u64) -> Option<SearchResult> {
        let mut books = self.books.iter();
        let book = books.find(|book| book.rules() == game.rules())?;
        book.choose(game, seed).map(SearchResult::known)
    }

    /// The tables that it has been given.
    pub const fn endgames(&self) -> Option<&Endgames> {
        self.endgames.as_ref()
    }

    /// The same, to ask them.
    pub const fn endgames_mut(&mut self) -> Option<&mut Endgames> {
        self.endgames.as_mut()
    }

    /// Does now what the first search would have to wait for: where a clock runs.
    pub fn prepare(&mut self) {
        if let Some(endgames) = &mut self.endgames {
            endgames.prepare();
        }
        self.crew.prepare();
    }

    /// Forgets what earlier searches have found: for a new game, and where a
    /// result must not depend on what came before.
    pub fn clear(&mut self) {
        self.table.clear();
        self.memory.order.clear();
        self.crew.clear();
    }

    /// Searches for the best move within the limits; `on_info` hears of every
    /// finished iteration.
    ///
    /// With a limit by nodes and after [`clear`](Self::clear) the result is the
    /// same on every machine with the same tables. A game that is over gives no
    /// move; where tables tell the best move nothing is searched: depth and nodes
    /// are 0, and `on_info` hears nothing.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &Control<'_>,
        on_info: impl FnMut(&Info),
    ) -> SearchResult {
        let task = Task::whole(*limits, *control);
        self.run_on(game, &task, on_info)
    }

    /// Looks into a position without having to play: the best lines, each worth its
    /// own score, and a single legal move as any other.
    ///
    /// `on_info` hears of every line of every finished iteration, the best one first;
    /// the result tells the best. Several lines are searched, also where tables tell
    /// which move is the best.
    pub fn analyze(
        &mut self,
        game: &Game,
        lines: NonZeroUsize,
        limits: &Limits,
        control: &Control<'_>,
        on_info: impl FnMut(&Info),
    ) -> SearchResult {
        let task = Task {
            breadth: Breadth {
                lines: lines.get(),
                looks_on: true,
            },
            ..Task::whole(*limits, *control)
        };
        self.run_on(game, &task, on_info)
    }

    /// The move that a player of this level chooses.
    ///
    /// Levels 1 to 9 read no clock and give the same move for the same game and
    /// seed on every machine (with the same book, and from
    /// [`Level::FIRST_WITH_ENDGAMES`] on with the same tables); other seeds give other
    /// games. Level 10 takes up to
    /// a second by the clock.
    pub fn play_level(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        control: &Control<'_>,
    ) -> SearchResult {
        self.play_level_within(game, level, seed, Duration::MAX, control)
    }

    /// The same for a player whose own clock leaves at most so much time for the
    /// move; a level that would take less takes no more than it does otherwise.
    pub fn play_level_within(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        time: Duration,
        control: &Control<'_>,
    ) -> SearchResult {
        if game.ply() < level.book_plies()
            && let Some(known) = self.book_move(game, seed)
        {
            return known;
        }
        let strength = level.strength();
        let most = strength.limits.time.unwrap_or(Duration::MAX).min(time);
        let task = Task {
            limits: Limits {
                time: Some(most).filter(|most| *most < Duration::MAX),
                ..strength.limits
            },
            noise: Noise::new(mix(seed), strength.noise, strength.overlooked),
            foresight: strength.foresight,
            knows_endgames: level >= Level::FIRST_WITH_ENDGAMES,
            control: *control,
            breadth: Breadth::ONE,
        };
        if level == Level::LAST {
            self.run_on(game, &task, |_| {})
        } else {
            self.run_afresh(game, &task)
        }
    }

    /// A strong move to suggest, the same for the same game on every machine.
    pub fn hint(&mut self, game: &Game, control: &Control<'_>) -> SearchResult {
        let task = Task::whole(Limits::nodes(HINT_NODES), *control);
        self.run_afresh(game, &task)
    }

    /// Whether a player of this side, who plays to win, takes a draw that is
    /// offered: when it stands worse, or when nothing is left to play for.
    pub fn accepts_draw(&mut self, game: &Game, side: Side, control: &Control<'_>) -> bool {
        let task = Task::whole(Limits::nodes(DRAW_NODES), *control);
        let score = self.run_afresh(game, &task).score.value();
        let own = if game.position().side_to_move() == side {
            score
        } else {
            -score
        };
        let stale =
            game.quiet_plies() >= STALE_PLIES || game.position().occupied().len() <= FEW_PIECES;
        own <= -WORSE || (stale && own <= LEVEL_GAME)
    }

    /// With what earlier searches have found.
    fn run_on(&mut self, game: &Game, task: &Task<'_>, on_info: impl FnMut(&Info)) -> SearchResult {
        self.table.grow_older();
        let desk = Desk {
            table: &self.table,
            memory: &mut self.memory,
            endgames: known(&mut self.endgames, game, task),
            network: self.network.as_ref(),
        };
        run(desk, &mut self.crew, game, task, on_info)
    }

    fn run_afresh(&mut self, game: &Game, task: &Task<'_>) -> SearchResult {
        self.level_table.clear();
        self.memory.order.clear();
        let desk = Desk {
            table: &self.level_table,
            memory: &mut self.memory,
            endgames: known(&mut self.endgames, game, task),
            network: self.network.as_ref(),
        };
        run(desk, &mut Crew::none(), game, task, |_| {})
    }
}

/// The tables that a task may ask about a game.
fn known<'a>(
    endgames: &'a mut Option<Endgames>,
    game: &Game,
    task: &Task<'_>,
) -> Option<&'a mut Endgames> {
    endgames
        .as_mut()
        .filter(|known| task.knows_endgames && known.rules() == game.rules())
}
