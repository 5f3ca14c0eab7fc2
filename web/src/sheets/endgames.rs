//! Training of endgames: rules, task, and the endgames there are for them.

use std::fmt::Write;

use dama_core::RuleSet;
use dama_page::{Class, Key, Pieces, Task, wording};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::new_game::choice;
use super::{Sheet, framed};
use crate::app::{App, Offers, app};
use crate::markup::{safe, safe_text};
use crate::settings::Setting;

/// The pieces of a side, drawn.
fn drawn(pieces: Pieces, side: &str) -> String {
    let mut markup = format!("<span class='{side}'>");
    let kinds = [("king", pieces.kings), ("man", pieces.men)];
    for (kind, count) in kinds {
        for _ in 0..count {
            // Writing to a text never fails.
            let _ = write!(
                markup,
                "<svg viewBox='8 8 84 84'><use href='#{kind}' width='100' height='100'/></svg>"
            );
        }
    }
    markup.push_str("</span>");
    markup
}

/// The endgames of a task as markup; only the labels could hold signs of markup.
fn cards(app: App, task: Task) -> String {
    app.endgames.offers.with(|offers| match offers {
        Offers::Coming => format!(
            "<p class='soft'>{}</p>",
            safe_text(app, Key::TrainerLoading)
        ),
        Offers::There(offers) if offers.is_empty() => {
            format!(
                "<p role='status'>{}</p>",
                safe_text(app, Key::TrainerMissing)
            )
        }
        Offers::There(offers) => {
            let mut markup = String::from("<ul class='endgames'>");
            for (class, _) in offers.iter().filter(|(_, tasks)| tasks.contains(&task)) {
                let label = app
                    .texts
                    .with(|texts| wording::class(texts, class.own, class.other));
                let label = safe(&label);
                let stones = drawn(class.own, "white") + &drawn(class.other, "black");
                // Writing to a text never fails.
                let _ = write!(
                    markup,
                    "<li><button class='endgame' data-class='{class}' aria-label='{label}'>{stones}</button></li>"
                );
            }
            markup + "</ul>"
        }
    })
}

/// The class of the card that an event happened on.
fn class_of(event: &MouseEvent) -> Option<Class> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let card = target.closest("[data-class]").ok()??;
    card.get_attribute("data-class")?.parse().ok()
}

/// The sheet.
pub fn endgames() -> AnyView {
    let app = app();
    let [by_rules, by_task] = [
        Setting::new("endgame-rules", &["classic", "federation"]),
        Setting::new("endgame-task", &["win", "draw", "loss"]),
    ];
    // The rules in play come first where nobody has chosen others.
    if crate::storage::read("dama.endgame-rules").is_none() {
        let name = app.session.with_untracked(|session| session.rules().name);
        by_rules.choose(name);
    }
    let rules = move || RuleSet::named(by_rules.get()).unwrap_or_default();
    let task = move || Task::named(by_task.get()).unwrap_or(Task::Win);
    Effect::new(move |_| app.ask_exercises(rules()));
    let markup = Signal::derive(move || cards(app, task()));
    let chosen = move |event: MouseEvent| {
        if let Some(class) = class_of(&event) {
            untrack(|| app.ask_exercise(rules(), class, task()));
        }
    };
    let end = app.is_training().then(|| {
        view! {
            <div class="actions">
                <button
                    class="other-action"
                    data-action="end-training"
                    on:click=move |_| {
                        app.sheet.set(None);
                        app.end_training();
                    }
                >
                    {app.text(Key::TrainerEnd)}
                </button>
            </div>
        }
    });
    let body = view! {
        <div class="sheet-body">
            {end}
            <fieldset>
                <legend>{app.text(Key::NewGameRules)}</legend>
                <div class="choices">
                    {choice(by_rules, "classic", app.text(Key::RulesClassic))}
                    {choice(by_rules, "federation", app.text(Key::RulesFederation))}
                </div>
            </fieldset>
            <fieldset>
                <legend>{app.text(Key::TrainerTask)}</legend>
                <div class="choices">
                    {choice(by_task, "win", app.text(Key::TrainerWin))}
                    {choice(by_task, "draw", app.text(Key::TrainerDraw))}
                    {choice(by_task, "loss", app.text(Key::TrainerLoss))}
                </div>
            </fieldset>
            <fieldset>
                <legend>{app.text(Key::TrainerPieces)}</legend>
                <div inner_html=markup on:click=chosen />
            </fieldset>
        </div>
    };
    let back = (!app.is_training()).then_some(Sheet::Menu);
    framed(Key::MenuEndgames, back, body)
}
