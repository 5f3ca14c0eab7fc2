//! The position in words.

use dama_page::{Key, speech};
use leptos::prelude::*;

use super::{Sheet, framed};
use crate::app::app;

/// The position in words, to be read or read out.
pub fn words() -> AnyView {
    let app = app();
    let said = app.texts.with(|texts| {
        app.session
            .with(|session| speech::position(texts, session.game().position()))
    });
    let body = view! { <div class="sheet-body"><p role="status">{said}</p></div> };
    framed(Key::MenuPosition, Some(Sheet::Menu), body)
}
