//! What the tests have in common.

use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use dama_core::RuleSet;
use dama_engine::{Book, Endgames, Network};
use dama_match::{
    Adjudicator, EngineSpec, Hypotheses, Limit, Match, Opening, Played, Progress, Workshop,
    read_openings,
};

const OPENINGS: &str = "start d3-d4 a6-a5\nstart e3-e4 h6-h5 a3-a4\nstart b3-b4 g6-g5\n";

/// Without any files.
pub struct NoFiles;

impl Workshop for NoFiles {
    fn endgames(&self, _: &Path, _: RuleSet) -> Result<Endgames, String> {
        Err(String::from("there are no files"))
    }

    fn network(&self, _: &str) -> Result<Option<Network>, String> {
        Err(String::from("there are no files"))
    }

    fn book(&self, name: &str, rules: RuleSet) -> Result<Option<Book>, String> {
        Ok(Book::built_in(&rules).filter(|_| name == "own"))
    }

    fn adjudicates(&self) -> bool {
        false
    }

    fn adjudicator(&self, _: RuleSet) -> Result<Option<Adjudicator>, String> {
        Ok(None)
    }
}

/// A match to be played.
pub struct Plan {
    pub engines: [EngineSpec; 2],
    pub openings: Vec<Opening>,
    pub limit: Limit,
    pub games: u64,
    pub test: Option<Hypotheses>,
    pub patience: Duration,
}

impl Plan {
    pub fn new(first: &str, second: &str) -> Self {
        let engine = |text: &str| text.parse().expect("an engine");
        Self {
            engines: [engine(first), engine(second)],
            openings: read_openings(OPENINGS, RuleSet::CLASSIC).expect("openings"),
            limit: Limit::Nodes(300),
            games: 6,
            test: None,
            patience: Duration::from_secs(60),
        }
    }

    pub fn with<T>(&self, workers: usize, work: impl FnOnce(&Match<'_>) -> T) -> T {
        work(&Match {
            engines: [&self.engines[0], &self.engines[1]],
            rules: RuleSet::CLASSIC,
            openings: &self.openings,
            limit: self.limit,
            games: self.games,
            seed: 1,
            workers: NonZeroUsize::new(workers).expect("workers"),
            margin: Duration::from_secs(10),
            patience: self.patience,
            test: self.test,
            workshop: &NoFiles,
        })
    }

    /// All games and records, and how the match ended.
    pub fn play(&self, workers: usize, kept: &[Played]) -> (Vec<Played>, String, Progress) {
        let (mut games, mut records) = (Vec::new(), String::new());
        let progress = self.with(workers, |plan| {
            let stop = AtomicBool::new(false);
            let on_game = |played: &Played, record: &str, _: &Progress| {
                games.push(played.clone());
                records.push_str(record);
                Ok(())
            };
            plan.run(kept, &stop, on_game).expect("the engines start")
        });
        (games, records, progress)
    }
}
