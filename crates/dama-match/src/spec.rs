//! Engines by words: `dama:nodes=2000,hash=16`, `hub:./program`, `random`.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use dama_core::RuleSet;
use dama_engine::{Book, Endgames, Engine, Level, Network};

use crate::hub::{HubPlayer, HubSpec};
use crate::own::Own;
use crate::random_mover::RandomMover;
use crate::{Adjudicator, Limit, Player};

/// No machine has more.
const MOST_THREADS: usize = 1024;

/// An engine as it is asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineSpec {
    /// What it is called in records.
    pub name: String,
    /// The words that ask for it.
    pub text: String,
    /// What it may use, in place of what the match gives.
    pub limit: Option<Limit>,
    /// Who it is.
    pub kind: Kind,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Our own engine.
    Own(OwnSpec),
    /// A program that speaks the Hub protocol: its command line, and the parameters
    /// that are set in it.
    Hub {
        /// The program and its arguments; never empty.
        command: Vec<String>,
        /// Names and values.
        parameters: Vec<(String, String)>,
    },
    /// Random moves.
    Random,
}

/// Parameters of our own engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSpec {
    /// The size of its table in MB.
    pub hash_mb: usize,
    /// The threads that it searches with.
    pub threads: NonZeroUsize,
    /// The level that it plays at; without one it does what the limit allows.
    pub level: Option<Level>,
    /// The folder of its endgame tables; without one it knows those of three pieces.
    pub tables: Option<PathBuf>,
    /// The name of the network that it sees by, as the workshop knows it; without one
    /// its own.
    pub network: Option<String>,
    /// The name of the book that it plays its first moves by, as the workshop knows it;
    /// without one it has none.
    pub book: Option<String>,
}

/// Why words name no engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// The first word is unknown.
    #[error("{0} is no engine: dama, hub or random is meant")]
    Unknown(String),
    /// A parameter has no value or an unknown name.
    #[error("{0} is no parameter of {1}")]
    Parameter(String, &'static str),
    /// A value cannot be used.
    #[error("{name}={value} cannot be used")]
    Value {
        /// The parameter.
        name: String,
        /// What is written for it.
        value: String,
    },
    /// A program is to be run, and none is named.
    #[error("hub: and then the command line of a program is meant")]
    NoProgram,
    /// A quotation mark of a command line is not closed.
    #[error("a quotation mark is not closed")]
    Unclosed,
}

/// Why an engine does not start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} does not start: {why}")]
pub struct StartError {
    /// The engine.
    pub name: String,
    /// What is wrong.
    pub why: String,
}

/// Gives engines and referees what lies in files.
pub trait Workshop: Sync {
    /// The tables of endgames in a folder.
    ///
    /// # Errors
    ///
    /// Why they cannot be used, in words.
    fn endgames(&self, folder: &Path, rules: RuleSet) -> Result<Endgames, String>;

    /// The network of this name; `None` where the engine is to see by its terms.
    ///
    /// # Errors
    ///
    /// Why there is none, in words.
    fn network(&self, name: &str) -> Result<Option<Network>, String>;

    /// The opening book of this name for a rule set; `None` where there is to be none.
    ///
    /// # Errors
    ///
    /// Why there is none, in words.
    fn book(&self, name: &str, rules: RuleSet) -> Result<Option<Book>, String>;

    /// Whether games that tables know are ended.
    fn adjudicates(&self) -> bool;

    /// What ends them; `None` where games are played out.
    ///
    /// # Errors
    ///
    /// As [`endgames`](Self::endgames).
    fn adjudicator(&self, rules: RuleSet) -> Result<Option<Adjudicator>, String>;
}

impl EngineSpec {
    /// Starts the engine for games by these rules; one that does not answer within
    /// `patience` is given up, then and later.
    ///
    /// # Errors
    ///
    /// It does not start, or a parameter of it cannot be set.
    pub fn start(
        &self,
        rules: RuleSet,
        workshop: &dyn Workshop,
        patience: Duration,
    ) -> Result<Box<dyn Player>, StartError> {
        let failed = |why: String| StartError {
            name: self.name.clone(),
            why,
        };
        Ok(match &self.kind {
            Kind::Random => Box::new(RandomMover::new()),
            Kind::Own(own) => {
                let mut engine = Engine::new(1);
                let sized = engine.resize(own.hash_mb);
                sized.map_err(|error| failed(error.to_string()))?;
                let endgames = match &own.tables {
                    Some(folder) => workshop.endgames(folder, rules).map_err(failed)?,
                    None => Endgames::built_in(rules),
                };
                engine.use_endgames(endgames);
                if let Some(name) = &own.network {
                    engine.use_network(workshop.network(name).map_err(failed)?);
                }
                if let Some(name) = &own.book
                    && let Some(book) = workshop.book(name, rules).map_err(failed)?
                {
                    engine.use_book(book);
                }
                engine.set_threads(own.threads);
                Box::new(Own::new(engine, own.level))
            }
            Kind::Hub {
                command,
                parameters,
            } => {
                let spec = HubSpec {
                    command: command.clone(),
                    parameters: parameters.clone(),
                    rules,
                    patience,
                };
                Box::new(HubPlayer::start(spec).map_err(failed)?)
            }
        })
    }
}

