//! The opening book: moves that were looked at for long before, so that games
//! vary from the first move.
//!
//! A book knows positions, in either mirror image, with some of their moves and what
//! each is worth. A player takes one by chance, the better ones more often; moves that
//! are clearly worse are known too, since an opponent may play them, and never taken.
//! `dama book build` makes books; `docs/book.md` tells how they are written.

mod file;

use std::collections::BTreeMap;

use dama_core::{Game, Move, Position, RuleSet};

pub use file::BookError;

use crate::noise::mix;

/// A move that is so many hundredths of a man worse than the best is not played.
const WORSE: i32 = 6;

/// Openings for games by one rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    rules: RuleSet,
    /// How it was made.
    command: String,
    /// Moves by the key of that mirror image whose key is smaller.
    positions: BTreeMap<u64, Vec<Line>>,
}

/// A move as the book has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line {
    /// The number of the move among the legal ones, as [`Move`]s are ordered.
    number: u8,
    /// What it is worth, as it is written: in steps of [`STEP`].
    worth: i8,
}

/// Worths are written in so many hundredths of a man.
const STEP: i32 = 2;

/// No worth is further from balance.
const MOST_STEPS: i32 = i8::MAX as i32;

/// A move of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub played: Move,
    /// What it is worth to the side to move, in hundredths of a man.
    pub worth: i32,
    /// How often it is taken, against the weights of the other moves; 0 is never.
    pub weight: u32,
}

impl Book {
    /// A book of these positions, each with moves and what they are worth to the side
    /// to move, in hundredths of a man; and the command that made it.
    ///
    /// Kept is what can be reached from the first position by moves of the book.
    /// Moves that are not legal are left out.
    pub fn new(
        rules: RuleSet,
        command: &str,
        positions: impl IntoIterator<Item = (Position, Vec<(Move, i32)>)>,
    ) -> Self {
        let mut known = BTreeMap::new();
        for (position, moves) in positions {
            let image = Image::of(&position);
            let legal = image.moves(&rules);
            let lines = moves.iter().filter_map(|(played, worth)| {
                let after = image.turn(position.after(&played.effect()));
                let place = legal.iter().position(|legal| image.after(legal) == after);
                let number = place.and_then(|place| u8::try_from(place).ok());
                let steps = (worth / STEP).clamp(-MOST_STEPS, MOST_STEPS);
                Some(Line {
                    number: number.filter(|&number| number < file::FURTHER)?,
                    worth: steps as i8,
                })
            });
            let mut lines: Vec<Line> = lines.collect();
            lines.sort_by_key(|line| (core::cmp::Reverse(line.worth), line.number));
            lines.dedup_by_key(|line| line.number);
            known.insert(image.position.key(), lines);
        }
        let all = Self {
            rules,
            command: command.to_owned(),
            positions: known,
        };
        // Written and read again it has what can be reached, and no more.
        Self::read(&all.to_bytes()).unwrap_or(all)
    }

    /// The book of this release for a rule set; `None` where there is none.
    pub fn built_in(rules: &RuleSet) -> Option<Self> {
        let books = BUILT_IN.iter().map(|bytes| Self::read(bytes));
        let mut sound = books.filter_map(Result::ok);
        sound.find(|book| book.rules == *rules)
    }

    /// The rules of its games.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The command that made it.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// How many positions it knows, mirror images counted once.
    pub fn positions(&self) -> usize {
        self.positions.len()
    }

    /// How many moves it knows.
    pub fn len(&self) -> usize {
        self.positions.values().map(Vec::len).sum()
    }

    /// Whether it knows nothing.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What it knows of a position, the best move first.
    pub fn moves(&self, position: &Position) -> Vec<BookMove> {
        let image = Image::of(position);
        let Some(lines) = self.positions.get(&image.position.key()) else {
            return Vec::new();
        };
        let legal = image.moves(&self.rules);
        let own = position.legal_moves(&self.rules);
        let best = lines.iter().map(|line| line.worth).max().unwrap_or(0);
        let found = lines.iter().filter_map(|line| {
            let after = image.after(legal.get(usize::from(line.number))?);
            let leads_there = |own: &&Move| image.turn(position.after(&own.effect())) == after;
            let played = *own.iter().find(leads_there)?;
            let short = WORSE - STEP * (i32::from(best) - i32::from(line.worth));
            Some(BookMove {
                played,
                worth: STEP * i32::from(line.worth),
                weight: (short.max(0) as u32).pow(2),
            })
        });
        found.collect()
    }

    /// The move that is played, another one for other seeds; `None` where the book
    /// knows none that leads to a position new to the game.
    pub fn choose(&self, game: &Game, seed: u64) -> Option<BookMove> {
        let position = game.position();
        if game.outcome().is_some() || game.rules() != &self.rules {
            return None;
        }
        let mut moves = self.moves(position);
        moves.retain(|known| {
            let after = position.after(&known.played.effect());
            known.weight > 0 && !game.positions().contains(&after)
        });
        let total: u64 = moves.iter().map(|known| u64::from(known.weight)).sum();
        let mut chance = mix(position.key() ^ mix(seed)).checked_rem(total)?;
        moves.into_iter().find(|known| {
            let found = chance < u64::from(known.weight);
            chance = chance.saturating_sub(u64::from(known.weight));
            found
        })
    }
}

/// That mirror image of a position under which a book knows it.
struct Image {
    position: Position,
    is_turned: bool,
}

impl Image {
    fn of(position: &Position) -> Self {
        let mirrored = position.mirrored();
        let is_turned = mirrored.key() < position.key();
        let position = if is_turned { mirrored } else { *position };
        Self {
            position,
            is_turned,
        }
    }

    /// Its legal moves in their order.
    fn moves(&self, rules: &RuleSet) -> Vec<Move> {
        let mut moves = self.position.legal_moves(rules);
        moves.sort_unstable();
        moves
    }

    fn after(&self, played: &Move) -> Position {
        self.position.after(&played.effect())
    }

    /// A position that follows the original, turned as this one is.
    fn turn(&self, position: Position) -> Position {
        if self.is_turned {
            position.mirrored()
        } else {
            position
        }
    }
}

/// The books of this release, one for each rule set.
const BUILT_IN: [&[u8]; 2] = [
    include_bytes!("book/classic.book"),
    include_bytes!("book/federation.book"),
];

#[cfg(test)]
mod tests;
