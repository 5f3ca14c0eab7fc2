//! The board as a picture: an SVG that stands alone, without names that another
//! picture on the same page could share.

use std::fmt::Write;

use dama_core::{Kind, Piece, Setup, Side, Square, SquareSet};

/// How the board is shown.
pub struct Look {
    /// The width and height in pixels.
    pub size: u16,
    /// From which side it is seen.
    pub side: Side,
    /// The squares of the last move.
    pub marked: SquareSet,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            size: 360,
            side: Side::White,
            marked: SquareSet::EMPTY,
        }
    }
}

/// The side of a square, in units of the picture.
const SQUARE: usize = 40;
/// The frame around the squares, where their names stand.
const FRAME: usize = 20;
const WHOLE: usize = 2 * FRAME + 8 * SQUARE;

/// The colors of a stone, from its shadow inwards.
struct Stone {
    rim: &'static str,
    face: &'static str,
    shine: &'static str,
    crown: &'static str,
}

const BOXWOOD: Stone = Stone {
    rim: "#b98f4e",
    face: "#f3dfb1",
    shine: "#fbf0d3",
    crown: "#9b2f23",
};

const EBONY: Stone = Stone {
    rim: "#14100d",
    face: "#3b2f28",
    shine: "#54453b",
    crown: "#e2b24a",
};

/// A crown of three points with its band, around the middle of a stone.
const CROWN: &str = "M-9,6 L-10.5,-5 L-5,-0.5 L0,-9 L5,-0.5 L10.5,-5 L9,6 Z";

/// Draws a board.
pub fn draw(setup: &Setup, look: &Look) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{0}\" \
         viewBox=\"0 0 {WHOLE} {WHOLE}\" role=\"img\"><title>{setup}</title>\
         <rect width=\"{WHOLE}\" height=\"{WHOLE}\" rx=\"6\" fill=\"#6b4226\"/>",
        look.size
    );
    names(&mut svg, look.side);
    for square in Square::all() {
        let (x, y) = corner(square, look.side);
        let even = (square.file() + square.rank()).is_multiple_of(2);
        let color = if even { "#d9b27c" } else { "#e3c190" };
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" \
             fill=\"{color}\" stroke=\"#a87b45\" stroke-width=\"0.8\"/>"
        );
        if look.marked.contains(square) {
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" \
                 fill=\"#7ea04d\" fill-opacity=\"0.45\"/>"
            );
        }
    }
    for (square, piece) in setup.pieces() {
        stone(&mut svg, piece, corner(square, look.side));
    }
    turn(&mut svg, setup.side_to_move(), look.side);
    svg.push_str("</svg>");
    svg
}

/// The upper left corner of a square.
fn corner(square: Square, side: Side) -> (usize, usize) {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    let (column, row) = match side {
        Side::White => (file, 7 - rank),
        Side::Black => (7 - file, rank),
    };
    (FRAME + column * SQUARE, FRAME + row * SQUARE)
}

/// Letters below, numbers on the left.
fn names(svg: &mut String, side: Side) {
    let _ = write!(
        svg,
        "<g font-family=\"Georgia,serif\" font-size=\"11\" fill=\"#f0dcb4\" \
         text-anchor=\"middle\">"
    );
    for place in 0..8 {
        let shown = match side {
            Side::White => place,
            Side::Black => 7 - place,
        };
        let middle = FRAME + place * SQUARE + SQUARE / 2;
        let letter = char::from(b'a' + shown as u8);
        let _ = write!(
            svg,
            "<text x=\"{middle}\" y=\"{}\">{letter}</text><text x=\"10\" y=\"{}\">{}</text>",
            WHOLE - 6,
            middle + 4,
            8 - shown
        );
    }
    svg.push_str("</g>");
}

fn stone(svg: &mut String, piece: Piece, (x, y): (usize, usize)) {
    let Stone {
        rim,
        face,
        shine,
        crown,
    } = match piece.side {
        Side::White => BOXWOOD,
        Side::Black => EBONY,
    };
    let (x, y) = (x + SQUARE / 2, y + SQUARE / 2);
    let _ = write!(
        svg,
        "<g transform=\"translate({x},{y})\">\
         <ellipse cx=\"1\" cy=\"3\" rx=\"16\" ry=\"15.5\" fill=\"#000\" fill-opacity=\"0.25\"/>\
         <circle r=\"16\" fill=\"{rim}\"/><circle cy=\"-1.5\" r=\"15\" fill=\"{face}\"/>\
         <circle cy=\"-1.5\" r=\"11.5\" fill=\"none\" stroke=\"{rim}\" stroke-width=\"1\" \
         stroke-opacity=\"0.7\"/>\
         <path d=\"M-11,-7 A13,13 0 0 1 7,-12.5\" fill=\"none\" stroke=\"{shine}\" \
         stroke-width=\"2\" stroke-linecap=\"round\"/>"
    );
    if piece.kind == Kind::King {
        let _ = write!(
            svg,
            "<g transform=\"translate(0,-1)\"><path d=\"{CROWN}\" fill=\"{crown}\" \
             stroke=\"{rim}\" stroke-width=\"0.8\" stroke-linejoin=\"round\"/>\
             <rect x=\"-9\" y=\"6.8\" width=\"18\" height=\"2.6\" rx=\"1\" fill=\"{crown}\"/>\
             <circle cx=\"0\" cy=\"-9.5\" r=\"1.7\" fill=\"{crown}\"/>\
             <circle cx=\"-10.7\" cy=\"-5.5\" r=\"1.5\" fill=\"{crown}\"/>\
             <circle cx=\"10.7\" cy=\"-5.5\" r=\"1.5\" fill=\"{crown}\"/></g>"
        );
    }
    svg.push_str("</g>");
}

/// A small stone in the frame, on the side whose turn it is.
fn turn(svg: &mut String, mover: Side, seen_by: Side) {
    let stone = match mover {
        Side::White => BOXWOOD,
        Side::Black => EBONY,
    };
    let y = if mover == seen_by {
        WHOLE - FRAME / 2
    } else {
        FRAME / 2
    };
    let x = WHOLE - FRAME / 2;
    let _ = write!(
        svg,
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"6\" fill=\"{}\" stroke=\"{}\"/>",
        stone.face, stone.rim
    );
}
