//! The field for moves and questions.

use dama_page::speech::plain_digits;
use dama_page::{Key, Value, say};
use leptos::html;
use leptos::prelude::*;

use super::{Sheet, framed};
use crate::app::app;
use crate::message::Note;

/// What letters stand on the keys of squares and captures, on a keyboard of another script.
#[derive(Default)]
struct Letters(Vec<(char, char)>);

impl Letters {
    /// Looks at what a key writes.
    fn learn(&mut self, event: &web_sys::KeyboardEvent) {
        let (code, key) = (event.code(), event.key());
        let mut written = key.chars();
        if let (Some(latin @ (b'A'..=b'H' | b'X')), (Some(letter), None)) = (
            code.strip_prefix("Key").and_then(|key| key.bytes().next()),
            (written.next(), written.next()),
        ) && !letter.is_ascii()
        {
            self.0.push((letter, latin.to_ascii_lowercase().into()));
        }
    }

    /// A text in which squares are written with these letters. Only questions have no digit,
    /// and they are words.
    fn latin(&self, text: &str) -> String {
        let text = plain_digits(text);
        if !text.bytes().any(|byte| byte.is_ascii_digit()) {
            return text;
        }
        let known = |c| self.0.iter().rev().find(|(letter, _)| *letter == c);
        text.chars()
            .map(|c| known(c).map_or(c, |&(_, latin)| latin))
            .collect()
    }
}

/// The field. It stays open after a question and after a refusal.
pub fn write() -> AnyView {
    let app = app();
    let field: NodeRef<html::Input> = NodeRef::new();
    let letters = StoredValue::new_local(Letters::default());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get() else { return };
        let text = letters.with_value(|letters| letters.latin(&field.value()));
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
                    on:keydown=move |event| letters.update_value(|letters| letters.learn(&event))
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
