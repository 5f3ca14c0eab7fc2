//! Questions in the field in which moves are written.

use dama_core::{Game, Square};

use super::{CellState, cell, last_move, moves, position};
use crate::{Session, Texts, Value, say, wording};

/// What somebody asks instead of writing a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Where does everything stand?
    Board,
    /// What was the last move?
    Last,
    /// Which moves are possible?
    Moves,
    /// How much time is left?
    Clock,
    /// What stands on this square?
    Square(Square),
}

impl Question {
    /// Reads `board`, `last`, `moves`, `clock`, `d4?` or the language's own words for them;
    /// `None` where the text is something else, such as a move.
    pub fn read(texts: &Texts, text: &str) -> Option<Self> {
        let text = small_letters(text);
        // The Greek question mark is typed as a semicolon.
        let asked = text.trim().trim_end_matches(['?', ';']).trim_end();
        let is = |english: &str, own: String| asked == english || asked == small_letters(&own);
        if is("board", say!(texts, QuestionBoard)) {
            Some(Self::Board)
        } else if is("last", say!(texts, QuestionLast)) {
            Some(Self::Last)
        } else if is("moves", say!(texts, QuestionMoves)) {
            Some(Self::Moves)
        } else if is("clock", say!(texts, QuestionClock)) {
            Some(Self::Clock)
        } else {
            asked.parse().ok().map(Self::Square)
        }
    }

    /// The answer about a game in hand.
    pub fn answer(self, texts: &Texts, session: &Session) -> String {
        let (game, you) = (session.game(), session.players().only_human());
        match self {
            Self::Board => position(texts, game.position()),
            Self::Last => last_move(texts, game),
            Self::Moves => moves(texts, game, you),
            Self::Clock => wording::clocks(texts, session.times()),
            Self::Square(square) => on_square(texts, game, square),
        }
    }
}

/// What stands on a square, and its moves.
fn on_square(texts: &Texts, game: &Game, square: Square) -> String {
    let mut own = game.legal_moves();
    own.retain(|legal| legal.from() == square);
    own.sort_by_cached_key(ToString::to_string);
    let state = match own.first() {
        None => CellState::Plain,
        Some(first) if first.is_capture() => {
            CellState::MustTake(u8::try_from(first.captures().len()).unwrap_or(u8::MAX))
        }
        Some(_) => CellState::CanMove,
    };
    let said = cell(texts, square, game.position().piece_at(square), &state);
    if own.is_empty() {
        return said;
    }
    let possible = say!(
        texts,
        SaidMoves {
            count: own.len(),
            moves: Value::moves(&own)
        }
    );
    format!("{said}. {possible}")
}

/// The text with plain digits, and in small letters.
fn small_letters(text: &str) -> String {
    plain_digits(text).chars().map(small).collect()
}

/// The small letter of a capital of Latin, Greek or Cyrillic, as far as the languages of
/// the page have it; other scripts have no capitals. Not by the locale: `LAST` must be
/// `last` in Turkish too. What Unicode says of all letters would take 7 kB of the page.
fn small(c: char) -> char {
    let distance = match c {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'Α'..='Ϋ' | 'А'..='Я' => 32,
        'Ѐ'..='Џ' => 80,
        'Έ'..='Ί' => 37,
        'Ά' => 38,
        'Ό' => 64,
        'Ύ' | 'Ώ' => 63,
        // Turkish.
        'Ğ' | 'Ş' => 1,
        'İ' => return 'i',
        // At the end of a word; a capital does not tell where it stands.
        'ς' => return 'σ',
        _ => 0,
    };
    char::from_u32(u32::from(c) + distance).unwrap_or(c)
}

/// The zeros of the scripts whose digits are read: Arabic, Persian, Devanagari, and
/// the wide forms of East Asian keyboards.
const ZEROS: [char; 4] = ['\u{660}', '\u{6F0}', '\u{966}', '\u{FF10}'];

/// A typed text with digits of all scripts as 0 to 9, dashes and question marks as `-`
/// and `?`, and without the invisible signs that direct right-to-left writing.
pub fn plain_digits(text: &str) -> String {
    text.chars()
        .filter(|&c| !is_invisible(c))
        .map(plain)
        .collect()
}

const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{61C}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}'
    )
}

fn plain(c: char) -> char {
    match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        // Arabic, Greek and wide question marks.
        '\u{61F}' | '\u{37E}' | '\u{FF1F}' => '?',
        _ => digit(c).unwrap_or(c),
    }
}

fn digit(c: char) -> Option<char> {
    ZEROS.into_iter().find_map(|zero| {
        let value = u32::from(c).checked_sub(u32::from(zero))?;
        char::from_digit(value, 10)
    })
}
