//! The plural forms that languages have.

/// A plural form, by its name in CLDR, from which Fluent and browsers take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// As in Arabic for 0.
    Zero,
    /// As in English for 1, in Russian for 1, 21, 31.
    One,
    /// As in Arabic and Hebrew for 2.
    Two,
    /// As in Russian for 2, 3, 4.
    Few,
    /// As in Russian for 5 and more.
    Many,
    /// All the rest.
    Other,
}

impl Category {
    /// All of them, in CLDR's order.
    pub const ALL: [Self; 6] = [
        Self::Zero,
        Self::One,
        Self::Two,
        Self::Few,
        Self::Many,
        Self::Other,
    ];

    /// The name in files and in `Intl.PluralRules`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::One => "one",
            Self::Two => "two",
            Self::Few => "few",
            Self::Many => "many",
            Self::Other => "other",
        }
    }

    /// The form of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|category| category.name() == name)
    }

    /// The letter in compiled texts.
    pub const fn letter(self) -> char {
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
