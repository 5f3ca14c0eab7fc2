//! Tables that are opened when they are first needed, and the blocks unpacked last.

use std::collections::{HashMap, VecDeque};
use std::io;

use dama_core::RuleSet;

use crate::file::{Content, FormatError, Table, file_name};
use crate::index::Index;
use crate::pieces::Placed;
use crate::shelf::Shelf;
use crate::{Material, Value};

/// Bytes of unpacked blocks that are kept; a page has less room.
const CACHE_BYTES: usize = if cfg!(target_arch = "wasm32") {
    12 << 20
} else {
    64 << 20
};

/// Why a table cannot be used. The message names the file.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// It is damaged, or something else.
    #[error("{name}: {cause}")]
    Format {
        /// The name of the table.
        name: String,
        /// What is wrong with it.
        cause: FormatError,
    },
    /// It cannot be read or written.
    #[error("{name}: {cause}")]
    Storage {
        /// The name of the table.
        name: String,
        /// What the storage says.
        cause: io::Error,
    },
}

/// A table and the numbers of its positions.
pub(crate) struct Opened<B> {
    pub(crate) table: Table<B>,
    name: String,
}

impl<B> Opened<B> {
    pub(crate) fn damaged(&self, cause: FormatError) -> TableError {
        TableError::Format {
            name: self.name.clone(),
            cause,
        }
    }
}

/// Opens a table and checks all its bytes against their checksums.
pub(crate) fn open<S: Shelf>(
    shelf: &S,
    rules: &RuleSet,
    index: &Index,
    content: Content,
) -> Result<Option<Opened<S::Bytes>>, TableError> {
    let material = index.material();
    let name = file_name(rules, material, content);
    let bytes = match shelf.fetch(&name) {
        Ok(Some(bytes)) => bytes,
        Ok(None) => return Ok(None),
        Err(cause) => return Err(TableError::Storage { name, cause }),
    };
    let opened = Table::open_as(bytes, rules, material, content, index.len() as u64)
        .and_then(|table| table.check().map(|()| table));
    match opened {
        Ok(table) => Ok(Some(Opened { table, name })),
        Err(cause) => Err(TableError::Format { name, cause }),
    }
}

/// The tables of a rule set on a shelf.
pub(crate) struct Library<S: Shelf> {
    shelf: S,
    rules: RuleSet,
    indexes: Vec<Option<Index>>,
    /// By [`slot`]; the inner option is whether there is such a table.
    tables: Vec<Option<Option<Opened<S::Bytes>>>>,
    cache: Cache,
}

const fn slot(material: Material, content: Content) -> usize {
    material.id() * Content::ALL.len() + content as usize
}

impl<S: Shelf> Library<S> {
    pub(crate) fn new(shelf: S, rules: RuleSet) -> Self {
        let mut tables = Vec::new();
        tables.resize_with(Material::IDS * Content::ALL.len(), || None);
        Self {
            shelf,
            rules,
            indexes: vec![None; Material::IDS],
            tables,
            cache: Cache::default(),
        }
    }

    /// Forgets the blocks that are unpacked.
    pub(crate) fn clear_cache(&mut self) {
        self.cache = Cache::default();
    }

    /// The value of a position; of a table of grades with distance 0. `None`
    /// where there is no such table.
    pub(crate) fn value(
        &mut self,
        placed: &Placed,
        content: Content,
    ) -> Result<Option<Value>, TableError> {
        let Placed {
            material,
            pieces,
            mover,
        } = placed;
        let index = self.indexes[material.id()].get_or_insert_with(|| Index::new(*material));
        let slot = slot(*material, content);
        let table = match &mut self.tables[slot] {
            Some(table) => table,
            unknown => unknown.insert(open(&self.shelf, &self.rules, index, content)?),
        };
        let Some(opened) = table else {
            return Ok(None);
        };
        let (block, place) = opened.table.place(*mover, index.locate(pieces).index);
        let unpacked = self
            .cache
            .get((slot as u64) << 32 | block as u64, |unpacked| {
                opened.table.unpack(block, unpacked)
            });
        let value = unpacked.and_then(|unpacked| {
            let value = opened.table.value(unpacked, place);
            value.ok_or(FormatError::Block { block })
        });
        match value {
            Ok(value) => Ok(Some(value)),
            Err(cause) => Err(opened.damaged(cause)),
        }
    }
}

/// Unpacked blocks; the oldest goes first.
#[derive(Default)]
struct Cache {
    blocks: HashMap<u64, Vec<u8>>,
    order: VecDeque<u64>,
    bytes: usize,
}

impl Cache {
    fn get(
        &mut self,
        key: u64,
        unpack: impl FnOnce(&mut Vec<u8>) -> Result<(), FormatError>,
    ) -> Result<&[u8], FormatError> {
        if !self.blocks.contains_key(&key) {
            let mut block = Vec::new();
            while self.bytes > CACHE_BYTES
                && let Some(oldest) = self.order.pop_front()
            {
                if let Some(freed) = self.blocks.remove(&oldest) {
                    self.bytes -= freed.len();
                    // Its memory serves again.
                    block = freed;
                }
            }
            unpack(&mut block)?;
            self.bytes += block.len();
            self.order.push_back(key);
            self.blocks.insert(key, block);
        }
        Ok(self.blocks.get(&key).map_or(&[], Vec::as_slice))
    }
}
