//! The small board over the settings: a corner of the real one, dressed as they say.

use std::fmt::Write;

use dama_core::{Kind, Side};
use dama_page::Key;
use leptos::prelude::*;

use crate::app::app;
use crate::board::{may_mark, side_class, symbol};
use crate::settings::Settings;

/// Columns and rows of the corner that is shown: a1 to f3, as seen by White.
const COLUMNS: u8 = 6;
const ROWS: u8 = 3;

/// Side, kind, column and row of what stands there; the last one steps when the speed
/// is changed.
const STONES: [(Side, Kind, u8, u8); 5] = [
    (Side::Black, Kind::King, 1, 0),
    (Side::Black, Kind::Man, 4, 0),
    (Side::White, Kind::Man, 0, 2),
    (Side::White, Kind::King, 3, 2),
    (Side::White, Kind::Man, 5, 2),
];

/// The corner as SVG, 100 units a square.
fn drawn(settings: Settings) -> String {
    let mut svg = format!(
        "<rect class='wood' width='{COLUMNS}00' height='{ROWS}00'/><path class='line' stroke-width='3' d='M100 0V300M200 0V300M300 0V300M400 0V300M500 0V300M0 100H600M0 200H600'/>"
    );
    let in_squares = settings.coordinates.get() == "squares";
    for place in 0..COLUMNS * ROWS {
        let (column, row) = (place % COLUMNS, place / COLUMNS);
        if in_squares {
            let (file, rank) = (char::from(b'a' + column), ROWS - row);
            // Writing to a text never fails.
            let _ = write!(
                svg,
                "<rect class='plate' x='{}' y='{}' width='30' height='25' rx='4'/><text x='{}' y='{}'>{file}{rank}</text>",
                u32::from(column) * 100 + 3,
                u32::from(row) * 100 + 72,
                u32::from(column) * 100 + 18,
                u32::from(row) * 100 + 92,
            );
        }
    }
    let marked = settings.movable.get() == "on";
    let pace = settings.motion.get();
    let facing = settings.seats.get() == "facing";
    for (index, (side, kind, column, row)) in STONES.into_iter().enumerate() {
        let steps = index + 1 == STONES.len();
        let class = if steps { pace } else { "" };
        let on_head = if facing && side == Side::Black {
            " class='turned'"
        } else {
            ""
        };
        let mark = if marked && side == Side::White {
            format!(
                "<use href='#{}' x='{column}00' y='{row}00' width='100' height='100'/>",
                may_mark(kind)
            )
        } else {
            String::new()
        };
        let _ = write!(
            svg,
            "<g class='{} steps-{class}'><g{on_head}><use href='#shadow' x='{column}00' y='{row}00' width='100' height='100'/><use href='{}' x='{column}00' y='{row}00' width='100' height='100'/></g>{mark}</g>",
            side_class(side),
            symbol(kind),
        );
    }
    svg
}

/// The corner of the board; it follows the settings.
pub fn preview() -> impl IntoView {
    let app = app();
    let settings = app.settings;
    let svg = Memo::new(move |_| drawn(settings));
    let files = move || {
        let shown = settings.coordinates.get() == "frame";
        let names = b'a'..b'a' + COLUMNS;
        shown.then(|| {
            names
                .map(|file| view! { <b>{char::from(file).to_string()}</b> })
                .collect::<Vec<_>>()
        })
    };
    view! {
        <div class="preview" role="img" aria-label=app.text(Key::SettingsPreview)>
            <svg viewBox="0 0 600 300" aria-hidden="true" inner_html=svg />
            <div class="preview-files" aria-hidden="true">{files}</div>
        </div>
    }
}
