//! How the next game begins.

use dama_page::Key;
use leptos::prelude::*;

use super::{Sheet, framed};
use crate::app::app;
use crate::settings::Setting;

fn choice(setting: Setting, word: &'static str, label: impl Fn() -> String + Send + 'static) -> impl IntoView {
    view! {
        <label class="choice">
            <input
                type="radio"
                name=setting.name
                value=word
                prop:checked=move || setting.get() == word
                on:change=move |_| setting.set(word)
            />
            <span>{label}</span>
        </label>
    }
}

/// The ten levels as words of their setting.
pub const LEVELS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

const NAMES: [(Key, Key); 10] = [
    (Key::Level1, Key::Level1Line),
    (Key::Level2, Key::Level2Line),
    (Key::Level3, Key::Level3Line),
    (Key::Level4, Key::Level4Line),
    (Key::Level5, Key::Level5Line),
    (Key::Level6, Key::Level6Line),
    (Key::Level7, Key::Level7Line),
    (Key::Level8, Key::Level8Line),
    (Key::Level9, Key::Level9Line),
    (Key::Level10, Key::Level10Line),
];

/// The sheet for a new game.
pub fn new_game() -> AnyView {
    let app = app();
    let wish = app.wish;
    let computer = move || wish.opponent.get() == "computer";
    let level = move || {
        let chosen = wish.level.get();
        LEVELS.iter().position(|level| *level == chosen).unwrap_or(0)
    };
    let levels: Vec<_> = LEVELS
        .into_iter()
        .enumerate()
        .map(|(index, word)| choice(wish.level, word, move || app.number(index as u32 + 1)))
        .collect();
    let body = view! {
        <div class="sheet-body">
            <fieldset>
                <legend>{app.text(Key::NewGameOpponent)}</legend>
                <div class="choices">
                    {choice(wish.opponent, "computer", app.text(Key::OpponentComputer))}
                    {choice(wish.opponent, "person", app.text(Key::OpponentPerson))}
                </div>
            </fieldset>
            <fieldset hidden=move || !computer()>
                <legend>{app.text(Key::NewGameLevel)}</legend>
                <div class="choices levels">{levels}</div>
                <p class="level-line">
                    <strong>{move || app.texts.with(|texts| texts.get(NAMES[level()].0))}</strong>
                    " "
                    <span>{move || app.texts.with(|texts| texts.get(NAMES[level()].1))}</span>
                </p>
            </fieldset>
            <fieldset hidden=move || !computer()>
                <legend>{app.text(Key::NewGameSide)}</legend>
                <div class="choices">
                    {choice(wish.side, "white", app.text(Key::SideWhite))}
                    {choice(wish.side, "black", app.text(Key::SideBlack))}
                    {choice(wish.side, "random", app.text(Key::SideRandom))}
                </div>
            </fieldset>
            <fieldset>
                <legend>{app.text(Key::NewGameRules)}</legend>
                <div class="choices">
                    {choice(wish.rules, "classic", app.text(Key::RulesClassic))}
                    {choice(wish.rules, "federation", app.text(Key::RulesFederation))}
                </div>
            </fieldset>
            <div class="actions">
                <button
                    class="main-action"
                    data-action="start"
                    on:click=move |_| {
                        if app.in_progress() {
                            app.sheet.set(Some(Sheet::Leave));
                        } else {
                            app.sheet.set(None);
                            app.start_new_game();
                        }
                    }
                >
                    {app.text(Key::NewGameStart)}
                </button>
            </div>
        </div>
    };
    framed(Key::MenuNewGame, None, body)
}
