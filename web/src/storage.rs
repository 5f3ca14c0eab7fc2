//! What stays on this device between visits, in the browser's local storage.
//!
//! The storage may be full or forbidden: then the game goes on without it, and the
//! page says so once.

use std::cell::Cell;

use web_sys::Storage;

thread_local! {
    static FAILED: Cell<bool> = const { Cell::new(false) };
    /// Whether nothing may be written any more.
    static CLOSED: Cell<bool> = const { Cell::new(false) };
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// What was kept under a name; the names are `dama.` and a word.
pub fn read(name: &str) -> Option<String> {
    storage()?.get_item(name).ok().flatten()
}

/// Keeps a text under a name.
pub fn write(name: &str, text: &str) {
    let set = |storage: Storage| storage.set_item(name, text).is_ok();
    let kept = !CLOSED.get() && storage().is_some_and(set);
    if !kept {
        FAILED.set(true);
    }
}

/// Keeps nothing under a name any more.
pub fn forget(name: &str) {
    if let Some(storage) = storage() {
        // What cannot be taken away could not be written, either.
        let _ = storage.remove_item(name);
    }
}

/// Keeps what cannot be read under another name, for a version that can. Where there is
/// no room for it nothing is written any more, so that it stays where it is.
pub fn set_aside(name: &str) {
    let Some(text) = read(name) else { return };
    let aside = (1..).map(|number| format!("{name}.aside-{number}"));
    let free = aside
        .take(100)
        .find(|aside| read(aside).is_none_or(|there| there == text));
    let kept = storage().is_some_and(|storage| {
        free.is_some_and(|free| storage.set_item(&free, &text).is_ok())
            && storage.remove_item(name).is_ok()
    });
    if !kept {
        CLOSED.set(true);
        FAILED.set(true);
    }
}

/// Whether something could not be kept.
pub fn has_failed() -> bool {
    FAILED.get()
}
