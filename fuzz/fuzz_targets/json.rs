//! JSON of every type: what can be read is written and read again.
//!
//! Run it with `cargo fuzz run json -s none fuzz/corpus/json fuzz/seeds/json`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| dama_testkit::fuzz::json(bytes));
