//! The five controls beside the board.

use dama_page::Key;
use leptos::prelude::*;

use crate::app::{App, app};
use crate::icon::icon;
use crate::sheets::Sheet;

fn control(name: &'static str, key: Key, can: Signal<bool>, act: fn(App)) -> impl IntoView {
    let app = app();
    let label = Signal::derive(move || app.text(key));
    view! {
        <button
            class="control"
            data-action=name
            aria-label=label
            title=label
            disabled=Signal::derive(move || !can.get())
            on:click=move |_| act(app)
        >
            {icon(name)}
        </button>
    }
}

/// Undo, redo or, where there are clocks, pause, then hint, rules, menu.
pub fn controls() -> impl IntoView {
    let app = app();
    let always = Signal::derive(|| true);
    let undo = Signal::derive(move || app.can_undo());
    let redo = Signal::derive(move || app.can_redo());
    let hint = Signal::derive(move || app.can_hint());
    view! {
        <nav class="controls" aria-label=Signal::derive(move || app.text(Key::Controls))>
            {control("undo", Key::Undo, undo, App::undo)}
            {move || {
                if !app.has_clocks() {
                    control("redo", Key::Redo, redo, App::redo).into_any()
                } else if app.is_paused() {
                    control("next", Key::ClockGoOn, always, App::pause_or_go_on).into_any()
                } else {
                    let going = Signal::derive(move || app.is_clock_going());
                    control("pause", Key::ClockPause, going, App::pause_or_go_on).into_any()
                }
            }}
            {control("hint", Key::Hint, hint, App::hint)}
            {control("rules", Key::Rules, always, |app| app.sheet.set(Some(Sheet::Rules(None))))}
            {control("menu", Key::Menu, always, |app| app.sheet.set(Some(Sheet::Menu)))}
        </nav>
    }
}
