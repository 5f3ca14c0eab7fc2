//! The field for moves and questions.

use dama_page::{Key, Value, say};
use leptos::html;
use leptos::prelude::*;

use super::{Sheet, framed};
use crate::app::app;
use crate::message::Note;

/// The field. It stays open after a question and after a refusal.
pub fn write() -> AnyView {
    let app = app();
    let field: NodeRef<html::Input> = NodeRef::new();
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get() else { return };
        let text = field.value();
        app.texts.with_untracked(|texts| {
            app.act(|session| session.typed(texts, &text));
        });
        match app.note.get_untracked() {
            Note::Nothing | Note::Choose => app.sheet.set(None),
            Note::Answer(_) => field.set_value(""),
            _ => field.select(),
        }
    };
    let help = app.texts.with(|texts| {
        say!(
            texts,
            FieldHelp {
                move: Value::code("d3-d4"),
                board: say!(texts, QuestionBoard).as_str(),
                last: say!(texts, QuestionLast).as_str(),
                moves: say!(texts, QuestionMoves).as_str(),
                clock: say!(texts, QuestionClock).as_str(),
                square: Value::code("d4?"),
            }
        )
    });
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            request_animation_frame(move || {
                let _ = field.focus();
            });
        }
    });
    let said = Signal::derive(move || {
        let line = app.line().filter(|line| line.tone != "turn");
        line.map(|line| line.strong).unwrap_or_default()
    });
    let body = view! {
        <form class="sheet-body" on:submit=send>
            <label>
                <span class="legend">{app.text(Key::FieldLabel)}</span>
                <input
                    node_ref=field
                    type="text"
                    name="move"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    enterkeyhint="send"
                    dir="auto"
                />
            </label>
            <p class="soft">{help}</p>
            <p class="answer">{said}</p>
            <div class="actions">
                <button class="main-action" data-action="send">{app.text(Key::FieldSend)}</button>
            </div>
        </form>
    };
    framed(Key::MenuWriteMove, Some(Sheet::Menu), body)
}
