//! Training of endgames: rules, task, and the endgames there are for them.

use std::fmt::Write;

use dama_core::RuleSet;
use dama_page::{Class, Key, Pieces, Task, wording};
use leptos::prelude::*;

use super::{Sheet, framed};
use crate::app::{Offers, app};
use crate::settings::Setting;

const TASKS: [(&str, Task, Key); 3] = [
    ("win", Task::Win, Key::TrainerWin),
    ("draw", Task::Draw, Key::TrainerDraw),
    ("loss", Task::HoldOut, Key::TrainerLoss),
];

/// The pieces of a side, drawn.
fn drawn(pieces: Pieces, side: &str) -> String {
    let mut markup = format!("<span class='{side}'>");
    let kinds = [("king", pieces.kings), ("man", pieces.men)];
    for (kind, count) in kinds {
        for _ in 0..count {
            // Writing to a text never fails.
            let _ = write!(
                markup,
                "<svg viewBox='8 8 84 84'><use href='#{kind}'/></svg>"
            );
        }
    }
    markup.push_str("</span>");
    markup
}

fn card(class: Class, task: Task, rules: RuleSet) -> impl IntoView {
    let app = app();
    let label = app
        .texts
        .with_untracked(|texts| wording::class(texts, class.own, class.other));
    let stones = drawn(class.own, "white") + &drawn(class.other, "black");
    view! {
        <li>
            <button
                class="endgame"
                data-class=class.to_string()
                aria-label=label
                inner_html=stones
                on:click=move |_| app.ask_exercise(rules, class, task)
            />
        </li>
    }
}

fn choice(
    setting: Setting,
    word: &'static str,
    label: String,
    chosen: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <label class="choice">
            <input
                type="radio"
                name=setting.name
                value=word
                checked=setting.now() == word
                on:change=move |_| {
                    setting.set(word);
                    chosen();
                }
            />
            <span>{label}</span>
        </label>
    }
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
    app.ask_exercises(untrack(rules));
    let tasks: Vec<_> = TASKS
        .into_iter()
        .map(|(word, _, key)| choice(by_task, word, app.text(key), || ()))
        .collect();
    let again = move || app.ask_exercises(untrack(rules));
    let cards = move || {
        let task = TASKS.iter().find(|(word, ..)| *word == by_task.get());
        let task = task.map_or(Task::Win, |(_, task, _)| *task);
        match app.endgames.offers.get() {
            Offers::Coming => {
                view! { <p class="soft">{app.text(Key::TrainerLoading)}</p> }.into_any()
            }
            Offers::There(offers) if offers.is_empty() => {
                view! { <p role="status">{app.text(Key::TrainerMissing)}</p> }.into_any()
            }
            Offers::There(offers) => {
                let cards: Vec<_> = offers
                    .into_iter()
                    .filter(|(_, tasks)| tasks.contains(&task))
                    .map(|(class, _)| card(class, task, untrack(rules)))
                    .collect();
                view! { <ul class="endgames">{cards}</ul> }.into_any()
            }
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
                    {choice(by_rules, "classic", app.text(Key::RulesClassic), again)}
                    {choice(by_rules, "federation", app.text(Key::RulesFederation), again)}
                </div>
            </fieldset>
            <fieldset>
                <legend>{app.text(Key::TrainerTask)}</legend>
                <div class="choices">{tasks}</div>
            </fieldset>
            <fieldset>
                <legend>{app.text(Key::TrainerPieces)}</legend>
                {cards}
            </fieldset>
        </div>
    };
    let back = (!app.is_training()).then_some(Sheet::Menu);
    framed(Key::MenuEndgames, back, body)
}
