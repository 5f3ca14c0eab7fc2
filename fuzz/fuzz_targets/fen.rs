//! Positions as text: what can be read is written and read again.
//!
//! Run it with `cargo fuzz run fen -s none fuzz/corpus/fen fuzz/seeds/fen`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| dama_testkit::fuzz::fen(bytes));
