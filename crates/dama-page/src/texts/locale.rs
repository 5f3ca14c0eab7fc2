//! What a browser knows about a language, so that the page need not.

/// The plural form that a number takes, by its name in CLDR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Plural {
    /// As in Arabic for 0.
    Zero,
    /// As in English for 1.
    One,
    /// As in Arabic for 2.
    Two,
    /// As in Russian for 2, 3, 4.
    Few,
    /// As in Russian for 5.
    Many,
    /// All the rest.
    Other,
}

impl Plural {
    /// The form of a name that `Intl.PluralRules` gives; unknown names are `Other`.
    pub fn named(name: &str) -> Self {
        match name {
            "zero" => Self::Zero,
            "one" => Self::One,
            "two" => Self::Two,
            "few" => Self::Few,
            "many" => Self::Many,
            _ => Self::Other,
        }
    }

    /// The letter in compiled texts.
    pub(crate) const fn letter(self) -> char {
        match self {
            Self::Zero => 'z',
            Self::One => '1',
            Self::Two => '2',
            Self::Few => 'f',
            Self::Many => 'm',
            Self::Other => 'o',
        }
    }
}

/// How a language writes numbers and lists; in the page by `Intl`.
pub trait Locale {
    /// The plural form that a number takes.
    fn plural(&self, number: u32) -> Plural;

    /// The number in the digits of the language.
    fn number(&self, number: u32) -> String;

    /// So many tenths as a number with one decimal.
    fn tenths(&self, tenths: u32) -> String;

    /// The items as a list that ends with "and"; each is isolated already.
    fn list(&self, items: &[String]) -> String;
}

/// English numbers and commas: for tests, and where a browser knows no better.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlainLocale;

impl Locale for PlainLocale {
    fn plural(&self, number: u32) -> Plural {
        if number == 1 {
            Plural::One
        } else {
            Plural::Other
        }
    }

    fn number(&self, number: u32) -> String {
        number.to_string()
    }

    fn tenths(&self, tenths: u32) -> String {
        format!("{}.{}", tenths / 10, tenths % 10)
    }

    fn list(&self, items: &[String]) -> String {
        items.join(", ")
    }
}
