//! Reading bytes one after the other, and numbers in groups of seven bits.

use alloc::vec::Vec;

/// The part of a packed value that is still to be read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'a> {
    left: &'a [u8],
}

/// Why the next number cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberError {
    /// The bytes are at an end.
    End,
    /// It is too large, or has a form longer than it needs.
    Form,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self { left: bytes }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// How many bytes are left.
    pub(super) const fn len(&self) -> usize {
        self.left.len()
    }

    pub(super) fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, left) = self.left.split_at_checked(count)?;
        self.left = left;
        Some(taken)
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        let (&first, left) = self.left.split_first()?;
        self.left = left;
        Some(first)
    }

    /// A number below 2^32.
    pub(super) fn number(&mut self) -> Result<u32, NumberError> {
        let mut number = 0_u64;
        for group in 0..5 {
            let byte = self.byte().ok_or(NumberError::End)?;
            number |= u64::from(byte & 0x7F) << (7 * group);
            if byte & 0x80 == 0 {
                if byte == 0 && group > 0 {
                    break;
                }
                return u32::try_from(number).map_err(|_| NumberError::Form);
            }
        }
        Err(NumberError::Form)
    }
}

/// Writes a number in groups of seven bits.
pub(super) fn push_number(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        let numbers = [0, 1, 127, 128, 300, 16_383, 16_384, u32::MAX - 1, u32::MAX];
        for number in numbers {
            let mut bytes = Vec::new();
            push_number(&mut bytes, number);
            let mut reader = Reader::new(&bytes);
            assert_eq!(reader.number(), Ok(number));
            assert!(reader.is_empty());
        }
        let mut bytes = Vec::new();
        push_number(&mut bytes, 300);
        assert_eq!(bytes, [0xAC, 0x02]);
    }

    #[test]
    fn other_forms_are_refused() {
        let number = |bytes: &[u8]| Reader::new(bytes).number();
        assert_eq!(number(&[]), Err(NumberError::End));
        assert_eq!(number(&[0x80]), Err(NumberError::End));
        assert_eq!(number(&[0x80, 0x00]), Err(NumberError::Form));
        assert_eq!(number(&[0xFF, 0xFF, 0xFF, 0xFF, 0x0F]), Ok(u32::MAX));
        assert_eq!(
            number(&[0xFF, 0xFF, 0xFF, 0xFF, 0x1F]),
            Err(NumberError::Form)
        );
        assert_eq!(
            number(&[0x80, 0x80, 0x80, 0x80, 0x80, 0x01]),
            Err(NumberError::Form)
        );
    }
}
