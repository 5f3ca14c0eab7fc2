//! Quiet moves on bare words, forward and back, for the many positions that a
//! build looks at. Captures are left to the core: here it is only asked whether
//! there are any.

use crate::Mover;
use crate::bits::{EAST, MEN_RANKS, NORTH, SOUTH, WEST, each, fill, king_reach, step};
use crate::pieces::Pieces;

/// The rank on which a side's men become kings.
const FAR_RANK: [u64; 2] = [0xFF << 56, 0xFF];

/// The directions in which a side's men move: forward, left and right.
const MEN_MOVE: [[usize; 3]; 2] = [[NORTH, WEST, EAST], [SOUTH, WEST, EAST]];

/// What a piece is, as an index of [`Index`](crate::index::Index) groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Man,
    King,
}

/// Whether the side can capture, and so must (rule 6).
#[inline]
pub(crate) fn has_capture(pieces: &Pieces, mover: Mover) -> bool {
    let (own, other) = (mover.index(), mover.opposite().index());
    let enemy = pieces.men[other] | pieces.kings[other];
    let empty = !pieces.occupied();
    let (men, kings) = (pieces.men[own], pieces.kings[own]);
    let [forward, west, east] = MEN_MOVE[own];
    let jumps = step(step(men, forward) & enemy, forward)
        | step(step(men, west) & enemy, west)
        | step(step(men, east) & enemy, east);
    if jumps & empty != 0 {
        return true;
    }
    if kings == 0 {
        return false;
    }
    let over = |direction: usize| {
        step(
            step(fill(kings, empty, direction), direction) & enemy,
            direction,
        )
    };
    (over(NORTH) | over(SOUTH) | over(EAST) | over(WEST)) & empty != 0
}

/// How many quiet moves there are, those that crown a man left out.
#[inline]
pub(crate) fn count_quiet(pieces: &Pieces, mover: Mover) -> u32 {
    let own = mover.index();
    let empty = !pieces.occupied();
    let men = pieces.men[own];
    let [forward, west, east] = MEN_MOVE[own];
    let mut moves = (step(men, forward) & empty & !FAR_RANK[own]).count_ones()
        + (step(men, west) & empty).count_ones()
        + (step(men, east) & empty).count_ones();
    each(pieces.kings[own], |square| {
        moves += king_reach(1 << square, empty).count_ones();
    });
    moves
}

/// Calls `visit` with the pieces after each move that crowns a man.
#[inline]
pub(crate) fn each_promotion(pieces: &Pieces, mover: Mover, mut visit: impl FnMut(Pieces)) {
    let own = mover.index();
    let forward = MEN_MOVE[own][0];
    let crowned = step(pieces.men[own], forward) & !pieces.occupied() & FAR_RANK[own];
    each(crowned, |to| {
        let mut after = *pieces;
        after.men[own] ^= step(1 << to, (forward + 2) & 3);
        after.kings[own] ^= 1 << to;
        visit(after);
    });
}

/// Calls `visit` with kind, start and end of each quiet move that crowns no man.
#[inline]
pub(crate) fn each_quiet(pieces: &Pieces, mover: Mover, mut visit: impl FnMut(Kind, u32, u32)) {
    let own = mover.index();
    let empty = !pieces.occupied();
    for direction in MEN_MOVE[own] {
        let open = empty & MEN_RANKS;
        each(step(pieces.men[own], direction) & open, |to| {
            let from = step(1 << to, (direction + 2) & 3).trailing_zeros();
            visit(Kind::Man, from, to);
        });
    }
    each_slide(pieces.kings[own], empty, visit);
}

/// Calls `visit` with kind, present square and former square of each quiet move
/// that the side may have made last, a promotion left out.
#[inline]
pub(crate) fn each_unmove(pieces: &Pieces, mover: Mover, mut visit: impl FnMut(Kind, u32, u32)) {
    let own = mover.index();
    let empty = !pieces.occupied();
    for direction in MEN_MOVE[own] {
        let back = (direction + 2) & 3;
        let open = empty & MEN_RANKS;
        each(step(pieces.men[own], back) & open, |before| {
            let now = step(1 << before, direction).trailing_zeros();
            visit(Kind::Man, now, before);
        });
    }
    // A king's way back is as its way there.
    each_slide(pieces.kings[own], empty, visit);
}

