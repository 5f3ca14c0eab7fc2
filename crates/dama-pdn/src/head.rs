//! The tags of a record that say how its moves are to be read.

use dama_core::{Position, RuleSet};

use crate::encoding::decode;
use crate::error::excerpt;
use crate::{PdnErrorKind, ResultMark, Tags, WarningKind, game_type};

/// A record with more tags than this is none.
const MOST_TAGS: usize = 1_000;

/// The tags as far as they are read, and where they stand.
///
/// Places are bytes from the beginning of the record.
#[derive(Debug, Default)]
pub(crate) struct Head {
    pub(crate) tags: Tags,
    /// Where the value of each tag stands, in the order of the tags.
    places: Vec<usize>,
    count: usize,
}

/// What is odd, and where.
pub(crate) type Odd = (usize, WarningKind);

/// What is wrong, where and with which text.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) at: usize,
    pub(crate) text: String,
    pub(crate) kind: PdnErrorKind,
}

/// What the tags say.
#[derive(Debug)]
pub(crate) struct Meaning {
    pub(crate) rules: RuleSet,
    pub(crate) start: Position,
    pub(crate) result: Option<(usize, ResultMark)>,
}

impl Head {
    /// Adds a tag; of several with one name the first counts.
    pub(crate) fn add(
        &mut self,
        (at, name): (usize, &[u8]),
        (value_at, value): (usize, &[u8]),
        odd: &mut Vec<Odd>,
    ) -> Result<(), PdnErrorKind> {
        self.count += 1;
        if self.count > MOST_TAGS {
            return Err(PdnErrorKind::TooManyTags { most: MOST_TAGS });
        }
        let name = decode(name);
        if self.tags.get(&name).is_some() {
            odd.push((at, WarningKind::RepeatedTag(name.into_owned())));
        } else {
            self.tags.set(name, without_escapes(&decode(value)));
            self.places.push(value_at);
        }
        Ok(())
    }

    /// A tag with the place of its value.
    fn get(&self, name: &str) -> Option<(usize, &str)> {
        let known = self.tags.iter().zip(&self.places);
        known
            .filter(|((known, _), _)| known.eq_ignore_ascii_case(name))
            .map(|((_, value), &at)| (at, value))
            .next()
    }

    /// What the tags say of the moves, which begin at `moves_at`.
    pub(crate) fn meaning(&self, moves_at: usize, odd: &mut Vec<Odd>) -> Result<Meaning, Fault> {
        let fault = |at, text: &str, kind| Fault {
            at,
            text: excerpt(text),
            kind,
        };
        match self.get("GameType") {
            None => odd.push((moves_at, WarningKind::NoGameType)),
            Some((_, value)) if game_type::is_dama(value) => {}
            Some((at, value)) => return Err(fault(at, value, PdnErrorKind::WrongGameType)),
        }
        let rules = match self.get("RuleSet") {
            None => {
                odd.push((moves_at, WarningKind::NoRuleSet(RuleSet::FEDERATION)));
                RuleSet::FEDERATION
            }
            Some((at, value)) => RuleSet::named(&value.trim().to_ascii_lowercase())
                .ok_or_else(|| fault(at, value, PdnErrorKind::UnknownRuleSet))?,
        };
        let as_usual = self.tags.get("SetUp").is_some_and(|v| v.trim() == "0");
        let start = match self.get("FEN") {
            None => Position::start(),
            Some((at, _)) if as_usual => {
                odd.push((at, WarningKind::PositionLeftOut));
                Position::start()
            }
            Some((at, fen)) => fen
                .parse()
                .map_err(|error| fault(at, fen, PdnErrorKind::BadPosition(error)))?,
        };
        Ok(Meaning {
            rules,
            start,
            result: self.result(odd),
        })
    }

    fn result(&self, odd: &mut Vec<Odd>) -> Option<(usize, ResultMark)> {
        let (at, value) = self.get("Result")?;
        let mark = ResultMark::parse(value.trim());
        if mark.is_none() && !matches!(value.trim(), "" | "?") {
            odd.push((at, WarningKind::UnknownResult(excerpt(value))));
        }
        Some((at, mark?))
    }
}

/// The value of a tag, where `\` may stand before `"` and `\`.
fn without_escapes(value: &str) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        let escaped = (c == '\\')
            .then(|| chars.next_if(|next| matches!(next, '"' | '\\')))
            .flatten();
        plain.push(escaped.unwrap_or(c));
    }
    plain
}
