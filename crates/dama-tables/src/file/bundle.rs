//! Several tables in one file, one behind the other: each says how long it is.

use super::header::{FormatError, Header};
use super::table::Table;

/// Takes a file of whole tables apart, each with the name under which a
/// [`Store`](crate::Store) keeps it, such as `classic/KKvK.wdl`. All bytes are
/// compared with their checksums.
///
/// # Errors
///
/// Any of the tables is damaged, or something else stands between or behind them.
pub fn split_tables(mut bytes: &[u8]) -> Result<Vec<(String, &[u8])>, FormatError> {
    let mut tables = Vec::new();
    while !bytes.is_empty() {
        let (header, length) = Header::read(bytes)?;
        let blocks: u64 = header.lines.iter().map(|line| u64::from(line.length)).sum();
        let expected = length as u64 + blocks;
        let found = bytes.len() as u64;
        let (table, rest) = usize::try_from(expected)
            .ok()
            .and_then(|length| bytes.split_at_checked(length))
            .ok_or(FormatError::Length { found, expected })?;
        Table::open(table)?.check()?;
        tables.push((header.title(), table));
        bytes = rest;
    }
    Ok(tables)
}
