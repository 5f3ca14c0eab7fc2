//! The keyboard on the board: arrows walk as the screen shows, by the place of the
//! keys and not by what is printed on them.

use std::rc::Rc;

use dama_page::{Arrow, Session};
use leptos::prelude::Set;
use web_sys::KeyboardEvent;

use super::pointer::{Hand, listen};
use super::squares::Squares;
use crate::app::App;
use crate::sheets::Sheet;

/// Listens to the keys while the board has the focus.
pub fn attach(squares: &Rc<Squares>, app: App) {
    let cells = Rc::clone(squares);
    // However a square gets the focus, the arrows go on from there.
    listen(&squares.grid, "focusin", move |event: web_sys::Event| {
        if let Some(square) = cells.of_event(&event) {
            cells.stop_at(square);
        }
    });
    let cells = Rc::clone(squares);
    listen(&squares.grid, "keydown", move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        if walk(&cells, &event) || act(&cells, &event, app) || shortcut(&event, app) {
            event.prevent_default();
        }
    });
}

fn walk(squares: &Squares, event: &KeyboardEvent) -> bool {
    let arrow = match event.code().as_str() {
        "ArrowUp" => Arrow::Up,
        "ArrowDown" => Arrow::Down,
        "ArrowLeft" => Arrow::Left,
        "ArrowRight" => Arrow::Right,
        "Home" => Arrow::Home,
        "End" => Arrow::End,
        _ => return false,
    };
    if let Some(square) = squares.arrow(arrow) {
        squares.focus(square);
    }
    true
}

fn act(squares: &Squares, event: &KeyboardEvent, app: App) -> bool {
    match event.code().as_str() {
        "Enter" | "NumpadEnter" | "Space" => {
            if let Some(square) = squares.stop() {
                app.tap(square);
            }
        }
        "Escape" => app.act(Session::escape),
        _ => return false,
    }
    true
}

/// The shortcuts, which the list of keys names; also used by the list of moves.
pub fn shortcut(event: &KeyboardEvent, app: App) -> bool {
    let code = event.code();
    match code.as_str() {
        "KeyU" => app.undo(),
        "KeyR" => app.redo(),
        "KeyH" => app.hint(),
        "KeyT" => app.turn_board(),
        "KeyC" => app.pause_or_go_on(),
        "KeyP" => app.sheet.set(Some(Sheet::Words)),
        "KeyN" => app.sheet.set(Some(Sheet::NewGame)),
        "KeyW" => app.sheet.set(Some(Sheet::Write)),
        "F1" => app.sheet.set(Some(Sheet::Keys)),
        _ if event.key() == "?" => app.sheet.set(Some(Sheet::Keys)),
        _ => return false,
    }
    true
}
