//! What the page loads: one small JSON file a language.
//!
//! `{"language":"tr","name":"Türkçe","direction":"ltr","plurals":"one other",`
//! `"keys":"<hash>","failed-loading":"..","texts":["..", ..]}` with the texts in the
//! master's order; the few that the first script needs by name stand before them.
//!
//! In a text `{0}` stands for a parameter, by its place among the sorted names of
//! all; `{0|1{0} man|o{0} men}` is a choice by the plural form of a number, each
//! form behind its letter ([`Category::letter`](crate::Category::letter)), the
//! last one for all forms that are not there.

use std::fmt::Write;

use crate::{Language, Message, Part};

/// The texts that the first script may need when nothing else of the page has come.
pub(crate) const BY_NAME: [&str; 3] = ["failed-loading", "failed-old-browser", "failed-again"];

/// The compiled file of a language.
pub(crate) fn pack(master: &Language, language: &Language) -> Vec<u8> {
    let plurals: Vec<&str> = language.plurals.iter().map(|form| form.name()).collect();
    let mut out = String::from("{");
    for (name, value) in [
        ("language", language.tag.as_str()),
        ("name", &language.name),
        ("direction", language.direction.name()),
        ("plurals", &plurals.join(" ")),
        ("keys", &hash(master)),
    ] {
        quote(&mut out, name);
        out.push(':');
        quote(&mut out, value);
        out.push(',');
    }
    for key in BY_NAME {
        if let Some(message) = language.message(key) {
            quote(&mut out, key);
            out.push(':');
            quote(&mut out, &message.plain());
            out.push(',');
        }
    }
    out.push_str("\"texts\":[");
    for (place, original) in master.messages.iter().enumerate() {
        if place > 0 {
            out.push(',');
        }
        let message = language.message(&original.key).unwrap_or(original);
        quote(&mut out, &packed(message));
    }
    out.push_str("]}");
    out.into_bytes()
}

/// A hash of the keys with their parameters (64-bit FNV-1a in hexadecimal): the page
/// takes no texts that were made for other keys.
pub(crate) fn hash(master: &Language) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for message in &master.messages {
        let mut line = message.key.clone();
        for parameter in message.parameters() {
            line.push(' ');
            line.push_str(parameter);
        }
        line.push('\n');
        for byte in line.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    format!("{hash:016x}")
}

fn packed(message: &Message) -> String {
    let names: Vec<&str> = message.parameters().into_iter().collect();
    let mut out = String::new();
    push(&mut out, &message.parts, &names);
    out
}

fn push(out: &mut String, parts: &[Part], names: &[&str]) {
    let place = |name: &str| {
        let found = names.iter().position(|known| *known == name);
        // The master has been checked: no text has more than ten parameters.
        char::from_digit(found.unwrap_or(0) as u32, 10).unwrap_or('0')
    };
    for part in parts {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Parameter(name) => out.extend(['{', place(name), '}']),
            Part::Choice { parameter, forms } => {
                out.extend(['{', place(parameter)]);
                for (category, form) in forms {
                    out.extend(['|', category.letter()]);
                    push(out, form, names);
                }
                out.push('}');
            }
        }
    }
}

fn quote(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => {
                // Writing to a string cannot fail.
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
}
