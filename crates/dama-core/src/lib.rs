//! dama-core
