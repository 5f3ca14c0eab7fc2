//! The board on the page: squares, stones, marks, and the hand on them. It draws
//! what a [`BoardView`] says and knows no rules.

mod keys;
mod marks;
mod motion;
mod pointer;
mod squares;
mod stones;

use std::rc::Rc;

use dama_page::speech::{self, CellState};
use dama_page::{BoardView, Key, Session, Texts};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, UnwrapThrowExt};
use web_sys::{Element, HtmlElement};

use crate::app::{Priced, app};
use crate::settings::Settings;

pub use keys::shortcut;
pub use marks::{Marks, marks_of, may_mark};
pub use motion::{Landings, Motion, Pace, Played, Travel};
pub use pointer::{Hand, listen};
pub use squares::Squares;
pub use stones::{Stones, side_class, symbol};

use squares::Shown;

/// The parts of the board.
pub struct Board {
    /// The stones.
    pub stones: Rc<Stones>,
    /// The cells.
    pub squares: Rc<Squares>,
    /// What moves.
    pub motion: Motion,
    /// The layers of marks: below and above the stones.
    pub marks: [Element; 2],
}

impl Board {
    fn new(field: &Element) -> Self {
        let part = |name: &str| -> HtmlElement {
            let found = field.query_selector(name).ok().flatten();
            found.unwrap_throw().unchecked_into()
        };
        Self {
            stones: Rc::new(Stones::new(part(".stones"))),
            squares: Rc::new(Squares::new(part(".squares"))),
            motion: Motion::default(),
            marks: [part(".under").into(), part(".over").into()],
        }
    }

    /// Shows the board as it stands.
    pub fn show(&self, session: &Session, texts: &Texts, settings: &Settings, prices: &[Priced]) {
        let view = session.view();
        self.stones
            .show(view.facing, |square| view.piece_at(square));
        let marks = marks_of(&view, settings.movable.now() == "on");
        let [under, over] = &self.marks;
        under.set_inner_html(&marks.under);
        over.set_inner_html(&marks.over);
        self.squares.show(view.facing, |square| {
            let state = view.cell_state(square);
            let piece = view.piece_at(square);
            let mut label = speech::cell(texts, square, piece, &state);
            let mut number = written(texts, &marks.numbers[square.index()]);
            if let Some(priced) = prices.iter().find(|priced| priced.to == square)
                && number.is_empty()
            {
                label = format!("{label}: {}", priced.spoken);
                number.clone_from(&priced.short);
            }
            Shown {
                label,
                piece,
                can: can(&view, square, &state),
                chosen: view.chosen == Some(square),
                number,
            }
        });
    }
}

/// The numbers in the corner of a square, as the language writes them.
fn written(texts: &Texts, numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(|&n| texts.number(n.into())).collect();
    numbers.join("\u{b7}")
}

/// What can be done on a square, as a word for styles and tests.
fn can(view: &BoardView, square: dama_core::Square, state: &CellState) -> Option<&'static str> {
    match state {
        CellState::Destination | CellState::Landing(_) | CellState::Way { .. } => Some("go"),
        _ if view.movable.contains(square) => Some("choose"),
        _ => None,
    }
}

/// The board.
pub fn board() -> impl IntoView {
    let app = app();
    let field: NodeRef<html::Div> = NodeRef::new();
    field.on_load(move |field| {
        // The art that was painted before anything else was loaded moves in.
        if let (Some(art), Some(frame)) =
            (document().get_element_by_id("art"), field.parent_element())
        {
            let _ = frame.insert_before(&art, Some(&field));
        }
        for painted in [".waiting", ".late"] {
            if let Ok(Some(gone)) = document().query_selector(painted) {
                gone.remove();
            }
        }
        let board = Rc::new(Board::new(&field));
        pointer::Pointer::attach(
            Rc::clone(&board.squares),
            Rc::clone(&board.stones),
            Rc::new(app),
        );
        keys::attach(&board.squares, app);
        app.take_board(board);
    });
    let near = Signal::derive(move || {
        let side = app.session.with(|session| session.facing().0);
        side.name().to_owned()
    });
    let label = Signal::derive(move || {
        app.text(match near.get().as_str() {
            "white" => Key::BoardFromWhite,
            _ => Key::BoardFromBlack,
        })
    });
    let class = Signal::derive(move || {
        let class = if app.face_to_face() {
            "board face-to-face"
        } else {
            "board"
        };
        class.to_owned()
    });
    let coordinates = Signal::derive(move || app.settings.coordinates.get().to_owned());
    view! {
        <div
            class=class
            data-near=near
            data-coordinates=coordinates
        >
            <div class="field" node_ref=field>
                <svg class="marks under" viewBox="0 0 800 800" aria-hidden="true" />
                <div class="stones" aria-hidden="true"></div>
                <svg class="marks over" viewBox="0 0 800 800" aria-hidden="true" />
                <div class="squares" role="grid" aria-label=label></div>
            </div>
        </div>
    }
}
