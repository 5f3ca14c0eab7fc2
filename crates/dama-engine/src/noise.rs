//! What a weak player sees wrongly.

/// An error of sight that is the same each time a position is seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noise {
    seed: u64,
    /// The largest error in hundredths of a man.
    size: i32,
}

impl Noise {
    /// No error at all.
    pub(crate) const NONE: Self = Self { seed: 0, size: 0 };

    /// Errors up to `size` hundredths of a man, other ones for each seed.
    pub(crate) const fn new(seed: u64, size: i32) -> Self {
        Self { seed, size }
    }

    /// The error for the position with this key; small ones are more frequent.
    #[inline(always)]
    pub(crate) const fn of(&self, key: u64) -> i32 {
        if self.size == 0 {
            return 0;
        }
        let word = mix(key ^ self.seed);
        let span = self.size as u64 + 1;
        let first = (((word >> 32) * span) >> 32) as i32;
        let second = (((word & 0xFFFF_FFFF) * span) >> 32) as i32;
        first - second
    }
}

/// Scatters the bits of a word (the last step of SplitMix64).
pub(crate) const fn mix(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}
