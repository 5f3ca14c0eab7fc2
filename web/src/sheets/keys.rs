//! The list of keys.

use dama_page::Key;
use leptos::prelude::*;

use super::{Sheet, framed};
use crate::app::app;

/// The keys by their names on the board of an English keyboard; what acts is the
/// place of the key, whatever is printed on it.
const KEYS: [(&str, Key); 12] = [
    ("Enter", Key::KeysEnter),
    ("Esc", Key::KeysEscape),
    ("Home End", Key::KeysEdges),
    ("W", Key::KeysWrite),
    ("U", Key::KeysUndo),
    ("R", Key::KeysRedo),
    ("H", Key::KeysHint),
    ("T", Key::KeysTurnBoard),
    ("C", Key::KeysClock),
    ("P", Key::KeysPosition),
    ("N", Key::KeysNewGame),
    ("? F1", Key::KeysHelp),
];

/// The list of keys.
pub fn keys() -> AnyView {
    let app = app();
    let rows: Vec<_> = KEYS
        .into_iter()
        .map(|(keys, key)| {
            let keys: Vec<_> = keys
                .split(' ')
                .map(|key| view! { <kbd class="latin">{key}</kbd> " " })
                .collect();
            view! { <tr><th scope="row">{keys}</th><td>{app.text(key)}</td></tr> }
        })
        .collect();
    let body = view! {
        <div class="sheet-body">
            <p>{app.text(Key::KeysNote)}</p>
            <table>
                <tbody>
                    <tr>
                        <th scope="row">{app.text(Key::KeysArrowsName)}</th>
                        <td>{app.text(Key::KeysArrows)}</td>
                    </tr>
                    {rows}
                </tbody>
            </table>
        </div>
    };
    framed(Key::MenuKeys, Some(Sheet::Menu), body)
}
