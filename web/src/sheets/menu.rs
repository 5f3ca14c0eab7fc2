//! The menu: everything that does not stand beside the board.

use dama_page::Key;
use leptos::prelude::*;

use super::{Sheet, framed};
use crate::app::{App, app};
use crate::icon::icon;

fn item(icon_name: &'static str, key: Key, act: impl Fn(App) + 'static) -> impl IntoView {
    let app = app();
    view! {
        <li class=("if-no-panel", icon_name == "list")>
            <button class="item" data-action=key.name() on:click=move |_| act(app)>
                {icon(icon_name)}
                <span>{app.text(key)}</span>
            </button>
        </li>
    }
}

fn opens(sheet: Sheet) -> impl Fn(App) {
    move |app| app.sheet.set(Some(sheet))
}

/// The menu. Resigning and draws sit apart from everything else.
pub fn menu() -> AnyView {
    let app = app();
    let goes_on = move || app.goes_on();
    let body = view! {
        <ul class="items two">
            {item("new", Key::MenuNewGame, opens(Sheet::NewGame))}
            {item("globe", Key::MenuLanguage, opens(Sheet::Language))}
            {item("list", Key::MovesTitle, opens(Sheet::Moves))}
            {item("turn", Key::MenuTurnBoard, App::turn_board)}
            {item("games", Key::MenuGames, opens(Sheet::Games))}
            {item("text", Key::MenuText, opens(Sheet::Text))}
            {item("write", Key::MenuWriteMove, opens(Sheet::Write))}
            {item("words", Key::MenuPosition, opens(Sheet::Words))}
            {item("settings", Key::MenuSettings, opens(Sheet::Settings))}
            {item("keys", Key::MenuKeys, opens(Sheet::Keys))}
        </ul>
        <Show when=goes_on>
            <ul class="items two apart">
                {item("draw", Key::MenuOfferDraw, opens(Sheet::Draw))}
                {item("resign", Key::MenuResign, opens(Sheet::Resign))}
            </ul>
        </Show>
    };
    framed(Key::Menu, None, body)
}
