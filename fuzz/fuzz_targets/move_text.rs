//! Moves as text: what is read is a legal move.
//!
//! Run it with `cargo xtask fuzz move_text`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| dama_testkit::fuzz::move_text(bytes));
