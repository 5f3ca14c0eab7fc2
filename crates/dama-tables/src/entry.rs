//! One entry of a table in memory: a value, or what is known on the way to it.

use crate::Value;

/// A value in 16 bits.
///
/// While an endgame is solved an entry below [`Entry::FIRST_VALUE`] counts the
/// moves that are not yet known to lose; a draw is what is left in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry(u16);

impl Entry {
    /// Values begin here: wins have odd codes, losses even ones.
    const FIRST_VALUE: u16 = 256;

    /// Set where a file need not hold the value: a capture must be played, so
    /// that a look into smaller endgames tells it, or there is no such position.
    const OPEN: u16 = 0x8000;

    const DRAW: u16 = 0x7FFF;

    /// A number that belongs to no position.
    pub(crate) const NO_POSITION: Self = Self(Self::DRAW | Self::OPEN);

    /// The longest distance that an entry can hold.
    pub(crate) const LONGEST: u16 = (Self::DRAW - Self::FIRST_VALUE) / 2 - 1;

    #[inline(always)]
    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    #[inline(always)]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// Counts moves that may still hold the position, at most 255.
    pub(crate) const fn counting(moves: u32) -> Self {
        Self(if moves < Self::FIRST_VALUE as u32 {
            moves as u16
        } else {
            Self::FIRST_VALUE - 1
        })
    }

    /// The moves that are not yet known to lose; `None` where the value is known.
    #[inline(always)]
    pub(crate) const fn moves(self) -> Option<u16> {
        if self.0 < Self::FIRST_VALUE {
            Some(self.0)
        } else {
            None
        }
    }

    pub(crate) const fn of(value: Value) -> Self {
        Self(match value {
            Value::Draw => Self::DRAW,
            Value::Loss(plies) => Self::FIRST_VALUE + 2 * min(plies, Self::LONGEST),
            Value::Win(plies) => Self::FIRST_VALUE + 2 * min(plies, Self::LONGEST) + 1,
        })
    }

    /// The same value, marked as one that a file need not hold.
    pub(crate) const fn open(self) -> Self {
        Self(self.0 | Self::OPEN)
    }

    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) const fn is_open(self) -> bool {
        self.0 & Self::OPEN != 0
    }

    /// The same without the mark: equal values are equal then.
    #[inline(always)]
    pub(crate) const fn plain(self) -> Self {
        Self(self.0 & !Self::OPEN)
    }

    /// The value; what still counts moves is a draw.
    #[inline]
    pub(crate) const fn value(self) -> Value {
        let code = self.0 & !Self::OPEN;
        if code == Self::DRAW || code < Self::FIRST_VALUE {
            return Value::Draw;
        }
        let plies = (code - Self::FIRST_VALUE) / 2;
        if code & 1 == 1 {
            Value::Win(plies)
        } else {
            Value::Loss(plies)
        }
    }
}

const fn min(a: u16, b: u16) -> u16 {
    if a < b { a } else { b }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_come_back() {
        for plies in 0..=Entry::LONGEST {
            for value in [Value::Win(plies), Value::Loss(plies)] {
                let entry = Entry::of(value);
                assert_eq!((entry.value(), entry.moves()), (value, None));
                assert_eq!(entry.open().value(), value);
                assert_eq!(entry.open().plain(), entry);
            }
        }
        assert_eq!(Entry::of(Value::Draw).value(), Value::Draw);
        assert_eq!(Entry::of(Value::Draw).moves(), None);
        assert_eq!(Entry::NO_POSITION.value(), Value::Draw);
        assert_eq!(Entry::counting(7).moves(), Some(7));
        assert_eq!(Entry::counting(7).value(), Value::Draw);
    }
}
