//! A word that is too long to be kept: where it ends, and what it was.

use crate::encoding::{LONGEST_CHARACTER, wide_space};
use crate::lexer::{
    Rest, ends_word, is_line_end, is_name, is_space, is_strength, looks_like_a_tag,
};

/// A long word as far as it has been passed. It ends where the lexer would end it.
///
/// There is one difference: the lexer looks through all of a text for the `}` of a
/// comment in which a line begins as a tag does, here it must come soon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LongWord {
    /// `{..`, up to its `}`; or to a line that begins as a tag does, where no `}` follows
    /// before the next `{`: the games behind a comment that is never closed are not lost.
    Comment,
    /// `;..`, up to the end of the line.
    Line,
    /// `%..`, up to the end of the line: for other programs, and no part of any game.
    Skipped,
    /// `[..`, up to its `]`, or up to the end of the line if it is no tag.
    Tag {
        /// Whether its name and the beginning of a value tell it.
        told: bool,
        part: TagPart,
        /// Whether it goes over several lines.
        lines: bool,
    },
    /// `(` and the `!` and `?` behind it.
    Opening,
    /// A run of `!` and `?`.
    Strength,
    /// `$` and its number.
    Glyph,
    /// Digits, of a move number or a move.
    Digits,
    /// The dots of a move number.
    Dots,
    /// Anything else, up to what ends a word.
    Other,
}

/// What of a tag comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TagPart {
    BeforeName,
    Name,
    BeforeValue,
    Value { escaped: bool },
    BeforeEnd,
    Broken,
}

/// What a long word was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LongEnd {
    /// Nothing that a reader must remember.
    Plain,
    /// A comment or a tag that is not closed.
    Broken,
    /// The beginning of a variation, not the strength of a move in parentheses.
    OpensVariation,
    /// A move, if it is one.
    Move,
}

/// A tag is told by so many bytes.
const TAG_IS_TOLD_BY: usize = 256;

fn tells_a_tag(bytes: &[u8]) -> bool {
    looks_like_a_tag(&bytes[..bytes.len().min(TAG_IS_TOLD_BY)])
}

/// What a byte means for the word before it.
enum Sign {
    GoesOn,
    /// The word ends before the byte.
    Behind(LongEnd),
    /// The word ends with so many bytes, this one among them.
    With(usize, LongEnd),
    /// The next bytes must be known.
    Unclear,
}

impl LongWord {
    /// The word that begins with these bytes.
    pub(crate) fn beginning(bytes: &[u8]) -> Self {
        match bytes.first() {
            Some(b'{') => Self::Comment,
            Some(b';') => Self::Line,
            Some(b'%') => Self::Skipped,
            Some(b'[') => Self::Tag {
                told: tells_a_tag(bytes),
                part: TagPart::BeforeName,
                lines: false,
            },
            Some(b'(') => Self::Opening,
            Some(b'!' | b'?') => Self::Strength,
            Some(b'$') => Self::Glyph,
            Some(b'0'..=b'9') => Self::Digits,
            Some(b'.') => Self::Dots,
            _ => Self::Other,
        }
    }

    /// How many bytes belong to the word, which goes on at their first; and what it was
    /// if it ends there. Else bytes whose meaning depends on what follows are left; no
    /// more than `ahead` bytes are looked at beyond the word.
    pub(crate) fn length(
        &mut self,
        bytes: &[u8],
        rest: Rest,
        ahead: usize,
    ) -> (usize, Option<LongEnd>) {
        for (at, &byte) in bytes.iter().enumerate() {
            match self.sign(byte, &bytes[at..], rest, ahead) {
                Sign::GoesOn => {}
                Sign::Behind(end) => return (at, Some(end)),
                Sign::With(length, end) => return (at + length, Some(end)),
                Sign::Unclear => return (at, None),
            }
        }
        let end = match self {
            _ if rest == Rest::Follows => None,
            Self::Comment | Self::Tag { .. } => Some(LongEnd::Broken),
            Self::Opening => Some(LongEnd::OpensVariation),
            Self::Other => Some(LongEnd::Move),
            _ => Some(LongEnd::Plain),
        };
        (bytes.len(), end)
    }

