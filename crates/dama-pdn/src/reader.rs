//! Reading the games of a stream, one at a time.

use std::io::{self, BufRead};

use crate::builder::{Builder, Flow};
use crate::lexer::{Lexed, Lexer, Rest};
use crate::long_word::{LongEnd, LongWord};
use crate::moves::MoveReader;
use crate::passing::Passing;
use crate::place::Ruler;
use crate::{PdnErrorKind, Place, ReadGame};

/// Bytes that are read at once.
const BLOCK: usize = 1 << 16;

/// What a reader does with variations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Variations {
    /// Reads them; a move in them must be legal as well.
    #[default]
    Keep,
    /// Passes over them, whatever they hold.
    PassOver,
}

/// Reads games from any stream of bytes and never holds more than one of them.
///
/// The bytes are UTF-8, with or without a byte order mark, or Latin-1; lines end
/// with `\n`, `\r\n` or `\r`. A game ends with its result and the comments behind
/// it, or where the tags of the next one begin; no empty lines are needed.
///
/// What is broken or illegal is told in [`ReadGame::error`], together with all
/// that stands before it, and reading goes on with the next game.
///
/// ```
/// let text = "1. d3-d4 d6-d5 1-0   1. a3-a5 *   1. e3-e4 *";
/// let games: Vec<_> = dama_pdn::Reader::new(text.as_bytes()).collect::<Result<_, _>>()?;
/// assert_eq!(games.len(), 3);
/// let error = games[1].error.as_ref().expect("no legal move");
/// assert_eq!((error.code(), error.place.column), ("illegal-move", 25));
/// assert_eq!(games[2].tree.main_moves().count(), 1);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Reader<R> {
    input: R,
    buffer: Vec<u8>,
    /// Where the game that is read begins in the buffer.
    begin: usize,
    /// How far the buffer is read.
    at: usize,
    rest: Rest,
    /// Stands on `begin`.
    ruler: Ruler,
    longest: usize,
    variations: Variations,
    moves: MoveReader,
    broken: bool,
}

impl<R: BufRead> Reader<R> {
    /// The bytes of the longest game that is read if nothing else is asked for.
    pub const LONGEST_GAME: usize = 1 << 19;

    /// A reader that keeps variations.
    pub fn new(input: R) -> Self {
        Self {
            input,
            buffer: Vec::new(),
            begin: 0,
            at: 0,
            rest: Rest::Follows,
            ruler: Ruler::START,
            longest: Self::LONGEST_GAME,
            variations: Variations::Keep,
            moves: MoveReader::default(),
            broken: false,
        }
    }

    /// The same reader, keeping variations or not.
    #[must_use]
    pub const fn variations(mut self, variations: Variations) -> Self {
        self.variations = variations;
        self
    }

    /// The same reader with another bound on the bytes of a game; of a longer one
    /// the beginning is handed out with [`PdnErrorKind::TooLong`], and the game behind
    /// its end is the next.
    #[must_use]
    pub const fn longest_game(mut self, bytes: usize) -> Self {
        self.longest = bytes;
        self
    }

    /// Where the game begins that is read next.
    pub const fn place(&self) -> Place {
        self.ruler.place()
    }

