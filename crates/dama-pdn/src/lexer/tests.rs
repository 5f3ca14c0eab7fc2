//! Words with their places, whole and in pieces.

use super::{Lexed, Lexer, Rest, Token};

/// Each word as `start..end: token`.
fn all(bytes: &[u8]) -> Vec<String> {
    let mut lexer = Lexer::new(bytes, 0, Rest::Nothing);
    let mut words = Vec::new();
    loop {
        match lexer.next() {
            Lexed::Word { start, end, token } => {
                words.push(format!("{start}..{end} {}", say(&token)))
            }
            Lexed::More { .. } => panic!("there is no more"),
            Lexed::End => return words,
        }
    }
}

fn say(token: &Token<'_>) -> String {
    let text = String::from_utf8_lossy;
    match token {
        Token::Tag {
            name,
            value,
            value_at,
        } => {
            format!("tag {} {value_at} {}", text(name), text(value))
        }
        Token::Comment(comment) => format!("comment {}", text(comment)),
        Token::OpenVariation => String::from("("),
        Token::CloseVariation => String::from(")"),
        Token::Glyph(glyph) => format!("${glyph}"),
        Token::Number => String::from("number"),
        Token::Result(mark) => format!("result {mark}"),
        Token::Move(word) => format!("move {}", text(word)),
        Token::Broken(kind) => String::from(kind.code()),
    }
}

#[test]
fn words() {
    assert_eq!(
        all("\u{feff}[A \"b\\\"\\c\"] 1.d3-d4!?$9 (!) 1... f3xf5?? * 1-0\u{a0}½-½ ş!".as_bytes()),
        [
            "3..14 tag A 6 b\\\"\\c",
            "15..17 number",
            "17..22 move d3-d4",
            "22..24 $5",
            "24..26 $9",
            "27..30 $1",
            "31..35 number",
            "36..41 move f3xf5",
            "41..43 $4",
            "44..45 result *",
            "46..49 result 1-0",
            "51..56 result 1/2-1/2",
            "57..59 move ş",
            "59..60 $1",
        ]
    );
    assert_eq!(
        all(b"12 {a} (x) ;b\r% no word\n%nor this\n;c"),
        [
            "0..2 number",
            "3..6 comment a",
            "7..8 (",
            "8..9 move x",
            "9..10 )",
            "11..13 comment b",
            "34..36 comment c",
        ]
    );
    assert_eq!(
        all(b"\xbd-\xbd \xa0\xe9"),
        ["0..3 result 1/2-1/2", "5..6 move \u{fffd}"]
    );
}

#[test]
fn broken_words() {
    assert_eq!(
        all(b"[A] d3\n[B \"x\n[C \"\\\"]"),
        ["0..6 bad-tag", "7..12 bad-tag", "13..20 bad-tag"]
    );
    assert_eq!(
        all(b"} $ $256 $x"),
        [
            "0..1 nothing-to-close",
            "2..3 bad-glyph",
            "4..8 bad-glyph",
            "9..10 bad-glyph",
            "10..11 move x",
        ]
    );
    // A comment without an end gives the next game back.
    assert_eq!(
        all(b"{oh\n[A \"b\"] 1. {c} *"),
        [
            "0..4 unclosed-comment",
            "4..11 tag A 7 b",
            "12..14 number",
            "15..18 comment c",
            "19..20 result *"
        ]
    );
    assert_eq!(
        all(b"{oh\n[A \"b\"]"),
        ["0..4 unclosed-comment", "4..11 tag A 7 b"]
    );
    assert_eq!(all(b"{a {b} c"), ["0..6 comment a {b", "7..8 move c"]);
    assert_eq!(all(b"{oh\n[A \"b\"] }"), ["0..13 comment oh\n[A \"b\"] "]);
    assert_eq!(all(b"{oh\n[%clk 1]"), ["0..12 unclosed-comment"]);
}

/// However the bytes are cut, the words are the same.
#[test]
fn pieces() {
    let text = "\u{feff}[A \"b\\\"c\"] % x\n12. d3-d4!? (?) ({a\n[B \"c\"] {} $12 1-0 ½-½ şx; e\n["
        .as_bytes();
    let whole = all(text);
    for cut in 0..text.len() {
        let mut lexer = Lexer::new(&text[..cut], 0, Rest::Follows);
        for word in &whole {
            match lexer.next() {
                Lexed::Word { start, end, token } => {
                    assert_eq!(
                        format!("{start}..{end} {}", say(&token)),
                        *word,
                        "cut at {cut}"
                    );
                }
                Lexed::More { at } => {
                    let start: usize = word
                        .split("..")
                        .next()
                        .and_then(|n| n.parse().ok())
                        .expect("a number");
                    assert!(
                        at <= start && start - at <= 8,
                        "cut at {cut}: {at} for {word}"
                    );
                    break;
                }
                Lexed::End => panic!("no end in sight"),
            }
        }
    }
}
