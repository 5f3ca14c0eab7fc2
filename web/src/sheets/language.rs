//! The list of languages, each by its own name.

use dama_page::{Key, LANGUAGES};
use leptos::prelude::*;

use super::{Sheet, framed};
use crate::app::app;

/// The list of languages.
pub fn language() -> AnyView {
    let app = app();
    let spoken = app.language();
    let items: Vec<_> = LANGUAGES
        .iter()
        .map(|language| {
            let current = (spoken == language.tag).then_some("true");
            view! {
                <li>
                    <button
                        class="item"
                        lang=language.tag
                        data-language=language.tag
                        aria-current=current
                        on:click=move |_| app.speak(language.tag)
                    >
                        <span>{language.name}</span>
                    </button>
                </li>
            }
        })
        .collect();
    framed(
        Key::MenuLanguage,
        Some(Sheet::Menu),
        view! { <ul class="items two">{items}</ul> },
    )
}
