//! Texts as the page shows them.

use super::{Key, Locale, PlainLocale, Plural, Texts, TextsError, Value};
use crate::{Direction, LANGUAGES, say};

/// The English texts, and those of all other languages that are there.
pub(crate) fn compiled() -> Vec<(String, String)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/texts");
    dama_texts::compile_dir(&folder)
        .expect("the texts have no faults")
        .into_iter()
        .map(|(tag, bytes)| (tag, String::from_utf8(bytes).expect("texts are UTF-8")))
        .collect()
}

pub(crate) fn english() -> Texts {
    let files = compiled();
    let file = files.iter().find(|(tag, _)| tag == "en");
    Texts::read(&file.expect("English is there").1, Box::new(PlainLocale))
        .expect("the file is good")
}

/// The text without its isolates.
pub(crate) fn bare(text: &str) -> String {
    text.chars()
        .filter(|c| !matches!(c, '\u{2066}'..='\u{2069}'))
        .collect()
}

/// Forms as in Arabic, digits as in Persian, lists with a word.
struct Foreign;

impl Locale for Foreign {
    fn plural(&self, number: u32) -> Plural {
        match number {
            0 => Plural::Zero,
            1 => Plural::One,
            2 => Plural::Two,
            3..=10 => Plural::Few,
            11..=99 => Plural::Many,
            _ => Plural::Other,
        }
    }

    fn number(&self, number: u32) -> String {
        let digit = |c: char| char::from_u32(c as u32 - 0x30 + 0x6F0).unwrap_or(c);
        number.to_string().chars().map(digit).collect()
    }

    fn tenths(&self, tenths: u32) -> String {
        format!(
            "{}\u{66B}{}",
            self.number(tenths / 10),
            self.number(tenths % 10)
        )
    }

    fn list(&self, items: &[String]) -> String {
        items.join(" va ")
    }
}

fn made(texts: &[(Key, &str)]) -> Texts {
    let list: Vec<String> = Key::ALL
        .iter()
        .map(|key| {
            let own = texts.iter().find(|(known, _)| known == key);
            format!("\"{}\"", own.map(|(_, text)| *text).unwrap_or_default())
        })
        .collect();
    let file = format!(
        r#"{{"language":"xx","name":"X","direction":"rtl","plurals":"one","keys":"{}","texts":[{}]}}"#,
        Key::HASH,
        list.join(",")
    );
    Texts::read(&file, Box::new(Foreign)).expect("the file is good")
}

#[test]
fn fills_in_and_isolates() {
    let texts = english();
    let square: dama_core::Square = "d4".parse().expect("a square");
    assert_eq!(say!(texts, Undo), "Take back");
    assert_eq!(
        say!(texts, RefusedEmptySquare { square: square }),
        "There is no piece on \u{2066}d4\u{2069}."
    );
    let text = "\u{2069}abc";
    assert!(
        say!(texts, TextErrorRules { text: text }).contains("“\u{2068}abc\u{2069}”"),
        "what is written there must not end the isolate"
    );
    assert_eq!(texts.get(Key::Hint), "Hint");
    // A parameter that is not given is left out.
    assert_eq!(texts.get(Key::RefusedEmptySquare), "There is no piece on .");
}

#[test]
fn chooses_the_form_of_a_number() {
    let texts = english();
    assert_eq!(say!(texts, TurnTake { count: 1 }), "Take 1 piece");
    assert_eq!(say!(texts, TurnTake { count: 3u8 }), "Take 3 pieces");
    let texts = made(&[(
        Key::TurnTake,
        "a {0|z none|1{0} one|2 both|f{0} few|m{0} many} b",
    )]);
    assert_eq!(texts.direction(), Direction::RightToLeft);
    let said = |count: u32| say!(texts, TurnTake { count: count });
    assert_eq!(said(0), "a  none b");
    assert_eq!(said(1), "a ۱ one b");
    assert_eq!(said(2), "a  both b");
    assert_eq!(said(3), "a ۳ few b");
    // The last form stands for all that are not there.
    assert_eq!(said(100), "a ۱۰۰ many b");
}

#[test]
fn lists_are_the_languages_business() {
    let texts = made(&[(Key::RefusedMustCaptureSeveral, "{0}: {1}")]);
    let squares: dama_core::SquareSet = ["d4", "e5"]
        .iter()
        .map(|name| name.parse::<dama_core::Square>().expect("a square"))
        .collect();
    assert_eq!(
        say!(
            texts,
            RefusedMustCaptureSeveral {
                squares: squares,
                count: 2
            }
        ),
        "۲: \u{2066}d4\u{2069} va \u{2066}e5\u{2069}"
    );
}

#[test]
fn refuses_rubbish_and_other_versions() {
    let good = compiled().remove(0).1;
    let other = good.replace(Key::HASH, "0123456789abcdef");
    let read = |file: &str| Texts::read(file, Box::new(PlainLocale)).err();
    assert_eq!(read(&good), None);
    assert_eq!(read(&other), Some(TextsError::OtherVersion));
    for file in [
        "",
        "{",
        "[]",
        "{}",
        "\"",
        "<!doctype html>",
        "{\"a\":\"\\u12\"}",
        "{\"ü\\",
    ] {
        assert_eq!(read(file), Some(TextsError::Broken), "{file}");
    }
    for end in 0..good.len() {
        if good.is_char_boundary(end) {
            assert!(read(&good[..end]).is_some());
        }
    }
}

#[test]
fn damaged_texts_never_panic() {
    for text in [
        "{", "{0", "{9}", "{0|", "{0|o", "{ü}", "}", "a{0|1{0", "{0||}",
    ] {
        let texts = made(&[(Key::TurnTake, text)]);
        say!(texts, TurnTake { count: 1 });
    }
}

#[test]
fn every_language_of_the_list_can_be_read() {
    let files = compiled();
    assert_eq!(files.len(), LANGUAGES.len());
    assert!(LANGUAGES.is_sorted_by_key(|language| language.name));
    for (tag, file) in &files {
        let texts = Texts::read(file, Box::new(PlainLocale)).expect("the file is good");
        let language = LANGUAGES.iter().find(|language| language.tag == tag);
        let language = language.expect("the language is in the list");
        assert_eq!(texts.language(), language.tag);
        assert_eq!(texts.name(), language.name);
        assert_eq!(texts.direction(), language.direction);
        for key in Key::ALL {
            let values: Vec<(usize, Value)> = (0..key.parameters().len())
                .map(|place| (place, Value::Number(7)))
                .collect();
            let said = texts.fill(key, &values);
            assert!(
                !said.is_empty() && !said.contains(['{', '}', '|']),
                "{tag} {}",
                key.name()
            );
        }
    }
}
