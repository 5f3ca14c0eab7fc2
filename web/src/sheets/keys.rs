//! The list of keys.

use std::fmt::Write;

use dama_page::Key;
use leptos::prelude::*;

use super::{Sheet, framed};
use crate::app::app;
use crate::markup::safe_text;

/// The keys by their names on the board of an English keyboard; what acts is the
/// place of the key, whatever is printed on it.
const KEYS: [(&str, Key); 12] = [
    ("Enter", Key::KeysEnter),
    ("Esc", Key::KeysEscape),
    ("Home End", Key::KeysEdges),
    ("W", Key::KeysWrite),
    ("U", Key::KeysUndo),
    ("R", Key::KeysRedo),
    ("H", Key::KeysHint),
    ("T", Key::KeysTurnBoard),
    ("C", Key::KeysClock),
    ("P", Key::KeysPosition),
    ("N", Key::KeysNewGame),
    ("? F1", Key::KeysHelp),
];

/// The list of keys.
pub fn keys() -> AnyView {
    let app = app();
    let text = |key| safe_text(app, key);
    let mut markup = format!(
        "<p>{}</p><table><tbody><tr><th scope='row'>{}</th><td>{}</td></tr>",
        text(Key::KeysNote),
        text(Key::KeysArrowsName),
        text(Key::KeysArrows),
    );
    for (keys, key) in KEYS {
        markup.push_str("<tr><th scope='row'>");
        for key in keys.split(' ') {
            // Writing to a text never fails.
            let _ = write!(markup, "<kbd class='latin'>{key}</kbd> ");
        }
        let _ = write!(markup, "</th><td>{}</td></tr>", text(key));
    }
    markup.push_str("</tbody></table>");
    let body = view! { <div class="sheet-body" inner_html=markup /> };
    framed(Key::MenuKeys, Some(Sheet::Menu), body)
}
