//! How the next game begins, and what the settings mean for the session.

use dama_core::{RuleSet, Side};
use dama_page::{Confirm, Habits, NewGame, OneTap, Players, Seats, TimeControl};
use leptos::prelude::*;

use super::App;
use crate::settings::Setting;
use crate::sheets::LEVELS;
use crate::storage;

/// What was chosen for the next game; it is remembered as the settings are.
#[derive(Clone, Copy)]
pub struct NewGameWish {
    /// `computer` or `person`.
    pub opponent: Setting,
    /// `white`, `black` or `random`.
    pub side: Setting,
    /// `1` to `10`.
    pub level: Setting,
    /// The name of the rule set.
    pub rules: Setting,
    /// `none`, a time control by name, or `own`.
    pub clock: Setting,
    /// The control that `own` means.
    pub own_clock: RwSignal<TimeControl>,
}

/// The words of the setting for clocks.
pub const CLOCKS: [&str; 7] = ["none", "3+2", "5+3", "10+5", "15+10", "45+0", "own"];

const OWN_CLOCK: &str = "dama.own-clock";

impl NewGameWish {
    /// As it was chosen the last time on this device.
    pub fn load() -> Self {
        let own = storage::read(OWN_CLOCK).and_then(|text| TimeControl::read(&text));
        Self {
            opponent: Setting::new("opponent", &["computer", "person"]),
            side: Setting::new("side", &["white", "black", "random"]),
            level: Setting::new("level", &LEVELS),
            rules: Setting::new("rules", &["classic", "federation"]),
            clock: Setting::new("clock-wish", &CLOCKS),
            own_clock: RwSignal::new(own.unwrap_or(TimeControl::USUAL[2])),
        }
    }

    /// The game that is wished for.
    pub fn game(self) -> NewGame {
        let side = match self.side.now() {
            "white" => Side::White,
            "black" => Side::Black,
            _ if js_sys::Math::random() < 0.5 => Side::White,
            _ => Side::Black,
        };
        let players = match self.opponent.now() {
            "computer" => {
                let level = self.level.now().parse().unwrap_or(1);
                Players::against_computer(side, level)
            }
            _ => Players::TWO,
        };
        let rules = RuleSet::named(self.rules.now()).unwrap_or_default();
        NewGame {
            clock: match self.clock.now() {
                "own" => Some(self.own_clock.get_untracked()),
                name => TimeControl::read(name),
            },
            ..NewGame::new(players, rules)
        }
    }

    /// Chooses a control of one's own, and keeps it.
    pub fn set_own_clock(self, control: TimeControl) {
        self.own_clock.set(control);
        storage::write(OWN_CLOCK, &control.to_string());
    }
}

impl App {
    /// Begins the game that is wished for.
    pub fn start_new_game(self) {
        let begin = self.wish.game();
        self.file_away();
        self.act(|session| session.new_game(&begin));
    }

    /// The same game again with sides changed.
    pub fn rematch(self) {
        self.file_away();
        self.act(dama_page::Session::rematch);
    }

    /// Tells the session what the settings mean for it.
    pub(super) fn apply_habits(self) {
        let one_tap = match self.settings.one_tap.now() {
            "on" => OneTap::On,
            _ => OneTap::Off,
        };
        let seats = match self.settings.seats.now() {
            "turn" => Seats::Turn,
            "facing" => Seats::FaceToFace,
            _ => Seats::Stay,
        };
        let confirm = match self.settings.confirm.now() {
            "on" => Confirm::On,
            _ => Confirm::Off,
        };
        let habits = Habits {
            one_tap,
            seats,
            confirm,
        };
        self.session.update(|session| session.set_habits(habits));
    }
}
