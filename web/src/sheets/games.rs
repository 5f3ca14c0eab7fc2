//! Past games.

use dama_page::{ArchiveEntry, Key, Player, Players, Texts, say, wording};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::{Sheet, framed};
use crate::app::app;
use crate::locale::full_tag;

fn names(texts: &Texts, players: Players) -> String {
    match (players.white, players.black) {
        (Player::Human, Player::Computer { level }) => {
            say!(texts, GamesWhiteAgainstComputer { level: level })
        }
        (Player::Computer { level }, Player::Human) => {
            say!(texts, GamesBlackAgainstComputer { level: level })
        }
        _ => say!(texts, GamesTwoPlayers),
    }
}

/// The day, as the language writes it.
fn day(texts: &Texts, when: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(when as f64));
    date.to_locale_date_string(&full_tag(texts.language()), &JsValue::UNDEFINED)
        .into()
}

/// The list, the newest game first.
pub fn games() -> AnyView {
    let app = app();
    let archive = app.games();
    let item = |(index, entry): (usize, &ArchiveEntry)| {
        let summary = entry.summary().ok()?;
        let (who, how) = app.texts.with_untracked(|texts| {
            let end = match summary.outcome {
                Some(outcome) => wording::ending(texts, outcome, summary.players.only_human()),
                None => say!(texts, GamesUnfinished),
            };
            let rules = wording::rule_set_name(texts, &summary.rules);
            let moves = say!(
                texts,
                GamesMoves {
                    count: summary.plies
                }
            );
            let line = [day(texts, entry.when), end, moves, rules].join(" · ");
            (names(texts, summary.players), line)
        });
        Some(view! {
            <li>
                <button
                    class="item game-entry"
                    data-action="open-game"
                    on:click=move |_| {
                        app.sheet.set(None);
                        app.reopen(index);
                    }
                >
                    <span>
                        <strong>{who}</strong>
                        <small>{how}</small>
                    </span>
                </button>
            </li>
        })
    };
    let items: Vec<_> = archive
        .entries()
        .iter()
        .enumerate()
        .filter_map(item)
        .collect();
    let none = items.is_empty();
    let body = view! {
        <p class="sheet-body soft" hidden=!none>{app.text(Key::GamesNone)}</p>
        <ul class="items">{items}</ul>
    };
    framed(Key::MenuGames, Some(Sheet::Menu), body)
}
