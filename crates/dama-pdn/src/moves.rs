//! The move that a word of a record means.

use dama_core::{Move, MoveBuffer, Position, Refusal, RuleSet, Square};

use crate::encoding::decode;

/// Reads words as moves, in memory that is used again.
///
/// The two forms that nearly all records hold, `d3-d4` and `f3xf5xd5`, are looked
/// up in the list of legal moves; whatever else a word is,
/// [`Position::read_move`] reads it or says why it is none.
#[derive(Default)]
pub(crate) struct MoveReader {
    legal: MoveBuffer,
}

/// The longest move has 17 squares.
const MOST_LANDINGS: usize = 16;

/// The squares of a word in the plain form, where all separators are one and the
/// same `-` or `x`.
struct Plain {
    from: Square,
    landings: [Square; MOST_LANDINGS],
    count: usize,
    captures: bool,
}

impl MoveReader {
    /// The legal move that a word names; the same as [`Position::read_move`].
    ///
    /// # Errors
    ///
    /// The word is no move, fits several, or names a move that is not legal.
    pub(crate) fn read(
        &mut self,
        position: &Position,
        rules: &RuleSet,
        word: &[u8],
    ) -> Result<Move, Refusal> {
        if let Some(plain) = Plain::of(word) {
            position.legal_moves_into(rules, &mut self.legal);
            if let Some(found) = plain.find(self.legal.as_slice()) {
                return Ok(found);
            }
        }
        position.read_move(rules, &decode(word))
    }
}

impl Plain {
    fn of(word: &[u8]) -> Option<Self> {
        let (from, mut rest) = split_square(word)?;
        let separator = *rest.first()?;
        if !matches!(separator, b'-' | b'x') {
            return None;
        }
        let mut plain = Self {
            from,
            landings: [from; MOST_LANDINGS],
            count: 0,
            captures: separator == b'x',
        };
        while let Some((&first, landing)) = rest.split_first() {
            if first != separator || plain.count == MOST_LANDINGS {
                return None;
            }
            (plain.landings[plain.count], rest) = split_square(landing)?;
            plain.count += 1;
        }
        Some(plain)
    }

    /// The only move that it can mean (rule 12); `None` where that is not plain.
    fn find(&self, legal: &[Move]) -> Option<Move> {
        let landings = &self.landings[..self.count];
        let [to] = *landings else {
            // By the route that is shown; others are followed by the core.
            let fits = |m: &&Move| m.from() == self.from && m.landings() == landings;
            return legal.iter().find(fits).copied();
        };
        let mut fits = legal.iter().filter(|m| {
            m.from() == self.from && m.to() == to && (m.is_capture() || !self.captures)
        });
        let first = fits.next()?;
        fits.next().is_none().then_some(*first)
    }
}

fn split_square(bytes: &[u8]) -> Option<(Square, &[u8])> {
    let (&[file, rank], rest) = bytes.split_first_chunk()?;
    let square = Square::at(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'))?;
    Some((square, rest))
}

#[cfg(test)]
mod tests {
    use dama_core::{Position, RuleSet, Square};
    use dama_testkit::random::Random;
    use dama_testkit::setups::any_setup;

    use super::MoveReader;

    /// What is read is what the core reads, whatever stands there.
    #[test]
    fn as_the_core_reads() {
        let mut random = Random::new(1);
        let mut reader = MoveReader::default();
        let mut counts = [0; 2];
        for _ in 0..3_000 {
            let position = Position::try_from(any_setup(&mut random)).expect("a position");
            let rules = &RuleSet::ALL[random.below(2)];
            let legal = position.legal_moves(rules);
            for _ in 0..8 {
                let mut text = match random.pick(&legal) {
                    Some(chosen) if random.one_in(2) => chosen.to_string(),
                    Some(chosen) => chosen.short().to_string(),
                    None => String::from("a2-a3"),
                };
                if random.one_in(2) {
                    let square = Square::new(random.below(64) as u8).expect("a square");
                    match random.below(4) {
                        0 => text.push_str(&format!("x{square}")),
                        1 => text = text.replace('x', "-"),
                        2 => text = text.replace('-', "x"),
                        _ => text.replace_range(..2, &square.to_string()),
                    }
                }
                let read = reader.read(&position, rules, text.as_bytes());
                counts[usize::from(read.is_ok())] += 1;
                assert_eq!(
                    read,
                    position.read_move(rules, &text),
                    "{text} in {position}"
                );
            }
        }
        assert!(counts.iter().all(|&count| count > 5_000), "{counts:?}");
    }
}
