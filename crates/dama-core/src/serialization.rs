//! Reading and writing with serde, behind the feature `serde`.
//!
//! | type | is written as |
//! |---|---|
//! | `Square` | its name: `"d3"` |
//! | `Setup`, `Position` | its text (rule 11): `"W:Wd4:Bd5"` |
//! | `Side`, `Kind`, `RuleSet` | its name: `"white"`, `"king"`, `"classic"` |
//! | `Reason` | its code: `"no-moves"` |
//! | `Piece`, `Outcome` | a structure of these, derived |
//! | `Move` | its full text: `"f3xf5xd5"`; it is not read alone, for only a position knows its moves |
//! | `Game` | a structure, see `game` |
//!
//! Whatever is read is checked: no illegal position and no illegal game comes in.

mod game;

use alloc::string::String;
use core::fmt;

use serde::de::{self, Deserialize, Deserializer, Unexpected, Visitor};
use serde::ser::{Error, Serialize, Serializer};

use crate::{Kind, Move, Position, Reason, RuleSet, Setup, Side, Square};

/// Reads a text and makes a value of it.
struct Text<F> {
    what: &'static str,
    read: F,
}

impl<T, F: FnOnce(&str) -> Result<T, Option<String>>> Visitor<'_> for Text<F> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        let what = self.what;
        (self.read)(text).map_err(|reason| match reason {
            Some(reason) => E::custom(reason),
            None => E::invalid_value(Unexpected::Str(text), &what),
        })
    }
}

/// What is written by `Display` and read by `FromStr`.
macro_rules! as_text {
    ($($type:ty: $what:literal),* $(,)?) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text {
                    what: $what,
                    read: |text: &str| text.parse().map_err(|error| Some(alloc::format!("{error}"))),
                })
            }
        }
    )*};
}

as_text! {
    Square: "a square from a1 to h8",
    Setup: "a set-up such as W:Wa2:Bb7",
    Position: "a position such as W:Wa2:Bb7",
}

/// What is written as a name that belongs to it alone.
macro_rules! as_name {
    ($($type:ty: $name:expr, $find:expr, $what:literal);* $(;)?) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($name(*self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text {
                    what: $what,
                    read: |text: &str| $find(text).ok_or(None),
                })
            }
        }
    )*};
}

as_name! {
    Side: Side::name, Side::named, "white or black";
    Kind: Kind::name, Kind::named, "man or king";
    Reason: Reason::code, Reason::with_code, "the code of a reason why a game is over";
}

impl Serialize for RuleSet {
    /// # Errors
    ///
    /// A rule set of the program's own: its name would be read as something else.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if Self::named(self.name) != Some(*self) {
            let name = self.name;
            return Err(S::Error::custom(format_args!(
                "\"{name}\" is no rule set that can be read again"
            )));
        }
        serializer.serialize_str(self.name)
    }
}

impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Text {
            what: "classic or federation",
            read: |text: &str| Self::named(text).ok_or(None),
        })
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
