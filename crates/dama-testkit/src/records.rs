//! Reads the project's own test data.
//!
//! A file is made of records with an empty line between them; a line of a record
//! is a key, a space and a value. Lines that begin with `#` are comments.
//!
//! ```text
//! # What this file holds.
//! id T01
//! fen W:Wd4:Bd5
//! both d4xd6
//! ```

use dama_core::{Position, RuleSet, Setup};

/// One record: its lines in their order.
#[derive(Clone, Debug)]
pub struct Record<'a> {
    /// The number of its first line, from 1.
    pub line: usize,
    fields: Vec<(&'a str, &'a str)>,
}

/// The records of a file.
pub fn read(text: &str) -> Vec<Record<'_>> {
    let mut records: Vec<Record> = Vec::new();
    let mut open = false;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim_end();
        if line.starts_with('#') {
            continue;
        }
        if line.is_empty() {
            open = false;
            continue;
        }
        if !open {
            records.push(Record {
                line: index + 1,
                fields: Vec::new(),
            });
            open = true;
        }
        if let Some(record) = records.last_mut() {
            record
                .fields
                .push(line.split_once(' ').unwrap_or((line, "")));
        }
    }
    records
}

impl<'a> Record<'a> {
    /// The value behind a key, if the record has it.
    pub fn find(&self, key: &str) -> Option<&'a str> {
        self.fields
            .iter()
            .find(|(name, _)| *name == key)
            .map(|(_, value)| *value)
    }

    /// The values behind a key that may stand in the record several times.
    pub fn all(&self, key: &str) -> impl Iterator<Item = &'a str> {
        self.fields
            .iter()
            .filter(move |(name, _)| *name == key)
            .map(|(_, value)| *value)
    }

    /// The value behind a key that every record of the file has.
    ///
    /// # Panics
    ///
    /// If it is missing.
    pub fn get(&self, key: &str) -> &'a str {
        match self.find(key) {
            Some(value) => value,
            None => panic!("the record in line {} has no \"{key}\"", self.line),
        }
    }

    /// The value for a rule set, under its name or under `both`.
    ///
    /// # Panics
    ///
    /// If both are missing.
    pub fn for_rules(&self, rules: &RuleSet) -> &'a str {
        self.find(rules.name).unwrap_or_else(|| self.get("both"))
    }

    /// The rule sets that `rules` names: one, or all of them for the word `both`.
    ///
    /// # Panics
    ///
    /// If it names none.
    pub fn rule_sets(&self) -> Vec<RuleSet> {
        match self.get("rules") {
            "both" => RuleSet::ALL.to_vec(),
            name => match RuleSet::named(name) {
                Some(rules) => vec![rules],
                None => panic!("the record in line {}: no rule set {name}", self.line),
            },
        }
    }

    /// The set-up behind `fen`; the word `start` is the first position of a game.
    ///
    /// # Panics
    ///
    /// If it is missing or cannot be read.
    pub fn setup(&self) -> Setup {
        match self.get("fen") {
            "start" => Position::start().to_setup(),
            fen => match fen.parse() {
                Ok(setup) => setup,
                Err(error) => panic!("the record in line {}: {error}", self.line),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_split_at_empty_lines() {
        let records = read("# about\n\nid A\nboth x; y\n\n\nid B\nclassic 1\nfederation 2\nnone\n");
        assert_eq!(records.len(), 2);
        assert_eq!((records[0].line, records[1].line), (3, 7));
        assert_eq!(records[0].for_rules(&RuleSet::CLASSIC), "x; y");
        assert_eq!(records[1].for_rules(&RuleSet::FEDERATION), "2");
        assert_eq!(records[1].find("none"), Some(""));
        assert_eq!(records[1].find("id"), Some("B"));
        assert_eq!(records[1].find("fen"), None);
    }
}
