//! The Rust side of the keys.

use std::fmt::Write;

use crate::pack::hash;
use crate::{Language, Message};

/// The code of `Key` and `LANGUAGES`.
pub(crate) fn code(master: &Language, languages: &[Language]) -> String {
    let mut out = String::from(
        "/// A text of the page, by its key in the translators' files; with its English text.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]\n\
         #[repr(u16)]\n\
         pub enum Key {\n",
    );
    for message in &master.messages {
        let english = message.plain().replace('`', "'");
        line(&mut out, &format!("    /// `{english}`"));
        line(&mut out, &format!("    {},", variant(&message.key)));
    }
    line(&mut out, "}\n\nimpl Key {");
    let count = master.messages.len();
    line(&mut out, "    /// All keys, in order.");
    line(&mut out, &format!("    pub const ALL: [Self; {count}] = ["));
    for message in &master.messages {
        line(
            &mut out,
            &format!("        Self::{},", variant(&message.key)),
        );
    }
    line(&mut out, "    ];\n");
    line(&mut out, "    /// A hash of all keys and parameters.");
    let hash = hash(master);
    line(
        &mut out,
        &format!("    pub const HASH: &'static str = \"{hash}\";\n"),
    );
    line(&mut out, "    /// The key in the translators' files.");
    line(&mut out, "    pub const fn name(self) -> &'static str {");
    line(&mut out, "        match self {");
    for Message { key, .. } in &master.messages {
        line(
            &mut out,
            &format!("            Self::{} => \"{key}\",", variant(key)),
        );
    }
    line(&mut out, "        }\n    }\n");
    line(&mut out, "    /// The names of the parameters, sorted.");
    line(
        &mut out,
        "    pub const fn parameters(self) -> &'static [&'static str] {",
    );
    line(&mut out, "        match self {");
    for message in &master.messages {
        let names: Vec<&str> = message.parameters().into_iter().collect();
        if !names.is_empty() {
            let arm = format!("            Self::{} => &{names:?},", variant(&message.key));
            line(&mut out, &arm);
        }
    }
    line(&mut out, "            _ => &[],\n        }\n    }\n}\n");
    line(
        &mut out,
        "/// The languages that there are, by their own names.",
    );
    line(&mut out, "pub const LANGUAGES: &[Language] = &[");
    for language in languages {
        let Language {
            tag,
            name,
            direction,
            ..
        } = language;
        let fields = format!("tag: {tag:?}, name: {name:?}, direction: Direction::{direction:?}");
        line(&mut out, &format!("    Language {{ {fields} }},"));
    }
    line(&mut out, "];");
    out
}

fn line(out: &mut String, text: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{text}");
}

/// `menu-new-game` as `MenuNewGame`.
pub(crate) fn variant(key: &str) -> String {
    key.split('-')
        .map(|word| {
            let mut letters = word.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters).collect::<String>()
        })
        .collect()
}
