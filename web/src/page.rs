//! Puts the page together and opens it in the place of the painted board.

use dama_core::RuleSet;
use dama_page::{Key, NewGame, Players, Session};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use crate::app::{App, read_texts, restore};
use crate::board::{board, listen};
use crate::boot;
use crate::controls::controls;
use crate::message::message;
use crate::moves_list::moves_panel;
use crate::sheets::sheets;
use crate::strips::{Seat, strip};

/// Opens the page.
pub fn open() {
    let root = document().document_element();
    let language = root.and_then(|root| root.get_attribute("lang"));
    let Ok(texts) = read_texts(&boot::texts(), &language.unwrap_or_default()) else {
        // The texts are of another version: what is in the cache does not fit together.
        boot::fail();
        return;
    };
    document().set_title(&texts.get(Key::PageTitle));
    let (restored, note) = restore();
    let fresh = || Session::new(&NewGame::new(Players::TWO, RuleSet::CLASSIC));
    let app = App::new(texts, restored.unwrap_or_else(fresh));
    mount_to_body(move || page(app));
    listen(&document(), "visibilitychange", move |_: web_sys::Event| {
        app.seen()
    });
    listen(&window(), "dama-update", move |_: web_sys::Event| {
        app.update.set(true)
    });
    listen(
        &window(),
        "dama-shared",
        move |event: web_sys::CustomEvent| {
            app.open_shared(event.detail().as_string().unwrap_or_default());
        },
    );
    boot::when_idle(move || app.wake_player());
    app.join_windows(note);
}

fn page(app: App) -> impl IntoView {
    provide_context(app);
    // A tap on anything that does nothing by itself lets the stone go.
    let beside = move |event: MouseEvent| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let acts = target.is_none_or(|target| {
            target
                .closest("button,.board,.moves,dialog")
                .is_ok_and(|found| found.is_some())
        });
        if !acts {
            app.tap_beside();
        }
    };
    view! {
        <main class="game" class:facing=move || app.face_to_face() on:click=beside>
            <h1 class="unseen">{Signal::derive(move || app.text(Key::PageTitle))}</h1>
            {message(Seat::Far)}
            {strip(Seat::Far)}
            {board()}
            {strip(Seat::Near)}
            {message(Seat::Near)}
            {moves_panel()}
            {controls()}
        </main>
        {sheets()}
        <div class="unseen" role="status">{app.polite}</div>
        <div class="unseen" role="alert">{app.urgent}</div>
    }
}
