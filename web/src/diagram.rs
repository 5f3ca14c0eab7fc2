//! Small boards for the rules: positions that the core has played, one tap each.

use std::fmt::Write;

use dama_core::{RuleSet, Side, Square};
use dama_page::diagrams::{self, Frame, Part};
use dama_page::wording::Topic;
use dama_page::{Facing, Key, speech};
use leptos::prelude::*;

use crate::app::app;
use crate::board::{Marks, side_class, symbol};

/// A frame as SVG: field, the last move's way, stones, and faintly those that it took
/// from the frame before; nothing beyond the part.
fn drawn(frame: &Frame, before: Option<&Frame>, part: Part) -> String {
    let facing = Facing(Side::White);
    let Part { column, row, side } = part;
    let mut svg = format!(
        "<rect class='wood' x='{column}00' y='{row}00' width='{side}00' height='{side}00'/><path class='line' stroke-width='5' d='"
    );
    for step in 1..side {
        // Writing to a text never fails.
        let _ = write!(
            svg,
            "M{}00 {row}00v{side}00M{column}00 {}00h{side}00",
            column + step,
            row + step
        );
    }
    svg.push_str("'/>");
    let mut marks = Marks::new(facing);
    if let Some(played) = &frame.played {
        let mut way = vec![played.from()];
        way.extend(played.landings());
        marks.shown_last(&way, played.captures(), |square| {
            frame.position.piece_at(square).is_some()
        });
    }
    svg.push_str(&marks.under);
    for square in Square::all().filter(|&square| part.holds(square)) {
        let stands = frame.position.piece_at(square);
        let was = || {
            let taken = frame.played.as_ref()?.captures().contains(&square);
            before.filter(|_| taken)?.position.piece_at(square)
        };
        if let Some(piece) = stands.or_else(was) {
            let opacity = if stands.is_some() { "1" } else { ".4" };
            let _ = write!(
                svg,
                "<g class='{}' opacity='{opacity}'><use href='{}' x='{}00' y='{}00' width='100' height='100'/></g>",
                side_class(piece.side),
                symbol(piece.kind),
                facing.column(square),
                facing.row(square)
            );
        }
    }
    svg.push_str(&marks.over);
    svg
}

/// The boards that show a rule; a tap on one plays its next move.
pub fn diagram(topic: Topic, rules: &RuleSet) -> impl IntoView + use<> {
    let boards: Vec<_> = diagrams::of(topic, rules)
        .filter_map(|diagram| {
            let mut frames = diagram.frames(rules).ok()?;
            // What the other side plays elsewhere is not seen.
            frames.retain(|frame| {
                frame
                    .played
                    .is_none_or(|played| diagram.part.holds(played.from()))
            });
            Some(board(frames, diagram.part))
        })
        .collect();
    view! { <div class="diagrams">{boards}</div> }
}

fn board(frames: Vec<Frame>, part: Part) -> impl IntoView {
    let app = app();
    let shown = RwSignal::new(frames.len().min(2) - 1);
    let count = frames.len();
    let frames = StoredValue::new(frames);
    let svg = Signal::derive(move || {
        let shown = shown.get();
        let before = |frames: &[Frame]| shown.checked_sub(1).map(|index| frames[index]);
        frames.with_value(|frames| drawn(&frames[shown], before(frames).as_ref(), part))
    });
    let label = Signal::derive(move || {
        app.texts.with(|texts| {
            frames.with_value(|frames| {
                let position = speech::position(texts, &frames[shown.get()].position);
                format!("{}: {position}", texts.get(Key::MovesNext))
            })
        })
    });
    let Part { column, row, side } = part;
    let window = format!("{column}00 {row}00 {side}00 {side}00");
    view! {
        <button
            class="diagram"
            aria-label=label
            on:click=move |_| shown.update(|shown| *shown = (*shown + 1) % count)
        >
            <svg viewBox=window aria-hidden="true" inner_html=svg />
        </button>
    }
}
