//! The engine for browsers without SIMD must do without: one such instruction, and they refuse it whole.

use anyhow::{Context, Result};
use wasmparser::{Validator, WasmFeatures};

/// Fails where a browser without SIMD would not take the module.
pub fn ensure_none(wasm: &[u8]) -> Result<()> {
    let features = WasmFeatures::default() - WasmFeatures::SIMD - WasmFeatures::RELAXED_SIMD;
    Validator::new_with_features(features)
        .validate_all(wasm)
        .context("browsers without SIMD would refuse this module")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::ensure_none;

    /// A module with one function: its type and its code.
    fn module(result: u8, code: &[u8]) -> Vec<u8> {
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        wasm.extend([1, 5, 1, 0x60, 0, 1, result]); // types
        wasm.extend([3, 2, 1, 0]); // functions
        let length = code.len() as u8;
        wasm.extend([10, length + 4, 1, length + 2, 0]); // code
        wasm.extend(code);
        wasm.push(0x0b);
        wasm
    }

    #[test]
    fn one_instruction_of_simd_is_found() {
        let number = [0x41, 0];
        let spread = [0x41, 0, 0xfd, 15];
        assert!(ensure_none(&module(0x7f, &number)).is_ok());
        assert!(ensure_none(&module(0x7b, &spread)).is_err());
    }
}
