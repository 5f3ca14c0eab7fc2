//! The compiled file: a JSON object of texts, and one list of texts.
//!
//! The compiler writes no more of JSON than this, so no more is read.

/// A compiled file.
pub(crate) struct Compiled {
    fields: Vec<(String, String)>,
    pub(crate) texts: Vec<Box<str>>,
}

impl Compiled {
    /// Reads a file; `None` where it is something else.
    pub(crate) fn read(file: &str) -> Option<Self> {
        let mut rest = Rest(file.trim());
        let mut compiled = Self {
            fields: Vec::new(),
            texts: Vec::new(),
        };
        rest.take('{')?;
        loop {
            let name = rest.text()?;
            rest.take(':')?;
            if rest.take('[').is_some() {
                compiled.texts = rest.list()?;
            } else {
                compiled.fields.push((name, rest.text()?));
            }
            if rest.take(',').is_none() {
                break;
            }
        }
        rest.take('}')?;
        rest.0.is_empty().then_some(compiled)
    }

    /// The text in a field.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        self.fields
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }
}

struct Rest<'a>(&'a str);

impl Rest<'_> {
    fn take(&mut self, sign: char) -> Option<()> {
        self.0 = self.0.strip_prefix(sign)?;
        Some(())
    }

    fn list(&mut self) -> Option<Vec<Box<str>>> {
        let mut texts = Vec::new();
        if self.take(']').is_some() {
            return Some(texts);
        }
        loop {
            texts.push(self.text()?.into_boxed_str());
            if self.take(']').is_some() {
                return Some(texts);
            }
            self.take(',')?;
        }
    }

    fn text(&mut self) -> Option<String> {
        self.take('"')?;
        let mut text = String::new();
        loop {
            let end = self.0.find(['"', '\\'])?;
            text.push_str(&self.0[..end]);
            let sign = self.0[end..].chars().next()?;
            self.0 = &self.0[end + 1..];
            if sign == '"' {
                return Some(text);
            }
            let escaped = self.0.chars().next()?;
            self.0 = &self.0[escaped.len_utf8()..];
            match escaped {
                '"' | '\\' => text.push(escaped),
                'u' => {
                    let digits = self.0.get(..4)?;
                    self.0 = &self.0[4..];
                    text.push(char::from_u32(u32::from_str_radix(digits, 16).ok()?)?);
                }
                _ => return None,
            }
        }
    }
}
