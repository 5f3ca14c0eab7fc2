//! Files of samples, written piece by piece.
//!
//! A header of 64 bytes, then batches. All numbers have their low byte first.
//!
//! | bytes of the header | what they hold |
//! |---|---|
//! | 0 to 7 | `DAMAPLAY` |
//! | 8 to 11 | the version, 1 |
//! | 12 to 15 | games in each batch |
//! | 16 to 23 | the seed |
//! | 24 to 31 | nodes a move |
//! | 32 to 39 | the number of the network that played, 0 for none |
//! | 40, 41 | the fewest and the most random plies at the beginning of a game |
//! | 42 | the most pieces of tables that ended games, 0 for none |
//! | 43 to 59 | 0 |
//! | 60 to 63 | the CRC-32 of all bytes before |
//!
//! | bytes of a batch | what they hold |
//! |---|---|
//! | 0 to 3 | its number, from 0 |
//! | 4 to 7 | how many samples there are |
//! | 8 to 11 | the CRC-32 of all its other bytes |
//! | 12 .. | the samples, 20 bytes each: see [`Sample::to_bytes`] |
//!
//! What a kill leaves half written at the end is cut off when the file is opened
//! again; the rest is as it would have been.

use std::io::{self, Read, Seek, SeekFrom, Write};

use dama_core::packed::checksum;

use crate::{Sample, SampleError, Settings};

/// The version that is written.
const VERSION: u32 = 1;

const MAGIC: [u8; 8] = *b"DAMAPLAY";

const HEADER: usize = 64;

const BATCH_HEADER: usize = 12;

/// No batch has more samples.
const MOST_SAMPLES: usize = 1 << 22;

/// Why a file of samples cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum GamesFileError {
    /// It cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is something else.
    #[error("this is no file of games for training")]
    NotGames,
    /// It is of a version that this program does not know.
    #[error("games of version {0} cannot be read")]
    UnknownVersion(u32),
    /// Its games were played otherwise than these would be.
    #[error("the file has games of other settings: {found}; asked for: {asked}")]
    OtherSettings {
        /// How they were played.
        found: Settings,
        /// How they are to be played.
        asked: Settings,
    },
    /// A sample is none, although the checksum is right.
    #[error(transparent)]
    Sample(#[from] SampleError),
}

/// The settings as the header of a file.
fn header(settings: &Settings) -> [u8; HEADER] {
    let mut bytes = [0; HEADER];
    bytes[..8].copy_from_slice(&MAGIC);
    bytes[8..12].copy_from_slice(&VERSION.to_le_bytes());
    bytes[12..16].copy_from_slice(&settings.games_in_a_batch.to_le_bytes());
    bytes[16..24].copy_from_slice(&settings.seed.to_le_bytes());
    bytes[24..32].copy_from_slice(&settings.nodes.to_le_bytes());
    bytes[32..40].copy_from_slice(&settings.network.to_le_bytes());
    bytes[40] = settings.random_plies[0];
    bytes[41] = settings.random_plies[1];
    bytes[42] = settings.table_pieces;
    let sum = checksum(&bytes[..60]);
    bytes[60..].copy_from_slice(&sum.to_le_bytes());
    bytes
}

fn settings_of(bytes: &[u8; HEADER]) -> Result<Settings, GamesFileError> {
    let four = |at| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    let eight = |at| u64::from(four(at)) | u64::from(four(at + 4)) << 32;
    if bytes[..8] != MAGIC {
        return Err(GamesFileError::NotGames);
    }
    if four(8) != VERSION {
        return Err(GamesFileError::UnknownVersion(four(8)));
    }
    if four(60) != checksum(&bytes[..60]) {
        return Err(GamesFileError::NotGames);
    }
    Ok(Settings {
        games_in_a_batch: four(12),
        seed: eight(16),
        nodes: eight(24),
        network: eight(32),
        random_plies: [bytes[40], bytes[41]],
        table_pieces: bytes[42],
    })
}

/// Fills the buffer; `false` where the file ends before.
fn fill(file: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match file.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

/// Reads a file of samples; tells the samples of each whole batch and stops where
/// a batch is missing or damaged.
///
/// # Errors
///
/// It is no such file.
pub fn read_samples(
    file: &mut impl Read,
    mut tell: impl FnMut(Sample),
) -> Result<Settings, GamesFileError> {
    let (settings, _) = scan(file, |bytes| {
        let (samples, _) = bytes.as_chunks();
        for sample in samples {
            tell(Sample::from_bytes(sample)?);
        }
        Ok(())
    })?;
    Ok(settings)
}

/// What a file holds: its settings, how many batches, and the bytes up to the end
/// of the last whole one.
fn scan(
    file: &mut impl Read,
    mut tell: impl FnMut(&[u8]) -> Result<(), SampleError>,
) -> Result<(Settings, (u32, u64)), GamesFileError> {
    let mut first = [0; HEADER];
    if !fill(file, &mut first)? {
        return Err(GamesFileError::NotGames);
    }
    let settings = settings_of(&first)?;
    let mut batches = 0;
    let mut end = HEADER as u64;
    let mut bytes = Vec::new();
    loop {
        let mut head = [0; BATCH_HEADER];
        if !fill(file, &mut head)? {
            break;
        }
        let [a, b, c, d, e, f, g, h, sum @ ..] = head;
        let count = u32::from_le_bytes([e, f, g, h]) as usize;
        if u32::from_le_bytes([a, b, c, d]) != batches || count > MOST_SAMPLES {
            break;
        }
        bytes.clear();
        bytes.extend_from_slice(&head[..8]);
        bytes.resize(8 + count * Sample::LENGTH, 0);
        if !fill(file, &mut bytes[8..])? || u32::from_le_bytes(sum) != checksum(&bytes) {
            break;
        }
        tell(&bytes[8..])?;
        batches += 1;
        end += (BATCH_HEADER + count * Sample::LENGTH) as u64;
    }
    Ok((settings, (batches, end)))
}

/// A file that grows batch by batch.
pub(crate) struct Writer<F> {
    file: F,
    /// The number of the next batch.
    pub(crate) next: u32,
}

impl<F: Read + Write + Seek> Writer<F> {
    /// Goes on with a file, or begins an empty one.
    pub(crate) fn open(mut file: F, settings: &Settings) -> Result<Self, GamesFileError> {
        let length = file.seek(SeekFrom::End(0))?;
        file.seek(SeekFrom::Start(0))?;
        if length == 0 {
            file.write_all(&header(settings))?;
            return Ok(Self { file, next: 0 });
        }
        let (found, (next, end)) = scan(&mut io::BufReader::new(&mut file), |_| Ok(()))?;
        if found != *settings {
            let asked = *settings;
            return Err(GamesFileError::OtherSettings { found, asked });
        }
        file.seek(SeekFrom::Start(end))?;
        Ok(Self { file, next })
    }

    /// Writes the next batch, over what a kill may have left.
    pub(crate) fn add(&mut self, samples: &[Sample]) -> io::Result<()> {
        let count = samples.len() as u32;
        let mut bytes = Vec::with_capacity(BATCH_HEADER + samples.len() * Sample::LENGTH);
        bytes.extend_from_slice(&self.next.to_le_bytes());
        bytes.extend_from_slice(&count.to_le_bytes());
        for sample in samples {
            bytes.extend_from_slice(&sample.to_bytes());
        }
        let sum = checksum(&bytes);
        bytes.splice(8..8, sum.to_le_bytes());
        self.file.write_all(&bytes)?;
        self.file.flush()?;
        self.next += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
