//! Reading a table from its bytes, wherever they lie.

use dama_core::RuleSet;

use super::block::{ALL_EQUAL, Width, ZSTANDARD, unpack_frame};
use super::header::{Content, FormatError, Header, title};
use crate::counts::Counts;
use crate::entry::Entry;
use crate::{Grade, Material, Mover, Value};

/// A table whose header has been read and found sound. Blocks are checked when
/// they are unpacked, each time.
#[derive(Clone, Debug)]
pub(crate) struct Table<B> {
    bytes: B,
    header: Header,
    /// Where each block begins, and at last where the file ends.
    begins: Vec<u64>,
    width: Width,
}

impl<B: AsRef<[u8]>> Table<B> {
    /// Reads the header.
    pub(crate) fn open(bytes: B) -> Result<Self, FormatError> {
        let (header, length) = Header::read(bytes.as_ref())?;
        let mut end = length as u64;
        let mut begins = vec![end];
        for line in &header.lines {
            end += u64::from(line.length);
            begins.push(end);
        }
        let found = bytes.as_ref().len() as u64;
        if found != end {
            return Err(FormatError::Length {
                found,
                expected: end,
            });
        }
        let width = Width::of(header.content, header.codes.len());
        Ok(Self {
            bytes,
            header,
            begins,
            width,
        })
    }

    /// Reads the header of a table that should be this one.
    pub(crate) fn open_as(
        bytes: B,
        rules: &RuleSet,
        material: Material,
        content: Content,
        entries: u64,
    ) -> Result<Self, FormatError> {
        let table = Self::open(bytes)?;
        let expected = title(rules.name, material, content);
        if table.header.title() != expected {
            return Err(FormatError::Another {
                found: table.header.title(),
                expected,
            });
        }
        if table.header.entries != entries {
            return Err(FormatError::Header);
        }
        Ok(table)
    }

    pub(crate) const fn material(&self) -> Material {
        self.header.material
    }

    /// Bytes of the file.
    pub(crate) fn len(&self) -> u64 {
        self.begins.last().copied().unwrap_or(0)
    }

    /// The counts of a side to move; of the first for an even endgame.
    pub(crate) fn counts(&self, mover: Mover) -> Counts {
        let counts = &self.header.counts;
        counts
            .get(mover.index())
            .or(counts.first())
            .copied()
            .unwrap_or_default()
    }

    /// The block that holds an entry, and its place in there.
    #[inline]
    pub(crate) fn place(&self, mover: Mover, index: usize) -> (usize, usize) {
        let entries = self.header.block_entries as usize;
        let side = mover.index() * self.header.blocks_per_side();
        (side + index / entries, index % entries)
    }

    pub(crate) fn blocks(&self) -> usize {
        self.header.lines.len()
    }

    /// How many entries a block has.
    pub(crate) fn entries_of(&self, block: usize) -> usize {
        let per_side = self.header.blocks_per_side().max(1);
        let before = (block % per_side) as u64 * u64::from(self.header.block_entries);
        let left = self.header.entries.saturating_sub(before);
        left.min(self.header.block_entries.into()) as usize
    }

    /// The bytes of a block, as they fit their checksum.
    pub(super) fn packed(&self, block: usize) -> Result<&[u8], FormatError> {
        let damaged = FormatError::Block { block };
        let (line, begin, end) = match (self.header.lines.get(block), self.begins.get(block..)) {
            (Some(line), Some(&[begin, end, ..])) => (line, begin, end),
            _ => return Err(damaged),
        };
        let packed = self.bytes.as_ref().get(begin as usize..end as usize);
        packed
            .filter(|packed| crc32fast::hash(packed) == line.checksum)
            .ok_or(damaged)
    }

    /// Checks all blocks against their checksums.
    pub(crate) fn check(&self) -> Result<(), FormatError> {
        (0..self.blocks()).try_for_each(|block| self.packed(block).map(|_| ()))
    }

    /// Unpacks a block, checking it first.
    pub(crate) fn unpack(&self, block: usize, unpacked: &mut Vec<u8>) -> Result<(), FormatError> {
        let damaged = FormatError::Block { block };
        let entries = self.entries_of(block);
        match self.packed(block)? {
            [ALL_EQUAL, low, high] => {
                let number = u16::from_le_bytes([*low, *high]);
                self.width.all_equal(number, entries, unpacked);
                Ok(())
            }
            [ZSTANDARD, frame @ ..] => {
                unpack_frame(frame, self.width.bytes(entries), unpacked).ok_or(damaged)
            }
            _ => Err(damaged),
        }
    }

    /// The value of an entry of an unpacked block; of a table of grades with
    /// distance 0. `None` is a number that stands for nothing.
    #[inline]
    pub(crate) fn value(&self, unpacked: &[u8], place: usize) -> Option<Value> {
        let number = self.width.get(unpacked, place);
        match self.header.content {
            Content::Grades => value_of_grade(number),
            Content::Distances => {
                let code = self.header.codes.get(usize::from(number))?;
                Some(Entry::from_bits(*code).value())
            }
        }
    }
}

/// The value, without its distance, that a number of two bits stands for.
#[inline]
pub(crate) fn value_of_grade(number: u16) -> Option<Value> {
    Some(match Grade::ALL.get(usize::from(number))? {
        Grade::Loss => Value::Loss(0),
        Grade::Draw => Value::Draw,
        Grade::Win => Value::Win(0),
    })
}
