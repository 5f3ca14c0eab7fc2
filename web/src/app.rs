//! The heart of the page: the session, what happened in it, and who must hear of it.
//!
//! Everything that can be seen follows the signals of [`App`]; every input goes
//! through [`App::act`].

mod clocks;
mod elsewhere;
mod endgames;
mod ending;
mod hand;
mod happened;
mod keeping;
mod thinking;
mod wishes;

use std::rc::Rc;

use dama_page::{Key, Players, Session, Texts, TextsError, Times};
use leptos::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::board::{Board, Travel};
use crate::locale::{BrowserLocale, motion_is_welcome};
use crate::message::Note;
use crate::player::Player;
use crate::settings::{Setting, Settings};
use crate::sheets::Sheet;
use crate::windows::{Place, Windows};
use crate::{boot, storage};

pub use endgames::{Endgames, Offers, Priced};
use keeping::Opening;
pub use keeping::restore;
pub use wishes::{CLOCKS, NewGameWish};

/// Everything that the parts of the page share; a handful of handles.
#[derive(Clone, Copy)]
pub struct App {
    /// The texts of the chosen language.
    pub texts: RwSignal<Texts, LocalStorage>,
    /// The game and what belongs to it.
    pub session: RwSignal<Session, LocalStorage>,
    /// The settings.
    pub settings: Settings,
    /// How the next game begins.
    pub wish: NewGameWish,
    /// What tables tell of endgames, and training.
    pub endgames: Endgames,
    /// The open sheet.
    pub sheet: RwSignal<Option<Sheet>>,
    /// What there is to say about the last input.
    pub note: RwSignal<Note>,
    /// Read out when there is time.
    pub polite: RwSignal<String>,
    /// Read out at once.
    pub urgent: RwSignal<String>,
    /// What both clocks show, White's first; `None` in a game without.
    pub times: RwSignal<Option<Times>>,
    ticking: StoredValue<Option<TimeoutHandle>>,
    /// Whether another version of the page waits to be let in.
    pub update: RwSignal<bool>,
    /// Where the game is played; unknown until the browser has told.
    pub place: RwSignal<Option<Place>>,
    windows: StoredValue<Option<Rc<Windows>>, LocalStorage>,
    /// What another app has shared and is not opened yet.
    shared: StoredValue<Option<String>>,
    opening: StoredValue<Opening, LocalStorage>,
    board: StoredValue<Option<Rc<Board>>, LocalStorage>,
    player: StoredValue<Option<Rc<Player>>, LocalStorage>,
    /// When the last stone lands, by `Date.now()`.
    landed: StoredValue<f64>,
    /// Whether the last stone of a game still moves, so that the end is not told yet.
    pub ending: RwSignal<bool>,
}

/// Something that a person or the computer does to the session.
type Input<'a> = Box<dyn FnOnce(&mut Session) -> Vec<dama_page::Event> + 'a>;

/// The page's shared handles.
pub fn app() -> App {
    expect_context()
}

/// Reads a compiled file of texts.
pub fn read_texts(file: &str, language: &str) -> Result<Texts, TextsError> {
    Texts::read(file, Box::new(BrowserLocale::new(language)))
}

impl App {
    /// The page around a session.
    pub fn new(texts: Texts, session: Session) -> Self {
        let app = Self {
            texts: RwSignal::new_local(texts),
            session: RwSignal::new_local(session),
            settings: Settings::load(),
            wish: NewGameWish::load(),
            endgames: Endgames::new(),
            sheet: RwSignal::new(None),
            note: RwSignal::new(Note::Nothing),
            polite: RwSignal::new(String::new()),
            urgent: RwSignal::new(String::new()),
            times: RwSignal::new(None),
            ticking: StoredValue::new(None),
            update: RwSignal::new(false),
            place: RwSignal::new(None),
            windows: StoredValue::new_local(None),
            shared: StoredValue::new(None),
            opening: StoredValue::new_local(Opening::default()),
            board: StoredValue::new_local(None),
            player: StoredValue::new_local(None),
            landed: StoredValue::new(0.0),
            ending: RwSignal::new(false),
        };
        app.apply_habits();
        app
    }

    /// Takes the board over once it is on the page.
    pub fn take_board(self, board: Rc<Board>) {
        self.board.set_value(Some(board));
        self.show();
    }

    fn board(self) -> Option<Rc<Board>> {
        self.board.get_value()
    }

    /// A text without parameters. What asks for it is drawn anew in another language.
    pub fn text(self, key: Key) -> String {
        self.texts.with(|texts| texts.get(key))
    }

    /// A number as the language writes it.
    pub fn number(self, number: u32) -> String {
        self.texts.with(|texts| texts.number(number))
    }

