//! Blocks: the entries of a stretch of numbers, packed by themselves.
//!
//! Unpacked, an entry is a number of two bits, one byte or two bytes. A packed
//! block is a byte that says how, and then either the one number that all
//! entries have or a frame of Zstandard (RFC 8878).

use super::header::Content;

/// How many bits an unpacked entry takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    /// Four entries in a byte, the first in the lowest bits.
    Two,
    Eight,
    /// The lower byte first.
    Sixteen,
}

/// All entries have the number that follows, in two bytes.
pub(super) const ALL_EQUAL: u8 = 0;
/// A frame of Zstandard follows.
pub(super) const ZSTANDARD: u8 = 1;

impl Width {
    pub(super) const fn of(content: Content, codes: usize) -> Self {
        match content {
            Content::Grades => Self::Two,
            Content::Distances if codes <= 256 => Self::Eight,
            Content::Distances => Self::Sixteen,
        }
    }

    /// Bytes of so many entries.
    pub(super) const fn bytes(self, entries: usize) -> usize {
        match self {
            Self::Two => entries.div_ceil(4),
            Self::Eight => entries,
            Self::Sixteen => 2 * entries,
        }
    }

    /// The entry with a number in an unpacked block, which must have it.
    #[inline(always)]
    pub(super) fn get(self, block: &[u8], entry: usize) -> u16 {
        match self {
            Self::Two => u16::from(block[entry / 4] >> (entry % 4 * 2) & 3),
            Self::Eight => u16::from(block[entry]),
            Self::Sixteen => u16::from_le_bytes([block[2 * entry], block[2 * entry + 1]]),
        }
    }

    /// The entries as bytes.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn lay_out(self, entries: &[u16], block: &mut Vec<u8>) {
        block.clear();
        match self {
            Self::Two => block.extend(entries.chunks(4).map(|four| {
                let bits = four.iter().enumerate();
                bits.fold(0, |byte, (place, &entry)| {
                    byte | (entry as u8) << (2 * place)
                })
            })),
            Self::Eight => block.extend(entries.iter().map(|&entry| entry as u8)),
            Self::Sixteen => block.extend(entries.iter().flat_map(|entry| entry.to_le_bytes())),
        }
    }

    /// The bytes of a block in which all of so many entries have one number.
    pub(super) fn all_equal(self, number: u16, entries: usize, block: &mut Vec<u8>) {
        block.clear();
        match self {
            // The last byte has no entries beyond the last one.
            Self::Two => block.resize(
                entries.div_ceil(4),
                number as u8 & 3
                    | (number as u8 & 3) << 2
                    | (number as u8 & 3) << 4
                    | (number as u8 & 3) << 6,
            ),
            Self::Eight => block.resize(entries, number as u8),
            Self::Sixteen => {
                for _ in 0..entries {
                    block.extend_from_slice(&number.to_le_bytes());
                }
            }
        }
    }
}

/// Unpacks a frame that has exactly `length` bytes unpacked; `None` where it is
/// damaged.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn unpack_frame(frame: &[u8], length: usize, block: &mut Vec<u8>) -> Option<()> {
    block.resize(length, 0);
    let unpacked = zstd::bulk::decompress_to_buffer(frame, block.as_mut_slice()).ok()?;
    (unpacked == length).then_some(())
}

/// The same in plain Rust, for the browser.
#[cfg(target_arch = "wasm32")]
pub(super) fn unpack_frame(frame: &[u8], length: usize, block: &mut Vec<u8>) -> Option<()> {
    block.resize(length, 0);
    let mut decoder = ruzstd::decoding::FrameDecoder::new();
    let unpacked = decoder.decode_all(frame, block.as_mut_slice()).ok()?;
    (unpacked == length).then_some(())
}
