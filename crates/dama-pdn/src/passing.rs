//! Passing over the rest of a game that is too long, without keeping it.

use crate::Variations;
use crate::builder::Builder;
use crate::lexer::Token;
use crate::long_word::{LongEnd, LongWord};

/// Where a game ends that is no longer read.
///
/// It ends where it would if it were read: with its result and what is said
/// behind that, or where a tag begins the next one.
#[derive(Debug)]
pub(crate) struct Passing {
    variations: Variations,
    /// Whether tags are still those of this game.
    in_head: bool,
    /// How many variations are open.
    depth: usize,
    /// Whether the result has been passed.
    ended: bool,
    /// The moves that were passed.
    pub(crate) moves: usize,
}

impl Passing {
    /// Goes on where a game was left.
    pub(crate) const fn behind(builder: &Builder) -> Self {
        Self {
            variations: builder.variations,
            in_head: builder.in_head,
            depth: builder.depth,
            ended: builder.end_result.is_some(),
            moves: 0,
        }
    }

    /// Whether a word that is too long by itself still belongs to the game.
    pub(crate) fn takes_long(&mut self, word: LongWord) -> bool {
        match word {
            LongWord::Comment | LongWord::Line => true,
            LongWord::Tag { told, .. } => self.in_head || (!self.ended && !told),
            LongWord::Glyph | LongWord::Skipped => !self.ended,
            LongWord::Opening | LongWord::Strength => {
                self.in_head = false;
                true
            }
            LongWord::Digits | LongWord::Dots | LongWord::Other => {
                self.in_head = false;
                !self.ended
            }
        }
    }

    /// Takes what a long word has turned out to be.
    pub(crate) fn took_long(&mut self, end: LongEnd) {
        match end {
            LongEnd::Plain => {}
            // The tags behind it may be those of the next game.
            LongEnd::Broken => self.in_head = false,
            LongEnd::OpensVariation if !self.ended => self.depth += 1,
            LongEnd::OpensVariation => {}
            LongEnd::Move => self.count_move(),
        }
    }

    /// Whether a word still belongs to the game.
    pub(crate) fn takes(&mut self, token: &Token<'_>) -> bool {
        match token {
            Token::Comment(_) => return true,
            Token::Tag { .. } => return self.in_head,
            Token::Broken(_) => return !self.ended,
            _ => self.in_head = false,
        }
        match token {
            Token::Glyph(_) => return true,
            _ if self.ended => return false,
            Token::OpenVariation => self.depth += 1,
            Token::CloseVariation => self.depth = self.depth.saturating_sub(1),
            Token::Result(_) => self.ended = self.depth == 0,
            Token::Move(_) => self.count_move(),
            _ => {}
        }
        true
    }

    fn count_move(&mut self) {
        let counts = self.depth == 0 || self.variations == Variations::Keep;
        self.moves += usize::from(counts);
    }
}