    /// What the first of the bytes means.
    fn sign(&mut self, byte: u8, bytes: &[u8], rest: Rest, ahead: usize) -> Sign {
        let plain_unless = |goes_on: bool| match goes_on {
            true => Sign::GoesOn,
            false => Sign::Behind(LongEnd::Plain),
        };
        match self {
            Self::Comment if byte == b'}' => Sign::With(1, LongEnd::Plain),
            Self::Comment if is_line_end(byte) => in_comment(&bytes[1..], rest, ahead),
            Self::Comment => Sign::GoesOn,
            Self::Line | Self::Skipped => plain_unless(!is_line_end(byte)),
            Self::Tag { part, lines, .. } => in_tag(part, lines, byte),
            Self::Opening if is_strength(byte) => Sign::GoesOn,
            Self::Opening if byte == b')' => Sign::With(1, LongEnd::Plain),
            Self::Opening => Sign::Behind(LongEnd::OpensVariation),
            Self::Strength => plain_unless(is_strength(byte)),
            Self::Glyph => plain_unless(byte.is_ascii_digit()),
            Self::Dots => plain_unless(byte == b'.'),
            Self::Digits if byte.is_ascii_digit() => Sign::GoesOn,
            Self::Digits if byte == b'.' => {
                *self = Self::Dots;
                Sign::GoesOn
            }
            Self::Digits | Self::Other => self.in_word(byte, bytes, rest),
        }
    }

    fn in_word(&mut self, byte: u8, bytes: &[u8], rest: Rest) -> Sign {
        if !byte.is_ascii() && bytes.len() < LONGEST_CHARACTER && rest == Rest::Follows {
            return Sign::Unclear;
        }
        let ends = ends_word(byte) || (!byte.is_ascii() && wide_space(bytes) > 0);
        match (ends, *self) {
            (true, Self::Digits) => Sign::Behind(LongEnd::Plain),
            (true, _) => Sign::Behind(LongEnd::Move),
            (false, _) => {
                *self = Self::Other;
                Sign::GoesOn
            }
        }
    }
}

/// Whether a comment goes on behind the end of a line.
fn in_comment(line: &[u8], rest: Rest, ahead: usize) -> Sign {
    if tells_a_tag(line) {
        let brace = line.iter().position(|byte| matches!(byte, b'{' | b'}'));
        return match brace {
            Some(at) if line[at] == b'}' => Sign::With(at + 2, LongEnd::Plain),
            None if rest == Rest::Follows && line.len() < ahead => Sign::Unclear,
            _ => Sign::With(1, LongEnd::Broken),
        };
    }
    if line.len() < TAG_IS_TOLD_BY && rest == Rest::Follows {
        return Sign::Unclear;
    }
    Sign::GoesOn
}

/// What a byte means for a tag of which this part comes next.
fn in_tag(part: &mut TagPart, lines: &mut bool, byte: u8) -> Sign {
    use TagPart::{BeforeEnd, BeforeName, BeforeValue, Broken, Name, Value};
    let line_end = is_line_end(byte);
    *part = match (*part, byte) {
        (BeforeName | BeforeValue | BeforeEnd, byte) if is_space(byte) => *part,
        (BeforeName | Name, byte) if is_name(byte) => Name,
        (Name, byte) if is_space(byte) => BeforeValue,
        (Name | BeforeValue, b'"') | (Value { escaped: true }, b'"' | b'\\') => {
            Value { escaped: false }
        }
        (Value { .. }, b'"') => BeforeEnd,
        (Value { .. }, byte) if !line_end => Value {
            escaped: byte == b'\\',
        },
        (BeforeEnd, b']') => return Sign::With(1, LongEnd::Plain),
        _ => Broken,
    };
    // What follows on its first line belongs to it, whatever it is.
    if *part == Broken && (line_end || *lines) {
        return Sign::Behind(LongEnd::Broken);
    }
    *lines |= line_end;
    Sign::GoesOn
}

#[cfg(test)]
mod tests;
