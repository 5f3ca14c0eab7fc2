//! What a person has set on this device.

use leptos::prelude::{Get, GetUntracked, RwSignal, Set};

use crate::{boot, storage};

/// One setting: a word out of a few; the first one is the usual one.
#[derive(Clone, Copy)]
pub struct Setting {
    /// Its name in the storage, behind `dama.`, and in the page.
    pub name: &'static str,
    words: &'static [&'static str],
    chosen: RwSignal<usize>,
}

impl Setting {
    pub fn new(name: &'static str, words: &'static [&'static str]) -> Self {
        let stored = storage::read(&format!("dama.{name}"));
        let chosen = words
            .iter()
            .position(|word| stored.as_deref() == Some(word));
        Self {
            name,
            words,
            chosen: RwSignal::new(chosen.unwrap_or(0)),
        }
    }

    /// The word; what asks for it follows its changes.
    pub fn get(self) -> &'static str {
        self.words[self.chosen.get()]
    }

    /// The word as it is now.
    pub fn now(self) -> &'static str {
        self.words[self.chosen.get_untracked()]
    }

    /// Chooses a word without keeping it.
    pub fn choose(self, word: &str) {
        if let Some(chosen) = self.words.iter().position(|known| *known == word) {
            self.chosen.set(chosen);
        }
    }

    /// Chooses a word and keeps it; others than the known ones change nothing.
    pub fn set(self, word: &str) {
        if let Some(chosen) = self.words.iter().position(|known| *known == word) {
            self.chosen.set(chosen);
            storage::write(&format!("dama.{}", self.name), word);
            match self.name {
                "theme" => boot::dress(word),
                "surroundings" => boot::surround(word),
                _ => {}
            }
        }
    }
}

/// All settings.
#[derive(Clone, Copy)]
pub struct Settings {
    /// Board, stones and room.
    pub theme: Setting,
    /// Light or dark around the board.
    pub surroundings: Setting,
    /// Wood on wood.
    pub sound: Setting,
    /// Where the device can.
    pub vibration: Setting,
    /// Whether the stones that may move are marked.
    pub movable: Setting,
    /// Whether a tap plays a stone's only move.
    pub one_tap: Setting,
    /// Where letters and numbers stand.
    pub coordinates: Setting,
    /// How fast stones move.
    pub motion: Setting,
    /// What is told of endgames.
    pub values: Setting,
    /// What the board does between two people.
    pub seats: Setting,
    /// Whether the browser's voice reads moves.
    pub aloud: Setting,
    /// Whether a move has to be confirmed.
    pub confirm: Setting,
}

impl Settings {
    /// As they are kept on this device.
    pub fn load() -> Self {
        Self {
            theme: Setting::new("theme", &["walnut", "marble", "night", "paper", "contrast"]),
            surroundings: Setting::new("surroundings", &["system", "light", "dark"]),
            sound: Setting::new("sound", &["on", "off"]),
            vibration: Setting::new("vibration", &["on", "off"]),
            movable: Setting::new("movable", &["off", "on"]),
            one_tap: Setting::new("one-tap", &["off", "on"]),
            coordinates: Setting::new("coordinates", &["frame", "squares", "none"]),
            motion: Setting::new("motion", &["normal", "slow", "off"]),
            values: Setting::new("values", &["position", "off", "moves"]),
            seats: Setting::new("seats", &["stay", "turn", "facing"]),
            aloud: Setting::new("aloud", &["off", "on"]),
            confirm: Setting::new("confirm", &["off", "on"]),
        }
    }

    /// All of them.
    const fn all(self) -> [Setting; 12] {
        [
            self.theme,
            self.surroundings,
            self.sound,
            self.vibration,
            self.movable,
            self.one_tap,
            self.coordinates,
            self.motion,
            self.values,
            self.seats,
            self.aloud,
            self.confirm,
        ]
    }

    /// Chooses the usual word of each.
    pub fn reset(self) {
        for setting in self.all() {
            setting.set(setting.words[0]);
        }
    }
}
