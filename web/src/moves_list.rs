//! The list of moves, with the way back and forth through the game.

use dama_page::{Key, MoveEntry, MoveRow, say};
use leptos::prelude::*;

use crate::app::{App, app};

/// One entry: the ply after it, its text, and how it is read out.
#[derive(Clone, PartialEq, Eq)]
struct Entry {
    ply: usize,
    text: String,
    label: String,
}

/// A move of each side.
#[derive(Clone, PartialEq, Eq)]
struct Pair {
    number: u32,
    entries: Vec<Entry>,
}

impl Pair {
    /// Changes with the moves and with the language.
    fn key(&self) -> (u32, Vec<String>) {
        let labels = self.entries.iter().map(|entry| entry.label.clone());
        (self.number, labels.collect())
    }
}

fn pairs(app: App) -> Vec<Pair> {
    app.texts.with(|texts| {
        app.session.with(|session| {
            let all = session.game().all_moves();
            let entry = |side: usize, number: u32, entry: MoveEntry| Entry {
                label: say!(
                    texts,
                    [MovesEntryWhite, MovesEntryBlack][side] {
                        number: number,
                        move: &all[entry.ply - 1],
                    }
                ),
                ply: entry.ply,
                text: entry.text,
            };
            let pair = |row: MoveRow| Pair {
                number: row.number,
                entries: [row.white, row.black]
                    .into_iter()
                    .enumerate()
                    .filter_map(|(side, found)| Some(entry(side, row.number, found?)))
                    .collect(),
            };
            session.move_rows().into_iter().map(pair).collect()
        })
    })
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

fn entry(entry: Entry) -> impl IntoView {
    let app = app();
    let Entry { ply, text, label } = entry;
    let now = move || app.session.with(|session| session.game().ply());
    view! {
        <button
            class="move latin"
            class:undone=move || { now() < ply }
            aria-current=move || (now() == ply).then_some("true")
            aria-label=label
            data-ply=ply
            on:click=move |_| app.go_to(ply)
        >
            {text}
        </button>
    }
}

/// The list.
pub fn moves_list() -> impl IntoView {
    let app = app();
    let pairs = Memo::new(move |_| pairs(app));
    let empty = move || pairs.with(Vec::is_empty);
    let list: NodeRef<leptos::html::Ol> = NodeRef::new();
    Effect::new(move |_| {
        pairs.track();
        app.session.with(|session| session.game().ply());
        let Some(list) = list.get() else { return };
        // The current move stays in view, without moving the page.
        request_animation_frame(move || {
            if let Ok(Some(current)) = list.query_selector("[aria-current]") {
                let (outer, inner) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
                let below = inner.bottom() - outer.bottom();
                let above = inner.top() - outer.top();
                let by = if below > 0.0 { below } else { above.min(0.0) };
                list.set_scroll_top(list.scroll_top() + by as i32);
            }
        });
    });
    view! {
        <p class="nothing" hidden=move || !empty()>{app.text(Key::MovesNone)}</p>
        <ol class="move-list" node_ref=list aria-label=app.text(Key::MovesTitle) hidden=empty>
            <For each=move || pairs.get() key=Pair::key let:pair>
                <li class="turn">
                    <span class="latin">{format!("{}.", pair.number)}</span>
                    {pair.entries.into_iter().map(entry).collect::<Vec<_>>()}
                </li>
            </For>
        </ol>
    }
}

/// The four buttons that walk through the game.
pub fn walking() -> impl IntoView {
    let app = app();
    let button = move |icon_name: &'static str, key: Key, act: fn(App)| {
        view! {
            <button class="round" data-action=icon_name aria-label=app.text(key) on:click=move |_| act(app)>
                {crate::icon::icon(icon_name)}
            </button>
        }
    };
    view! {
        <div class="walking">
            {button("first", Key::MovesFirst, |app| app.act(|session| session.go_to(0)))}
            {button("previous", Key::MovesPrevious, |app| app.walk(-1))}
            {button("next", Key::MovesNext, |app| app.walk(1))}
            {button("last", Key::MovesLast, |app| app.act(|session| session.go_to(usize::MAX)))}
        </div>
    }
}

/// The list as it stands beside or below the board.
pub fn moves_panel() -> impl IntoView {
    let app = app();
    view! {
        <section class="moves" aria-label=app.text(Key::MovesTitle)>
            {moves_list()}
            {walking()}
        </section>
    }
}
