//! The words of a record: tags, move numbers, moves, comments, results.

use crate::encoding::{LONGEST_CHARACTER, decode, wide_space};
use crate::{PdnErrorKind, ResultMark};

/// One word, as it stands in the bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    /// `[Name "value"]`; the value as it stands between its quotes, of which the
    /// first is where `value_at` says.
    Tag {
        name: &'a [u8],
        value: &'a [u8],
        value_at: usize,
    },
    /// `{..}`, or the rest of a line from `;` on, without the signs around it.
    Comment(&'a [u8]),
    /// `(`
    OpenVariation,
    /// `)`
    CloseVariation,
    /// `$` with its number, or `!`, `?` and such as the number that stands for them.
    Glyph(u8),
    /// `1.`, `1...`, `...` or `1`
    Number,
    /// A result or `*`.
    Result(ResultMark),
    /// Anything else: a move, if it is one.
    Move(&'a [u8]),
    /// What cannot be read.
    Broken(PdnErrorKind),
}

/// What the lexer has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Lexed<'a> {
    /// A word from its first byte to the one behind it.
    Word {
        start: usize,
        end: usize,
        token: Token<'a>,
    },
    /// The word that begins here is not whole: more bytes are needed.
    More { at: usize },
    /// The end of the text.
    End,
}

/// Whether bytes follow behind those at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rest {
    /// More bytes may follow.
    Follows,
    /// The text ends here.
    Nothing,
}

/// The bytes at hand end within a word.
struct NeedsMore;

type Found<T> = Result<T, NeedsMore>;

/// Reads bytes word by word; what is broken is a word too, and reading goes on
/// behind it.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    bytes: &'a [u8],
    at: usize,
    rest: Rest,
}

pub(crate) const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

pub(crate) const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c)
}

pub(crate) const fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

pub(crate) const fn is_strength(byte: u8) -> bool {
    matches!(byte, b'!' | b'?')
}

/// Whether a word ends before this byte.
pub(crate) const fn ends_word(byte: u8) -> bool {
    is_space(byte)
        || is_strength(byte)
        || matches!(
            byte,
            b'[' | b']' | b'{' | b'}' | b'(' | b')' | b'"' | b'$' | b';' | b'*'
        )
}

/// Whether a tag seems to begin here; within a comment that has no end this is
/// where the next game begins.
pub(crate) fn looks_like_a_tag(bytes: &[u8]) -> bool {
    let Some(rest) = bytes.strip_prefix(b"[") else {
        return false;
    };
    let name = rest.iter().take_while(|&&byte| is_name(byte)).count();
    let rest = &rest[name..];
    let spaces = rest.iter().take_while(|&&byte| byte == b' ').count();
    name > 0 && rest[spaces..].starts_with(b"\"")
}

impl<'a> Lexer<'a> {
    pub(crate) const fn new(bytes: &'a [u8], at: usize, rest: Rest) -> Self {
        Self { bytes, at, rest }
    }

