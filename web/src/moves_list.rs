//! The list of moves, with the way back and forth through the game.

use std::fmt::Write;

use dama_page::{Key, MoveEntry, Session, Texts, say};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use crate::app::{App, app};
use crate::icon::icon;
use crate::markup::safe;

/// The entries as markup. They hold squares and moves, and the labels of the
/// language, in which only the signs of markup itself must be written otherwise.
fn markup(texts: &Texts, session: &Session, worth: &[Option<String>]) -> String {
    let game = session.game();
    let mut markup = String::new();
    for row in session.move_rows() {
        // Writing to a text never fails.
        let _ = write!(
            markup,
            "<li class='turn'><span class='latin'>{}.</span>",
            row.number
        );
        for (side, entry) in [row.white, row.black].into_iter().enumerate() {
            let Some(MoveEntry { ply, text }) = entry else {
                if side == 0 {
                    markup.push_str("<span>…</span>");
                }
                continue;
            };
            let label = say!(
                texts,
                [MovesEntryWhite, MovesEntryBlack][side] {
                    number: row.number,
                    move: &game.all_moves()[ply - 1],
                }
            );
            let state = match ply.cmp(&game.ply()) {
                std::cmp::Ordering::Equal => " aria-current='true'",
                std::cmp::Ordering::Greater => " data-undone",
                std::cmp::Ordering::Less => "",
            };
            let worth = worth.get(ply - 1).cloned().flatten();
            let worth = worth.map_or(String::new(), |worth| format!("<small>{worth}</small>"));
            let label = safe(&label);
            let _ = write!(
                markup,
                "<button class='move latin' data-ply='{ply}' aria-label='{label}'{state}>{text}{worth}</button>"
            );
        }
        markup.push_str("</li>");
    }
    markup
}

impl App {
    fn go_to(self, ply: usize) {
        if ply == self.session.with_untracked(|session| session.game().ply()) {
            self.replay();
        } else {
            self.act(|session| session.go_to(ply));
        }
    }

    fn walk(self, plies: isize) {
        let ply = self.session.with_untracked(|session| session.game().ply());
        self.go_to(ply.saturating_add_signed(plies));
    }
}

/// Scrolls the current move into view, without moving the page.
fn follow(list: &Element) {
    if let Ok(Some(current)) = list.query_selector("[aria-current]") {
        let (outer, inner) = (
            list.get_bounding_client_rect(),
            current.get_bounding_client_rect(),
        );
        let below = inner.bottom() - outer.bottom();
        let above = inner.top() - outer.top();
        let by = if below > 0.0 { below } else { above.min(0.0) };
        list.set_scroll_top(list.scroll_top() + by as i32);
    }
}

/// The list.
pub fn moves_list() -> impl IntoView {
    let app = app();
    let list: NodeRef<html::Ol> = NodeRef::new();
    let markup = Signal::derive(move || {
        let worth = app.worth_of_moves();
        app.texts
            .with(|texts| app.session.with(|session| markup(texts, session, &worth)))
    });
    Effect::new(move |_| {
        let empty = markup.with(String::is_empty);
        if let (false, Some(list)) = (empty, list.get()) {
            request_animation_frame(move || follow(&list));
        }
    });
    let chosen = move |event: MouseEvent| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let ply = target.and_then(|target| target.get_attribute("data-ply"));
        if let Some(ply) = ply.and_then(|ply| ply.parse().ok()) {
            app.go_to(ply);
        }
    };
    view! {
        <ol
            class="move-list"
            node_ref=list
            tabindex="-1"
            aria-label=Signal::derive(move || app.text(Key::MovesTitle))
            data-none=Signal::derive(move || app.text(Key::MovesNone))
            inner_html=markup
            on:click=chosen
            on:keydown=move |event| {
                if crate::board::shortcut(&event, app) {
                    event.prevent_default();
                }
            }
        />
    }
}

/// The four buttons that walk through the game.
pub fn walking() -> impl IntoView {
    let app = app();
    // Where the game ends on this side there is nowhere to go.
    let first = Memo::new(move |_| app.session.with(|session| session.game().ply() == 0));
    let last = Memo::new(move |_| {
        let last = |session: &Session| session.game().ply() == session.game().all_moves().len();
        app.session.with(last)
    });
    let button = move |name: &'static str, key: Key, end: Memo<bool>, act: fn(App)| {
        let label = Signal::derive(move || app.text(key));
        view! {
            <button class="round" data-action=name aria-label=label aria-disabled=move || end.get().to_string() on:click=move |_| act(app)>
                {icon(name)}
            </button>
        }
    };
    view! {
        <div class="walking">
            {button("first", Key::MovesFirst, first, |app| app.act(|session| session.go_to(0)))}
            {button("previous", Key::MovesPrevious, first, |app| app.walk(-1))}
            {button("next", Key::MovesNext, last, |app| app.walk(1))}
            {button("last", Key::MovesLast, last, |app| app.act(|session| session.go_to(usize::MAX)))}
        </div>
    }
}

/// The list as it stands beside or below the board.
pub fn moves_panel() -> impl IntoView {
    let app = app();
    let label = Signal::derive(move || app.text(Key::MovesTitle));
    view! {
        <section class="moves" aria-label=label>
            {moves_list()}
            {walking()}
        </section>
    }
}