    /// The tag of the language.
    pub fn language(self) -> String {
        self.texts.with(|texts| texts.language().to_owned())
    }

    /// Turns the page to another language and remembers it.
    pub fn speak(self, tag: &'static str) {
        let Some(promise) = boot::speak(tag) else {
            return;
        };
        spawn_local(async move {
            let Ok(file) = JsFuture::from(promise).await else {
                return;
            };
            let file = file.as_string().unwrap_or_default();
            if let Ok(texts) = read_texts(&file, tag) {
                storage::write("dama.language", tag);
                document().set_title(&texts.get(Key::PageTitle));
                self.texts.set(texts);
                self.sheet.set(None);
                self.show();
            }
        });
    }

    /// Changes a setting, with all that follows from it.
    pub fn set(self, setting: Setting, word: &'static str) {
        setting.set(word);
        self.apply_habits();
        self.show();
        self.look_up();
    }

    /// Sets everything as it was at first; the language stays.
    pub fn reset_settings(self) {
        self.settings.reset();
        self.apply_habits();
        self.show();
        self.look_up();
    }

    /// An input: the board stands as after it, then it is told what happened.
    pub fn act(self, input: impl FnOnce(&mut Session) -> Vec<dama_page::Event>) {
        self.act_by(Travel::Goes, input);
    }

    /// An input of a hand that has put the stone where it is, perhaps. In a window that
    /// only watches it does nothing.
    pub fn act_by(self, travel: Travel, input: impl FnOnce(&mut Session) -> Vec<dama_page::Event>) {
        self.act_boxed(travel, Box::new(input));
    }

    /// The same, compiled once and not for each of the inputs: the page is waited for.
    #[inline(never)]
    fn act_boxed(self, travel: Travel, input: Input<'_>) {
        if self.is_elsewhere() {
            return;
        }
        self.end_motion();
        self.note.set(Note::Nothing);
        let events = self
            .session
            .try_update(|session| session.at(clocks::now(), input))
            .unwrap_or_default();
        self.judge();
        self.show();
        self.happened(events, travel);
        self.keep();
        self.follow_clocks();
        boot::touched(self.session.with_untracked(Session::in_progress));
        self.prepare_sound();
        self.load_tables();
        self.look_up();
    }

    /// Shows the board as it stands.
    pub fn show(self) {
        let prices = self.prices();
        if let Some(board) = self.board() {
            self.session.with_untracked(|session| {
                self.texts
                    .with_untracked(|texts| board.show(session, texts, &self.settings, &prices));
            });
        }
    }

    /// Whether the far player's stones and texts stand on their head.
    pub fn face_to_face(self) -> bool {
        let two = self
            .session
            .with(|session| session.players() == Players::TWO);
        two && self.settings.seats.get() == "facing"
    }

    /// Whether a game is in progress, so that leaving it asks first.
    pub fn in_progress(self) -> bool {
        !self.is_training() && self.session.with(Session::in_progress)
    }

    /// Whether the game is not over.
    pub fn goes_on(self) -> bool {
        self.session.with(|session| session.outcome().is_none())
    }

    /// Whether there is something to take back.
    pub fn can_undo(self) -> bool {
        self.session.with(Session::can_undo)
    }

    /// Whether there is something to play again.
    pub fn can_redo(self) -> bool {
        self.session.with(Session::can_redo)
    }

    /// Whether the computer could give advice.
    pub fn can_hint(self) -> bool {
        self.session
            .with(|session| matches!(session.turn(), dama_page::Turn::Human(_)))
    }

    /// Takes back.
    pub fn undo(self) {
        self.act(Session::undo);
    }

    /// Plays again.
    pub fn redo(self) {
        self.act(Session::redo);
    }

    /// Asks for advice.
    pub fn hint(self) {
        self.act(Session::ask_hint);
        if self.session.with_untracked(Session::is_hint_wanted) {
            self.note.set(Note::LookingForHint);
        }
    }

    /// Turns the board by half a turn.
    pub fn turn_board(self) {
        self.sheet.set(None);
        self.act(Session::turn_board);
    }

    /// The player here gives up.
    pub fn resign(self) {
        self.act(|session| session.resign(session.player_here()));
    }

    /// The player here offers a draw.
    pub fn offer_draw(self) {
        self.act(|session| session.offer_draw(session.player_here()));
    }

    /// How fast stones move now.
    fn pace(self) -> crate::board::Pace {
        use crate::board::Pace;
        match self.settings.motion.now() {
            "off" => Pace::None,
            _ if !motion_is_welcome() => Pace::Fade,
            "slow" => Pace::Times(2),
            _ => Pace::Times(1),
        }
    }
}
