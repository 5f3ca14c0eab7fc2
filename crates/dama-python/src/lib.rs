//! The module `turkdama` for Python: what a Python program sees of the rules, the
//! engine, the tables and the records.
//!
//! The rules are not known here: everything is asked of the libraries. The
//! classes that never change are frozen, those that do have a lock; work of more than
//! a moment is done without the interpreter's lock, and Ctrl-C ends it.

mod analysis;
mod arrays;
mod arrays_of_moves;
mod count;
mod engine;
mod errors;
mod game;
mod interrupt;
mod limits;
mod moves;
mod node;
mod numpy;
mod pdn;
mod position;
mod random;
mod record;
mod room;
mod setup;
mod source;
mod square;
mod svg;
mod tables;
mod values;
mod words;

/// The compiled part of `turkdama`.
#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use crate::analysis::Analysis;
    #[pymodule_export]
    use crate::arrays::{array_of_positions, planes_of_all, positions_of_array, random_positions};
    #[pymodule_export]
    use crate::arrays_of_moves::{legal_moves_of_all, legal_paths_of_all};
    #[pymodule_export]
    use crate::engine::Engine;
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::moves::Move;
    #[pymodule_export]
    use crate::node::Node;
    #[pymodule_export]
    use crate::pdn::PdnReader;
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::random::random_game;
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::setup::Setup;
    #[pymodule_export]
    use crate::tables::Tables;

    #[pymodule_export]
    #[allow(non_upper_case_globals)]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
