//! The menu: everything that does not stand beside the board.

use dama_page::Key;
use leptos::prelude::*;

use super::language::languages;
use super::{Sheet, framed};
use crate::app::app;
use crate::icon::icon;

/// What an entry of the menu does.
#[derive(Clone, Copy)]
enum Act {
    Opens(Sheet),
    TurnsTheBoard,
    PlaysAgain,
    Updates,
}

fn item(icon_name: &'static str, key: Key, act: Act) -> impl IntoView {
    let app = app();
    let chosen = move |_| match act {
        Act::Opens(sheet) => app.sheet.set(Some(sheet)),
        Act::TurnsTheBoard => app.turn_board(),
        Act::Updates => crate::boot::update(),
        Act::PlaysAgain => {
            app.sheet.set(None);
            app.redo();
        }
    };
    view! {
        <li class=if icon_name == "list" { "if-no-panel" } else { "" }>
            <button class="item" data-action=key.name() on:click=chosen>
                {icon(icon_name)}
                <span>{app.text(key)}</span>
            </button>
        </li>
    }
}

/// The menu. Resigning and draws sit apart from everything else.
pub fn menu() -> AnyView {
    let app = app();
    let ends = app.goes_on().then(|| {
        view! {
            <ul class="items two apart">
                {item("draw", Key::MenuOfferDraw, Act::Opens(Sheet::Draw))}
                {item("resign", Key::MenuResign, Act::Opens(Sheet::Resign))}
            </ul>
        }
    });
    // Beside the board its place is taken by the pause.
    let redo = app.has_clocks() && app.can_redo();
    let redo = redo.then(|| item("redo", Key::Redo, Act::PlaysAgain));
    let update = app.update.get();
    let update = update.then(|| item("new", Key::UpdateNow, Act::Updates));
    let body = view! {
        {languages()}
        <ul class="items two">
            {update}
            {item("new", Key::MenuNewGame, Act::Opens(Sheet::NewGame))}
            {item("list", Key::MovesTitle, Act::Opens(Sheet::Moves))}
            {redo}
            {item("turn", Key::MenuTurnBoard, Act::TurnsTheBoard)}
            {item("king", Key::MenuEndgames, Act::Opens(Sheet::Endgames))}
            {item("games", Key::MenuGames, Act::Opens(Sheet::Games))}
            {item("text", Key::MenuText, Act::Opens(Sheet::Text))}
            {item("write", Key::MenuWriteMove, Act::Opens(Sheet::Write))}
            {item("words", Key::MenuPosition, Act::Opens(Sheet::Words))}
            {item("settings", Key::MenuSettings, Act::Opens(Sheet::Settings))}
            {item("keys", Key::MenuKeys, Act::Opens(Sheet::Keys))}
        </ul>
        {ends}
    };
    framed(Key::Menu, None, body)
}
