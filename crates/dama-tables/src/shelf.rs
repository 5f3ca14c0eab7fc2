//! Where tables are kept. This crate opens no file: whoever uses it says where
//! bytes come from.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

/// Gives the bytes of tables by their names, such as `classic/KKvK.wdl`.
pub trait Shelf {
    /// Bytes that lie in memory or are mapped there.
    type Bytes: AsRef<[u8]>;

    /// The bytes of a table; `None` where there is none of this name.
    ///
    /// # Errors
    ///
    /// It cannot be read.
    fn fetch(&self, name: &str) -> io::Result<Option<Self::Bytes>>;
}

/// Keeps tables.
pub trait Store: Shelf {
    /// Keeps a table under a name, wholly or not at all, whatever happens meanwhile.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    fn put(&self, name: &str, bytes: &[u8]) -> io::Result<()>;

    /// Removes a table, if there is one.
    ///
    /// # Errors
    ///
    /// It cannot be removed.
    fn remove(&self, name: &str) -> io::Result<()>;
}

/// Nothing is kept here.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nowhere;

impl Shelf for Nowhere {
    type Bytes = [u8; 0];

    fn fetch(&self, _: &str) -> io::Result<Option<[u8; 0]>> {
        Ok(None)
    }
}

/// Tables in memory, as a page loads them and tests make them.
#[derive(Debug, Default)]
pub struct Memory(Mutex<BTreeMap<String, Arc<[u8]>>>);

impl Memory {
    /// The names of all tables.
    pub fn names(&self) -> Vec<String> {
        self.with(|tables| tables.keys().cloned().collect())
    }

    fn with<T>(&self, action: impl FnOnce(&mut BTreeMap<String, Arc<[u8]>>) -> T) -> T {
        // Whole tables only are put in, so a panic elsewhere leaves none half written.
        action(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Shelf for Memory {
    type Bytes = Arc<[u8]>;

    fn fetch(&self, name: &str) -> io::Result<Option<Arc<[u8]>>> {
        Ok(self.with(|tables| tables.get(name).cloned()))
    }
}

impl Store for Memory {
    fn put(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        self.with(|tables| tables.insert(name.to_owned(), bytes.into()));
        Ok(())
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.with(|tables| tables.remove(name));
        Ok(())
    }
}

impl<S: Shelf> Shelf for Arc<S> {
    type Bytes = S::Bytes;

    fn fetch(&self, name: &str) -> io::Result<Option<S::Bytes>> {
        (**self).fetch(name)
    }
}

impl<S: Shelf> Shelf for &S {
    type Bytes = S::Bytes;

    fn fetch(&self, name: &str) -> io::Result<Option<S::Bytes>> {
        (**self).fetch(name)
    }
}
