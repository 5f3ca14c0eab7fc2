//! The library's moves, paths and results beside the slow reference's.
//!
//! Run it with `cargo xtask fuzz generator`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| dama_testkit::fuzz::generator(bytes));
