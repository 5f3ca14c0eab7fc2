//! What stays on this device between visits, in the browser's local storage.
//!
//! The storage may be full or forbidden: then the game goes on without it, and the
//! page says so once.

use std::cell::Cell;

use web_sys::Storage;

thread_local! {
    static FAILED: Cell<bool> = const { Cell::new(false) };
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
    let kept = storage().is_some_and(|storage| storage.set_item(name, text).is_ok());
    if !kept {
        FAILED.set(true);
    }
}

/// Whether something could not be kept.
pub fn has_failed() -> bool {
    FAILED.get()
}
