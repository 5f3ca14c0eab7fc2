//! Books as files.
//!
//! All numbers have their low byte first.
//!
//! | bytes | what they hold |
//! |---|---|
//! | 0 to 7 | `DAMABOOK` |
//! | 8 | the version, 1 |
//! | 9 | the rule set: 0 for `classic`, 1 for `federation` |
//! | 10, 11 | how many bytes of text follow the header |
//! | 12 to 15 | how many bytes of moves follow the text |
//! | *text* | the command that made it |
//! | *moves* | the positions, the first one first |
//! | last 4 | the CRC-32 of all bytes before |
//!
//! A position is the number of its moves in one byte, and two bytes for each: the
//! number of the move among the legal ones, as [`Move`](dama_core::Move)s are ordered,
//! 128 more where the position behind it follows later; and what it is worth to the
//! side to move, in steps of two hundredths of a man, as a signed byte. The positions
//! that follow do so in the order of the moves that lead to them. Of two mirror images
//! the one with the smaller key is meant; each position comes once.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use dama_core::packed::checksum;
use dama_core::{Position, RuleSet};

use super::{Book, Image, Line};

const MAGIC: [u8; 8] = *b"DAMABOOK";
const VERSION: u8 = 1;
const HEADER: usize = 16;
const MOST_TEXT: usize = 4_096;

/// Added to the number of a move whose position follows.
pub(super) const FURTHER: u8 = 128;

/// Why bytes are no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookError {
    /// They are something else.
    NotABook,
    /// A version that this program does not know.
    UnknownVersion(u8),
    /// A rule set that this program does not know, by its number.
    UnknownRules(u8),
    /// There are more or fewer bytes than the book has.
    BadLength {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// The checksum is another.
    Damaged,
    /// The checksum is right, and yet this many bytes into the moves there is one that
    /// is not legal, or there are too few or too many of them.
    BadMoves(usize),
}

impl core::fmt::Display for BookError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::NotABook => f.write_str("this is no opening book"),
            Self::UnknownVersion(found) => {
                write!(f, "an opening book of version {found} cannot be read")
            }
            Self::UnknownRules(found) => {
                write!(
                    f,
                    "the opening book is for an unknown rule set, number {found}"
                )
            }
            Self::BadLength { found, wanted } => {
                write!(f, "the opening book has {found} bytes, not {wanted}")
            }
            Self::Damaged => f.write_str("the opening book is damaged: its checksum is wrong"),
            Self::BadMoves(place) => {
                write!(f, "the opening book is broken at byte {place} of its moves")
            }
        }
    }
}

impl core::error::Error for BookError {}

impl Book {
    /// Whether bytes begin as those of a book do.
    pub fn is_book(bytes: &[u8]) -> bool {
        bytes.starts_with(&MAGIC)
    }

    /// The book as the bytes of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let text = &self.command.as_bytes()[..self.command.len().min(MOST_TEXT)];
        let moves = self.moves_to_bytes();
        let rules = RuleSet::ALL.iter().position(|known| *known == self.rules);
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.push(rules.unwrap_or_default() as u8);
        bytes.extend((text.len() as u16).to_le_bytes());
        bytes.extend((moves.len() as u32).to_le_bytes());
        bytes.extend(text);
        bytes.extend(moves);
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    fn moves_to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut positions = Walk::new();
        while let Some(image) = positions.next() {
            let lines = self.positions.get(&image.position.key());
            let lines = lines.map_or(&[][..], Vec::as_slice);
            let lines = &lines[..lines.len().min(usize::from(FURTHER))];
            let legal = image.moves(&self.rules);
            bytes.push(lines.len() as u8);
            for line in lines {
                let after = legal.get(usize::from(line.number));
                let after = after.map(|chosen| Image::of(&image.after(chosen)));
                let follows = after.is_some_and(|after| {
                    self.positions.contains_key(&after.position.key()) && positions.add(after)
                });
                bytes.push(line.number | if follows { FURTHER } else { 0 });
                bytes.push(line.worth as u8);
            }
        }
        bytes
    }

    /// The book of a file.
    ///
    /// # Errors
    ///
    /// The bytes are no book, or one that is broken.
    pub fn read(bytes: &[u8]) -> Result<Self, BookError> {
        let Some((header, rest)) = bytes.split_first_chunk::<HEADER>() else {
            return Err(BookError::NotABook);
        };
        if !Self::is_book(header) {
            return Err(BookError::NotABook);
        }
        let [_, _, _, _, _, _, _, _, version, rules, a, b, length @ ..] = *header;
        if version != VERSION {
            return Err(BookError::UnknownVersion(version));
        }
        let text = usize::from(u16::from_le_bytes([a, b]));
        let moves = u32::from_le_bytes(length) as usize;
        let wanted = HEADER.saturating_add(text).saturating_add(moves);
        let wanted = wanted.saturating_add(4);
        if bytes.len() != wanted {
            let found = bytes.len();
            return Err(BookError::BadLength { found, wanted });
        }
        let (body, sum) = rest.split_at(text + moves);
        if sum != checksum(&bytes[..wanted - 4]).to_le_bytes() {
            return Err(BookError::Damaged);
        }
        let known = RuleSet::ALL.get(usize::from(rules));
        let rules = *known.ok_or(BookError::UnknownRules(rules))?;
        let (text, moves) = body.split_at(text);
        Ok(Self {
            rules,
            command: String::from_utf8_lossy(text).into_owned(),
            positions: read_moves(moves, &rules)?,
        })
    }
}

fn read_moves(bytes: &[u8], rules: &RuleSet) -> Result<BTreeMap<u64, Vec<Line>>, BookError> {
    let mut known = BTreeMap::new();
    let mut positions = Walk::new();
    let mut rest = bytes;
    while let Some(image) = positions.next() {
        let broken = BookError::BadMoves(bytes.len() - rest.len());
        let (&count, behind) = rest.split_first().ok_or(broken)?;
        let length = 2 * usize::from(count);
        let (lines, behind) = behind.split_at_checked(length).ok_or(broken)?;
        rest = behind;
        let legal = image.moves(rules);
        let (lines, _) = lines.as_chunks();
        let lines = lines.iter().map(|&[number, worth]| {
            let line = Line {
                number: number % FURTHER,
                worth: worth as i8,
            };
            let chosen = legal.get(usize::from(line.number)).ok_or(broken)?;
            let after = image.after(chosen);
            if number >= FURTHER && !positions.add(Image::of(&after)) {
                return Err(broken);
            }
            Ok(line)
        });
        let lines = lines.collect::<Result<Vec<Line>, BookError>>()?;
        known.insert(image.position.key(), lines);
    }
    if rest.is_empty() {
        Ok(known)
    } else {
        Err(BookError::BadMoves(bytes.len() - rest.len()))
    }
}

/// The positions of a book in the order in which they are written.
struct Walk {
    waiting: VecDeque<Image>,
    seen: BTreeSet<u64>,
}

impl Walk {
    fn new() -> Self {
        let first = Image::of(&Position::start());
        Self {
            seen: BTreeSet::from([first.position.key()]),
            waiting: VecDeque::from([first]),
        }
    }

    /// Adds a position that has not been there; whether it is one.
    fn add(&mut self, image: Image) -> bool {
        let is_new = self.seen.insert(image.position.key());
        if is_new {
            self.waiting.push_back(image);
        }
        is_new
    }
}

impl Iterator for Walk {
    type Item = Image;

    fn next(&mut self) -> Option<Image> {
        self.waiting.pop_front()
    }
}
