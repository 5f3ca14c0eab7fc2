//! Which book an engine opens.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use clap::Args;
use dama_core::RuleSet;
use dama_engine::{Book, Engine};

/// In place of a file: the book of the program.
const OWN: &str = "own";

/// In place of a file: no book.
const NONE: &str = "none";

/// The book that an engine plays its first moves by.
#[derive(Args)]
pub struct BookOption {
    /// Play the first moves by the opening book in this file, by the program's "own", or
    /// by "none"
    #[arg(long, value_name = "FILE", default_value = OWN)]
    book: String,
}

impl BookOption {
    /// Lets an engine play by it. Where there is no book that can be used it is said in
    /// one line, and the engine goes on without one.
    pub fn give_to(&self, engine: &mut Engine, rules: RuleSet) {
        match named(&self.book, rules) {
            Ok(Some(book)) => engine.use_book(book),
            Ok(None) => {}
            Err(error) => eprintln!("warning: {error:#}; the engine plays without a book"),
        }
    }
}

/// The book of this name for a rule set: a file, "own", or "none" or nothing for none.
///
/// # Errors
///
/// The file cannot be read, or holds no book for these rules.
pub fn named(name: &str, rules: RuleSet) -> anyhow::Result<Option<Book>> {
    let book = match name {
        NONE | "" => return Ok(None),
        OWN => Book::built_in(&rules).context("the program has no book for these rules")?,
        name => {
            let path = Path::new(name);
            let bytes = fs::read(path).with_context(|| format!("cannot read {name}"))?;
            Book::read(&bytes).with_context(|| name.to_owned())?
        }
    };
    if *book.rules() != rules {
        bail!(
            "{name} is a book for {} rules, not for {rules}",
            book.rules()
        );
    }
    Ok(Some(book))
}
