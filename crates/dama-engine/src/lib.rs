//! dama-engine
