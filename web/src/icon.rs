//! Icons, drawn as symbols in `index.html`.

use leptos::prelude::*;

/// An icon in the color of its text.
pub fn icon(name: &'static str) -> impl IntoView {
    let mirrors = matches!(name, "undo" | "redo" | "back");
    view! {
        <svg
            class="icon"
            class:mirrors=mirrors
            viewBox="0 0 24 24"
            aria-hidden="true"
            inner_html=format!("<use href='#i-{name}'/>")
        />
    }
}
