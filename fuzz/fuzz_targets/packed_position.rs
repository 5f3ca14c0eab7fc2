//! Packed positions: what can be read packs to the same bytes.
//!
//! Run it with `cargo fuzz run packed_position -s none fuzz/corpus/packed_position fuzz/seeds/packed_position`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| dama_testkit::fuzz::packed_position(bytes));
