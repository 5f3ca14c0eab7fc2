//! The words of a record: tags, move numbers, moves, comments, results.

use crate::{PdnError, PdnErrorKind, ResultMark};

/// One word, as it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    /// `[Name "value"]`; the value is where `value_at` says.
    Tag {
        name: &'a str,
        value: String,
        value_at: usize,
    },
    /// `{..}`, or the rest of a line from `;` or `%` on.
    Comment,
    /// `(`
    OpenVariation,
    /// `)`
    CloseVariation,
    /// `$` with a number.
    Glyph,
    /// `1.`, `1...`, `...` or `1`
    Number,
    /// A result or `*`.
    Result(ResultMark),
    /// Anything else: a move, if it is one.
    Move(&'a str),
}

/// Reads a text word by word. It never goes back and keeps nothing.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

const BYTE_ORDER_MARK: char = '\u{feff}';

impl<'a> Lexer<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        Self { text, at: 0 }
    }

    /// The whole text, to which places refer.
    pub(crate) const fn text(&self) -> &'a str {
        self.text
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Takes characters as long as they fit.
    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !fits(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn take(&mut self, expected: char) -> bool {
        let there = self.rest().starts_with(expected);
        if there {
            self.at += expected.len_utf8();
        }
        there
    }

    /// An error about the text from `start` to the end of its line.
    fn error(&self, start: usize, kind: PdnErrorKind) -> PdnError {
        let line = self.text[start..].lines().next().unwrap_or_default();
        PdnError::new(self.text, start, line.trim_end(), kind)
    }

    /// The next word with the place where it begins; `None` at the end.
    pub(crate) fn next(&mut self) -> Result<Option<(usize, Token<'a>)>, PdnError> {
        self.skip_space();
        let start = self.at;
        let Some(first) = self.rest().chars().next() else {
            return Ok(None);
        };
        let token = match first {
            '[' => self.tag()?,
            '{' => self.comment()?,
            ';' | '%' => {
                self.take_while(|c| c != '\n' && c != '\r');
                Token::Comment
            }
            '(' => self.single(first, Token::OpenVariation),
            ')' => self.single(first, Token::CloseVariation),
            '*' => self.single(first, Token::Result(ResultMark::Unknown)),
            '}' | ']' | '"' => return Err(self.error(start, PdnErrorKind::NothingToClose)),
            '$' => self.glyph()?,
            _ => self.word(),
        };
        Ok(Some((start, token)))
    }

    fn single(&mut self, c: char, token: Token<'a>) -> Token<'a> {
        self.take(c);
        token
    }

    fn tag(&mut self) -> Result<Token<'a>, PdnError> {
        let start = self.at;
        self.take('[');
        self.skip_space();
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        self.skip_space();
        let value_at = self.at;
        let value = self.take('"').then(|| self.value()).flatten();
        self.skip_space();
        match value {
            Some(value) if !name.is_empty() && self.take(']') => Ok(Token::Tag {
                name,
                value,
                value_at,
            }),
            _ => Err(self.error(start, PdnErrorKind::BadTag)),
        }
    }

    /// The value of a tag up to its closing quote on the same line.
    fn value(&mut self) -> Option<String> {
        let mut value = String::new();
        let mut chars = self.rest().char_indices().peekable();
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.at += at + 1;
                    return Some(value);
                }
                '\n' | '\r' => return None,
                '\\' => match chars.next_if(|&(_, next)| next == '"' || next == '\\') {
                    Some((_, escaped)) => value.push(escaped),
                    None => value.push(c),
                },
                _ => value.push(c),
            }
        }
        None
    }

    fn comment(&mut self) -> Result<Token<'a>, PdnError> {
        let start = self.at;
        match self.rest().find('}') {
            Some(end) => {
                self.at += end + 1;
                Ok(Token::Comment)
            }
            None => Err(self.error(start, PdnErrorKind::UnclosedComment)),
        }
    }

    fn glyph(&mut self) -> Result<Token<'a>, PdnError> {
        let start = self.at;
        self.take('$');
        match self.take_while(|c| c.is_ascii_digit()).parse::<u8>() {
            Ok(_) => Ok(Token::Glyph),
            Err(_) => Err(self.error(start, PdnErrorKind::BadGlyph)),
        }
    }

    fn word(&mut self) -> Token<'a> {
        let start = self.at;
        let digits = self.take_while(|c| c.is_ascii_digit());
        let dots = self.take_while(|c| c == '.');
        if !dots.is_empty() {
            return Token::Number;
        }
        self.at = start;
        let word = self.take_while(|c| {
            !c.is_whitespace()
                && !matches!(c, '[' | ']' | '{' | '}' | '(' | ')' | '"' | '$' | ';' | '*')
        });
        match ResultMark::parse(word) {
            Some(mark) => Token::Result(mark),
            None if word == digits => Token::Number,
            None => match word.trim_end_matches(['!', '?']) {
                "" => Token::Glyph,
                played => Token::Move(played),
            },
        }
    }
}
