//! The texts of one language as its file has them.

use std::path::{Path, PathBuf};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use crate::error::{Problem, TextsError};
use crate::pattern::{Part, Pattern};

/// One text with its key.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) key: String,
    pub(crate) pattern: Pattern,
    /// The parameters that a comment calls numbers.
    pub(crate) numbers: Vec<String>,
    line: usize,
}

/// One file.
#[derive(Clone, Debug)]
pub(crate) struct Catalog {
    path: PathBuf,
    /// The tag of the language: the file's name.
    pub(crate) language: String,
    /// The language's own name.
    pub(crate) name: String,
    /// `ltr` or `rtl`.
    pub(crate) direction: String,
    /// The plural categories that the numbers 0 to 200 use.
    pub(crate) plurals: Vec<String>,
    pub(crate) messages: Vec<Message>,
}

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Catalog {
    pub(crate) fn read(path: &Path) -> Result<Self, TextsError> {
        let text = std::fs::read_to_string(path).map_err(|source| TextsError::Unreadable {
            path: path.to_path_buf(),
            source,
        })?;
        Self::parse(path, &text)
    }

    pub(crate) fn parse(path: &Path, text: &str) -> Result<Self, TextsError> {
        let language = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let mut catalog = Self {
            path: path.to_path_buf(),
            language,
            name: String::new(),
            direction: String::new(),
            plurals: Vec::new(),
            messages: Vec::new(),
        };
        let resource = parser::parse(text).map_err(|(_, errors)| {
            let (at, what) = errors.first().map_or((0, String::new()), |error| {
                (error.pos.start, error.kind.to_string())
            });
            let line = text[..at.min(text.len())].lines().count().max(1);
            catalog.wrong(line, "file", Problem::Syntax(what))
        })?;
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    let line = line_of(text, key);
                    let wrong = |problem| catalog.wrong(line, key, problem);
                    if !message.attributes.is_empty() {
                        return Err(wrong(Problem::NotAllowed("an attribute")));
                    }
                    let value = message.value.as_ref();
                    let value =
                        value.ok_or_else(|| wrong(Problem::Syntax("it is empty".into())))?;
                    let pattern = Pattern::read(value).map_err(wrong)?;
                    if catalog.messages.iter().any(|known| known.key == key) {
                        return Err(wrong(Problem::Repeated));
                    }
                    let comment = message.comment.iter().flat_map(|comment| &comment.content);
                    let numbers = comment.flat_map(|line| numbers(line)).collect();
                    catalog.messages.push(Message {
                        key: key.to_owned(),
                        pattern,
                        numbers,
                        line,
                    });
                }
                Entry::Term(term) => catalog.about(text, term.id.name, &term.value)?,
                Entry::Junk { .. } => {
                    return Err(catalog.wrong(1, "file", Problem::Syntax("junk".into())));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
        catalog.check_language()?;
        Ok(catalog)
    }

    /// Takes a term that tells about the language itself.
    fn about(
        &mut self,
        text: &str,
        term: &str,
        value: &fluent_syntax::ast::Pattern<&str>,
    ) -> Result<(), TextsError> {
        let key = format!("-{term}");
        let line = line_of(text, &key);
        let pattern = Pattern::read(value).map_err(|problem| self.wrong(line, &key, problem))?;
        let value = match pattern {
            Pattern::Plain(parts) => match parts.as_slice() {
                [Part::Text(value)] => value.trim().to_owned(),
                _ => return Err(self.wrong(line, &key, Problem::NotAllowed("a parameter"))),
            },
            Pattern::Plural { .. } => {
                return Err(self.wrong(line, &key, Problem::NotAllowed("a choice")));
            }
        };
        match term {
            "language-name" => self.name = value,
            "language-direction" if value == "ltr" || value == "rtl" => self.direction = value,
            "language-plurals" => {
                for category in value.split_whitespace() {
                    if !CATEGORIES.contains(&category) {
                        return Err(self.wrong(line, &key, Problem::UnknownValue(category.into())));
                    }
                    self.plurals.push(category.to_owned());
                }
            }
            "language-direction" => {
                return Err(self.wrong(line, &key, Problem::UnknownValue(value)));
            }
            _ => return Err(self.wrong(line, &key, Problem::Unknown)),
        }
        Ok(())
    }

    fn check_language(&self) -> Result<(), TextsError> {
        let missing = [
            ("-language-name", self.name.is_empty()),
            ("-language-direction", self.direction.is_empty()),
            ("-language-plurals", self.plurals.is_empty()),
        ];
        match missing.into_iter().find(|(_, missing)| *missing) {
            Some((key, _)) => Err(self.wrong(1, key, Problem::Missing)),
            None => Ok(()),
        }
    }

    /// Compares the file with the English one.
    pub(crate) fn check(&self, master: &Self) -> Result<(), TextsError> {
        for wanted in &master.messages {
            if self.find(&wanted.key).is_none() {
                return Err(self.wrong(1, &wanted.key, Problem::Missing));
            }
        }
        for message in &self.messages {
            let wrong = |problem| self.wrong(message.line, &message.key, problem);
            let wanted = master
                .find(&message.key)
                .ok_or_else(|| wrong(Problem::Unknown))?;
            self.check_message(message, wanted).map_err(wrong)?;
        }
        Ok(())
    }

    fn check_message(&self, message: &Message, wanted: &Message) -> Result<(), Problem> {
        let parameters = wanted.pattern.parameters();
        if let Some(extra) = message
            .pattern
            .parameters()
            .into_iter()
            .find(|name| !parameters.contains(name))
        {
            return Err(Problem::UnknownParameter(extra));
        }
        let Pattern::Plural { number, forms } = &message.pattern else {
            let used = message.pattern.parameters();
            let missing = parameters.into_iter().find(|name| !used.contains(name));
            return missing.map_or(Ok(()), |name| Err(Problem::MissingParameter(name)));
        };
        if !wanted.numbers.contains(number) {
            return Err(Problem::NotANumber(number.clone()));
        }
        let found: Vec<&str> = forms
            .iter()
            .map(|(category, _)| category.as_str())
            .collect();
        let mut sorted = [
            found.clone(),
            self.plurals.iter().map(String::as_str).collect(),
        ];
        sorted.iter_mut().for_each(|list| list.sort_unstable());
        if sorted[0] != sorted[1] {
            let wanted = self.plurals.join(" ");
            return Err(Problem::PluralForms {
                wanted,
                found: found.join(" "),
            });
        }
        for (category, parts) in forms {
            let shows = |name: &String| parts.contains(&Part::Parameter(name.clone()));
            if category == "one" && !shows(number) {
                return Err(Problem::OneWithoutNumber);
            }
            // `zero`, `one` and `two` of some languages say the number in a word.
            let missing = parameters
                .iter()
                .find(|&name| name != number && !shows(name));
            if let Some(name) = missing {
                return Err(Problem::MissingParameter(name.clone()));
            }
        }
        Ok(())
    }

    pub(crate) fn find(&self, key: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.key == key)
    }

    fn wrong(&self, line: usize, key: &str, problem: Problem) -> TextsError {
        TextsError::Wrong {
            path: self.path.clone(),
            line,
            key: key.to_owned(),
            problem,
        }
    }
}

/// The line on which a key is given its text.
fn line_of(text: &str, key: &str) -> usize {
    let defines = |line: &str| {
        line.strip_prefix(key)
            .is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    text.lines().position(defines).map_or(1, |line| line + 1)
}

/// The parameters that a line of a comment calls numbers: `$count (number)`.
fn numbers(comment: &str) -> Vec<String> {
    let behind = comment.split('$').skip(1);
    behind
        .filter_map(|rest| rest.split_once(" (number)"))
        .map(|(name, _)| name.to_owned())
        .filter(|name| name.chars().all(|letter| letter.is_ascii_lowercase()))
        .collect()
}
