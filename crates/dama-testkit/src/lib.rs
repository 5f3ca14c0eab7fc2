//! What the tests of Dama share; no program and no library depends on it.
//!
//! - [`mod@reference`]: the rules a second time, slow and plain, to compare with.
//! - [`checks`]: compares the library with the reference at one position.
//! - [`random`], [`setups`], [`games`]: chance from a seed, set-ups and games made of it.
//! - [`strategies`]: the same for `proptest`, which makes failing cases small.
//! - [`records`]: reads the project's own test data.
//! - [`works`]: programs whose work is counted and timed.
//! - [`fuzz`]: what the fuzz targets do, so that plain tests can do it too.

pub mod checks;
pub mod fuzz;
pub mod games;
pub mod random;
pub mod records;
pub mod reference;
pub mod setups;
#[cfg(feature = "proptest")]
pub mod strategies;
pub mod works;
