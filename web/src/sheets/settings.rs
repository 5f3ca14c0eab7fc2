//! The settings.

use dama_page::Key;
use leptos::prelude::*;

use super::{Sheet, framed};
use crate::app::app;
use crate::settings::Setting;

fn words(setting: Setting, legend: Key, words: &'static [(&'static str, Key)]) -> impl IntoView {
    let app = app();
    let options: Vec<_> = words
        .iter()
        .map(|&(word, key)| {
            view! {
                <label class="choice">
                    <input
                        type="radio"
                        name=setting.name
                        value=word
                        checked=setting.now() == word
                        on:change=move |_| app.set(setting, word)
                    />
                    <span>{app.text(key)}</span>
                </label>
            }
        })
        .collect();
    view! {
        <fieldset>
            <legend>{app.text(legend)}</legend>
            <div class="choices">{options}</div>
        </fieldset>
    }
}

fn switch(setting: Setting, key: Key) -> impl IntoView {
    let app = app();
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                name=setting.name
                checked=setting.now() == "on"
                on:change=move |_| app.set(setting, if setting.now() == "on" { "off" } else { "on" })
            />
            <span>{app.text(key)}</span>
            <i></i>
        </label>
    }
}

/// The settings.
pub fn settings() -> AnyView {
    let settings = app().settings;
    let body = view! {
        <div class="sheet-body">
            {words(settings.theme, Key::SettingsTheme, &[
                ("walnut", Key::ThemeWalnut),
                ("marble", Key::ThemeMarble),
                ("night", Key::ThemeNight),
                ("paper", Key::ThemePaper),
                ("contrast", Key::ThemeContrast),
            ])}
            <div>
                {switch(settings.sound, Key::SettingsSound)}
                {switch(settings.vibration, Key::SettingsVibration)}
                {switch(settings.movable, Key::SettingsShowMovable)}
                {switch(settings.one_tap, Key::SettingsOneTap)}
            </div>
            {words(settings.coordinates, Key::SettingsCoordinates, &[
                ("frame", Key::CoordinatesFrame),
                ("squares", Key::CoordinatesSquares),
                ("none", Key::CoordinatesNone),
            ])}
            {words(settings.motion, Key::SettingsMotion, &[
                ("slow", Key::MotionSlow),
                ("normal", Key::MotionNormal),
                ("off", Key::MotionOff),
            ])}
            {words(settings.seats, Key::SettingsSeats, &[
                ("stay", Key::SeatsStay),
                ("turn", Key::SeatsTurn),
                ("facing", Key::SeatsFacing),
            ])}
        </div>
    };
    framed(Key::MenuSettings, Some(Sheet::Menu), body)
}
