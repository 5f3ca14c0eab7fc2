//! One text with its parameters.

use std::collections::BTreeSet;

use crate::Category;

/// One text of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key, as in `menu-new-game`.
    pub key: String,
    /// The line of the file, from 1.
    pub line: usize,
    /// The comment right above it.
    pub comment: String,
    /// The text.
    pub parts: Vec<Part>,
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// As it stands.
    Text(String),
    /// A parameter, without its `$`.
    Parameter(String),
    /// A choice by the plural form of a number.
    Choice {
        /// The number, without its `$`.
        parameter: String,
        /// The forms; the one for all other numbers comes last. No choice lies in a form.
        forms: Vec<(Category, Vec<Part>)>,
    },
}

impl Message {
    /// The names of all parameters, sorted.
    pub fn parameters(&self) -> BTreeSet<&str> {
        let mut names = BTreeSet::new();
        collect(&self.parts, &mut names);
        names
    }

    /// The parameters that the comment calls `(number)`.
    pub fn numbers(&self) -> BTreeSet<&str> {
        self.parameters()
            .into_iter()
            .filter(|name| self.comment.contains(&format!("${name} (number)")))
            .collect()
    }

    /// The text in one line, parameters in braces, a choice by its last form.
    pub fn plain(&self) -> String {
        plain(&self.parts)
    }
}

fn collect<'a>(parts: &'a [Part], names: &mut BTreeSet<&'a str>) {
    for part in parts {
        match part {
            Part::Text(_) => {}
            Part::Parameter(name) => {
                names.insert(name);
            }
            Part::Choice { parameter, forms } => {
                names.insert(parameter);
                for (_, form) in forms {
                    collect(form, names);
                }
            }
        }
    }
}

/// The names of the parameters that stand directly among these parts.
pub(crate) fn shown(parts: &[Part]) -> BTreeSet<&str> {
    parts
        .iter()
        .filter_map(|part| match part {
            Part::Parameter(name) => Some(name.as_str()),
            _ => None,
        })
        .collect()
}

fn plain(parts: &[Part]) -> String {
    parts
        .iter()
        .map(|part| match part {
            Part::Text(text) => text.clone(),
            Part::Parameter(name) => format!("{{{name}}}"),
            Part::Choice { forms, .. } => forms
                .last()
                .map(|(_, form)| plain(form))
                .unwrap_or_default(),
        })
        .collect()
}
