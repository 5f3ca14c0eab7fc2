//! Where values of a ply are to be found, so that nobody reads all entries for each ply.

use core::sync::atomic::{AtomicU64, Ordering};

use super::CHUNK;

/// Plies that are told apart; the last bit stands for all beyond.
const PLIES: usize = 512;
const WORDS: usize = PLIES / 64;

/// For each chunk of entries the plies that occur in it.
pub(super) struct Marks(Vec<[AtomicU64; WORDS]>);

impl Marks {
    pub(super) fn new(entries: usize) -> Self {
        let mut chunks = Vec::new();
        chunks.resize_with(entries.div_ceil(CHUNK), Default::default);
        Self(chunks)
    }

    #[inline]
    pub(super) fn set(&self, index: usize, ply: usize) {
        let ply = ply.min(PLIES - 1);
        let word = &self.0[index / CHUNK][ply / 64];
        let bit = 1 << (ply % 64);
        // Mostly it is there already, and reading is cheap.
        if word.load(Ordering::Relaxed) & bit == 0 {
            word.fetch_or(bit, Ordering::Relaxed);
        }
    }

    /// The chunks in which a ply may occur.
    pub(super) fn chunks(&self, ply: usize) -> impl Iterator<Item = usize> + '_ {
        let ply = ply.min(PLIES - 1);
        let has = move |words: &[AtomicU64; WORDS]| {
            words[ply / 64].load(Ordering::Relaxed) >> (ply % 64) & 1 == 1
        };
        let all = self.0.iter().enumerate();
        all.filter(move |(_, words)| has(words))
            .map(|(chunk, _)| chunk)
    }
}
