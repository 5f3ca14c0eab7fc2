//! `wasm-opt`, where the machine has it. The page works and keeps its budget without.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

/// What matters more in a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The page: it is waited for.
    Size,
    /// The engine: it thinks. It is also the one module that may hold SIMD instructions.
    Speed,
}

/// The features that the compiler uses, one by one: `-all` makes modules that browsers refuse.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// The module made smaller or quicker, or as it was where there is no `wasm-opt` or it fails.
pub fn optimize(wasm: Vec<u8>, aim: Aim, scratch: &Path) -> Result<Vec<u8>> {
    fs::create_dir_all(scratch)?;
    let before = scratch.join("before.wasm");
    let after = scratch.join("after.wasm");
    fs::write(&before, &wasm).with_context(|| format!("cannot write {}", before.display()))?;

    let mut command = Command::new("wasm-opt");
    command.args(FEATURES);
    match aim {
        Aim::Size => command.arg("-Oz"),
        Aim::Speed => command.args(["--enable-simd", "-O3"]),
    };
    let result = command.arg(&before).arg("-o").arg(&after).output();
    let optimized = match result {
        Ok(output) if output.status.success() => fs::read(&after)?,
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            eprintln!(
                "wasm-opt failed, so the module stays as it is: {}",
                said.trim()
            );
            wasm
        }
        Err(cause) if cause.kind() == ErrorKind::NotFound => wasm,
        Err(cause) => return Err(cause).context("cannot start wasm-opt"),
    };
    fs::remove_dir_all(scratch)?;
    Ok(optimized)
}
