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

/// Undo, redo or, where there are clocks, pause, then hint, rules, menu; in training a
/// new position and the endgames instead of playing again and the menu.
pub fn controls() -> impl IntoView {
    let app = app();
    let always = Signal::derive(|| true);
    let undo = Signal::derive(move || app.can_undo());
    let redo = Signal::derive(move || app.can_redo());
    let hint = Signal::derive(move || app.can_hint());
    let training = Memo::new(move |_| app.endgames.training.with(Option::is_some));
    view! {
        <nav class="controls" aria-label=Signal::derive(move || app.text(Key::Controls))>
            {control("undo", Key::Undo, undo, App::undo)}
            {move || {
                if training.get() {
                    control("new", Key::TrainerNext, always, App::next_exercise).into_any()
                } else if !app.has_clocks() {
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
            {move || {
                if training.get() {
                    control("king", Key::MenuEndgames, always, |app| {
                        app.sheet.set(Some(Sheet::Endgames))
                    })
                        .into_any()
                } else {
                    control("menu", Key::Menu, always, |app| app.sheet.set(Some(Sheet::Menu))).into_any()
                }
            }}
        </nav>
    }
}
