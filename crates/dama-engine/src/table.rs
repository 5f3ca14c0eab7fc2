//! The transposition table: what is known of positions seen before.
//!
//! Four entries share a cache line. Each entry is two words: packed data, and the key
//! xored with it. Threads share the table without locks: where two of them have
//! written halves of an entry, the key does not fit, and nothing is known.

use core::sync::atomic::{AtomicU64, Ordering};

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

/// What is known, in one word: 16 bits of move, 16 of score, 8 of depth, 2 of bound,
/// 6 of age.
#[derive(Clone, Copy, Default)]
struct Data(u64);

const AGES: u64 = 64;

impl Data {
    const fn bound(self) -> Option<Bound> {
        match (self.0 >> 40) & 3 {
            1 => Some(Bound::Upper),
            2 => Some(Bound::Lower),
            3 => Some(Bound::Exact),
            _ => None,
        }
    }

    const fn depth(self) -> i32 {
        (self.0 >> 32) as u8 as i32
    }

    const fn age(self) -> u64 {
        self.0 >> 42 & (AGES - 1)
    }

    const fn best(self) -> Packed {
        Packed::from_bits(self.0 as u16)
    }

    const fn score(self) -> i32 {
        (self.0 >> 16) as i16 as i32
    }
}

/// Words of an entry: the key xored with the data, and the data.
#[derive(Default)]
struct Entry {
    check: AtomicU64,
    data: AtomicU64,
}

impl Entry {
    /// The key and the data, of one position unless a thread is writing.
    #[inline(always)]
    fn load(&self) -> (u64, Data) {
        let data = self.data.load(Ordering::Relaxed);
        (self.check.load(Ordering::Relaxed) ^ data, Data(data))
    }

    #[inline(always)]
    fn store(&self, key: u64, data: u64) {
        self.check.store(key ^ data, Ordering::Relaxed);
        self.data.store(data, Ordering::Relaxed);
    }
}

#[derive(Default)]
#[repr(align(64))]
struct Cluster([Entry; 4]);

/// A table of a fixed size.
pub(crate) struct Table {
    clusters: Vec<Cluster>,
    age: u64,
}

/// How many clusters about so many bytes hold, at least one.
fn clusters_in(bytes: usize) -> usize {
    (bytes / size_of::<Cluster>()).clamp(1, u32::MAX as usize)
}

impl Table {
    /// A table of about `bytes`, at least one cluster.
    pub(crate) fn new(bytes: usize) -> Self {
        let mut clusters = Vec::new();
        clusters.resize_with(clusters_in(bytes), Cluster::default);
        Self { clusters, age: 0 }
    }

    /// The same; `None` where there is not so much memory.
    pub(crate) fn try_new(bytes: usize) -> Option<Self> {
        let mut clusters = Vec::new();
        clusters.try_reserve_exact(clusters_in(bytes)).ok()?;
        clusters.resize_with(clusters_in(bytes), Cluster::default);
        Some(Self { clusters, age: 0 })
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.clusters.fill_with(Cluster::default);
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
        let entries = &self.clusters[self.slot(key)].0;
        let loaded = entries.iter().map(Entry::load);
        let (_, data) = loaded.into_iter().find(|&(known, _)| known == key)?;
        Some(Known {
            best: data.best(),
            score: Score::stored(data.score()).seen_at_root(ply),
            depth: data.depth(),
            bound: data.bound()?,
        })
    }

    /// Keeps what a search has found, in place of what is worth least.
    #[inline]
    pub(crate) fn store(&self, key: u64, ply: usize, found: Known) {
        let age = self.age;
        let entries = &self.clusters[self.slot(key)].0;
        let mut place = 0;
        let mut there = (0, Data::default());
        let mut least = i32::MAX;
        for (index, entry) in entries.iter().enumerate() {
            let loaded = entry.load();
            let (known, data) = loaded;
            if known == key {
                place = index;
                there = loaded;
                break;
            }
            let old = (age.wrapping_sub(data.age()) % AGES) as i32;
            let worth = match data.bound() {
                Some(_) => data.depth() - 8 * old,
                None => i32::MIN,
            };
            if worth < least {
                least = worth;
                place = index;
                there = loaded;
            }
        }
        let (known, data) = there;
        let same = known == key && data.bound().is_some();
        if same
            && found.bound != Bound::Exact
            && data.age() == age
            && found.depth + 3 < data.depth()
        {
            return;
        }
        // A search that found no move better than the others knows less than the last one.
        let best = if same && found.best == Packed::NONE {
            data.best()
        } else {
            found.best
        };
        let score = found.score.seen_from(ply).value() as i16 as u16;
        let data = u64::from(best.bits())
            | u64::from(score) << 16
            | (found.depth.clamp(0, 255) as u64) << 32
            | (found.bound as u64) << 40
            | age << 42;
        entries[place].store(key, data);
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Known, Table};
    use crate::Score;
    use crate::packed::Packed;

    fn known(score: i32, depth: i32) -> Known {
        Known {
            best: Packed::from_bits(0x123),
            score: Score::new(score),
            depth,
            bound: Bound::Exact,
        }
    }

    #[test]
    fn what_is_stored_is_found() {
        let table = Table::new(1 << 12);
        table.store(77, 0, known(-35, 9));
        let found = table.look_up(77, 0).expect("it is there");
        assert_eq!((found.score.value(), found.depth), (-35, 9));
        assert_eq!(found.best.bits(), 0x123);
        assert!(table.look_up(78, 0).is_none());
    }

    #[test]
    fn halves_of_two_entries_tell_nothing() {
        let table = Table::new(1);
        let key = |number: u64| number << 40 | 5;
        table.store(key(1), 0, known(10, 3));
        table.store(key(2), 0, known(20, 4));
        let entries = &table.clusters[0].0;
        // As if another thread had written one word of two.
        let data = entries[1].data.load(core::sync::atomic::Ordering::Relaxed);
        entries[0]
            .data
            .store(data, core::sync::atomic::Ordering::Relaxed);
        assert!(table.look_up(key(1), 0).is_none());
        assert_eq!(
            table.look_up(key(2), 0).map(|known| known.score.value()),
            Some(20)
        );
    }
}
