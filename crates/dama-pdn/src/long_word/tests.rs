//! Long words are passed as the lexer reads short ones.

use super::LongEnd::{Broken, Move, OpensVariation, Plain};
use super::{LongEnd, LongWord};
use crate::lexer::{Lexed, Lexer, Rest, Token};

/// What is left of a text behind the word that begins it, and what that word was, when
/// so many bytes come at a time.
fn passed(text: &str, size: usize) -> (&str, LongEnd) {
    let bytes = text.as_bytes();
    let mut word = LongWord::beginning(bytes);
    let (mut at, mut end) = (1, 1);
    loop {
        end = (end + size).min(bytes.len());
        let rest = match end == bytes.len() {
            true => Rest::Nothing,
            false => Rest::Follows,
        };
        let (length, ends) = word.length(&bytes[at..end], rest, 1_000);
        at += length;
        if let Some(ends) = ends {
            return (&text[at..], ends);
        }
    }
}

#[test]
fn long_words_end_where_short_ones_do() {
    for (text, rest, end) in [
        ("{a (b) ; c} d", " d", Plain),
        ("{a\n[b] {c} d", " d", Plain),
        ("{a\nb\r\n[White \"c\"] } d", " d", Plain),
        ("{a\nb\n[White \"c\"] { } d", "[White \"c\"] { } d", Broken),
        (
            "{a\n[White \"c\"]\n[Black \"d\"]",
            "[White \"c\"]\n[Black \"d\"]",
            Broken,
        ),
        ("{a\nb\n", "", Broken),
        ("; a } b\r\nc", "\r\nc", Plain),
        ("[A \"b\"] c", " c", Plain),
        ("[ A\n \"b\"\t] c", " c", Plain),
        ("[A\"b] \\\" \\\\\"] c", " c", Plain),
        ("[A \"b\\c\"] d", " d", Plain),
        ("[A \"b\nc\"] d", "\nc\"] d", Broken),
        ("[a] b\nc", "\nc", Broken),
        ("[A \"b\" \"c\"] d\re", "\re", Broken),
        ("[A \"b", "", Broken),
        ("[A\r\n[B \"c\"] d", "[B \"c\"] d", Broken),
        ("[A \"b\"\n c", "c", Broken),
        ("!?!? a", " a", Plain),
        ("(!!) a", " a", Plain),
        ("(!! a", " a", OpensVariation),
        ("(!!", "", OpensVariation),
        ("$123 a", " a", Plain),
        ("$123a3-a4 a", "a3-a4 a", Plain),
        ("a3-a4{b}", "{b}", Move),
        ("123.. a", " a", Plain),
        ("123...a3-a4", "a3-a4", Plain),
        ("...a3", "a3", Plain),
        ("123 a", " a", Plain),
        ("123a b", " b", Move),
        ("abc*", "*", Move),
        ("abc", "", Move),
        ("şşş\u{a0}a", "\u{a0}a", Move),
        ("é½* a", "* a", Move),
    ] {
        for size in [1, 2, 3, 7, text.len()] {
            assert_eq!(passed(text, size), (rest, end), "{text:?} by {size}");
        }
        let short = Lexer::new(text.as_bytes(), 0, Rest::Nothing).next();
        let Lexed::Word { end: at, token, .. } = short else {
            panic!("{text:?} begins with a word");
        };
        // The signs behind a `(` that stays open are a short word of their own.
        if end != OpensVariation {
            assert_eq!(text[at..].trim_start(), rest.trim_start(), "{text:?}");
        }
        let kind = match token {
            Token::Move(_) => Move,
            Token::OpenVariation => OpensVariation,
            Token::Broken(_) if !text.starts_with('$') => Broken,
            _ => Plain,
        };
        assert_eq!(kind, end, "{text:?}");
    }
    assert_eq!(passed("% a\nb", 3), ("\nb", Plain));
}

/// The end of a comment that holds a tag is looked for no farther than asked.
#[test]
fn how_far_a_comment_is_looked_through() {
    let text = b"\n[A \"b\"] and so on";
    let follows = |ahead| LongWord::Comment.length(text, Rest::Follows, ahead);
    assert_eq!(follows(text.len()), (0, None));
    assert_eq!(follows(text.len() - 1), (1, Some(Broken)));
}
