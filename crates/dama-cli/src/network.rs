//! Networks from files.

use std::fs;
use std::path::Path;

use anyhow::Context;
use clap::Args;
use dama_engine::{Engine, Network};

/// What the engine sees by.
#[derive(Args)]
pub struct NetworkOption {
    /// See by the network in this file, or by "terms"; if not given, by the engine's own
    #[arg(long = "network", value_name = "FILE")]
    name: Option<String>,
}

/// In place of a file: no network.
const TERMS: &str = "terms";

impl NetworkOption {
    /// The network that was chosen; `None` for the terms.
    ///
    /// # Errors
    ///
    /// The file cannot be read or holds no network.
    pub fn of_engine(&self) -> anyhow::Result<Option<Network>> {
        match self.name.as_deref() {
            None => Ok(Engine::new(1).network().cloned()),
            Some(name) => named(name),
        }
    }

    /// Lets an engine see by it. Where the file is no network it is said in one
    /// line, and the engine goes on with its own.
    pub fn give_to(&self, engine: &mut Engine) {
        if self.name.is_none() {
            return;
        }
        match self.of_engine() {
            Ok(network) => engine.use_network(network),
            Err(error) => eprintln!("warning: {error:#}; the engine sees by its own network"),
        }
    }
}

/// The network in a file of this name; `None` for the word "terms".
///
/// # Errors
///
/// The file cannot be read or holds no network.
pub fn named(name: &str) -> anyhow::Result<Option<Network>> {
    if name == TERMS {
        return Ok(None);
    }
    read(Path::new(name)).map(Some)
}

/// The network in a file.
///
/// # Errors
///
/// The file cannot be read or holds no network.
pub fn read(path: &Path) -> anyhow::Result<Network> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    Network::read(&bytes).with_context(|| path.display().to_string())
}
