//! The page. See `app` for how its parts hang together.
//!
//! For browser tests: squares are `[data-square="d3"]` with `data-piece="white-man"`
//! (or black, king) and `data-can="choose"` or `"go"`; marks are `[data-mark][data-on]`;
//! buttons are `[data-action="undo"]` and the like; the line between the strips is
//! `.message` with `data-tone` (turn, refusal, end, offer, paused, elsewhere, hint, note) and `data-code`; moves of
//! the list have `data-ply`; the open sheet is named by `data-sheet` of the `dialog`.

mod app;
mod board;
mod boot;
mod controls;
mod diagram;
mod exchange;
mod icon;
mod locale;
mod markup;
mod message;
mod moves_list;
mod page;
mod player;
mod settings;
mod sheets;
mod sound;
mod storage;
mod strips;
mod windows;

fn main() {
    page::open();
}