    /// The next word.
    pub(crate) fn next(&mut self) -> Lexed<'a> {
        let found = self.skip_space().and_then(|()| {
            let start = self.at;
            Ok((start, self.token()?))
        });
        match found {
            Ok((start, Some(token))) => Lexed::Word {
                start,
                end: self.at,
                token,
            },
            Ok((_, None)) => Lexed::End,
            Err(NeedsMore) => Lexed::More { at: self.at },
        }
    }

    /// The byte at a place; `None` behind the end of the text.
    fn byte(&self, at: usize) -> Found<Option<u8>> {
        match (self.bytes.get(at), self.rest) {
            (Some(&byte), _) => Ok(Some(byte)),
            (None, Rest::Nothing) => Ok(None),
            (None, Rest::Follows) => Err(NeedsMore),
        }
    }

    /// The first place from `at` on whose byte ends something.
    fn find(&self, at: usize, ends: impl Fn(u8) -> bool) -> Found<usize> {
        match self.bytes[at..].iter().position(|&byte| ends(byte)) {
            Some(length) => Ok(at + length),
            None => self.byte(self.bytes.len()).map(|_| self.bytes.len()),
        }
    }

    /// How many bytes of white space outside of ASCII stand here.
    fn wide_space(&self, at: usize) -> Found<usize> {
        if self.bytes.len() < at + LONGEST_CHARACTER {
            self.byte(at + LONGEST_CHARACTER)?;
        }
        Ok(wide_space(&self.bytes[at..]))
    }

    /// Passes over white space, and over lines that begin with `%`, which are
    /// meant for other programs.
    fn skip_space(&mut self) -> Found<()> {
        while let Some(byte) = self.byte(self.at)? {
            self.at = match byte {
                b'%' => self.find(self.at, is_line_end)?,
                byte if is_space(byte) => self.at + 1,
                0x80.. => match self.wide_space(self.at)? {
                    0 => return Ok(()),
                    wide => self.at + wide,
                },
                _ => return Ok(()),
            };
        }
        Ok(())
    }

    /// The word that begins here; `None` at the end. What needs more bytes
    /// leaves the place as it is.
    fn token(&mut self) -> Found<Option<Token<'a>>> {
        let start = self.at;
        let Some(first) = self.byte(start)? else {
            return Ok(None);
        };
        let (token, end) = match first {
            b'[' => self.tag()?,
            b'{' => self.comment()?,
            b';' => {
                let end = self.find(start, is_line_end)?;
                (Token::Comment(&self.bytes[start + 1..end]), end)
            }
            b'(' => self.opening()?,
            b')' => (Token::CloseVariation, start + 1),
            b'*' => (Token::Result(ResultMark::Unknown), start + 1),
            b'}' | b']' | b'"' => (Token::Broken(PdnErrorKind::NothingToClose), start + 1),
            b'$' => self.glyph()?,
            b'!' | b'?' => {
                let end = self.find(start, |byte| !is_strength(byte))?;
                (Token::Glyph(strength(&self.bytes[start..end])), end)
            }
            _ => self.word()?,
        };
        self.at = end;
        Ok(Some(token))
    }

    fn tag(&self) -> Found<(Token<'a>, usize)> {
        let start = self.at;
        match self.whole_tag()? {
            Some(found) => Ok(found),
            // What follows on the line belongs to it, whatever it is.
            None => {
                let end = self.find(start, is_line_end)?;
                Ok((Token::Broken(PdnErrorKind::BadTag), end))
            }
        }
    }

    fn whole_tag(&self) -> Found<Option<(Token<'a>, usize)>> {
        let name_at = self.find(self.at + 1, |byte| !is_space(byte))?;
        let name_end = self.find(name_at, |byte| !is_name(byte))?;
        let value_at = self.find(name_end, |byte| !is_space(byte))?;
        if name_end == name_at || self.byte(value_at)? != Some(b'"') {
            return Ok(None);
        }
        let mut end = value_at + 1;
        loop {
            end = self.find(end, |byte| {
                matches!(byte, b'"' | b'\\') || is_line_end(byte)
            })?;
            match self.byte(end)? {
                Some(b'"') => break,
                Some(b'\\') => {
                    let escapes = matches!(self.byte(end + 1)?, Some(b'"' | b'\\'));
                    end += 1 + usize::from(escapes);
                }
                _ => return Ok(None),
            }
        }
        let close = self.find(end + 1, |byte| !is_space(byte))?;
        if self.byte(close)? != Some(b']') {
            return Ok(None);
        }
        let token = Token::Tag {
            name: &self.bytes[name_at..name_end],
            value: &self.bytes[value_at + 1..end],
            value_at,
        };
        Ok(Some((token, close + 1)))
    }

    /// A comment to its `}`. Where that is missing, the comment ends before the
    /// first line that begins as a tag does: the games behind are not lost.
    fn comment(&self) -> Found<(Token<'a>, usize)> {
        let mut tag_at = None;
        let mut at = self.at + 1;
        loop {
            at = self.find(at, |byte| matches!(byte, b'}' | b'{') || is_line_end(byte))?;
            match self.byte(at)? {
                Some(b'}') => return Ok((Token::Comment(&self.bytes[self.at + 1..at]), at + 1)),
                // Comments do not lie in comments.
                Some(b'{') if tag_at.is_some() => break,
                Some(b'{') => {}
                Some(_) => {
                    // Whether a tag follows is clear once there is a `}`, `{` or the end.
                    if tag_at.is_none() && looks_like_a_tag(&self.bytes[at + 1..]) {
                        tag_at = Some(at + 1);
                    }
                }
                None => break,
            }
            at += 1;
        }
        let end = tag_at.unwrap_or(self.bytes.len());
        Ok((Token::Broken(PdnErrorKind::UnclosedComment), end))
    }

    /// `(`, or the strength of a move in parentheses, such as `(!)`.
    fn opening(&self) -> Found<(Token<'a>, usize)> {
        let start = self.at + 1;
        let end = self.find(start, |byte| !is_strength(byte))?;
        if end > start && self.byte(end)? == Some(b')') {
            return Ok((Token::Glyph(strength(&self.bytes[start..end])), end + 1));
        }
        Ok((Token::OpenVariation, start))
    }

    fn glyph(&self) -> Found<(Token<'a>, usize)> {
        let start = self.at + 1;
        let end = self.find(start, |byte| !byte.is_ascii_digit())?;
        let number = str::from_utf8(&self.bytes[start..end])
            .ok()
            .and_then(|digits| digits.parse().ok());
        let token = number.map_or(Token::Broken(PdnErrorKind::BadGlyph), Token::Glyph);
        Ok((token, end))
    }

    fn word(&self) -> Found<(Token<'a>, usize)> {
        let start = self.at;
        let digits = self.find(start, |byte| !byte.is_ascii_digit())?;
        if self.byte(digits)? == Some(b'.') {
            let end = self.find(digits, |byte| byte != b'.')?;
            return Ok((Token::Number, end));
        }
        let mut end = start;
        loop {
            end = self.find(end, |byte| ends_word(byte) || !byte.is_ascii())?;
            match self.byte(end)? {
                Some(byte) if !byte.is_ascii() && self.wide_space(end)? == 0 => end += 1,
                _ => break,
            }
        }
        let word = &self.bytes[start..end];
        let token = if digits == end {
            Token::Number
        } else if digits > start || !self.bytes[start].is_ascii() {
            ResultMark::parse(&decode(word)).map_or(Token::Move(word), Token::Result)
        } else {
            Token::Move(word)
        };
        Ok((token, end))
    }
}

/// The number of the glyph that a run of `!` and `?` stands for.
fn strength(signs: &[u8]) -> u8 {
    match signs {
        [b'!'] => 1,
        [b'?'] => 2,
        [first, rest @ ..] => match (first, rest.iter().all(|sign| sign == first)) {
            (b'!', true) => 3,
            (_, true) => 4,
            (b'!', false) => 5,
            (_, false) => 6,
        },
        [] => 0,
    }
}

#[cfg(test)]
mod tests;