impl FromStr for EngineSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (head, rest) = text.split_once(':').unwrap_or((text, ""));
        let (word, mut pairs) = head.split_once(',').unwrap_or((head, ""));
        let mut spec = Self {
            name: text.to_string(),
            text: text.to_string(),
            limit: None,
            kind: Kind::Random,
        };
        let mut own = OwnSpec {
            hash_mb: 16,
            threads: NonZeroUsize::MIN,
            level: None,
            tables: None,
            network: None,
            book: None,
        };
        let mut parameters = Vec::new();
        let kind = match word {
            "dama" => {
                if pairs.is_empty() {
                    pairs = rest;
                }
                "dama"
            }
            "hub" => "hub",
            "random" if rest.is_empty() => "random",
            _ => return Err(SpecError::Unknown(word.to_string())),
        };
        for pair in pairs.split(',').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair
                .split_once('=')
                .ok_or_else(|| SpecError::Parameter(pair.to_string(), kind))?;
            if spec.set(name, value)? {
                continue;
            }
            match kind {
                "hub" => parameters.push((name.to_string(), value.to_string())),
                "dama" if own.set(name, value)? => {}
                _ => return Err(SpecError::Parameter(name.to_string(), kind)),
            }
        }
        spec.kind = match kind {
            "dama" => Kind::Own(own),
            "hub" => {
                let command = shlex::split(rest).ok_or(SpecError::Unclosed)?;
                if command.is_empty() {
                    return Err(SpecError::NoProgram);
                }
                Kind::Hub {
                    command,
                    parameters,
                }
            }
            _ => Kind::Random,
        };
        Ok(spec)
    }
}

impl EngineSpec {
    /// Sets what every engine has; `false` where the name is none of these.
    fn set(&mut self, name: &str, value: &str) -> Result<bool, SpecError> {
        self.limit = Some(match name {
            "name" => {
                self.name = value.to_string();
                return Ok(true);
            }
            "nodes" => Limit::Nodes(number(name, value)?),
            "depth" => Limit::Depth(number(name, value)?),
            "time" => {
                let seconds: f64 = number(name, value)?;
                let time = Duration::try_from_secs_f64(seconds);
                Limit::MoveTime(time.map_err(|_| bad(name, value))?)
            }
            _ => return Ok(false),
        });
        Ok(true)
    }
}

impl OwnSpec {
    fn set(&mut self, name: &str, value: &str) -> Result<bool, SpecError> {
        match name {
            "hash" => self.hash_mb = number(name, value)?,
            "threads" => {
                let threads: NonZeroUsize = number(name, value)?;
                if threads.get() > MOST_THREADS {
                    return Err(bad(name, value));
                }
                self.threads = threads;
            }
            "tables" => self.tables = Some(PathBuf::from(value)),
            "network" => self.network = Some(value.to_string()),
            "book" => self.book = Some(value.to_string()),
            "level" => {
                let level = Level::new(number(name, value)?);
                self.level = Some(level.ok_or_else(|| bad(name, value))?);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

fn bad(name: &str, value: &str) -> SpecError {
    SpecError::Value {
        name: name.to_string(),
        value: value.to_string(),
    }
}

fn number<T: FromStr>(name: &str, value: &str) -> Result<T, SpecError> {
    value.parse().map_err(|_| bad(name, value))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use dama_engine::Level;

    use super::{EngineSpec, Kind, SpecError};
    use crate::Limit;

    fn read(text: &str) -> EngineSpec {
        text.parse().expect("an engine")
    }

    #[test]
    fn words_name_engines() {
        let own = read(
            "dama:nodes=2000,hash=32,level=5,tables=some/folder,network=terms,book=own,name=new",
        );
        assert_eq!(own.limit, Some(Limit::Nodes(2_000)));
        assert_eq!(own.name, "new");
        let Kind::Own(parameters) = own.kind else {
            panic!("our own");
        };
        assert_eq!((parameters.hash_mb, parameters.level), (32, Level::new(5)));
        assert_eq!(parameters.tables, Some("some/folder".into()));
        assert_eq!(parameters.network.as_deref(), Some("terms"));
        assert_eq!(parameters.book.as_deref(), Some("own"));

        let hub = read("hub,hash=64,time=0.1:./a\\ b --x 'c d'");
        assert_eq!(hub.limit, Some(Limit::MoveTime(Duration::from_millis(100))));
        let expected = Kind::Hub {
            command: ["./a b", "--x", "c d"].map(String::from).to_vec(),
            parameters: vec![(String::from("hash"), String::from("64"))],
        };
        assert_eq!(hub.kind, expected);
        assert_eq!(read("random").kind, Kind::Random);
        assert_eq!(read("dama").name, "dama");
        assert_eq!(read("dama,name=x").name, "x");
    }

    #[test]
    fn what_is_wrong_is_told() {
        let error = |text: &str| text.parse::<EngineSpec>().expect_err("broken").to_string();
        assert_eq!(
            error("damma"),
            "damma is no engine: dama, hub or random is meant"
        );
        assert_eq!(error("dama:x=1"), "x is no parameter of dama");
        assert_eq!(error("dama:nodes"), "nodes is no parameter of dama");
        assert_eq!(error("dama:level=11"), "level=11 cannot be used");
        assert_eq!(error("dama:time=-1"), "time=-1 cannot be used");
        assert_eq!(error("random,hash=1"), "hash is no parameter of random");
        assert_eq!("hub".parse::<EngineSpec>(), Err(SpecError::NoProgram));
        assert_eq!("hub:'a".parse::<EngineSpec>(), Err(SpecError::Unclosed));
    }
}
