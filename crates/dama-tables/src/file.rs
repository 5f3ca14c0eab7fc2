//! One table as a file: format, packing, unpacking. `docs/tables.md` describes it.

mod block;
mod bundle;
mod header;
#[cfg(not(target_arch = "wasm32"))]
mod pack;
mod table;

pub use bundle::split_tables;
pub use header::{Content, FORMAT_VERSION, FormatError};
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use pack::pack;
pub(crate) use table::{Table, value_of_grade};

use dama_core::RuleSet;

use crate::Material;

/// The checksum of a whole file: CRC-32 as in zip and PNG.
pub fn checksum(bytes: &[u8]) -> u32 {
    crc32fast::hash(bytes)
}

/// The name under which a table is kept, as in `classic/KKvK.wdl`.
pub fn file_name(rules: &RuleSet, material: Material, content: Content) -> String {
    format!("{}/{material}.{}", rules.name, content.extension())
}

#[cfg(test)]
mod tests;
