//! Threads that help a search: they search the same position into the same table.

use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use dama_core::Game;

use crate::limits::Meter;
use crate::noise::Noise;
use crate::run::{Task, search};
use crate::search::{Breadth, Memory};
use crate::table::Table;
use crate::{Control, Endgames, Limits, Network, NoClock};

/// What one thread searches with.
pub(crate) struct Desk<'a> {
    pub(crate) table: &'a Table,
    pub(crate) memory: &'a mut Memory,
    pub(crate) endgames: Option<&'a mut Endgames>,
    pub(crate) network: Option<&'a Network>,
}

/// The helpers; without any, the thread that asks searches alone.
pub(crate) struct Crew {
    wanted: usize,
    /// Made when they are first needed.
    helpers: Vec<Helper>,
    /// Tables like those of the engine.
    endgames: Option<Endgames>,
    /// Whether the engine has tables that helpers cannot ask.
    alone: bool,
}

/// What a helper keeps between searches.
struct Helper {
    memory: Memory,
    endgames: Option<Endgames>,
}

/// What helpers are told of the search that they help.
#[derive(Clone, Copy)]
struct Request<'a> {
    table: &'a Table,
    network: Option<&'a Network>,
    game: &'a Game,
    foresight: i32,
    knows_endgames: bool,
    stop: &'a AtomicBool,
}

impl Crew {
    /// No helpers.
    pub(crate) const fn none() -> Self {
        Self {
            wanted: 0,
            helpers: Vec::new(),
            endgames: None,
            alone: false,
        }
    }

    pub(crate) fn set_helpers(&mut self, count: usize) {
        self.wanted = count;
        self.helpers.truncate(count);
    }

    /// Forgets what earlier searches have found.
    pub(crate) fn clear(&mut self) {
        for helper in &mut self.helpers {
            helper.memory.order.clear();
        }
    }

    /// Does what a first search would have to wait for.
    pub(crate) fn prepare(&mut self) {
        self.gather();
        let endgames = self
            .helpers
            .iter_mut()
            .filter_map(|helper| helper.endgames.as_mut());
        endgames.for_each(Endgames::prepare);
    }

    fn gather(&mut self) {
        while self.helpers.len() < self.wanted {
            self.helpers.push(Helper {
                memory: Memory::new(),
                endgames: self.endgames.as_ref().and_then(Endgames::another),
            });
        }
    }

    /// The engine has got other tables.
    pub(crate) fn share_endgames(&mut self, endgames: &Endgames) {
        self.helpers.clear();
        self.endgames = endgames.another();
        self.alone = self.endgames.is_none();
    }

    /// Does the work, which is a search that answers with its nodes, while helpers
    /// search too; gives its answer with the nodes of all. The work is handed a way to
    /// ask for the nodes of the others.
    pub(crate) fn help<T>(
        &mut self,
        table: &Table,
        network: Option<&Network>,
        game: &Game,
        task: &Task<'_>,
        work: impl FnOnce(&dyn Fn() -> u64) -> (T, u64),
    ) -> (T, u64) {
        // Where nodes are counted, the outcome is to be the same each time.
        if self.wanted == 0 || self.alone || task.limits.nodes.is_some() {
            return work(&|| 0);
        }
        self.gather();
        let stop = AtomicBool::new(false);
        let counts: Vec<AtomicU64> = self.helpers.iter().map(|_| AtomicU64::new(0)).collect();
        let helped = || {
            counts
                .iter()
                .map(|count| count.load(Ordering::Relaxed))
                .sum()
        };
        let request = Request {
            table,
            network,
            game,
            foresight: task.foresight,
            knows_endgames: task.knows_endgames,
            stop: &stop,
        };
        let (answer, nodes) = thread::scope(|scope| {
            for (helper, count) in self.helpers.iter_mut().zip(&counts) {
                let search = move || helper.search(request, count);
                // Where the system gives no thread, there is one helper less.
                let _ = thread::Builder::new().spawn_scoped(scope, search);
            }
            let done = work(&helped);
            stop.store(true, Ordering::Relaxed);
            done
        });
        (answer, nodes + helped())
    }
}

impl Helper {
    fn search(&mut self, request: Request<'_>, count: &AtomicU64) {
        let task = Task {
            // Beyond the depth that is wanted too: what it finds there helps the last one.
            limits: Limits::NONE,
            noise: Noise::NONE,
            foresight: request.foresight,
            knows_endgames: request.knows_endgames,
            control: Control {
                clock: &NoClock,
                stop: request.stop,
            },
            breadth: Breadth::ONE,
        };
        let endgames = self.endgames.as_mut();
        let desk = Desk {
            table: request.table,
            memory: &mut self.memory,
            endgames: endgames
                .filter(|known| task.knows_endgames && known.rules() == request.game.rules()),
            network: request.network,
        };
        let meter = Meter::new(&task.limits, task.control).published(count);
        let mut search = search(desk, request.game, &task, meter);
        search.run(request.game.position(), task.most_plies(), |_, _| {});
        count.store(search.meter.nodes, Ordering::Relaxed);
    }
}
