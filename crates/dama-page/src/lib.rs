//! What the page of Dama knows without a framework: the game in hand and what each
//! input does, what the board shows, kept games, texts and spoken texts.
//!
//! A [`Session`] takes inputs and gives back [`Event`]s; [`Session::view`] is what
//! the board draws. Nothing here reads a clock, a file or a random source.

mod archive;
mod candidate;
mod clock;
pub mod diagrams;
mod event;
mod facing;
mod hand;
mod insight;
mod paste;
mod players;
mod reach;
mod reason;
mod record;
mod refused;
mod reply;
mod request;
mod rows;
mod save;
mod session;
pub mod speech;
mod text_error;
mod texts;
mod trainer;
mod view;
pub mod wording;

pub use archive::{Archive, ArchiveEntry, Summary};
pub use candidate::{Candidate, Meaning};
pub use clock::{Clocks, LOW, TimeControl, Times};
pub use event::{Event, Step};
pub use facing::{Arrow, Facing};
pub use insight::{Curiosity, Heard, Insight, Told, Worth};
pub use paste::Paste;
pub use players::{Confirm, Habits, NewGame, OneTap, Player, Players, Seats};
pub use reason::{Reason, ReasonError};
pub use record::{Oddity, Reading, Record, RecordError};
pub use refused::Refused;
pub use request::{Request, Wish};
pub use rows::{MoveEntry, MoveRow};
pub use save::SaveError;
pub use session::{DrawAnswer, Session, Turn};
pub use text_error::TextError;
pub use texts::{
    Direction, Key, LANGUAGES, Language, Locale, PlainLocale, Plural, Texts, TextsError, Value,
};
pub use trainer::{Class, ClassError, Pieces, Remark, Task, Trainer};
pub use view::{BoardView, LastMove};
