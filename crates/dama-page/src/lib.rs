//! dama-page
pub mod speech;
mod texts;
pub mod wording;

pub use texts::{
    Direction, Key, LANGUAGES, Language, Locale, PlainLocale, Plural, Texts, TextsError, Value,
};
