//! The squares as everyone can use them: an ARIA grid over the stones, with one
//! tab stop, in which every cell acts on a bare click.

use std::cell::{Cell, RefCell};

use dama_core::{Kind, Piece, Side, Square};
use dama_page::{Arrow, Facing};
use leptos::prelude::document;
use wasm_bindgen::{JsCast, UnwrapThrowExt};
use web_sys::{Element, HtmlElement};

/// What one square says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Read by screen readers: square, piece and what they can do.
    pub label: String,
    /// What stands on it.
    pub piece: Option<Piece>,
    /// What can be done there, as a word for styles and tests.
    pub can: Option<&'static str>,
    /// Whether the piece on it is chosen.
    pub chosen: bool,
    /// What is written in its corner.
    pub number: String,
}

/// The name of a piece in `data-piece`.
pub const fn piece_name(piece: Piece) -> &'static str {
    match (piece.side, piece.kind) {
        (Side::White, Kind::Man) => "white-man",
        (Side::White, Kind::King) => "white-king",
        (Side::Black, Kind::Man) => "black-man",
        (Side::Black, Kind::King) => "black-king",
    }
}

/// The grid of cells, in the order in which they are seen.
pub struct Squares {
    /// The element with the role `grid`.
    pub grid: HtmlElement,
    cells: Vec<HtmlElement>,
    shown: RefCell<Vec<Option<(Square, Shown)>>>,
    facing: Cell<Facing>,
    stop: Cell<u8>,
}

fn div(class: &str, role: &str, parent: &Element) -> HtmlElement {
    let made: HtmlElement = document()
        .create_element("div")
        .unwrap_throw()
        .unchecked_into();
    made.set_class_name(class);
    set(&made, "role", role);
    parent.append_child(&made).unwrap_throw();
    made
}

fn set(element: &Element, name: &str, value: &str) {
    // Only a malformed name is refused.
    let _ = element.set_attribute(name, value);
}

impl Squares {
    /// Makes the cells within the grid.
    pub fn new(grid: HtmlElement) -> Self {
        let mut cells = Vec::with_capacity(64);
        for _ in 0..8 {
            let row = div("row", "row", &grid);
            for _ in 0..8 {
                let cell = div("square", "gridcell", &row);
                cell.set_tab_index(-1);
                cells.push(cell);
            }
        }
        cells[60].set_tab_index(0);
        Self {
            grid,
            cells,
            shown: RefCell::new(vec![None; 64]),
            facing: Cell::new(Facing(Side::White)),
            stop: Cell::new(60),
        }
    }

    /// Shows the squares; what has not changed is left alone.
    pub fn show(&self, facing: Facing, mut state: impl FnMut(Square) -> Shown) {
        let square_before = self
            .facing
            .get()
            .square(self.stop.get() % 8, self.stop.get() / 8);
        let turned = self.facing.replace(facing) != facing;
        let mut shown = self.shown.borrow_mut();
        for (place, square) in facing.squares().enumerate() {
            let state = state(square);
            let wanted = Some((square, state));
            if shown[place] == wanted {
                continue;
            }
            if let Some((square, state)) = &wanted {
                let cell = &self.cells[place];
                set(cell, "data-square", &square.to_string());
                set(cell, "aria-label", &state.label);
                set(
                    cell,
                    "aria-selected",
                    if state.chosen { "true" } else { "false" },
                );
                optional(cell, "data-piece", state.piece.map(piece_name));
                optional(cell, "data-can", state.can);
                let number = Some(state.number.as_str());
                optional(
                    cell,
                    "data-number",
                    number.filter(|number| !number.is_empty()),
                );
            }
            shown[place] = wanted;
        }
        drop(shown);
        if turned && let Some(square) = square_before {
            self.stop_at(square);
        }
    }

    /// Makes a square the one tab stop.
    pub fn stop_at(&self, square: Square) {
        let place = self.place(square);
        let before = self.stop.replace(place);
        self.cells[usize::from(before)].set_tab_index(-1);
        self.cells[usize::from(place)].set_tab_index(0);
    }

    /// Gives a square the focus.
    pub fn focus(&self, square: Square) {
        self.stop_at(square);
        // A page in the background may refuse.
        let _ = self.cells[usize::from(self.place(square))].focus();
    }

    /// The square with the tab stop.
    pub fn stop(&self) -> Option<Square> {
        self.facing
            .get()
            .square(self.stop.get() % 8, self.stop.get() / 8)
    }

    /// The square that an arrow key leads to from the tab stop.
    pub fn arrow(&self, arrow: Arrow) -> Option<Square> {
        Some(self.facing.get().arrow(self.stop()?, arrow))
    }

    /// The square in which an event happened.
    pub fn of_event(&self, event: &web_sys::Event) -> Option<Square> {
        let target: Element = event.target()?.dyn_into().ok()?;
        let cell = target.closest("[data-square]").ok()??;
        cell.get_attribute("data-square")?.parse().ok()
    }

    /// The square at a point of the screen, and the size of a square, in CSS px.
    pub fn at_point(&self, x: f64, y: f64) -> Option<Square> {
        let area = self.grid.get_bounding_client_rect();
        let column = (x - area.left()) / area.width() * 8.0;
        let row = (y - area.top()) / area.height() * 8.0;
        let inside = 0.0..8.0;
        (inside.contains(&column) && inside.contains(&row))
            .then(|| self.facing.get().square(column as u8, row as u8))?
    }

    fn place(&self, square: Square) -> u8 {
        let facing = self.facing.get();
        facing.row(square) * 8 + facing.column(square)
    }
}

fn optional(element: &Element, name: &str, value: Option<&str>) {
    match value {
        Some(value) => set(element, name, value),
        None => {
            let _ = element.remove_attribute(name);
        }
    }
}
