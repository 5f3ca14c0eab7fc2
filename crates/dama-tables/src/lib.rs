#![doc = include_str!("../README.md")]

mod bits;
mod combinations;
mod counts;
mod entry;
mod facts;
mod file;
mod index;
#[cfg(not(target_arch = "wasm32"))]
mod job;
mod library;
mod material;
mod moves;
mod parallel;
mod pieces;
mod probe;
mod resolve;
mod shelf;
mod solve;
mod solved;
mod unpacked;
mod value;
mod verify;

pub use counts::{Counts, Longest};
pub use facts::Facts;
pub use file::{Content, FORMAT_VERSION, FormatError, checksum, file_name, split_tables};
#[cfg(not(target_arch = "wasm32"))]
pub use job::{Build, BuildError, Job, Plan, Watcher};
pub use library::TableError;
pub use material::{Force, MOST_PIECES, Material, MaterialError, Mover};
pub use probe::{Answer, BUILT_IN_PIECES, ProbeError, Probed, Prober, Unknown};
pub use shelf::{Memory, Nowhere, Shelf, Store};
pub use solve::{Progress, Silent, SolveError};
pub use solved::{Solutions, Solved};
pub use unpacked::{Scratch, Unpacked};
pub use value::{Grade, Value};
pub use verify::{Verifier, VerifyError};
