//! Moves as text, in the forms that are in use (rule 12).

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::explain::Intent;
use crate::fen::excerpt;
use crate::generate::Walk;
use crate::{Move, Position, Refusal, RuleSet, Square};

/// The longest move has 17 squares; anything much longer is no move.
const LONGEST_TEXT: usize = 80;

/// The squares of a text, before anybody asks what they mean.
struct Words {
    from: Square,
    rest: Vec<Square>,
    /// The landing after `>` in the captured-squares form.
    landing: Option<Square>,
    intent: Intent,
}

impl Position {
    /// Reads a move: all landing squares (`f3xf5xd5`), the short form (`f3xd5`)
    /// where it names one move, or the captured squares (`f3xf4xe5`, with `>d5`
    /// or `→d5` behind them where the landing is open); in this order.
    ///
    /// `:` or nothing may stand for the separator, `=K` behind the move, and
    /// letters may be upper case.
    ///
    /// # Errors
    ///
    /// The text is no move, fits several, or names a move that is not legal.
    pub fn read_move(&self, rules: &RuleSet, text: &str) -> Result<Move, Refusal> {
        let words = words(text)?;
        self.check_owner(words.from)?;
        let as_landings = match words.landing {
            None => self.explain_as(rules, words.from, &words.rest, words.intent),
            Some(_) => Err(Refusal::NothingToJump),
        };
        let refusal = match as_landings {
            Ok(legal) => return Ok(legal),
            Err(refusal) => refusal,
        };
        if let (None, &[to]) = (words.landing, words.rest.as_slice()) {
            let moves = self.legal_moves(rules);
            let meant = |m: &Move| words.intent != Intent::Capture || m.is_capture();
            let fits = |m: &Move| m.from() == words.from && m.to() == to && meant(m);
            if let Some(result) = choose(moves.into_iter().filter(fits).collect()) {
                return result;
            }
        }
        // Rule 12 names taken pieces behind an `x`: `d4-d5` is a step onto d5.
        if words.intent == Intent::Quiet {
            return Err(refusal);
        }
        self.read_captured(rules, &words, refusal)
    }

    /// Reads the squares as those of the taken pieces.
    fn read_captured(
        &self,
        rules: &RuleSet,
        words: &Words,
        refusal: Refusal,
    ) -> Result<Move, Refusal> {
        let view = self.view(rules);
        let start = Walk::start(&view, words.from.bit());
        let over = |walk: Walk, &victim: &Square| walk.over(&view, victim.bit());
        let Some(mut walk) = words.rest.iter().try_fold(start, over) else {
            return Err(refusal);
        };
        let legal = self.legal_moves(rules);
        let taken: crate::SquareSet = words.rest.iter().copied().collect();
        if let Some(landing) = words.landing {
            if walk.at & landing.bit() == 0 {
                return Err(refusal);
            }
            walk.at = landing.bit();
        }
        let fits = |m: &Move| {
            let effect = m.effect();
            effect.from == words.from && effect.taken == taken && walk.at & effect.to.bit() != 0
        };
        choose(legal.into_iter().filter(fits).collect()).unwrap_or_else(|| {
            let at = walk.at & walk.at.wrapping_neg();
            self.settle(rules, &view, &Walk { at, ..walk })
        })
    }
}

/// The one move of a list, or the choice between several.
fn choose(moves: Vec<Move>) -> Option<Result<Move, Refusal>> {
    match moves.as_slice() {
        [] => None,
        [only] => Some(Ok(*only)),
        _ => Some(Err(Refusal::Ambiguous { moves })),
    }
}

fn words(text: &str) -> Result<Words, Refusal> {
    let bad = || Refusal::BadText {
        text: excerpt(text),
    };
    let body = text.trim();
    if body.len() > LONGEST_TEXT {
        return Err(bad());
    }
    let body = body
        .strip_suffix("=K")
        .or_else(|| body.strip_suffix("=k"))
        .unwrap_or(body);
    let (way, landing) = match body.split_once(['>', '→']) {
        Some((way, landing)) => (way, Some(square(landing.trim())?)),
        None => (body, None),
    };
    let mut intent = if landing.is_some() {
        Intent::Capture
    } else {
        Intent::Any
    };
    let mut squares = Vec::new();
    let mut chars = way.trim_end().char_indices().peekable();
    while let Some((start, file)) = chars.next() {
        if !file.is_ascii_alphabetic() {
            return Err(bad());
        }
        let Some((_, rank)) = chars.next().filter(|(_, rank)| rank.is_ascii_digit()) else {
            return Err(bad());
        };
        squares.push(square(
            &way[start..start + file.len_utf8() + rank.len_utf8()],
        )?);
        while chars.next_if(|(_, c)| *c == ' ').is_some() {}
        if let Some((_, separator)) =
            chars.next_if(|(_, c)| matches!(c, '-' | 'x' | 'X' | ':' | '×'))
        {
            intent = match (separator, intent) {
                ('-', Intent::Any | Intent::Quiet) => Intent::Quiet,
                _ => Intent::Capture,
            };
            if chars.peek().is_none() {
                return Err(bad());
            }
        }
        while chars.next_if(|(_, c)| *c == ' ').is_some() {}
    }
    match squares.split_first() {
        Some((&from, rest)) if !rest.is_empty() => Ok(Words {
            from,
            rest: rest.to_vec(),
            landing,
            intent,
        }),
        _ => Err(bad()),
    }
}

fn square(text: &str) -> Result<Square, Refusal> {
    text.parse().map_err(|_| Refusal::NoSuchSquare {
        text: excerpt(text).to_string(),
    })
}
