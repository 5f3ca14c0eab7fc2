//! As much of JSON as the messages need: a reader for any value, a writer for texts.

use core::fmt::Write;

/// A JSON value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Null,
    Flag(bool),
    /// As it was written: the messages hold whole numbers, and reading others
    /// would take a tenth of the module.
    Number(String),
    Text(String),
    List(Vec<Value>),
    Fields(Vec<(String, Value)>),
}

/// Nothing of ours is nested deeper.
const DEEPEST: u32 = 16;

impl Value {
    /// Reads a whole text; `None` where it is no JSON.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut reader = Reader { rest: text };
        let value = reader.value(0)?;
        reader.skip_space();
        reader.rest.is_empty().then_some(value)
    }

    /// A field of an object that has it.
    pub(crate) fn field(&self, name: &str) -> Option<&Self> {
        let Self::Fields(fields) = self else {
            return None;
        };
        let found = fields.iter().find(|(known, _)| known == name);
        found
            .map(|(_, value)| value)
            .filter(|&value| *value != Self::Null)
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
    }

    /// Takes `token` where it comes next.
    fn take(&mut self, token: &str) -> Option<()> {
        self.skip_space();
        self.rest = self.rest.strip_prefix(token)?;
        Some(())
    }

    fn value(&mut self, depth: u32) -> Option<Value> {
        if depth > DEEPEST {
            return None;
        }
        self.skip_space();
        match self.rest.as_bytes().first()? {
            b'"' => self.text().map(Value::Text),
            b'[' => self.list(depth),
            b'{' => self.fields(depth),
            b't' => self.take("true").map(|()| Value::Flag(true)),
            b'f' => self.take("false").map(|()| Value::Flag(false)),
            b'n' => self.take("null").map(|()| Value::Null),
            _ => self.number(),
        }
    }

    fn number(&mut self) -> Option<Value> {
        let part_of_number = |c: char| matches!(c, '0'..='9' | '-' | '+' | '.' | 'e' | 'E');
        let end = self
            .rest
            .find(|c| !part_of_number(c))
            .unwrap_or(self.rest.len());
        let (number, rest) = self.rest.split_at(end);
        self.rest = rest;
        let digits = number.strip_prefix('-').unwrap_or(number);
        let starts_right = digits.starts_with(|c: char| c.is_ascii_digit());
        starts_right.then(|| Value::Number(number.to_owned()))
    }

    fn list(&mut self, depth: u32) -> Option<Value> {
        self.take("[")?;
        let mut values = Vec::new();
        if self.take("]").is_some() {
            return Some(Value::List(values));
        }
        loop {
            values.push(self.value(depth + 1)?);
            if self.take("]").is_some() {
                return Some(Value::List(values));
            }
            self.take(",")?;
        }
    }

    fn fields(&mut self, depth: u32) -> Option<Value> {
        self.take("{")?;
        let mut fields = Vec::new();
        if self.take("}").is_some() {
            return Some(Value::Fields(fields));
        }
        loop {
            self.skip_space();
            let name = self.text()?;
            self.take(":")?;
            fields.push((name, self.value(depth + 1)?));
            if self.take("}").is_some() {
                return Some(Value::Fields(fields));
            }
            self.take(",")?;
        }
    }

    fn text(&mut self) -> Option<String> {
        self.rest = self.rest.strip_prefix('"')?;
        let mut text = String::new();
        loop {
            let end = self.rest.find(['"', '\\'])?;
            let (plain, rest) = self.rest.split_at(end);
            text.push_str(plain);
            if let Some(rest) = rest.strip_prefix('"') {
                self.rest = rest;
                return Some(text);
            }
            self.rest = &rest[1..];
            text.push(self.escaped()?);
        }
    }

    /// What follows a backslash.
    fn escaped(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let kind = chars.next()?;
        self.rest = chars.as_str();
        Some(match kind {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'u' => {
                let digits = self.rest.get(..4)?;
                self.rest = &self.rest[4..];
                // Halves of pairs stand for nothing that a message needs.
                char::from_u32(u32::from_str_radix(digits, 16).ok()?)
                    .unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            other => other,
        })
    }
}

/// The text in quotation marks, safe between them.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            c if c < ' ' => {
                // Writing to a text cannot fail.
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::{Value, quoted};

    #[test]
    fn reads_what_a_page_writes() {
        let value = Value::read(r#" {"id": 7, "moves": ["a3-a4", "\u0041\n"], "x": null} "#)
            .expect("this is JSON");
        assert_eq!(value.field("id"), Some(&Value::Number("7".to_owned())));
        let moves = ["a3-a4", "A\n"].map(|text| Value::Text(text.to_owned()));
        assert_eq!(value.field("moves"), Some(&Value::List(moves.to_vec())));
        assert_eq!(value.field("x"), None);
    }

    #[test]
    fn refuses_what_is_none() {
        let nested = "[".repeat(100_000);
        for text in [
            "", "{", "[1,]", "{\"a\"}", "\"", "\"\\", "\"\\u12", "1 2", "nul", "-", &nested,
        ] {
            assert_eq!(Value::read(text), None, "{text:.20}");
        }
    }

    #[test]
    fn quotes_what_it_writes() {
        let text = "a \"b\" \\ \n ü";
        assert_eq!(
            Value::read(&quoted(text)),
            Some(Value::Text(text.to_owned()))
        );
    }
}
