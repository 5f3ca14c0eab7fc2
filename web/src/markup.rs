//! Markup that is written as text: lighter than elements where nothing in it changes.

use dama_page::Key;
use leptos::prelude::*;

use crate::app::App;

/// A text of the language, safe between tags and in an attribute between `'`.
pub fn safe(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('\'', "&#39;")
        .replace('<', "&lt;")
}

/// The text of a key, safe in markup.
pub fn safe_text(app: App, key: Key) -> String {
    safe(&app.texts.with_untracked(|texts| texts.get(key)))
}
