//! How the next game begins.

use dama_page::speech::plain_digits;
use dama_page::{Key, TimeControl, wording};
use leptos::prelude::*;

use super::settings::seats;
use super::{Sheet, framed};
use crate::app::{App, CLOCKS, app};
use crate::settings::Setting;

/// A word of a setting to choose.
pub fn choice(setting: Setting, word: &'static str, label: String) -> impl IntoView {
    view! {
        <label class="choice">
            <input
                type="radio"
                name=setting.name
                value=word
                checked=setting.now() == word
                on:change=move |_| setting.set(word)
            />
            <span>{label}</span>
        </label>
    }
}

/// The ten levels as words of their setting.
pub const LEVELS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/// The clocks, with two fields for a control of one's own.
fn clocks(app: App) -> impl IntoView {
    let wish = app.wish;
    let label = |word| match word {
        "none" => app.text(Key::ClockNone),
        "own" => app.text(Key::ClockOwn),
        control => control.to_owned(),
    };
    let choices: Vec<_> = CLOCKS
        .into_iter()
        .map(|word| choice(wish.clock, word, label(word)))
        .collect();
    let (minutes, seconds) = wish.own_clock.get_untracked().parts();
    let written = RwSignal::new([minutes, seconds].map(|number| number.to_string()));
    let control = move || {
        written.with(|[minutes, seconds]| TimeControl::read(&format!("{minutes}+{seconds}")))
    };
    let field = move |index: usize, name: &'static str, key: Key| {
        view! {
            <label>
                <span class="legend">{app.text(key)}</span>
                <input
                    type="text"
                    inputmode="numeric"
                    name=name
                    autocomplete="off"
                    maxlength="3"
                    value=written.with_untracked(|written| written[index].clone())
                    aria-invalid=move || control().is_none().to_string()
                    on:input:target=move |event| {
                        let text = plain_digits(event.target().value().trim());
                        written.update(|written| written[index] = text);
                        if let Some(control) = untrack(control) {
                            wish.set_own_clock(control);
                        }
                    }
                />
            </label>
        }
    };
    let other = Signal::derive(move || wish.clock.get() != "own");
    view! {
        <fieldset>
            <legend>{app.text(Key::NewGameClock)}</legend>
            <div class="choices clocks">{choices}</div>
            <div class="own-clock" hidden=other>
                {field(0, "minutes", Key::ClockMinutes)}
                {field(1, "seconds", Key::ClockSeconds)}
            </div>
        </fieldset>
    }
}

/// The sheet for a new game.
pub fn new_game() -> AnyView {
    let app = app();
    let wish = app.wish;
    let alone = Signal::derive(move || wish.opponent.get() != "computer");
    let against = Signal::derive(move || !alone.get());
    let level = move || wish.level.get().parse().unwrap_or(1);
    let name = Signal::derive(move || app.texts.with(|texts| wording::level_name(texts, level())));
    let line = Signal::derive(move || app.texts.with(|texts| wording::level_line(texts, level())));
    let levels: Vec<_> = LEVELS
        .into_iter()
        .enumerate()
        .map(|(index, word)| choice(wish.level, word, app.number(index as u32 + 1)))
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
            <fieldset hidden=alone>
                <legend>{app.text(Key::NewGameLevel)}</legend>
                <div class="choices levels">{levels}</div>
                <p class="level-line">
                    <strong>{name}</strong> " " <span>{line}</span>
                </p>
            </fieldset>
            <fieldset hidden=alone>
                <legend>{app.text(Key::NewGameSide)}</legend>
                <div class="choices">
                    {choice(wish.side, "white", app.text(Key::SideWhite))}
                    {choice(wish.side, "black", app.text(Key::SideBlack))}
                    {choice(wish.side, "random", app.text(Key::SideRandom))}
                </div>
            </fieldset>
            <div hidden=against>{seats(app)}</div>
            <fieldset>
                <legend>{app.text(Key::NewGameRules)}</legend>
                <div class="choices">
                    {choice(wish.rules, "classic", app.text(Key::RulesClassic))}
                    {choice(wish.rules, "federation", app.text(Key::RulesFederation))}
                </div>
            </fieldset>
            {clocks(app)}
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
