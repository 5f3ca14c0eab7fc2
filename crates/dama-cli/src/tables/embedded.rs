//! The tables that lie in the program.

use std::io;

use dama_core::RuleSet;
use dama_tables::Shelf;

/// By their names; none where the program was built before the tables were.
static TABLES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/tables.rs"));

/// A shelf with the tables up to four pieces, or an empty one.
#[derive(Clone, Copy)]
pub struct Embedded;

impl Embedded {
    /// How many tables of a rule set there are, and their bytes.
    pub fn size(self, rules: &RuleSet) -> (usize, u64) {
        let sizes = TABLES.iter().filter_map(|(name, bytes)| {
            let (owner, _) = name.split_once('/')?;
            (owner == rules.name).then_some(bytes.len() as u64)
        });
        sizes.fold((0, 0), |(count, sum), bytes| (count + 1, sum + bytes))
    }
}

impl Shelf for Embedded {
    type Bytes = &'static [u8];

    fn fetch(&self, name: &str) -> io::Result<Option<&'static [u8]>> {
        let found = TABLES.binary_search_by_key(&name, |(known, _)| known);
        Ok(found.ok().map(|place| TABLES[place].1))
    }
}

#[cfg(test)]
mod tests {
    use super::{Embedded, TABLES};
    use dama_tables::Shelf;

    #[test]
    fn each_is_found_and_no_other() {
        for (name, bytes) in TABLES {
            let found = Embedded.fetch(name).expect("memory");
            assert_eq!(found.map(<[u8]>::len), Some(bytes.len()), "{name}");
        }
        assert!(
            Embedded
                .fetch("classic/KKKvKK.wdl")
                .expect("memory")
                .is_none()
        );
        assert!(TABLES.is_sorted_by_key(|(name, _)| name));
    }
}
