//! Why a move is good, as far as the rules tell at once: a value with squares and
//! numbers, which others put into words.

use core::fmt;

use dama_core::{Game, Move, Position, RuleSet, Square, SquareSet};

use crate::Score;

/// What speaks for a move. All of it is true by the rules, whatever a search believes;
/// only the distance of a win is the search's own.
///
/// "Otherwise" means: if its side passed instead of moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It wins.
    Wins {
        /// In so many plies, this one counted.
        plies: u32,
    },
    /// There is no other.
    Only,
    /// It captures.
    Takes {
        /// So many pieces.
        count: u8,
    },
    /// A man becomes a king.
    Crowns {
        /// On this square.
        square: Square,
    },
    /// The other side has to take some pieces, and whichever way it does, more of its own
    /// can be taken then.
    Gives {
        /// So many have to be taken.
        given: u8,
        /// So many can be taken at least.
        taken: u8,
    },
    /// The same, and as many can be taken.
    Trades {
        /// So many for so many.
        count: u8,
    },
    /// The other side crowns no man with its next move; otherwise it could.
    Stops {
        /// On this square, and perhaps on others.
        square: Square,
    },
    /// The other side takes nothing with its next move; otherwise it could take these.
    Saves {
        /// Where the pieces stood before the move.
        squares: SquareSet,
    },
    /// If the other side did nothing about it, a man would become a king with the next
    /// move. It cannot take anything before that.
    Prepares {
        /// On this square.
        square: Square,
    },
    /// If the other side did nothing about it, pieces would be taken with the next move.
    /// It cannot take anything before that.
    Threatens {
        /// So many.
        count: u8,
    },
}

impl Reason {
    /// The best reason for a legal move of a game that goes on; `score` is the worth of
    /// the position that a search has found with it as the best move. `None` where the
    /// rules tell nothing.
    pub fn of(game: &Game, chosen: &Move, score: Score) -> Option<Self> {
        if let Some(plies) = score.plies_to_win() {
            return Some(Self::Wins { plies });
        }
        let (before, rules) = (game.position(), game.rules());
        let legal = before.legal_moves(rules);
        if legal.len() == 1 {
            return Some(Self::Only);
        }
        if chosen.is_capture() {
            let count = chosen.captures().len() as u8;
            return Some(Self::Takes { count });
        }
        if chosen.promotes() {
            let square = chosen.to();
            return Some(Self::Crowns { square });
        }
        let after = before.play(rules, chosen).ok()?;
        if after.outcome(rules).is_some() {
            return None;
        }
        given(&after, rules)
            .or_else(|| stopped(before, &after, rules))
            .or_else(|| saved(before, &after, rules))
            .or_else(|| threat(&legal, &after, rules))
    }
}

/// The position with the other side to move; `None` where the game would be over.
fn passed(position: &Position, rules: &RuleSet) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.set_side_to_move(position.side_to_move().opposite());
    let passed = Position::try_from(setup).ok()?;
    passed.outcome(rules).is_none().then_some(passed)
}

/// Where these moves crown a man.
fn crownings(moves: &[Move]) -> SquareSet {
    let crowns = moves.iter().filter(|it| it.promotes());
    crowns.map(Move::to).collect()
}

/// What the other side has to take, and what it costs it.
fn given(after: &Position, rules: &RuleSet) -> Option<Reason> {
    let given = after.most_captures(rules)?.count;
    let answers = after.legal_moves(rules);
    let back = answers.iter().map(|answer| {
        let then = after.play(rules, answer).ok()?;
        let goes_on = then.outcome(rules).is_none();
        goes_on.then(|| then.most_captures(rules)).flatten()
    });
    let taken = back.map(|most| most.map_or(0, |most| most.count)).min()?;
    match taken.cmp(&given) {
        core::cmp::Ordering::Greater => Some(Reason::Gives { given, taken }),
        core::cmp::Ordering::Equal => Some(Reason::Trades { count: given }),
        core::cmp::Ordering::Less => None,
    }
}

/// A crowning of the other side that is not possible any more.
fn stopped(before: &Position, after: &Position, rules: &RuleSet) -> Option<Reason> {
    let otherwise = crownings(&passed(before, rules)?.legal_moves(rules));
    let square = otherwise.iter().next()?;
    let now = crownings(&after.legal_moves(rules));
    now.is_empty().then_some(Reason::Stops { square })
}

/// Pieces that could be taken otherwise.
fn saved(before: &Position, after: &Position, rules: &RuleSet) -> Option<Reason> {
    if after.has_capture() {
        return None;
    }
    let otherwise = passed(before, rules)?.legal_moves(rules);
    let taken = otherwise
        .iter()
        .flat_map(|it| it.captures().iter().copied());
    let squares: SquareSet = taken.collect();
    (!squares.is_empty()).then_some(Reason::Saves { squares })
}

/// What the side that has moved would do with its next move; `could` are the moves that
/// it had.
fn threat(could: &[Move], after: &Position, rules: &RuleSet) -> Option<Reason> {
    if after.has_capture() {
        return None;
    }
    let next = passed(after, rules)?;
    if let Some(most) = next.most_captures(rules) {
        return Some(Reason::Threatens { count: most.count });
    }
    let new = crownings(&next.legal_moves(rules)) & !crownings(could);
    let square = new.iter().next()?;
    Some(Reason::Prepares { square })
}

impl fmt::Display for Reason {
    /// A word and its numbers or squares, as messages between programs have it: `only`,
    /// `wins 5`, `takes 2`, `crowns d8`, `gives 1 2`, `trades 1`, `stops d1`,
    /// `saves d4 e4`, `prepares d8`, `threatens 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wins { plies } => write!(f, "wins {plies}"),
            Self::Only => f.write_str("only"),
            Self::Takes { count } => write!(f, "takes {count}"),
            Self::Crowns { square } => write!(f, "crowns {square}"),
            Self::Gives { given, taken } => write!(f, "gives {given} {taken}"),
            Self::Trades { count } => write!(f, "trades {count}"),
            Self::Stops { square } => write!(f, "stops {square}"),
            Self::Saves { squares } => {
                f.write_str("saves")?;
                squares.iter().try_for_each(|it| write!(f, " {it}"))
            }
            Self::Prepares { square } => write!(f, "prepares {square}"),
            Self::Threatens { count } => write!(f, "threatens {count}"),
        }
    }
}

#[cfg(test)]
mod tests;
