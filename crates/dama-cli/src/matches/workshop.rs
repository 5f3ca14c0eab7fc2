//! What lies in files for engines and referees: endgame tables, networks and books.

use std::path::{Path, PathBuf};

use dama_core::RuleSet;
use dama_engine::{Book, Endgames, Network};
use dama_match::{Adjudicator, Workshop};
use dama_tables::Prober;

use crate::tables::folder::Folder;
use crate::{book, network};

/// Opens folders of tables, reads networks and books.
pub struct Files {
    /// The tables of the referee.
    tables: Option<PathBuf>,
}

impl Files {
    pub const fn new(tables: Option<PathBuf>) -> Self {
        Self { tables }
    }

    /// Whether the referee's tables can be used.
    ///
    /// # Errors
    ///
    /// They cannot.
    pub fn check(&self, rules: RuleSet) -> anyhow::Result<()> {
        if let Some(path) = &self.tables {
            Folder::endgames(path, rules)?;
        }
        Ok(())
    }
}

impl Workshop for Files {
    fn endgames(&self, folder: &Path, rules: RuleSet) -> Result<Endgames, String> {
        Folder::endgames(folder, rules).map_err(|error| format!("{error:#}"))
    }

    fn network(&self, name: &str) -> Result<Option<Network>, String> {
        network::named(name).map_err(|error| format!("{error:#}"))
    }

    fn book(&self, name: &str, rules: RuleSet) -> Result<Option<Book>, String> {
        book::named(name, rules).map_err(|error| format!("{error:#}"))
    }

    fn adjudicates(&self) -> bool {
        self.tables.is_some()
    }

    fn adjudicator(&self, rules: RuleSet) -> Result<Option<Adjudicator>, String> {
        let Some(path) = &self.tables else {
            return Ok(None);
        };
        let folder = Folder::open(path).map_err(|error| format!("{error:#}"))?;
        let mut prober = Prober::new(rules, folder);
        Ok(Some(Box::new(move |position| prober.grade(position).ok())))
    }
}
