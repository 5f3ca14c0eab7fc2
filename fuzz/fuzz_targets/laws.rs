//! The positions of a game keep the laws of keys, symmetry and packing.
//!
//! Run it with `cargo xtask fuzz laws`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| dama_testkit::fuzz::laws(bytes));
