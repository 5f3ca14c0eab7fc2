//! The moves, where there is no room for them beside the board.

use dama_page::Key;
use leptos::prelude::*;

use super::{Sheet, framed};
use crate::moves_list::{moves_list, walking};

/// The list of moves.
pub fn moves() -> AnyView {
    let body = view! { <div class="sheet-body moves-sheet">{moves_list()} {walking()}</div> };
    framed(Key::MovesTitle, Some(Sheet::Menu), body)
}
