//! Where in a set-up's text something is wrong: the library tells what, and a person
//! looks for it in a long line.

use dama_core::{FenError, Square};

/// A part of a text, without the spaces around it.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    /// The bytes before it.
    at: usize,
}

impl<'a> Part<'a> {
    fn new(text: &'a str, at: usize) -> Self {
        let shown = text.trim_start();
        Self {
            text: shown.trim_end(),
            at: at + text.len() - shown.len(),
        }
    }

    /// What lies between separators.
    fn split(self, separator: char) -> impl Iterator<Item = Self> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Part::new(text, at);
            at += text.len() + separator.len_utf8();
            part
        })
    }

    /// What lies behind the first letter.
    fn behind_letter(self) -> Self {
        let mut letters = self.text.chars();
        let letter = letters.next().map_or(0, char::len_utf8);
        Part::new(letters.as_str(), self.at + letter)
    }

    /// Whether this is what an error shows, which is cut short where it is long.
    fn is(self, shown: &str) -> bool {
        match shown.strip_suffix("..") {
            Some(begin) => self.text.starts_with(begin),
            None => self.text == shown,
        }
    }
}

/// What is wrong, and how many characters stand before it; nothing where something is
/// missing.
pub fn of(error: &FenError, source: &str) -> (String, Option<usize>) {
    let whole = Part::new(source, 0);
    let body = whole.text.strip_suffix('.').unwrap_or(whole.text);
    let mut parts = Part::new(body, whole.at).split(':');
    let side = parts.next();
    let (text, place) = match error {
        FenError::BadSide { text } => (text.clone(), side),
        FenError::BadList { text } => (text.clone(), parts.find(|part| part.is(text))),
        FenError::BadSquare { text } => {
            let mut items = parts.flat_map(|part| part.behind_letter().split(','));
            (text.clone(), items.find(|item| item.is(text)))
        }
        FenError::TwoPiecesOnSquare { square } => {
            let items = parts.flat_map(|part| part.behind_letter().split(','));
            // The second one is too much.
            let second = items.filter(|item| names(item.text, *square)).nth(1);
            (square.to_string(), second)
        }
        FenError::RepeatedList { side } => {
            let letter = side.letter();
            let own =
                |part: &Part<'_>| part.text.starts_with([letter, letter.to_ascii_lowercase()]);
            (letter.to_string(), parts.filter(own).nth(1))
        }
        FenError::MissingList { .. } => (String::new(), None),
    };
    let offset = place.map(|part| {
        source
            .char_indices()
            .take_while(|(at, _)| *at < part.at)
            .count()
    });
    (text, offset)
}

/// Whether an item of a list stands for a piece on this square.
fn names(item: &str, square: Square) -> bool {
    let name = item.strip_prefix(['K', 'k']).unwrap_or(item).trim_start();
    name.parse() == Ok(square)
}
