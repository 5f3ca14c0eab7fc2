//! What the browser knows of a language: plural forms, numbers, lists.

use dama_page::{Locale, Plural};
use js_sys::{Array, Intl, Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Intl, js_name = ListFormat)]
    type ListFormat;
    #[wasm_bindgen(constructor, js_namespace = Intl, js_name = ListFormat)]
    fn new(languages: &Array) -> ListFormat;
    #[wasm_bindgen(method)]
    fn format(this: &ListFormat, items: &Array) -> String;
}

/// The browser's `Intl` for one language.
pub struct BrowserLocale {
    plurals: Intl::PluralRules,
    numbers: Intl::NumberFormat,
    lists: ListFormat,
    /// What stands before decimals.
    point: String,
}

/// The tag by which `Intl` knows a language best: the one of the browser's own list
/// that speaks it, for its digits and dates, or else the plain language.
pub fn full_tag(language: &str) -> String {
    let own = web_sys::window().and_then(|window| {
        let wanted = window.navigator().languages();
        wanted
            .iter()
            .filter_map(|tag| tag.as_string())
            .find(|tag| tag.split('-').next() == Some(language))
    });
    own.unwrap_or_else(|| language.to_owned())
}

impl BrowserLocale {
    /// The locale of a language.
    pub fn new(language: &str) -> Self {
        let tags = Array::of1(&full_tag(language).into());
        let options = Object::new();
        let numbers = Intl::NumberFormat::new(&tags, &options);
        let sample = written(&numbers, 1.5).unwrap_or_default();
        let point = sample.chars().nth(1).unwrap_or('.');
        Self {
            plurals: Intl::PluralRules::new(&tags, &options),
            numbers,
            lists: ListFormat::new(&tags),
            point: point.to_string(),
        }
    }
}

fn written(numbers: &Intl::NumberFormat, number: f64) -> Option<String> {
    let written = numbers.format().call1(&JsValue::NULL, &number.into());
    written.ok()?.as_string()
}

impl Locale for BrowserLocale {
    fn plural(&self, number: u32) -> Plural {
        let name: String = self.plurals.select(f64::from(number)).into();
        Plural::named(&name)
    }

    fn number(&self, number: u32) -> String {
        written(&self.numbers, f64::from(number)).unwrap_or_else(|| number.to_string())
    }

    fn tenths(&self, tenths: u32) -> String {
        let (whole, part) = (self.number(tenths / 10), self.number(tenths % 10));
        format!("{whole}{}{part}", self.point)
    }

    fn list(&self, items: &[String]) -> String {
        let items: Array = items.iter().map(|item| JsValue::from_str(item)).collect();
        self.lists.format(&items)
    }
}

/// Whether the page may animate: `false` where the person asked for less motion.
pub fn motion_is_welcome() -> bool {
    let asked = web_sys::window().and_then(|window| {
        window
            .match_media("(prefers-reduced-motion: reduce)")
            .ok()
            .flatten()
    });
    !asked.is_some_and(|asked| asked.matches())
}

/// Calls `navigator.vibrate` where the browser has it.
pub fn vibrate(milliseconds: u32) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let navigator = window.navigator();
    let function = Reflect::get(&navigator, &"vibrate".into());
    if let Ok(function) = function
        && let Ok(function) = wasm_bindgen::JsCast::dyn_into::<js_sys::Function>(function)
    {
        // Browsers may refuse before the first touch.
        let _ = function.call1(&navigator, &milliseconds.into());
    }
}
