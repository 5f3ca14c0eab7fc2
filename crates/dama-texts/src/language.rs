//! The texts of one language.

use crate::{Category, Message};

/// Which way a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Direction {
    /// As HTML names it: `ltr` or `rtl`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::RightToLeft => "rtl",
        }
    }

    /// The direction of this name.
    pub fn named(name: &str) -> Option<Self> {
        [Self::LeftToRight, Self::RightToLeft]
            .into_iter()
            .find(|direction| direction.name() == name)
    }
}

/// One file: the head and the messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// The tag, which is the name of the file: `tr`.
    pub tag: String,
    /// The language's own name for itself.
    pub name: String,
    /// Which way it is written.
    pub direction: Direction,
    /// The plural forms that the numbers 0 to 200 use.
    pub plurals: Vec<Category>,
    /// The messages in the order of the file.
    pub messages: Vec<Message>,
}

impl Language {
    /// The message of a key.
    pub fn message(&self, key: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.key == key)
    }
}
