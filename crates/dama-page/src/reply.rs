//! The answers of the computer's worker: flat objects of JSON.

use crate::Reason;

/// A message of the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// The module is loaded.
    Ready,
    /// The worker is of no use any more.
    Broken,
    /// A move, to play or as advice.
    Move {
        id: u32,
        text: String,
        /// What speaks for it as advice.
        reason: Option<Reason>,
    },
    /// Whether it takes the draw.
    Draw { id: u32, accept: bool },
    /// The question had no answer.
    Failed { id: Option<u32> },
}

impl Reply {
    /// Reads a message; what cannot be understood is a failure.
    pub(crate) fn read(text: &str) -> Self {
        let fields = fields(text).unwrap_or_default();
        let field = |name: &str| fields.iter().find(|(n, _)| *n == name).map(|(_, v)| *v);
        let id = match field("id") {
            Some(Raw::Bare(number)) => number.parse().ok(),
            _ => None,
        };
        match (id, field("move"), field("accept")) {
            (Some(id), Some(Raw::Text(text)), _) => Self::Move {
                id,
                text: text.to_owned(),
                reason: match field("reason") {
                    Some(Raw::Text(reason)) => reason.parse().ok(),
                    _ => None,
                },
            },
            (Some(id), _, Some(Raw::Bare(word @ ("true" | "false")))) => Self::Draw {
                id,
                accept: word == "true",
            },
            _ if field("ready") == Some(Raw::Bare("true")) => Self::Ready,
            _ if field("broken") == Some(Raw::Bare("true")) => Self::Broken,
            _ => Self::Failed { id },
        }
    }
}

/// A value as it stands in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Raw<'a> {
    /// What stands between the quotes, escapes as they are.
    Text(&'a str),
    /// A number or a word.
    Bare(&'a str),
}

/// Names and values of an object without objects or lists in it.
pub(crate) fn fields(text: &str) -> Option<Vec<(&str, Raw<'_>)>> {
    let mut rest = text.trim().strip_prefix('{')?.trim_start();
    let mut fields = Vec::new();
    while !rest.starts_with('}') {
        let (name, behind) = quoted(rest)?;
        rest = behind.trim_start().strip_prefix(':')?.trim_start();
        let value;
        if rest.starts_with('"') {
            let (inner, behind) = quoted(rest)?;
            value = Raw::Text(inner);
            rest = behind.trim_start();
        } else {
            let end = rest.find([',', '}'])?;
            value = Raw::Bare(rest[..end].trim());
            rest = &rest[end..];
        }
        fields.push((name, value));
        match rest.strip_prefix(',') {
            Some(behind) => rest = behind.trim_start(),
            None if rest.starts_with('}') => {}
            None => return None,
        }
    }
    Some(fields)
}

/// The inside of a text in quotes, and what follows behind it.
fn quoted(text: &str) -> Option<(&str, &str)> {
    let text = text.strip_prefix('"')?;
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' if !escaped => return Some((&text[..at], &text[at + 1..])),
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    None
}

/// What stands between the quotes as it was before it was quoted.
pub(crate) fn plain(text: &str) -> String {
    let mut signs = text.chars();
    let next = || match signs.next() {
        Some('\\') => match signs.next() {
            Some('u') => {
                let digits: String = signs.by_ref().take(4).collect();
                u32::from_str_radix(&digits, 16)
                    .ok()
                    .and_then(char::from_u32)
            }
            sign => sign,
        },
        sign => sign,
    };
    core::iter::from_fn(next).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_workers_messages_are_read() {
        let text = "{\"id\":3,\"move\":\"d3-d4\",\"score\":-12,\"nodes\":9,\"depth\":2}";
        let text_of = |text: &str| text.to_owned();
        assert_eq!(
            Reply::read(text),
            Reply::Move {
                id: 3,
                text: text_of("d3-d4"),
                reason: None
            }
        );
        for (words, reason) in [
            ("threatens 3", Some(Reason::Threatens(3))),
            ("wins 5", Some(Reason::Wins(3))),
            ("wins", None),
            ("flies 3", None),
        ] {
            let text = format!("{{\"id\":3,\"move\":\"d3-d4\",\"reason\":\"{words}\"}}");
            let text_and_reason = Reply::Move {
                id: 3,
                text: text_of("d3-d4"),
                reason,
            };
            assert_eq!(Reply::read(&text), text_and_reason);
        }
        assert_eq!(
            Reply::read(" { \"id\" : 4 , \"accept\" : true } "),
            Reply::Draw {
                id: 4,
                accept: true
            }
        );
        assert_eq!(Reply::read("{\"ready\":true}"), Reply::Ready);
        assert_eq!(Reply::read("{\"broken\":true}"), Reply::Broken);
        let error = "{\"id\":5,\"error\":\"bad-json\",\"message\":\"a \\\"}\\\" too many\"}";
        assert_eq!(Reply::read(error), Reply::Failed { id: Some(5) });
    }

    #[test]
    fn rubbish_is_a_failure() {
        for text in [
            "",
            "{",
            "{\"",
            "{\"id\"",
            "{\"id\":",
            "[]",
            "null",
            "{\"id\":1,}",
            "é",
        ] {
            assert!(matches!(Reply::read(text), Reply::Failed { .. }), "{text}");
        }
    }
}
