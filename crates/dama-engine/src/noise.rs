//! What a weak player sees wrongly.

/// Errors of sight that are the same each time a position is seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noise {
    seed: u64,
    /// The largest error in hundredths of a man.
    size: i32,
    /// In so many of a hundred positions a capture is overlooked.
    overlooked: u64,
}

impl Noise {
    /// No error at all.
    pub(crate) const NONE: Self = Self::new(0, 0, 0);

    /// Errors up to `size` hundredths of a man, and captures overlooked in so many
    /// of a hundred positions; other ones for each seed.
    pub(crate) const fn new(seed: u64, size: i32, overlooked: u64) -> Self {
        Self {
            seed,
            size,
            overlooked,
        }
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

    /// Whether the captures of the position with this key are not seen.
    #[inline(always)]
    pub(crate) const fn overlooks(&self, key: u64) -> bool {
        self.overlooked != 0 && mix(key.rotate_left(17) ^ self.seed) % 100 < self.overlooked
    }
}

/// Scatters the bits of a word (the last step of SplitMix64).
pub(crate) const fn mix(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}
