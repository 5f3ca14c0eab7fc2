//! Writing a table.

use core::num::NonZeroUsize;

use dama_core::RuleSet;

use super::block::{ALL_EQUAL, Width, ZSTANDARD};
use super::header::{Content, Header, Line, can_be_named};
use crate::entry::Entry;
use crate::parallel::spread;
use crate::solve::Progress;
use crate::{Grade, Solved};

/// Entries of a block, by content: 16 KiB of grades, 64 KiB of distances.
const BLOCK_ENTRIES: usize = 1 << 16;

/// How hard Zstandard tries. Large tables are packed with less effort: they
/// would take longer to pack than to solve.
const fn effort(content: Content, pieces: u8) -> i32 {
    match content {
        Content::Distances if pieces > 4 => 6,
        Content::Grades | Content::Distances => 16,
    }
}

/// Packs a solved endgame. The bytes are the same for any number of threads.
pub(crate) fn pack(
    solved: &Solved,
    rules: &RuleSet,
    content: Content,
    threads: NonZeroUsize,
    progress: &dyn Progress,
) -> std::io::Result<Vec<u8>> {
    debug_assert!(can_be_named(rules));
    let material = solved.material();
    let codes = match content {
        Content::Grades => Vec::new(),
        Content::Distances => codes(solved, threads),
    };
    let numbers = Numbers::new(content, &codes);
    let width = Width::of(content, codes.len());
    let level = effort(content, material.pieces());
    let sides: Vec<&[u16]> = material
        .movers()
        .iter()
        .map(|&mover| solved.entries(mover))
        .collect();
    let parts: Vec<&[u16]> = sides
        .iter()
        .flat_map(|side| side.chunks(BLOCK_ENTRIES))
        .collect();
    let packed = spread(threads, parts.len(), |take| {
        let mut packer = Packer::new(width, level)?;
        let mut done = Vec::new();
        while let Some((part, entries)) = take().and_then(|part| Some((part, *parts.get(part)?))) {
            done.push((part, packer.pack(&numbers.fill(entries))?));
            progress.advance(entries.len() as u64);
        }
        Ok::<_, std::io::Error>(done)
    });
    let mut blocks = packed.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    blocks.sort_by_key(|(part, _)| *part);
    let header = Header {
        content,
        rules: rules.name.to_owned(),
        material,
        counts: material
            .movers()
            .iter()
            .map(|&mover| *solved.counts(mover))
            .collect(),
        entries: solved.index().len() as u64,
        block_entries: BLOCK_ENTRIES as u32,
        codes,
        lines: blocks
            .iter()
            .map(|(_, block)| Line {
                length: block.len() as u32,
                checksum: crc32fast::hash(block),
            })
            .collect(),
    };
    let mut bytes = header.to_bytes();
    for (_, block) in blocks {
        bytes.extend_from_slice(&block);
    }
    Ok(bytes)
}

/// The codes that occur, smallest first.
fn codes(solved: &Solved, threads: NonZeroUsize) -> Vec<u16> {
    let parts: Vec<&[u16]> = solved
        .material()
        .movers()
        .iter()
        .flat_map(|&mover| solved.entries(mover).chunks(BLOCK_ENTRIES))
        .collect();
    let found = spread(threads, parts.len(), |take| {
        let mut seen = vec![false; 1 << 16];
        while let Some(entries) = take().and_then(|part| parts.get(part)) {
            for &bits in *entries {
                seen[usize::from(
                    kept(Entry::from_bits(bits))
                        .unwrap_or(Entry::of(crate::Value::Draw))
                        .bits(),
                )] = true;
            }
        }
        seen
    });
    let occurs = |code: &u16| found.iter().any(|seen| seen[usize::from(*code)]);
    (0..=u16::MAX).filter(occurs).collect()
}

/// What a file must hold; `None` where any number does.
fn kept(entry: Entry) -> Option<Entry> {
    (!entry.is_open()).then(|| Entry::of(entry.value()))
}

/// The numbers that stand for entries.
struct Numbers {
    content: Content,
    /// By code; only for distances.
    of_code: Vec<u16>,
}

impl Numbers {
    fn new(content: Content, codes: &[u16]) -> Self {
        let mut of_code = Vec::new();
        if content == Content::Distances {
            of_code.resize(1 << 16, 0);
            for (number, &code) in codes.iter().enumerate() {
                of_code[usize::from(code)] = number as u16;
            }
        }
        Self { content, of_code }
    }

    fn of(&self, entry: Entry) -> u16 {
        match self.content {
            Content::Grades => match entry.value().grade() {
                Grade::Loss => 0,
                Grade::Draw => 1,
                Grade::Win => 2,
            },
            Content::Distances => self.of_code[usize::from(entry.bits())],
        }
    }

    /// The numbers of a block. Where any number does it is the one before, so
    /// that nothing new has to be packed.
    fn fill(&self, entries: &[u16]) -> Vec<u16> {
        let known = |&bits: &u16| kept(Entry::from_bits(bits)).map(|entry| self.of(entry));
        let mut last = entries.iter().find_map(known).unwrap_or(0);
        let next = |bits| {
            last = known(bits).unwrap_or(last);
            last
        };
        entries.iter().map(next).collect()
    }
}

/// Packs one block after the other.
struct Packer {
    width: Width,
    compressor: zstd::bulk::Compressor<'static>,
    plain: Vec<u8>,
}

impl Packer {
    fn new(width: Width, level: i32) -> std::io::Result<Self> {
        let mut compressor = zstd::bulk::Compressor::new(level)?;
        // The directory has the checksums, of the packed bytes.
        compressor.include_checksum(false)?;
        compressor.include_contentsize(false)?;
        Ok(Self {
            width,
            compressor,
            plain: Vec::new(),
        })
    }

    fn pack(&mut self, numbers: &[u16]) -> std::io::Result<Vec<u8>> {
        if let Some((first, rest)) = numbers.split_first()
            && rest.iter().all(|number| number == first)
        {
            let [low, high] = first.to_le_bytes();
            return Ok(vec![ALL_EQUAL, low, high]);
        }
        self.width.lay_out(numbers, &mut self.plain);
        let mut block = vec![ZSTANDARD];
        block.extend_from_slice(&self.compressor.compress(&self.plain)?);
        Ok(block)
    }
}
