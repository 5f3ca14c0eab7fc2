//! The transposition table: what is known of positions seen before.
//!
//! Four entries share a cache line. Each entry is two words, the whole key and
//! packed data, so that threads could share it later by storing the key xored
//! with the data.

use crate::Score;
use crate::packed::Packed;

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true score is at most this.
    Upper = 1,
    /// The true score is at least this.
    Lower = 2,
    /// This is the score.
    Exact = 3,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) best: Packed,
    pub(crate) score: Score,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

/// 16 bits of move, 16 of score, 8 of depth, 2 of bound, 6 of age.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    data: u64,
}

const AGES: u64 = 64;

impl Entry {
    const EMPTY: Self = Self { key: 0, data: 0 };

    const fn bound(self) -> Option<Bound> {
        match (self.data >> 40) & 3 {
            1 => Some(Bound::Upper),
            2 => Some(Bound::Lower),
            3 => Some(Bound::Exact),
            _ => None,
        }
    }

    const fn depth(self) -> i32 {
        (self.data >> 32) as u8 as i32
    }

    const fn age(self) -> u64 {
        self.data >> 42 & (AGES - 1)
    }

    const fn best(self) -> Packed {
        Packed::from_bits(self.data as u16)
    }

    const fn score(self) -> i32 {
        (self.data >> 16) as i16 as i32
    }
}

#[derive(Clone, Copy)]
#[repr(align(64))]
struct Cluster([Entry; 4]);

/// A table of a fixed size.
pub(crate) struct Table {
    clusters: Vec<Cluster>,
    age: u64,
}

impl Table {
    /// A table of about `bytes`, at least one cluster.
    pub(crate) fn new(bytes: usize) -> Self {
        let clusters = (bytes / size_of::<Cluster>()).clamp(1, u32::MAX as usize);
        Self {
            clusters: vec![Cluster([Entry::EMPTY; 4]); clusters],
            age: 0,
        }
    }

    /// The same; `None` where there is not so much memory.
    pub(crate) fn try_new(bytes: usize) -> Option<Self> {
        let count = (bytes / size_of::<Cluster>()).clamp(1, u32::MAX as usize);
        let mut clusters = Vec::new();
        clusters.try_reserve_exact(count).ok()?;
        clusters.resize(count, Cluster([Entry::EMPTY; 4]));
        Some(Self { clusters, age: 0 })
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.clusters.fill(Cluster([Entry::EMPTY; 4]));
        self.age = 0;
    }

    /// A new search begins: what earlier ones left gives way first.
    pub(crate) fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    #[inline(always)]
    fn slot(&self, key: u64) -> usize {
        (((key >> 32) * self.clusters.len() as u64) >> 32) as usize
    }

    /// What is known of the position with this key, `ply` plies from the root.
    #[inline]
    pub(crate) fn look_up(&self, key: u64, ply: usize) -> Option<Known> {
        let cluster = &self.clusters[self.slot(key)];
        let entry = cluster.0.iter().find(|entry| entry.key == key)?;
        Some(Known {
            best: entry.best(),
            score: Score::stored(entry.score()).seen_at_root(ply),
            depth: entry.depth(),
            bound: entry.bound()?,
        })
    }

    /// Keeps what a search has found, in place of what is worth least.
    #[inline]
    pub(crate) fn store(&mut self, key: u64, ply: usize, found: Known) {
        let age = self.age;
        let slot = self.slot(key);
        let entries = &mut self.clusters[slot].0;
        let mut place = 0;
        let mut least = i32::MAX;
        for (index, entry) in entries.iter().enumerate() {
            if entry.key == key {
                place = index;
                break;
            }
            let old = (age.wrapping_sub(entry.age()) % AGES) as i32;
            let worth = match entry.bound() {
                Some(_) => entry.depth() - 8 * old,
                None => i32::MIN,
            };
            if worth < least {
                least = worth;
                place = index;
            }
        }
        let entry = &mut entries[place];
        let same = entry.key == key && entry.bound().is_some();
        if same
            && found.bound != Bound::Exact
            && entry.age() == age
            && found.depth + 3 < entry.depth()
        {
            return;
        }
        // A search that found no move better than the others knows less than the last one.
        let best = if same && found.best == Packed::NONE {
            entry.best()
        } else {
            found.best
        };
        let score = found.score.seen_from(ply).value() as i16 as u16;
        entry.key = key;
        entry.data = u64::from(best.bits())
            | u64::from(score) << 16
            | (found.depth.clamp(0, 255) as u64) << 32
            | (found.bound as u64) << 40
            | age << 42;
    }
}
