//! Games that come from outside and go there: what `boot.js` does with files and other apps, and what is
//! handed over to the page through `dama.receive`, by the player's choice of a file or by the app around it.

use dama_page::Key;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;

use crate::app::App;
use crate::boot;
use crate::message::Note;

/// Takes what is handed over, from the first call on.
pub fn listen(app: App) {
    if boot::has("receive") {
        return;
    }
    let receive = Closure::<dyn Fn(String, String)>::new(move |kind: String, text: String| {
        app.receive(&kind, &text);
    });
    boot::offer("receive", &receive.into_js_value());
}

impl App {
    /// What was handed over: a text, or why there is none.
    fn receive(self, kind: &str, text: &str) {
        self.sheet.set(None);
        let why = match kind {
            "text" => return self.open_shared(text.to_owned()),
            "too-long" => self.text_now(Key::FileTooLong),
            "not-saved" => self.text_now(Key::FileNotSaved),
            _ => self.text_now(Key::FileUnreadable),
        };
        self.tell(Note::Answer(why));
    }

    /// A text as it is now, for what is told once.
    pub fn text_now(self, key: Key) -> String {
        self.texts.with_untracked(|texts| texts.get(key))
    }
}
