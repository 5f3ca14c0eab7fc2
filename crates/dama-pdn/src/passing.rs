//! Passing over the rest of a game that is too long, without keeping it.

use crate::Variations;
use crate::builder::Builder;
use crate::encoding::wide_space;
use crate::lexer::{Rest, Token, ends_word, is_line_end, is_strength, looks_like_a_tag};

/// Where a game ends that is no longer read.
///
/// It ends where it would if it were read: with its result and what is said
/// behind that, or where a tag begins the next one. Only a word that is too long
/// by itself is looked at less closely.
#[derive(Debug)]
pub(crate) struct Passing {
    variations: Variations,
    /// Whether tags are still those of this game.
    in_head: bool,
    /// How many variations are open.
    depth: usize,
    /// Whether the result has been passed.
    ended: bool,
    /// The moves that were passed.
    pub(crate) moves: usize,
}

impl Passing {
    /// Goes on where a game was left.
    pub(crate) const fn behind(builder: &Builder) -> Self {
        Self {
            variations: builder.variations,
            in_head: builder.in_head,
            depth: builder.depth,
            ended: builder.end_result.is_some(),
            moves: 0,
        }
    }

    /// Whether a word that is too long by itself still belongs to the game.
    pub(crate) fn takes_long(&mut self, word: LongWord) -> bool {
        match word {
            // It may never be closed: the tags behind it are those of the next game.
            LongWord::Comment => self.in_head = false,
            LongWord::Line | LongWord::Strength => {}
            LongWord::Tag { .. } | LongWord::Other => return !self.ended,
        }
        true
    }

    /// Whether a word still belongs to the game.
    pub(crate) fn takes(&mut self, token: &Token<'_>) -> bool {
        match token {
            Token::Comment(_) => return true,
            Token::Tag { .. } => return self.in_head,
            Token::Broken(_) => return !self.ended,
            _ => self.in_head = false,
        }
        match token {
            Token::Glyph(_) => return true,
            _ if self.ended => return false,
            Token::OpenVariation => self.depth += 1,
            Token::CloseVariation => self.depth = self.depth.saturating_sub(1),
            Token::Result(_) => self.ended = self.depth == 0,
            Token::Move(_) => {
                let counts = self.depth == 0 || self.variations == Variations::Keep;
                self.moves += usize::from(counts);
            }
            _ => {}
        }
        true
    }
}

/// The part of a long word that has been passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LongWord {
    /// `{..`, up to its `}` or a line that begins as a tag does: the games behind
    /// a comment that is never closed are not lost.
    Comment,
    /// `;..` or `%..`, up to the end of the line.
    Line,
    /// `[..`, up to its `]` or the end of the line.
    Tag {
        quoted: bool,
        /// Behind a `\` in a text.
        escaped: bool,
    },
    /// A run of `!` and `?`.
    Strength,
    /// Anything else, up to what ends a word.
    Other,
}

/// A tag is told by so many bytes.
const TAG_IS_TOLD_BY: usize = 256;

impl LongWord {
    /// The word that begins with this byte.
    pub(crate) const fn beginning(first: u8) -> Self {
        match first {
            b'{' => Self::Comment,
            b';' | b'%' => Self::Line,
            b'[' => Self::Tag {
                quoted: false,
                escaped: false,
            },
            b'!' | b'?' | b'(' => Self::Strength,
            _ => Self::Other,
        }
    }

    /// How many bytes belong to the word, which goes on at their first; and
    /// whether it ends there. Without that, bytes whose meaning depends on what
    /// follows are left.
    pub(crate) fn length(&mut self, bytes: &[u8], rest: Rest) -> (usize, bool) {
        for (at, &byte) in bytes.iter().enumerate() {
            let ends = match self {
                Self::Comment if byte == b'}' => return (at + 1, true),
                Self::Comment if is_line_end(byte) => {
                    let line = &bytes[at + 1..];
                    if looks_like_a_tag(&line[..line.len().min(TAG_IS_TOLD_BY)]) {
                        return (at + 1, true);
                    }
                    // Asked again when more is there.
                    if line.len() < TAG_IS_TOLD_BY && rest == Rest::Follows {
                        return (at, false);
                    }
                    false
                }
                Self::Comment => false,
                Self::Line => is_line_end(byte),
                Self::Tag { quoted, escaped } => {
                    let was_escaped =
                        std::mem::replace(escaped, *quoted && byte == b'\\' && !*escaped);
                    match byte {
                        b']' if !*quoted => return (at + 1, true),
                        b'"' if !was_escaped => *quoted = !*quoted,
                        _ => {}
                    }
                    is_line_end(byte)
                }
                Self::Strength => !is_strength(byte),
                Self::Other => {
                    ends_word(byte) || (!byte.is_ascii() && wide_space(&bytes[at..]) > 0)
                }
            };
            if ends {
                return (at, true);
            }
        }
        (bytes.len(), false)
    }
}

#[cfg(test)]
mod tests {
    use super::LongWord;
    use crate::lexer::Rest;

    /// What is left of a text behind the word that begins it, when so many bytes
    /// come at a time.
    fn left(text: &str, size: usize) -> &str {
        let bytes = text.as_bytes();
        let mut word = LongWord::beginning(bytes[0]);
        let (mut at, mut end) = (1, 1);
        loop {
            end = (end + size).min(bytes.len());
            let rest = match end == bytes.len() {
                true => Rest::Nothing,
                false => Rest::Follows,
            };
            let (length, ends) = word.length(&bytes[at..end], rest);
            at += length;
            match (ends, rest) {
                (true, _) => return &text[at..],
                (false, Rest::Nothing) => return "",
                (false, Rest::Follows) => {}
            }
        }
    }

    #[test]
    fn long_words_end_where_short_ones_do() {
        for (text, rest) in [
            ("{a (b) ; c} d", " d"),
            ("{a\n[b] {c} d", " d"),
            ("{a\nb\r\n[White \"c\"] }", "[White \"c\"] }"),
            ("{a\nb\n", ""),
            ("; a } b\r\nc", "\r\nc"),
            ("% a\nb", "\nb"),
            ("[A \"b\"] c", " c"),
            ("[A \"b] \\\" \\\\\"] c", " c"),
            ("[A \"b\nc\"] d", "\nc\"] d"),
            ("[a] b", " b"),
            ("!?!? a", " a"),
            ("(!!) a", ") a"),
            ("$123 a", " a"),
            ("a3-a4{b}", "{b}"),
            ("123.. a", " a"),
            ("abc*", "*"),
            ("abc", ""),
        ] {
            for size in [1, 2, 3, 7, text.len()] {
                assert_eq!(left(text, size), rest, "{text:?} by {size}");
            }
        }
        // Characters that are cut look like others.
        for (text, rest) in [("şşş\u{a0}a", "\u{a0}a"), ("é½* a", "* a")] {
            assert_eq!(left(text, text.len()), rest, "{text:?}");
        }
    }
}
