//! What `boot.js` has prepared: the addresses of the files, the texts, the dress.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

fn prepared(name: &str) -> JsValue {
    get(&get(&js_sys::global(), "dama"), name)
}

fn call(name: &str, argument: &str) -> Option<JsValue> {
    let function: Function = prepared(name).dyn_into().ok()?;
    function.call1(&JsValue::NULL, &argument.into()).ok()
}

/// The address of a file; empty where it is not there.
pub fn file(name: &str) -> String {
    get(&prepared("files"), name)
        .as_string()
        .unwrap_or_default()
}

/// The texts of the chosen language, as compiled.
pub fn texts() -> String {
    prepared("texts").as_string().unwrap_or_default()
}

/// Dresses the page in a theme.
pub fn dress(theme: &str) {
    call("dress", theme);
}

/// Puts light or dark around the board, or what the device has.
pub fn surround(word: &str) {
    if let Some(root) = leptos::prelude::document().document_element() {
        // Only a malformed name is refused.
        let _ = root.set_attribute("data-surroundings", word);
    }
}

/// Whether the browser has a voice that speaks the language.
pub fn has_voice() -> bool {
    call("voice", "").is_some_and(|has| has.is_truthy())
}

/// Reads a text aloud.
pub fn read_aloud(text: &str) {
    call("aloud", text);
}

/// Turns the page to a language and loads its texts.
pub fn speak(language: &str) -> Option<Promise> {
    call("speak", language)?.dyn_into().ok()
}

/// Whether the browser can do a thing, as far as that was looked for.
pub fn has(name: &str) -> bool {
    prepared(name).is_function()
}

/// Has the browser `share` or `save` a text, or let the player `choose` a file.
pub fn hand(name: &str, text: &str) {
    call(name, text);
}

/// Puts something beside what is prepared, for scripts outside of the page, and tells them that it is there.
pub fn offer(name: &str, what: &JsValue) {
    let dama = get(&js_sys::global(), "dama");
    if Reflect::set(&dama, &name.into(), what).is_ok() {
        call("opened", "");
    }
}

/// Lets the next version in, which loads the page anew.
pub fn update() {
    call("update", "");
}

/// Tells the device that the game was touched, and whether it goes on: the screen
/// stays awake for a while.
pub fn touched(goes_on: bool) {
    call("touched", if goes_on { "yes" } else { "" });
}

/// Says that the page cannot be opened.
pub fn fail() {
    call("fail", "");
}

/// Calls back once the browser has nothing else to do.
pub fn when_idle(act: impl FnOnce() + 'static) {
    let act = wasm_bindgen::prelude::Closure::once_into_js(act);
    if let Ok(function) = prepared("idle").dyn_into::<Function>() {
        // What it throws, the page could not help.
        let _ = function.call1(&JsValue::NULL, &act);
    }
}
