//! dama-page
mod texts;
pub use texts::{
    Direction, Key, LANGUAGES, Language, Locale, PlainLocale, Plural, Texts, TextsError, Value,
};
