//! The beginning of a table file: what it holds, and where.

#[cfg(not(target_arch = "wasm32"))]
use dama_core::RuleSet;

#[cfg(not(target_arch = "wasm32"))]
use crate::Mover;
use crate::counts::{Counts, Longest};
use crate::{Force, Material};

/// What a table holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// Win, draw or loss.
    Grades,
    /// The same with the plies until the game is over.
    Distances,
}

impl Content {
    /// Grades, then distances.
    pub const ALL: [Self; 2] = [Self::Grades, Self::Distances];

    /// The ending of file names: `wdl` or `distance`.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Grades => "wdl",
            Self::Distances => "distance",
        }
    }
}

/// Why some bytes are no table, or no longer the one that was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// They do not begin as a table does.
    #[error("this is no table")]
    NoTable,
    /// A table of another version.
    #[error("this is a table of version {found}, and only version {FORMAT_VERSION} is known")]
    Version {
        /// The version it has.
        found: u16,
    },
    /// The header does not fit its checksum, or says what cannot be.
    #[error("the header is damaged")]
    Header,
    /// The file is shorter or longer than its header says.
    #[error("the file has {found} bytes and should have {expected}")]
    Length {
        /// The bytes that there are.
        found: u64,
        /// The bytes that there should be.
        expected: u64,
    },
    /// A block does not fit its checksum or cannot be unpacked.
    #[error("block {block} is damaged")]
    Block {
        /// Its number, from 0.
        block: usize,
    },
    /// A sound table, but another one.
    #[error("this is the table {found}, and not {expected}")]
    Another {
        /// What it is.
        found: String,
        /// What it should be.
        expected: String,
    },
}

const MAGIC: [u8; 8] = *b"DAMATABL";
/// The version of the format.
pub const FORMAT_VERSION: u16 = 1;
/// Bytes of the fixed part, of the counts of a side and of a block's line.
const FIXED: usize = 56;
const COUNTS: usize = 56;
const LINE: usize = 8;
const RULES: usize = 16;
/// Stands for "none" where a number of plies is meant.
#[cfg(not(target_arch = "wasm32"))]
const NONE: u64 = u64::MAX;
/// More entries than any endgame of five pieces has; larger ones are not read.
const MOST_ENTRIES: u64 = 1 << 32;

/// Where a block lies, and its checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) length: u32,
    pub(super) checksum: u32,
}

/// All that a file says before its blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Header {
    pub(super) content: Content,
    pub(super) rules: String,
    pub(super) material: Material,
    /// By [`Material::movers`].
    pub(super) counts: Vec<Counts>,
    /// Entries of each side to move.
    pub(super) entries: u64,
    pub(super) block_entries: u32,
    /// The values that the numbers in the blocks stand for, as codes of `Entry`.
    pub(super) codes: Vec<u16>,
    /// All blocks of the first side to move, then those of the second.
    pub(super) lines: Vec<Line>,
}

impl Header {
    pub(super) fn blocks_per_side(&self) -> usize {
        self.entries.div_ceil(u64::from(self.block_entries)) as usize
    }