    /// The next game; `None` at the end of the stream.
    ///
    /// # Errors
    ///
    /// The stream cannot be read. What is wrong with a game is no error here.
    pub fn next_game(&mut self) -> io::Result<Option<ReadGame>> {
        let mut builder = Builder::new(self.variations);
        let mut too_long = false;
        loop {
            let lexed = Lexer::new(&self.buffer, self.at, self.rest).next();
            // White space before a game is no part of it.
            if let Lexed::More { at: next } | Lexed::Word { start: next, .. } = lexed
                && self.at == self.begin
            {
                self.ruler.advance(&self.buffer[self.begin..next]);
                (self.begin, self.at) = (next, next);
            }
            match lexed {
                Lexed::End => break,
                Lexed::More { at } if self.buffer.len() - self.begin > self.longest => {
                    let word = LongWord::beginning(&self.buffer[at..]);
                    if word == LongWord::Skipped && at == self.begin {
                        self.pass_word(word)?;
                        continue;
                    }
                    if !Passing::behind(&builder).takes_long(word) {
                        break;
                    }
                    too_long = true;
                }
                Lexed::More { at } => {
                    self.at = at;
                    self.refill()?;
                }
                Lexed::Word { end, token, .. } if end - self.begin > self.longest => {
                    if !Passing::behind(&builder).takes(&token) {
                        break;
                    }
                    too_long = true;
                }
                Lexed::Word { start, end, token } => {
                    let text = &self.buffer[self.begin..];
                    let at = start - self.begin;
                    match builder.take(at, &token, text, &mut self.moves) {
                        Flow::Taken => self.at = end,
                        Flow::NextGame => break,
                    }
                }
            }
            if too_long {
                let most = self.longest;
                builder.begun = true;
                builder.fail(0, "", PdnErrorKind::TooLong { most });
                break;
            }
        }
        let passing = too_long.then(|| Passing::behind(&builder));
        // A stream may end with comments, which are no game.
        let mut game = builder.begun.then(|| {
            let text = &self.buffer[self.begin..self.at];
            ReadGame::new(builder, text, self.ruler)
        });
        self.pass(self.at);
        if let (Some(passing), Some(game)) = (passing, &mut game) {
            game.unread += self.pass_game(passing)?;
        }
        if game.is_some() {
            self.ruler.next_game();
        }
        Ok(game)
    }

    /// Leaves behind what stands before a place in the buffer.
    fn pass(&mut self, to: usize) {
        self.ruler.advance(&self.buffer[self.begin..to]);
        (self.begin, self.at) = (to, to);
    }

    /// Reads more bytes behind those of the game.
    fn refill(&mut self) -> io::Result<()> {
        self.buffer.drain(..self.begin);
        self.at -= self.begin;
        self.begin = 0;
        // At least as many again, so that a long word is not looked at too often.
        let wanted = self.buffer.len() + self.buffer.len().max(BLOCK);
        while self.buffer.len() < wanted {
            let block = match self.input.fill_buf() {
                Ok(block) => block,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if block.is_empty() {
                self.rest = Rest::Nothing;
                break;
            }
            let length = block.len().min(wanted - self.buffer.len());
            self.buffer.extend_from_slice(&block[..length]);
            self.input.consume(length);
        }
        Ok(())
    }

    /// Goes to the end of a game that is too long and keeps nothing of it; how
    /// many moves it had.
    fn pass_game(&mut self, mut passing: Passing) -> io::Result<usize> {
        loop {
            match Lexer::new(&self.buffer, self.at, self.rest).next() {
                Lexed::End => break,
                Lexed::More { at } => {
                    self.pass(at);
                    if self.buffer.len() - at > self.longest {
                        let word = LongWord::beginning(&self.buffer[at..]);
                        if !passing.takes_long(word) {
                            break;
                        }
                        passing.took_long(self.pass_word(word)?);
                    } else {
                        self.refill()?;
                    }
                }
                Lexed::Word { end, token, .. } => {
                    if !passing.takes(&token) {
                        break;
                    }
                    self.pass(end);
                }
            }
        }
        Ok(passing.moves)
    }

    /// Goes to the end of a word that is too long and begins here; what it was.
    fn pass_word(&mut self, mut word: LongWord) -> io::Result<LongEnd> {
        self.pass(self.at + 1);
        loop {
            let bytes = &self.buffer[self.at..];
            let (length, end) = word.length(bytes, self.rest, self.longest);
            self.pass(self.at + length);
            match end {
                Some(end) => return Ok(end),
                None => self.refill()?,
            }
        }
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = io::Result<ReadGame>;

    /// The next game; nothing more comes after an error of the stream.
    fn next(&mut self) -> Option<Self::Item> {
        if self.broken {
            return None;
        }
        let next = self.next_game();
        self.broken = next.is_err();
        next.transpose()
    }
}
