//! The words that stand for sides, kinds, rule sets and units in Python.

use dama_core::perft::Unit;
use dama_core::{Kind, RuleSet, Side};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyString;

/// An argument that is one of a few words.
pub struct Word<T>(pub T);

/// What can be said in one word.
pub trait Spoken: Sized {
    /// What the word says, for messages.
    const WHAT: &'static str;
    /// The words that there are, for messages.
    const WORDS: &'static str;
    /// What a word stands for.
    fn of(word: &str) -> Option<Self>;
    /// The same, where it can be told by looking at the object alone: words in a
    /// program's text are one object each.
    fn at_a_glance(_: &Bound<'_, PyString>) -> Option<Self> {
        None
    }
}

impl Spoken for Side {
    const WHAT: &'static str = "side";
    const WORDS: &'static str = "'white' or 'black'";
    fn of(word: &str) -> Option<Self> {
        Self::named(word)
    }
}

impl Spoken for Kind {
    const WHAT: &'static str = "kind of piece";
    const WORDS: &'static str = "'man' or 'king'";
    fn of(word: &str) -> Option<Self> {
        Self::named(word)
    }
}

impl Spoken for RuleSet {
    const WHAT: &'static str = "rule set";
    const WORDS: &'static str = "'classic' or 'federation'";
    fn of(word: &str) -> Option<Self> {
        Self::named(word)
    }
    fn at_a_glance(word: &Bound<'_, PyString>) -> Option<Self> {
        if word.is(intern!(word.py(), "classic")) {
            Some(Self::CLASSIC)
        } else if word.is(intern!(word.py(), "federation")) {
            Some(Self::FEDERATION)
        } else {
            None
        }
    }
}

impl Spoken for Unit {
    const WHAT: &'static str = "unit";
    const WORDS: &'static str = "'moves' or 'paths'";
    fn of(word: &str) -> Option<Self> {
        match word {
            "moves" => Some(Self::Moves),
            "paths" => Some(Self::Paths),
            _ => None,
        }
    }
}

impl<'py, T: Spoken> FromPyObject<'_, 'py> for Word<T> {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let Ok(text) = object.cast::<PyString>() else {
            let kind = object.get_type().name()?;
            return Err(PyTypeError::new_err(format!(
                "a {} is {}, not of the type {kind}",
                T::WHAT,
                T::WORDS
            )));
        };
        if let Some(known) = T::at_a_glance(&text) {
            return Ok(Self(known));
        }
        T::of(&text.to_cow().unwrap_or_default())
            .map(Self)
            .ok_or_else(|| {
                let said = text.repr().map(|said| said.to_string());
                PyValueError::new_err(format!(
                    "there is no {} {}: write {}",
                    T::WHAT,
                    said.unwrap_or_default(),
                    T::WORDS
                ))
            })
    }
}

/// The rules that count where nothing else is said.
pub const CLASSIC: Word<RuleSet> = Word(RuleSet::CLASSIC);
