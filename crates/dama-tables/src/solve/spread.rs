//! Handing values to the positions before.

use super::{CHUNK, Solver};
use crate::entry::Entry;
use crate::moves::each_unmove;
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
                    if entry != won && entry != lost {
                        continue;
                    }
                    let Some(from) = self.origin(mover, index) else {
                        continue;
                    };
                    if entry == won {
                        self.strike_before(&from, next, &mut before);
                    } else {
                        self.win_before(&from, next);
                    }
                }
            }
        });
    }

    fn origin(&self, mover: Mover, index: usize) -> Option<Origin> {
        let pieces = self.index.pieces(index)?;
        let settled = self.index.lead_is_settled(&pieces);
        Some(Origin {
            index,
            pieces,
            settled,
            symmetries: if settled {
                1
            } else {
                self.index.locate(&pieces).symmetries
            },
            earlier_mover: mover.opposite(),
        })
    }

    /// A lost position: who moved to it wins.
    fn win_before(&self, from: &Origin, plies: u16) {
        self.each_before(from, |earlier, _| {
            self.win(from.earlier_mover, earlier, plies);
        });
    }

    /// A won position: who moved to it should have moved elsewhere.
    ///
    /// Each position stands for all its images, so one step back can stand for
    /// several moves or for a part of one: there are as many moves from the
    /// earlier position to images of this one as there are steps back, times the
    /// symmetries of the earlier, over the symmetries of this position.
    fn strike_before(&self, from: &Origin, plies: u16, before: &mut Vec<(usize, u32)>) {
        if from.symmetries == 1 {
            self.each_before(from, |earlier, symmetries| {
                self.strike(from.earlier_mover, earlier, symmetries as u16, plies);
            });
            return;
        }
        before.clear();
        self.each_before(from, |earlier, symmetries| {
            match before.iter_mut().find(|(known, _)| *known == earlier) {
                Some((_, moves)) => *moves += symmetries,
                None => before.push((earlier, symmetries)),
            }
        });
        for &(earlier, moves) in before.iter() {
            let moves = (moves / from.symmetries) as u16;
            self.strike(from.earlier_mover, earlier, moves, plies);
        }
    }

    /// Calls `visit` with the number of each position before, and with its symmetries.
    #[inline(always)]
    fn each_before(&self, from: &Origin, mut visit: impl FnMut(usize, u32)) {
        let Origin { pieces, .. } = from;
        let mover = from.earlier_mover;
        each_unmove(pieces, mover, |kind, now, before| {
            let quick = if from.settled {
                self.index
                    .moved(from.index, pieces, mover, kind, now, before)
            } else {
                None
            };
            match quick {
                Some(earlier) => visit(earlier, 1),
                None => {
                    let earlier = pieces.stepped(mover, kind, now, before);
                    let located = self.index.locate(&earlier);
                    visit(located.index, located.symmetries);
                }
            }
        });
    }
}

/// A position that hands on its value.
struct Origin {
    index: usize,
    pieces: Pieces,
    /// Whether the lead alone says which image counts.
    settled: bool,
    symmetries: u32,
    /// Who has moved to it.
    earlier_mover: Mover,
}
