//! One game, several windows: the one that holds the browser's lock plays, the others
//! watch it. Browsers without locks have one window that plays, as far as they know.

use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

use crate::board::listen;

const NAME: &str = "dama";

#[wasm_bindgen]
extern "C" {
    /// The browser's locks.
    type Locks;
    #[wasm_bindgen(method, catch)]
    fn request(
        this: &Locks,
        name: &str,
        options: &Object,
        granted: &JsValue,
    ) -> Result<Promise, JsValue>;
}

fn locks() -> Option<Locks> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    locks.is_object().then(|| locks.unchecked_into())
}

/// How the lock is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// As soon as the window that has it is closed.
    Patiently,
    /// Now, from whoever has it.
    Firmly,
}

/// What becomes of this window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The game is played here.
    Here,
    /// Another window plays it.
    Elsewhere,
}

/// The other windows of this browser.
pub struct Windows {
    channel: Option<BroadcastChannel>,
    moved: Rc<dyn Fn(Place)>,
}

impl Windows {
    /// Joins the others; `moved` hears where the game is played, `heard` what the
    /// window that plays it says, and requests to say it.
    pub fn join(moved: impl Fn(Place) + 'static, heard: impl Fn(&str) + 'static) -> Self {
        let channel = BroadcastChannel::new(NAME).ok();
        if let Some(channel) = &channel {
            listen(channel, "message", move |event: MessageEvent| {
                if let Some(text) = event.data().as_string() {
                    heard(&text);
                }
            });
        }
        let windows = Self {
            channel,
            moved: Rc::new(moved),
        };
        windows.ask(Manner::Patiently);
        windows
    }

    /// Says something to all other windows.
    pub fn say(&self, text: &str) {
        if let Some(channel) = &self.channel {
            // A channel that is closed belongs to a page that is gone.
            let _ = channel.post_message(&text.into());
        }
    }

    /// Takes the game over from the window that plays it.
    pub fn take_over(&self) {
        self.ask(Manner::Firmly);
    }

    fn ask(&self, manner: Manner) {
        ask(manner, Rc::clone(&self.moved));
    }
}

/// Asks for the lock and holds it until it is stolen or the window is closed.
fn ask(manner: Manner, moved: Rc<dyn Fn(Place)>) {
    let Some(locks) = locks() else {
        moved(Place::Here);
        return;
    };
    let options = Object::new();
    if manner == Manner::Firmly {
        // A plain object takes every property.
        let _ = Reflect::set(&options, &"steal".into(), &JsValue::TRUE);
    }
    let granted = Rc::clone(&moved);
    let granted = Closure::once_into_js(move |_: JsValue| -> JsValue {
        granted(Place::Here);
        // It is never given back by itself.
        Promise::new(&mut |_: Function, _: Function| {}).into()
    });
    let lost = Rc::clone(&moved);
    match locks.request(NAME, &options, &granted) {
        Ok(promise) => {
            let lost = Closure::once_into_js(move |_: JsValue| {
                ask(Manner::Patiently, Rc::clone(&lost));
                lost(Place::Elsewhere);
            });
            let _ = Reflect::get(&promise, &"catch".into())
                .ok()
                .and_then(|catch| catch.dyn_into::<Function>().ok())
                .map(|catch| catch.call1(&promise, &lost));
        }
        // Pages of an opaque origin have locks that cannot be had.
        Err(_) => moved(Place::Here),
    }
}
