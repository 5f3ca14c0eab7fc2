//! What is asked once more before it is done: resigning, draws, leaving a game.

use dama_page::{Key, say};
use leptos::prelude::*;

use super::{Sheet, framed};
use crate::app::{App, app};

fn question(
    title: Key,
    line: String,
    (yes, act): (Key, fn(App)),
    (no, stay): (Key, Option<Sheet>),
) -> AnyView {
    let app = app();
    let body = view! {
        <div class="sheet-body">
            <p>{line}</p>
            <div class="actions">
                <button
                    class="other-action"
                    data-action="no"
                    on:click=move |_| app.sheet.set(stay)
                >
                    {app.text(no)}
                </button>
                <button
                    class="main-action"
                    data-action="yes"
                    on:click=move |_| {
                        app.sheet.set(None);
                        act(app);
                    }
                >
                    {app.text(yes)}
                </button>
            </div>
        </div>
    };
    framed(title, None, body)
}

/// Whether to resign.
pub fn resign() -> AnyView {
    let app = app();
    let line = app.texts.with(|texts| {
        app.session
            .with(|session| match session.players().only_human() {
                Some(_) => say!(texts, ResignYou),
                None => say!(
                    texts,
                    [ResignWhite, ResignBlack][session.player_here().index()]
                ),
            })
    });
    question(
        Key::ResignTitle,
        line,
        (Key::ResignDo, App::resign),
        (Key::Cancel, None),
    )
}

/// Whether to offer a draw.
pub fn draw() -> AnyView {
    question(
        Key::DrawTitle,
        String::new(),
        (Key::DrawDo, App::offer_draw),
        (Key::Cancel, None),
    )
}

/// Whether to leave the game in progress.
pub fn leave() -> AnyView {
    let app = app();
    question(
        Key::NewGameAsk,
        app.text(Key::NewGameKept),
        (Key::NewGameLeave, App::start_new_game),
        (Key::NewGameStay, None),
    )
}
