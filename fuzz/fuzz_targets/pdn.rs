//! Game records: what is read is written and read again.
//!
//! Run it with `cargo xtask fuzz pdn`.

#![no_main]

#[path = "../../crates/dama-pdn/tests/fuzz/laws.rs"]
mod laws;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| laws::records(bytes));
