//! Positions as text: what can be read is written and read again.
//!
//! Run it with `cargo xtask fuzz fen`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| dama_testkit::fuzz::fen(bytes));
