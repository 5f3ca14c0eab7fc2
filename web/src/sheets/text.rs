//! The position and the game as text: copying and pasting.

use dama_page::Key;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::{Sheet, framed};
use crate::app::app;
use crate::boot;

/// The date as records write it.
fn today() -> String {
    let now = js_sys::Date::new_0();
    let (year, month, day) = (now.get_full_year(), now.get_month() + 1, now.get_date());
    format!("{year}.{month:02}.{day:02}")
}

/// The texts.
pub fn text() -> AnyView {
    let app = app();
    let said = RwSignal::new(String::new());
    let copying = move |name: &'static str, key: Key, text: String| {
        let shown = text.clone();
        let copy = move |_| {
            let promise = window().navigator().clipboard().write_text(&text);
            spawn_local(async move {
                if JsFuture::from(promise).await.is_ok() {
                    said.set(app.texts.with_untracked(|texts| texts.get(Key::Copied)));
                }
            });
        };
        view! {
            <label>
                <span class="legend">{app.text(key)}</span>
                <textarea name=name readonly rows="2" prop:value=shown />
            </label>
            <div class="actions">
                <button class="other-action" data-action=format!("copy-{name}") on:click=copy>
                    {app.text(Key::Copy)}
                </button>
            </div>
        }
    };
    let (fen, pdn) = app
        .session
        .with_untracked(|session| (session.fen(), session.pdn(&today())));
    let (shared, saved) = (pdn.clone(), pdn.clone());
    let share = boot::has("share").then(|| {
        view! {
            <button
                class="other-action"
                data-action="share-game"
                on:click=move |_| boot::hand("share", &shared)
            >
                {app.text(Key::TextShare)}
            </button>
        }
    });
    // The app around the page can draw the board.
    let picture = boot::has("picture").then(|| {
        view! {
            <button
                class="other-action"
                data-action="share-picture"
                on:click=move |_| {
                    app.sheet.set(None);
                    boot::hand("picture", "");
                }
            >
                {app.text(Key::TextPicture)}
            </button>
        }
    });
    let field: NodeRef<html::Textarea> = NodeRef::new();
    let open = move |_| {
        let Some(field) = field.get() else { return };
        said.set(String::new());
        app.open_text(&field.value(), move |why| match why {
            // The sheet may be closed by then.
            Some(why) => drop(said.try_set(why)),
            None => app.sheet.set(None),
        });
    };
    let body = view! {
        <div class="sheet-body">
            {copying("fen", Key::TextPosition, fen)}
            {copying("pdn", Key::TextGame, pdn)}
            <div class="actions">
                {share}
                {picture}
                <button
                    class="other-action"
                    data-action="save-game"
                    on:click=move |_| boot::hand("save", &saved)
                >
                    {app.text(Key::TextSave)}
                </button>
            </div>
            <label>
                <span class="legend">{app.text(Key::TextPaste)}</span>
                <textarea name="paste" node_ref=field autocapitalize="off" spellcheck="false" />
            </label>
            <p class="answer" role="status">{said}</p>
            <div class="actions">
                <button class="main-action" data-action="open-text" on:click=open>
                    {app.text(Key::TextOpen)}
                </button>
                <button
                    class="other-action"
                    data-action="open-file"
                    on:click=move |_| boot::hand("choose", "")
                >
                    {app.text(Key::TextFile)}
                </button>
            </div>
        </div>
    };
    framed(Key::MenuText, Some(Sheet::Menu), body)
}
