//! What can be wrong with the files of texts.

use std::path::PathBuf;

/// Why the texts cannot be compiled.
#[derive(Debug, thiserror::Error)]
pub enum TextsError {
    /// A folder or file cannot be read.
    #[error("{} cannot be read: {source}", path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// There is no `en.ftl`.
    #[error("the master en.ftl is missing")]
    NoMaster,
    /// Faults in the files, all of them.
    #[error("{}", list(.0))]
    Faults(Vec<Fault>),
}

fn list(faults: &[Fault]) -> String {
    let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

/// One fault, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{tag}.ftl:{line}: {}{kind}", named(key))]
pub struct Fault {
    /// The tag of the language.
    pub tag: String,
    /// The line, from 1.
    pub line: usize,
    /// The key, where the fault belongs to one.
    pub key: Option<String>,
    /// What is wrong.
    pub kind: FaultKind,
}

fn named(key: &Option<String>) -> String {
    key.as_ref()
        .map(|key| format!("{key}: "))
        .unwrap_or_default()
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// The line is no Fluent.
    #[error("this cannot be read: {0}")]
    Syntax(String),
    /// A construct of Fluent that is not allowed here.
    #[error(
        "{0} are not allowed: only text, {{ $parameter }}, and a choice by the plural form of a number"
    )]
    NotAllowed(&'static str),
    /// The key is there twice.
    #[error("the key is there twice")]
    Twice,
    /// A key is made of other than small letters, digits and hyphens.
    #[error("a key is made of small letters, digits and hyphens")]
    BadKey,
    /// A term of the head is missing.
    #[error("the head is missing: {0}")]
    NoHead(&'static str),
    /// A term of the head has another value than it can have.
    #[error("this must be {0}")]
    BadHead(&'static str),
    /// The text is empty.
    #[error("the text is empty")]
    Empty,
    /// A character that compiled texts use themselves.
    #[error("the character \"{0}\" cannot stand in a text")]
    BadCharacter(char),
    /// The master has no such key.
    #[error("the English file has no such key")]
    Unknown,
    /// A key of the master is missing.
    #[error("the key is missing; in English it is \"{0}\"")]
    Missing(String),
    /// A parameter that the master does not have.
    #[error("the English text has no parameter ${0}")]
    UnknownParameter(String),
    /// A parameter of the master is not used, or not in this form.
    #[error("${0} is missing{in_form}", in_form = form(.1))]
    MissingParameter(String, Option<&'static str>),
    /// More parameters than a compiled text can name.
    #[error("a text has at most ten parameters")]
    TooManyParameters,
    /// A choice by something that is no number.
    #[error("${0} is no number, so it has no plural forms")]
    NotANumber(String),
    /// The forms are not those of the language.
    #[error("the forms of the choice must be {wanted}, not {found}")]
    WrongForms {
        /// What the language has.
        wanted: String,
        /// What stands there.
        found: String,
    },
}

fn form(form: &Option<&'static str>) -> String {
    form.map(|form| format!(" in the form \"{form}\""))
        .unwrap_or_default()
}
