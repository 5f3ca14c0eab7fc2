//! Counting what has been solved.

use core::ops::Range;

use super::{CHUNK, Solver};
use crate::counts::Counts;
use crate::parallel::spread;
use crate::{Mover, Value};

impl Solver<'_> {
    /// Counts all positions with a side to move, each image by itself.
    pub(super) fn count(&self, mover: Mover) -> Counts {
        let len = self.index.len();
        let parts = spread(self.threads, len.div_ceil(CHUNK), |take| {
            let mut counts = Counts::default();
            while let Some(chunk) = take() {
                self.count_range(
                    mover,
                    chunk * CHUNK..len.min((chunk + 1) * CHUNK),
                    &mut counts,
                );
            }
            counts
        });
        parts
            .iter()
            .fold(Counts::default(), |sum, part| sum.join(part))
    }

    fn count_range(&self, mover: Mover, range: Range<usize>, counts: &mut Counts) {
        for index in range {
            let entry = self.entry(mover, index);
            let Some(pieces) = self.index.pieces(index) else {
                continue;
            };
            let own = if self.index.lead_is_settled(&pieces) {
                1
            } else {
                self.index.locate(&pieces).symmetries
            };
            let images = u64::from(self.index.symmetries() / own);
            let value: Value = entry.value();
            counts.add(value, images, index as u64);
        }
    }
}
