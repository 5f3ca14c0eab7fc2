//! A game to which is done what the bytes say.
//!
//! Run it with `cargo xtask fuzz game`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| dama_testkit::fuzz::game(bytes));
