//! The five controls beside the board.

use dama_page::Key;
use leptos::prelude::*;

use crate::app::{App, app};
use crate::icon::icon;
use crate::sheets::Sheet;

fn control(
    name: &'static str,
    key: Key,
    can: impl Fn() -> bool + Send + 'static,
    act: impl Fn(App) + 'static,
) -> impl IntoView {
    let app = app();
    view! {
        <button
            class="control"
            data-action=name
            aria-label=app.text(key)
            title=app.text(key)
            disabled=move || !can()
            on:click=move |_| act(app)
        >
            {icon(name)}
        </button>
    }
}

/// Undo, redo, hint, rules, menu.
pub fn controls() -> impl IntoView {
    let app = app();
    let opens = |sheet| move |app: App| app.sheet.set(Some(sheet));
    view! {
        <nav class="controls" aria-label=app.text(Key::Controls)>
            {control("undo", Key::Undo, move || app.can_undo(), App::undo)}
            {control("redo", Key::Redo, move || app.can_redo(), App::redo)}
            {control("hint", Key::Hint, move || app.can_hint(), App::hint)}
            {control("rules", Key::Rules, || true, opens(Sheet::Rules(None)))}
            {control("menu", Key::Menu, || true, opens(Sheet::Menu))}
        </nav>
    }
}
