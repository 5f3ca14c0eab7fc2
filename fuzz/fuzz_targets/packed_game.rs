//! Packed games: what can be read packs to the same bytes.
//!
//! Run it with `cargo xtask fuzz packed_game`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| dama_testkit::fuzz::packed_game(bytes));
