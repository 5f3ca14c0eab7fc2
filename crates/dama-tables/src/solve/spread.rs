//! Handing values to the positions before.

use super::{CHUNK, Solver};
use crate::entry::Entry;
use crate::moves::{Kind, each_unmove};
use crate::parallel::spread;
use crate::pieces::Pieces;
use crate::{Mover, Value};

impl Solver<'_> {
    /// Hands on all values of a ply.
    pub(super) fn hand_on(&self, ply: usize) {
        let mut chunks = Vec::new();
        for mover in Mover::BOTH {
            let with_ply = self.marks[mover.index()].chunks(ply);
            chunks.extend(with_ply.map(|chunk| (mover, chunk)));
        }
        let won = Entry::of(Value::Win(ply as u16));
        let lost = Entry::of(Value::Loss(ply as u16));
        let next = ply as u16 + 1;
        spread(self.threads, chunks.len(), |take| {
            let mut before = Vec::new();
            while let Some((mover, chunk)) = take().and_then(|part| chunks.get(part).copied()) {
                let range = chunk * CHUNK..self.index.len().min((chunk + 1) * CHUNK);
                for index in range {
                    let entry = self.entry(mover, index).plain();
                    if entry == won {
                        self.strike_before(mover, index, next, &mut before);
                    } else if entry == lost {
                        self.win_before(mover, index, next);
                    }
                }
            }
        });
    }

    /// A lost position: who moved to it wins.
    fn win_before(&self, mover: Mover, index: usize, plies: u16) {
        self.each_before(mover, index, |earlier, _| {
            self.win(mover.opposite(), earlier, plies);
        });
    }

    /// A won position: who moved to it should have moved elsewhere.
    ///
    /// Each position stands for all its images, so one step back can stand for
    /// several moves or for a part of one: there are as many moves from the
    /// earlier position to images of this one as there are steps back, times the
    /// symmetries of the earlier, over the symmetries of this position.
    fn strike_before(
        &self,
        mover: Mover,
        index: usize,
        plies: u16,
        before: &mut Vec<(usize, u32)>,
    ) {
        let Some(pieces) = self.index.pieces(index) else {
            return;
        };
        let own = if self.index.lead_is_settled(&pieces) {
            1
        } else {
            self.index.locate(&pieces).symmetries
        };
        let earlier_mover = mover.opposite();
        if own == 1 {
            self.each_before(mover, index, |earlier, symmetries| {
                self.strike(earlier_mover, earlier, symmetries as u16, plies);
            });
            return;
        }
        before.clear();
        self.each_before(mover, index, |earlier, symmetries| {
            match before.iter_mut().find(|(known, _)| *known == earlier) {
                Some((_, moves)) => *moves += symmetries,
                None => before.push((earlier, symmetries)),
            }
        });
        for &(earlier, moves) in before.iter() {
            self.strike(earlier_mover, earlier, (moves / own) as u16, plies);
        }
    }

    /// Calls `visit` with the number of each position before, and with its symmetries.
    #[inline(always)]
    fn each_before(&self, mover: Mover, index: usize, mut visit: impl FnMut(usize, u32)) {
        let Some(pieces) = self.index.pieces(index) else {
            return;
        };
        let settled = self.index.lead_is_settled(&pieces);
        let earlier_mover = mover.opposite();
        each_unmove(&pieces, earlier_mover, |kind, now, before| {
            let quick = if settled {
                self.index
                    .moved(index, &pieces, earlier_mover, kind, now, before)
            } else {
                None
            };
            match quick {
                Some(earlier) => visit(earlier, 1),
                None => {
                    let earlier = stepped(&pieces, earlier_mover, kind, now, before);
                    let located = self.index.locate(&earlier);
                    visit(located.index, located.symmetries);
                }
            }
        });
    }
}

/// The pieces with one of them on another square.
#[inline(always)]
fn stepped(pieces: &Pieces, owner: Mover, kind: Kind, from: u32, to: u32) -> Pieces {
    let mut stepped = *pieces;
    let words = match kind {
        Kind::Man => &mut stepped.men,
        Kind::King => &mut stepped.kings,
    };
    words[owner.index()] ^= 1 << from | 1 << to;
    stepped
}
