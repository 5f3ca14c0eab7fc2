//! dama-wasm
