//! The sheets that open over the page: one dialog, whose content changes.

mod ask;
mod endgames;
mod games;
mod keys;
mod language;
mod menu;
mod moves;
mod new_game;
mod preview;
mod rules;
mod settings;
mod text;
mod words;
mod write;

pub use new_game::LEVELS;

use dama_page::Key;
use dama_page::wording::Topic;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::app;
use crate::icon::icon;

/// A sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Everything that does not stand beside the board.
    Menu,
    /// How the next game begins.
    NewGame,
    /// Whether the game in progress is to be left for the new one.
    Leave,
    /// The settings.
    Settings,
    /// The keys.
    Keys,
    /// The rules, opened at a point.
    Rules(Option<Topic>),
    /// The moves, where there is no room for them beside the board.
    Moves,
    /// Training of endgames.
    Endgames,
    /// Past games.
    Games,
    /// Copy and paste.
    Text,
    /// A move or a question, typed.
    Write,
    /// The position in words.
    Words,
    /// Whether to resign.
    Resign,
    /// Whether to offer a draw.
    Draw,
}

fn content(sheet: Sheet) -> AnyView {
    match sheet {
        Sheet::Menu => menu::menu(),
        Sheet::NewGame => new_game::new_game(),
        Sheet::Leave => ask::leave(),
        Sheet::Settings => settings::settings(),
        Sheet::Keys => keys::keys(),
        Sheet::Rules(rule) => rules::rules(rule),
        Sheet::Moves => moves::moves(),
        Sheet::Endgames => endgames::endgames(),
        Sheet::Games => games::games(),
        Sheet::Text => text::text(),
        Sheet::Write => write::write(),
        Sheet::Words => words::words(),
        Sheet::Resign => ask::resign(),
        Sheet::Draw => ask::draw(),
    }
}

/// A sheet's content below its heading, with the way back where there is one.
pub fn framed(title: Key, back: Option<Sheet>, body: impl IntoView + 'static) -> AnyView {
    frame(title, back, body.into_any())
}

/// The same, compiled once for all sheets.
#[inline(never)]
fn frame(title: Key, back: Option<Sheet>, body: AnyView) -> AnyView {
    let app = app();
    let back = back.map(|sheet| {
        view! {
            <button
                class="round"
                data-action="back"
                aria-label=app.text(Key::Back)
                on:click=move |_| app.sheet.set(Some(sheet))
            >
                {icon("back")}
            </button>
        }
    });
    view! {
        <div class="sheet-head">
            {back} <h2 id="sheet-title" tabindex="-1">{app.text(title)}</h2>
            <button
                class="round"
                data-action="close"
                aria-label=app.text(Key::Close)
                on:click=move |_| app.sheet.set(None)
            >
                {icon("close")}
            </button>
        </div>
        {body}
    }
    .into_any()
}

/// The dialog in which the sheets appear.
pub fn sheets() -> impl IntoView {
    let app = app();
    let dialog: NodeRef<html::Dialog> = NodeRef::new();
    Effect::new(move |_| {
        let open = app.sheet.get();
        let Some(dialog) = dialog.get() else { return };
        match open {
            None => dialog.close(),
            Some(_) => {
                if !dialog.open() {
                    // It is refused only to a dialog that is open.
                    let _ = dialog.show_modal();
                }
                dialog.set_scroll_top(0);
                let heading = dialog.query_selector("#sheet-title").ok().flatten();
                if let Some(heading) = heading {
                    let _ = heading.unchecked_into::<HtmlElement>().focus();
                }
            }
        }
    });
    view! {
        <dialog
            node_ref=dialog
            aria-labelledby="sheet-title"
            data-sheet=move || app.sheet.get().map(|sheet| format!("{sheet:?}"))
            on:close=move |_| app.sheet.set(None)
            on:click=move |event| {
                // The dialog itself is hit only beside its content.
                if event.target() == dialog.get().map(|dialog| dialog.unchecked_into()) {
                    app.sheet.set(None);
                }
            }
        >
            <div class="sheet">
                {move || app.sheet.get().map(|sheet| untrack(move || content(sheet)))}
            </div>
        </dialog>
    }
}
