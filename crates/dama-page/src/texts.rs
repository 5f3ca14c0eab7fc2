//! The texts of the page in the player's language.
//!
//! One compiled file holds them all (made by `dama-texts`). Which plural form a
//! number takes, how numbers and lists are written, is the browser's knowledge and
//! comes in through a [`Locale`].

mod compiled;
mod key;
mod locale;
mod value;

#[cfg(test)]
pub(crate) mod tests;

pub use key::{Direction, Key, LANGUAGES, Language};
pub use locale::{Locale, PlainLocale, Plural};
pub use value::Value;

use compiled::Compiled;

/// All texts of one language.
///
/// Texts are asked for with [`say!`](crate::say), which checks keys and parameters
/// when the page is built, or with [`get`](Texts::get) where there are none.
pub struct Texts {
    language: String,
    name: String,
    direction: Direction,
    texts: Vec<Box<str>>,
    locale: Box<dyn Locale>,
}

/// Why a compiled file is of no use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextsError {
    /// It is damaged, or something else.
    #[error("this is no file of texts")]
    Broken,
    /// It was made for another version of the page.
    #[error("these texts belong to another version of the page")]
    OtherVersion,
}

impl Texts {
    /// Reads a compiled file.
    ///
    /// # Errors
    ///
    /// The file is damaged or belongs to another version of the page.
    pub fn read(file: &str, locale: Box<dyn Locale>) -> Result<Self, TextsError> {
        let compiled = Compiled::read(file).ok_or(TextsError::Broken)?;
        if compiled.field("keys") != Some(Key::HASH) || compiled.texts.len() != Key::ALL.len() {
            return Err(TextsError::OtherVersion);
        }
        let field = |name: &str| compiled.field(name).ok_or(TextsError::Broken);
        let direction = match field("direction")? {
            "rtl" => Direction::RightToLeft,
            _ => Direction::LeftToRight,
        };
        Ok(Self {
            language: field("language")?.to_owned(),
            name: field("name")?.to_owned(),
            direction,
            texts: compiled.texts,
            locale,
        })
    }

    /// The tag of the language: `tr`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The language's own name: `Türkçe`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Which way the language is written.
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// A number as the language writes it.
    pub fn number(&self, number: u32) -> String {
        self.locale.number(number)
    }

    /// So many tenths as a number with one decimal, as the language writes it.
    pub fn tenths(&self, tenths: u32) -> String {
        self.locale.tenths(tenths)
    }

    /// Words as a list that ends with "and".
    pub fn list(&self, words: &[String]) -> String {
        self.locale.list(words)
    }

    /// A text without parameters.
    pub fn get(&self, key: Key) -> String {
        self.fill(key, &[])
    }

    /// A text with its parameters, each with its place ([`Key::place`]); one that is
    /// not given is left out. [`say!`](crate::say) finds the places.
    pub fn fill(&self, key: Key, values: &[(usize, Value)]) -> String {
        let mut out = String::new();
        if let Some(text) = self.texts.get(key as usize) {
            self.push(&mut out, text, values);
        }
        out
    }

    fn push(&self, out: &mut String, text: &str, values: &[(usize, Value)]) {
        let mut rest = text;
        while let Some((before, behind)) = rest.split_once('{') {
            out.push_str(before);
            let place = behind.bytes().next().map(|digit| digit.wrapping_sub(b'0'));
            let value = values
                .iter()
                .find(|(known, _)| Some(*known) == place.map(usize::from))
                .map(|(_, value)| value);
            let body = behind.get(1..).unwrap_or_default();
            rest = match body.strip_prefix('}') {
                Some(rest) => {
                    if let Some(value) = value {
                        value.push(out, self.locale.as_ref());
                    }
                    rest
                }
                None => {
                    let (forms, rest) = split_choice(body);
                    self.push(out, self.form(forms, value), values);
                    rest
                }
            };
        }
        out.push_str(rest);
    }

    /// The form for a number, out of `|1..|o..`; the last one where none fits.
    fn form<'a>(&self, forms: &'a str, value: Option<&Value>) -> &'a str {
        let plural = match value {
            Some(Value::Number(number)) => self.locale.plural(*number),
            _ => Plural::Other,
        };
        let mut last = "";
        for form in forms.split('|').skip(1) {
            let mut letters = form.chars();
            let letter = letters.next();
            last = letters.as_str();
            if letter == Some(plural.letter()) {
                break;
            }
        }
        last
    }
}

/// Splits behind the brace that closes a choice, in which single parameters may stand.
fn split_choice(body: &str) -> (&str, &str) {
    let mut depth = 0;
    for (at, byte) in body.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 0 => return (&body[..at], &body[at + 1..]),
            b'}' => depth -= 1,
            _ => {}
        }
    }
    (body, "")
}

/// A text of the page, with its parameters by name.
///
/// The key and the names are checked when the page is built; one of several keys
/// with the same parameters can be chosen by a number.
///
/// ```
/// # use dama_page::{Texts, say};
/// # fn shown(texts: &Texts, side: dama_core::Side) -> [String; 3] { [
/// say!(texts, Undo),
/// say!(texts, TurnTake { count: 3 }),
/// say!(texts, [EndWhiteWins, EndBlackWins][side.index()]),
/// # ] }
/// ```
#[macro_export]
macro_rules! say {
    ($texts:expr, $key:ident $({ $($name:ident : $value:expr),+ $(,)? })?) => {
        $crate::say!($texts, [$key][0usize] $({ $($name: $value),+ })?)
    };
    ($texts:expr, [$($key:ident),+ $(,)?][$index:expr] $({ $($name:ident : $value:expr),+ $(,)? })?) => {{
        const KEYS: &[$crate::Key] = &[$($crate::Key::$key),+];
        const NAMES: &[&str] = &[$($(stringify!($name)),+)?];
        const { assert!($crate::Key::all_take(KEYS, NAMES), "these are not the parameters of the text") };
        $texts.fill(
            KEYS[$index],
            &[$($((const { KEYS[0].place(stringify!($name)) }, $crate::Value::from($value))),+)?],
        )
    }};
}
