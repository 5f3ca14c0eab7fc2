//! The settings, with a small board that shows what they look like.

use dama_page::Key;
use leptos::prelude::*;

use super::language::languages;
use super::preview::preview;
use super::{Sheet, framed};
use crate::app::{App, app};
use crate::boot;
use crate::locale::vibrate;
use crate::settings::Setting;
use crate::sound::{self, Sound};

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
                        prop:checked=move || setting.get() == word
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
                prop:checked=move || setting.get() == "on"
                on:change=move |_| {
                    app.set(setting, if setting.now() == "on" { "off" } else { "on" });
                    tried(app, setting, key);
                }
            />
            <span>{app.text(key)}</span>
            <i></i>
        </label>
    }
}

/// How two people sit at one device; it acts at once.
pub fn seats(app: App) -> impl IntoView {
    words(
        app.settings.seats,
        Key::SettingsSeats,
        &[
            ("stay", Key::SeatsStay),
            ("turn", Key::SeatsTurn),
            ("facing", Key::SeatsFacing),
        ],
    )
}

/// What cannot be seen is heard or felt when it is switched on.
fn tried(app: App, setting: Setting, key: Key) {
    match setting.name {
        _ if setting.now() == "off" => {}
        "sound" => sound::play(Sound::Move, 0.0),
        "vibration" => vibrate(20),
        "aloud" => boot::read_aloud(&app.text(key)),
        _ => {}
    }
}

/// The settings.
pub fn settings() -> AnyView {
    let app = app();
    let settings = app.settings;
    let aloud = boot::has_voice().then(|| switch(settings.aloud, Key::SettingsAloud));
    let body = view! {
        {preview()}
        <div class="sheet-body">
            {languages()}
            {words(settings.theme, Key::SettingsTheme, &[
                ("walnut", Key::ThemeWalnut),
                ("marble", Key::ThemeMarble),
                ("night", Key::ThemeNight),
                ("paper", Key::ThemePaper),
                ("contrast", Key::ThemeContrast),
            ])}
            {words(settings.surroundings, Key::SettingsSurroundings, &[
                ("system", Key::SurroundingsSystem),
                ("light", Key::SurroundingsLight),
                ("dark", Key::SurroundingsDark),
            ])}
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
            <div>
                {switch(settings.sound, Key::SettingsSound)}
                {switch(settings.vibration, Key::SettingsVibration)}
                {aloud}
                {switch(settings.movable, Key::SettingsShowMovable)}
                {switch(settings.one_tap, Key::SettingsOneTap)}
                {switch(settings.confirm, Key::SettingsConfirm)}
            </div>
            {words(settings.values, Key::SettingsValues, &[
                ("off", Key::ValuesOff),
                ("position", Key::ValuesPosition),
                ("moves", Key::ValuesMoves),
            ])}
            {seats(app)}
            <div class="actions">
                <button
                    class="other-action"
                    data-action="reset"
                    on:click=move |_| app.reset_settings()
                >
                    {app.text(Key::SettingsReset)}
                </button>
            </div>
        </div>
    };
    framed(Key::MenuSettings, Some(Sheet::Menu), body)
}