#[inline(always)]
fn each_slide(kings: u64, empty: u64, mut visit: impl FnMut(Kind, u32, u32)) {
    each(kings, |from| {
        each(king_reach(1 << from, empty), |to| {
            visit(Kind::King, from, to)
        });
    });
}

#[cfg(test)]
mod tests {
    use dama_core::{EffectBuffer, Position, RuleSet};
    use dama_testkit::{random::Random, setups::any_setup};

    use super::*;

    /// Random positions in which all men stand on ranks 2 to 7.
    fn positions() -> impl Iterator<Item = Position> {
        let mut random = Random::new(4);
        let setups = (0..40_000).map(move |_| any_setup(&mut random));
        let legal = setups.filter_map(|setup| Position::try_from(setup).ok());
        legal.filter(|position| {
            let pieces = Pieces::of(position);
            (pieces.men[0] | pieces.men[1]) & !MEN_RANKS == 0
        })
    }

    #[test]
    fn moves_are_those_of_the_core() {
        let mut buffer = EffectBuffer::new();
        let (mut quiet, mut captures) = (0, 0);
        for position in positions() {
            let (pieces, mover) = (Pieces::of(&position), position.side_to_move().into());
            assert_eq!(
                has_capture(&pieces, mover),
                position.has_capture(),
                "{position}"
            );
            if position.has_capture() {
                captures += 1;
                continue;
            }
            quiet += 1;
            position.effects(&RuleSet::CLASSIC, &mut buffer);
            let mut theirs: Vec<_> = buffer
                .as_slice()
                .iter()
                .map(|effect| Pieces::of(&position.after(effect)))
                .collect();
            let mut ours = Vec::new();
            each_quiet(&pieces, mover, |kind, from, to| {
                ours.push(pieces.stepped(mover, kind, from, to));
            });
            assert_eq!(ours.len() as u32, count_quiet(&pieces, mover), "{position}");
            each_promotion(&pieces, mover, |pieces| ours.push(pieces));
            let key = |pieces: &Pieces| (pieces.men, pieces.kings);
            ours.sort_by_key(key);
            theirs.sort_by_key(key);
            assert_eq!(ours, theirs, "{position}");
        }
        assert!(
            quiet > 2_000 && captures > 2_000,
            "{quiet} quiet, {captures} captures"
        );
    }

    #[test]
    fn unmoves_are_moves_backwards() {
        for position in positions().take(4_000) {
            let (pieces, mover) = (
                Pieces::of(&position),
                Mover::from(position.side_to_move().opposite()),
            );
            let mut seen = 0;
            each_unmove(&pieces, mover, |kind, now, before| {
                let earlier = pieces.stepped(mover, kind, now, before);
                let mut leads_here = 0;
                each_quiet(&earlier, mover, |kind, from, to| {
                    leads_here += u32::from(earlier.stepped(mover, kind, from, to) == pieces);
                });
                assert_eq!(leads_here, 1, "{position}");
                seen += 1;
            });
            // The same counted from the other end: each square that a piece may have come from.
            let mut expected = 0;
            for from in 0..64 {
                for to in 0..64 {
                    for kind in [Kind::Man, Kind::King] {
                        let words = if kind == Kind::Man {
                            pieces.men
                        } else {
                            pieces.kings
                        };
                        let stands = words[mover.index()] >> to & 1 == 1;
                        let free = pieces.occupied() >> from & 1 == 0;
                        let inside = kind == Kind::King || MEN_RANKS >> from & 1 == 1;
                        if stands && free && inside {
                            let earlier = pieces.stepped(mover, kind, to, from);
                            each_quiet(&earlier, mover, |k, f, t| {
                                expected += u32::from(k == kind && f == from && t == to);
                            });
                        }
                    }
                }
            }
            assert_eq!(seen, expected, "{position}");
        }
    }
}