    /// What the table is, in words.
    pub(super) fn title(&self) -> String {
        title(&self.rules, self.material, self.content)
    }

    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend_from_slice(&MAGIC);
        bytes.extend_from_slice(&FORMAT_VERSION.to_le_bytes());
        bytes.push(self.content as u8);
        bytes.push(self.counts.len() as u8);
        for mover in Mover::BOTH {
            let force = self.material.force(mover);
            bytes.extend_from_slice(&[force.kings, force.men]);
        }
        let mut rules = [0; RULES];
        for (to, from) in rules.iter_mut().zip(self.rules.bytes()) {
            *to = from;
        }
        bytes.extend_from_slice(&rules);
        bytes.extend_from_slice(&self.entries.to_le_bytes());
        bytes.extend_from_slice(&self.block_entries.to_le_bytes());
        bytes.extend_from_slice(&(self.lines.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&(self.codes.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&[0; 4]);
        for counts in &self.counts {
            for number in [counts.won, counts.drawn, counts.lost] {
                bytes.extend_from_slice(&number.to_le_bytes());
            }
            for longest in [counts.longest_win, counts.longest_loss] {
                let plies = longest.map_or(NONE, |longest| longest.plies.into());
                bytes.extend_from_slice(&plies.to_le_bytes());
                let index = longest.map_or(NONE, |longest| longest.index);
                bytes.extend_from_slice(&index.to_le_bytes());
            }
        }
        for code in &self.codes {
            bytes.extend_from_slice(&code.to_le_bytes());
        }
        for line in &self.lines {
            bytes.extend_from_slice(&line.length.to_le_bytes());
            bytes.extend_from_slice(&line.checksum.to_le_bytes());
        }
        let checksum = crc32fast::hash(&bytes);
        bytes.extend_from_slice(&checksum.to_le_bytes());
        bytes
    }

    /// Reads a header; gives it with its length in bytes.
    pub(super) fn read(bytes: &[u8]) -> Result<(Self, usize), FormatError> {
        if !bytes.starts_with(&MAGIC) {
            return Err(FormatError::NoTable);
        }
        let mut reader = Reader {
            bytes,
            at: MAGIC.len(),
        };
        let version = reader.u16()?;
        if version != FORMAT_VERSION {
            return Err(FormatError::Version { found: version });
        }
        let [content, sides, a, b, c, d] = reader.array()?;
        let rules: [u8; RULES] = reader.array()?;
        let entries = reader.u64()?;
        let block_entries = reader.u32()?;
        let lines = reader.u32()? as usize;
        let codes = reader.u32()? as usize;
        // The numbers are not believed before their checksum fits.
        let length = FIXED
            + usize::from(sides) * COUNTS
            + 2 * codes.min(1 << 16)
            + LINE * lines.min(1 << 28);
        let sound = bytes
            .get(..length)
            .zip(bytes.get(length..length + 4))
            .is_some_and(|(head, sum)| crc32fast::hash(head).to_le_bytes() == sum);
        if !sound {
            return Err(FormatError::Header);
        }
        reader.array::<4>()?;
        let counts = (0..sides)
            .map(|_| reader.counts())
            .collect::<Result<_, _>>()?;
        let codes = (0..codes).map(|_| reader.u16()).collect::<Result<_, _>>()?;
        let lines = (0..lines)
            .map(|_| {
                Ok(Line {
                    length: reader.u32()?,
                    checksum: reader.u32()?,
                })
            })
            .collect::<Result<_, _>>()?;
        let name: Vec<u8> = rules.into_iter().take_while(|&byte| byte != 0).collect();
        let material = Material::of(Force { kings: a, men: b }, Force { kings: c, men: d });
        let header = Self {
            content: match content {
                0 => Content::Grades,
                1 => Content::Distances,
                _ => return Err(FormatError::Header),
            },
            rules: String::from_utf8(name).map_err(|_| FormatError::Header)?,
            material: material.ok_or(FormatError::Header)?,
            counts,
            entries,
            block_entries,
            codes,
            lines,
        };
        let fits = header.counts.len() == header.material.movers().len()
            && (1..=1 << 24).contains(&block_entries)
            && entries <= MOST_ENTRIES
            && header.lines.len() == header.blocks_per_side() * header.counts.len();
        if fits {
            Ok((header, length + 4))
        } else {
            Err(FormatError::Header)
        }
    }
}

/// What a table is, in words.
pub(super) fn title(rules: &str, material: Material, content: Content) -> String {
    format!("{rules}/{material}.{}", content.extension())
}

/// Whether a rule set's name fits into a header.
#[cfg(not(target_arch = "wasm32"))]
pub(super) const fn can_be_named(rules: &RuleSet) -> bool {
    rules.name.len() <= RULES
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn array<const N: usize>(&mut self) -> Result<[u8; N], FormatError> {
        let array = self
            .bytes
            .get(self.at..)
            .and_then(|rest| rest.first_chunk::<N>())
            .ok_or(FormatError::Header)?;
        self.at += N;
        Ok(*array)
    }

    fn u16(&mut self) -> Result<u16, FormatError> {
        self.array().map(u16::from_le_bytes)
    }

    fn u32(&mut self) -> Result<u32, FormatError> {
        self.array().map(u32::from_le_bytes)
    }

    fn u64(&mut self) -> Result<u64, FormatError> {
        self.array().map(u64::from_le_bytes)
    }

    fn counts(&mut self) -> Result<Counts, FormatError> {
        let (won, drawn, lost) = (self.u64()?, self.u64()?, self.u64()?);
        Ok(Counts {
            won,
            drawn,
            lost,
            longest_win: self.longest()?,
            longest_loss: self.longest()?,
        })
    }

    fn longest(&mut self) -> Result<Option<Longest>, FormatError> {
        let (plies, index) = (self.u64()?, self.u64()?);
        let plies = u16::try_from(plies);
        Ok(plies.ok().map(|plies| Longest { plies, index }))
    }
}
