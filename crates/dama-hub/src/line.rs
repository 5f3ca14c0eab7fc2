//! One line: a command and its arguments.

use std::fmt;

/// A command with arguments, as in `level move-time=1` or `go think`.
///
/// A name without `=` is a flag. Where a name stands
/// twice, the first counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    command: String,
    /// Names with their values; a flag has none.
    arguments: Vec<(String, Option<String>)>,
}

/// Why a text is no line of the protocol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// A quotation mark opens a value and none closes it.
    #[error("the quotation mark of {0} is not closed")]
    Unclosed(String),
    /// A value has no name before it.
    #[error("a value without a name: ={0}")]
    Nameless(String),
    /// Something follows a closing quotation mark without a space.
    #[error("a space is missing behind the value of {0}")]
    NoSpace(String),
}

impl Line {
    /// A line without arguments.
    pub fn new(command: &str) -> Self {
        Self {
            command: command.to_string(),
            arguments: Vec::new(),
        }
    }

    /// The same line with one argument more.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Self {
        self.arguments
            .push((name.to_string(), Some(value.to_string())));
        self
    }

    /// The same line with one flag more.
    #[must_use]
    pub fn with_flag(mut self, name: &str) -> Self {
        self.arguments.push((name.to_string(), None));
        self
    }

    /// Reads a line; `None` where there is nothing but space.
    ///
    /// # Errors
    ///
    /// What is wrong with its arguments.
    pub fn read(text: &str) -> Result<Option<Self>, LineError> {
        let text = text.trim();
        let (command, mut rest) = split(text, |c| c.is_whitespace());
        if command.is_empty() {
            return Ok(None);
        }
        let mut line = Self::new(command);
        loop {
            rest = rest.trim_start();
            if rest.is_empty() {
                return Ok(Some(line));
            }
            let (name, behind) = split(rest, |c| c.is_whitespace() || c == '=');
            let Some(value) = behind.strip_prefix('=') else {
                line = line.with_flag(name);
                rest = behind;
                continue;
            };
            let (value, behind) = match value.strip_prefix('"') {
                Some(quoted) => {
                    let Some((value, behind)) = quoted.split_once('"') else {
                        return Err(LineError::Unclosed(name.to_string()));
                    };
                    if behind.starts_with(|c: char| !c.is_whitespace()) {
                        return Err(LineError::NoSpace(name.to_string()));
                    }
                    (value, behind)
                }
                None => split(value, |c| c.is_whitespace()),
            };
            if name.is_empty() {
                return Err(LineError::Nameless(value.to_string()));
            }
            line = line.with(name, value);
            rest = behind;
        }
    }

    /// The first word.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// The value of an argument; that of a flag is empty.
    pub fn get(&self, name: &str) -> Option<&str> {
        let known = self.arguments.iter().find(|(known, _)| known == name);
        known.map(|(_, value)| value.as_deref().unwrap_or_default())
    }

    /// Whether an argument is there, with a value or without.
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }
}

/// The text before the first such character, and the rest with it.
fn split(text: &str, at: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(at).unwrap_or(text.len()))
}

impl fmt::Display for Line {
    /// As it is sent, without a line break. The protocol has no way to write a
    /// quotation mark within a value: an apostrophe stands for it, and a space for
    /// each control character.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        for (name, value) in &self.arguments {
            let Some(value) = value else {
                write!(f, " {name}")?;
                continue;
            };
            let plain: String = value
                .chars()
                .map(|c| match c {
                    '"' => '\'',
                    c if c.is_control() => ' ',
                    c => c,
                })
                .collect();
            let quoted =
                plain.is_empty() || plain.contains(|c: char| c.is_whitespace() || c == '=');
            if quoted {
                write!(f, " {name}=\"{plain}\"")?;
            } else {
                write!(f, " {name}={plain}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use dama_testkit::random::Random;

    use super::{Line, LineError};

    fn read(text: &str) -> Line {
        Line::read(text).expect("a line").expect("not empty")
    }

    #[test]
    fn commands_flags_and_values() {
        let line = read("  info depth=21\tscore=-0.01  pv=\"d3-d4 a6-a5\" new ");
        assert_eq!(line.command(), "info");
        assert_eq!(line.get("depth"), Some("21"));
        assert_eq!(line.get("pv"), Some("d3-d4 a6-a5"));
        assert_eq!(line.get("new"), Some(""));
        assert!(!line.has("nodes"));
        assert_eq!(read("param value=").get("value"), Some(""));
        assert_eq!(read("param value=\"\" type=x").get("type"), Some("x"));
        assert_eq!(Line::read(" \r"), Ok(None));
    }

    #[test]
    fn what_is_wrong_is_told() {
        let error = |text| Line::read(text).expect_err("broken");
        assert_eq!(
            error("pos pos=\"W"),
            LineError::Unclosed(String::from("pos"))
        );
        assert_eq!(error("pos =W"), LineError::Nameless(String::from("W")));
        assert_eq!(error("pos a=\"W\"b"), LineError::NoSpace(String::from("a")));
    }

    #[test]
    fn what_is_written_reads_the_same() {
        let line = Line::new("id")
            .with("name", "Dama")
            .with("author", "A = B")
            .with("x", "");
        assert_eq!(line.to_string(), "id name=Dama author=\"A = B\" x=\"\"");
        assert_eq!(read(&line.to_string()), line);
        assert_eq!(Line::new("go").with_flag("think").to_string(), "go think");
        let odd = Line::new("error").with("message", "say \"no\"\n\u{7}now");
        assert_eq!(odd.to_string(), "error message=\"say 'no'  now\"");
    }

    #[test]
    fn any_text_is_read_or_refused() {
        let mut random = Random::new(5);
        for _ in 0..20_000 {
            let length = random.below(24);
            let text: String = (0..length)
                .filter_map(|_| random.pick(&['a', '=', '"', ' ', '\t', 'é', '\u{2028}', '\0']))
                .collect();
            if let Ok(Some(line)) = Line::read(&text) {
                assert!(!line.command().is_empty(), "{text:?}");
                assert!(Line::read(&line.to_string()).is_ok(), "{text:?}: {line}");
            }
        }
    }
}
