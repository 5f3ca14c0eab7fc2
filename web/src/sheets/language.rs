//! The languages, each by its own name; a tap speaks it. They stand open at the top of the
//! menu: who cannot read the page finds theirs with two taps, behind a globe.

use dama_page::{Key, LANGUAGES};
use leptos::prelude::*;

use crate::app::app;
use crate::icon::icon;

/// All languages.
pub fn languages() -> AnyView {
    let app = app();
    let spoken = app.language();
    let items: Vec<_> = LANGUAGES
        .iter()
        .map(|language| {
            let current = (spoken == language.tag).then_some("true");
            view! {
                <button
                    lang=language.tag
                    data-language=language.tag
                    aria-current=current
                    on:click=move |_| app.speak(language.tag)
                >
                    {language.name}
                </button>
            }
        })
        .collect();
    view! {
        <div class="languages" role="group" aria-label=app.text(Key::MenuLanguage)>
            {icon("globe")}
            {items}
        </div>
    }
    .into_any()
}
