//! The layer of stones. It always shows how the board stands; motion is a
//! decoration on top (see `motion`), so that ending it never loses anything.

use std::cell::RefCell;

use dama_core::{Kind, Piece, Side, Square};
use dama_page::Facing;
use leptos::prelude::document;
use wasm_bindgen::{JsCast, UnwrapThrowExt};
use web_sys::HtmlElement;

/// The classes of a side's stones.
pub const fn side_class(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// The symbol of a piece.
pub const fn symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Man => "#man",
        Kind::King => "#king",
    }
}

/// A new stone, placed as it is seen.
pub fn stone(piece: Piece, square: Square, facing: Facing) -> HtmlElement {
    let stone: HtmlElement = document()
        .create_element("div")
        .unwrap_throw()
        .unchecked_into();
    stone.set_class_name(&format!("stone {}", side_class(piece.side)));
    stone.set_inner_html(&format!(
        "<svg viewBox='0 0 100 100'><use href='#shadow'/><use href='{}'/></svg>",
        symbol(piece.kind)
    ));
    place(&stone, square, facing);
    stone
}

/// The place of a square as the transform of a stone.
pub fn place_of(square: Square, facing: Facing) -> String {
    between(square, square, facing)
}

/// The place halfway between two squares. A length, for WebKit rounds the size of a
/// stone to whole pixels before it takes a share of it.
pub fn between(one: Square, other: Square, facing: Facing) -> String {
    // By whole numbers: what writes fractions weighs more than all of the board.
    let middle = |one: u8, other: u8| format!("{}.{}", (one + other) / 2, (one + other) % 2 * 5);
    format!(
        "translate(calc(var(--square)*{}),calc(var(--square)*{}))",
        middle(facing.column(one), facing.column(other)),
        middle(facing.row(one), facing.row(other))
    )
}

/// Puts a stone on its square.
pub fn place(stone: &HtmlElement, square: Square, facing: Facing) {
    // A style that is refused leaves the stone where it is.
    let _ = stone
        .style()
        .set_property("transform", &place_of(square, facing));
}

type Shown = Option<(Piece, HtmlElement)>;

/// The stones on the board.
pub struct Stones {
    /// The element that holds them.
    pub layer: HtmlElement,
    shown: RefCell<(Option<Facing>, [Shown; 64])>,
}

impl Stones {
    /// An empty layer.
    pub fn new(layer: HtmlElement) -> Self {
        Self {
            layer,
            shown: RefCell::new((None, [const { None }; 64])),
        }
    }

    /// Shows what stands on each square; stones that stay are left alone.
    pub fn show(&self, facing: Facing, piece_at: impl Fn(Square) -> Option<Piece>) {
        let mut shown = self.shown.borrow_mut();
        let turned = shown.0.replace(facing) != Some(facing);
        for square in Square::all() {
            let slot = &mut shown.1[square.index()];
            let wanted = piece_at(square);
            match (&slot, wanted) {
                (Some((piece, stone)), Some(wanted)) if *piece == wanted => {
                    if turned {
                        place(stone, square, facing);
                    }
                }
                (None, None) => {}
                _ => {
                    if let Some((_, gone)) = slot.take() {
                        gone.remove();
                    }
                    if let Some(piece) = wanted {
                        let new = stone(piece, square, facing);
                        let _ = self.layer.append_child(&new);
                        *slot = Some((piece, new));
                    }
                }
            }
        }
    }

    /// The stone on a square.
    pub fn on(&self, square: Square) -> Option<HtmlElement> {
        let shown = self.shown.borrow();
        shown.1[square.index()]
            .as_ref()
            .map(|(_, stone)| stone.clone())
    }
}
