//! What a program may set.

use std::num::NonZeroUsize;
use std::path::Path;

use dama_core::RuleSet;
use dama_engine::{Book, Endgames, Engine, Level};
use dama_hub::Line;

use crate::tables::folder::Folder;
use crate::{book, network};

/// The most MB of a table: a terabyte.
const MOST_HASH: usize = 1 << 20;

/// The most threads of a search.
const MOST_THREADS: usize = 1024;

/// The most lines of an analysis.
const MOST_LINES: usize = 256;

/// The parameters with their values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    pub rules: RuleSet,
    hash_mb: usize,
    threads: NonZeroUsize,
    /// So many of the best lines are told in an analysis.
    pub lines: NonZeroUsize,
    /// The folder of the endgame tables; empty where there is none.
    tables: String,
    /// The name of the network; empty for the engine's own.
    network: String,
    /// The name of the opening book; empty for none.
    book: String,
    /// Without one the engine does what its limits allow.
    pub level: Option<Level>,
    pub seed: u64,
}

impl Parameters {
    pub const fn new() -> Self {
        Self {
            rules: RuleSet::CLASSIC,
            hash_mb: 64,
            threads: NonZeroUsize::MIN,
            lines: NonZeroUsize::MIN,
            tables: String::new(),
            network: String::new(),
            book: String::new(),
            level: None,
            seed: 1,
        }
    }

    /// The size of the engine's table.
    pub const fn hash_mb(&self) -> usize {
        self.hash_mb
    }

    /// The lines that declare them.
    pub fn lines(&self) -> Vec<Line> {
        let parameter = |name: &str, value: &str, kind: &str| {
            let line = Line::new("param").with("name", name);
            line.with("value", value).with("type", kind)
        };
        let range =
            |line: Line, least: usize, most: usize| line.with("min", least).with("max", most);
        let names = RuleSet::ALL.map(|rules| rules.name).join(" ");
        let level = self.level.map_or(0, Level::number).to_string();
        vec![
            parameter("variant", VARIANT, "enum").with("values", VARIANT),
            parameter("rules", self.rules.name, "enum").with("values", names),
            range(
                parameter("hash", &self.hash_mb.to_string(), "int"),
                1,
                MOST_HASH,
            ),
            range(
                parameter("threads", &self.threads.to_string(), "int"),
                1,
                MOST_THREADS,
            ),
            range(
                parameter("lines", &self.lines.to_string(), "int"),
                1,
                MOST_LINES,
            ),
            parameter("tables", &self.tables, "string"),
            parameter("network", &self.network, "string"),
            parameter("book", &self.book, "string"),
            range(parameter("level", &level, "int"), 0, 10),
            range(
                parameter("seed", &self.seed.to_string(), "int"),
                0,
                i32::MAX as usize,
            ),
        ]
    }

    /// Sets one of them in the engine too.
    ///
    /// # Errors
    ///
    /// Why not, in words; nothing has changed then.
    pub fn set(&mut self, line: &Line, engine: &mut Engine) -> Result<(), String> {
        let name = line.get("name").ok_or("name= is missing")?;
        let value = line.get("value").ok_or("value= is missing")?;
        let bad = || format!("{name} cannot be {value}");
        match name {
            "variant" if value == VARIANT => {}
            "rules" => {
                let rules = RuleSet::named(value).ok_or_else(bad)?;
                let book = book::named(&self.book, rules);
                // A file is for one rule set; the program's own is there for each.
                let book = book.map_err(|error| format!("{error:#}"))?;
                self.use_tables(engine, rules, &self.tables.clone())?;
                use_book(engine, book);
                self.rules = rules;
            }
            "tables" => {
                self.use_tables(engine, self.rules, value)?;
                self.tables = value.to_string();
            }
            "network" => {
                let network = match value {
                    "" => Engine::new(1).network().cloned(),
                    name => network::named(name).map_err(|error| format!("{error:#}"))?,
                };
                engine.use_network(network);
                self.network = value.to_string();
            }
            "book" => {
                let book = book::named(value, self.rules);
                use_book(engine, book.map_err(|error| format!("{error:#}"))?);
                self.book = value.to_string();
            }
            "hash" => {
                let hash_mb = value.parse().ok().filter(|mb| (1..=MOST_HASH).contains(mb));
                let hash_mb = hash_mb.ok_or_else(bad)?;
                engine.resize(hash_mb).map_err(|error| error.to_string())?;
                self.hash_mb = hash_mb;
            }
            "threads" => {
                self.threads = up_to(value, MOST_THREADS).ok_or_else(bad)?;
                engine.set_threads(self.threads);
            }
            "lines" => self.lines = up_to(value, MOST_LINES).ok_or_else(bad)?,
            "level" => {
                self.level = match value {
                    "0" => None,
                    value => {
                        let level = value.parse().ok().and_then(Level::new);
                        Some(level.ok_or_else(bad)?)
                    }
                };
            }
            "seed" => self.seed = value.parse().map_err(|_| bad())?,
            "variant" => return Err(bad()),
            _ => return Err(format!("there is no parameter {name}")),
        }
        Ok(())
    }

    fn use_tables(&self, engine: &mut Engine, rules: RuleSet, folder: &str) -> Result<(), String> {
        let endgames = match folder {
            "" => Endgames::built_in(rules),
            folder => {
                Folder::endgames(Path::new(folder), rules).map_err(|error| format!("{error:#}"))?
            }
        };
        engine.use_endgames(endgames);
        Ok(())
    }
}

fn use_book(engine: &mut Engine, book: Option<Book>) {
    engine.close_books();
    if let Some(book) = book {
        engine.use_book(book);
    }
}

fn up_to(value: &str, most: usize) -> Option<NonZeroUsize> {
    value
        .parse()
        .ok()
        .filter(|number: &NonZeroUsize| number.get() <= most)
}

/// The game, among those that the protocol knows.
const VARIANT: &str = "turkish";
