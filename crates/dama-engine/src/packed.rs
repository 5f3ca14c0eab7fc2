//! A move in 16 bits, for the tables of the search.

use dama_core::Effect;

/// Start, end, and four bits of what is taken: enough to find the move again
/// among the legal ones of its position, and not a move by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Packed(u16);

impl Packed {
    /// No move: a1 to a1 with nothing taken.
    pub(crate) const NONE: Self = Self(0);

    #[inline(always)]
    pub(crate) const fn new(effect: &Effect) -> Self {
        let taken = (effect.taken.bits().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 60) as u16;
        Self(effect.from.index() as u16 | (effect.to.index() as u16) << 6 | taken << 12)
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }
}
