//! The keys of all texts and the list of languages, made from the translators' files.

/// Which way a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Direction {
    /// As HTML names it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::RightToLeft => "rtl",
        }
    }
}

/// A language that the page speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language {
    /// The tag: `tr`.
    pub tag: &'static str,
    /// Its own name for itself: `Türkçe`.
    pub name: &'static str,
    /// Which way it is written.
    pub direction: Direction,
}

include!(concat!(env!("OUT_DIR"), "/keys.rs"));

impl Key {
    /// The place of a parameter among the sorted names of all.
    ///
    /// # Panics
    ///
    /// The text has no such parameter; [`say!`](crate::say) asks while the page is built.
    pub const fn place(self, name: &str) -> usize {
        match find(self.parameters(), name) {
            Some(place) => place,
            None => panic!("the text has no such parameter"),
        }
    }

    /// Whether each of the keys takes exactly the parameters of these names.
    pub const fn all_take(keys: &[Self], names: &[&str]) -> bool {
        let mut at = 0;
        while at < keys.len() {
            let own = keys[at].parameters();
            if own.len() != names.len() {
                return false;
            }
            let mut place = 0;
            while place < own.len() {
                if find(names, own[place]).is_none() {
                    return false;
                }
                place += 1;
            }
            at += 1;
        }
        true
    }
}

const fn find(names: &[&str], name: &str) -> Option<usize> {
    let mut at = 0;
    while at < names.len() {
        if same(names[at].as_bytes(), name.as_bytes()) {
            return Some(at);
        }
        at += 1;
    }
    None
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}
