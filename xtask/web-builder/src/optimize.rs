//! `wasm-opt`, where the machine has it. The page works and keeps its budget without.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use walrus::{ExportItem, Module};

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
        Ok(output) if output.status.success() => {
            let optimized = fs::read(&after)?;
            if tables(&optimized)? == tables(&wasm)? {
                optimized
            } else {
                eprintln!(
                    "This wasm-opt spoils the module (it is older than 110), so it is not used."
                );
                wasm
            }
        }
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            eprintln!("wasm-opt failed, so it is not used: {}", said.trim());
            wasm
        }
        Err(cause) if cause.kind() == ErrorKind::NotFound => wasm,
        Err(cause) => return Err(cause).context("cannot start wasm-opt"),
    };
    fs::remove_dir_all(scratch)?;
    Ok(optimized)
}

/// The exported tables, by name, with what they hold.
///
/// Until version 109 wasm-opt exported the first table in place of any other: the script then keeps
/// its objects among the functions, and the page does not start.
fn tables(wasm: &[u8]) -> Result<BTreeMap<String, String>> {
    let module = Module::from_buffer(wasm)?;
    let exported = module
        .exports
        .iter()
        .filter_map(|export| match export.item {
            ExportItem::Table(id) => {
                let holds = format!("{:?}", module.tables.get(id).element_ty);
                Some((export.name.clone(), holds))
            }
            _ => None,
        });
    Ok(exported.collect())
}

#[cfg(test)]
mod tests {
    use super::tables;

    /// A module with two tables, of functions and of objects, which exports one of them as `t`.
    fn module(exported: u8) -> Vec<u8> {
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        wasm.extend([4, 7, 2, 0x70, 0, 1, 0x6f, 0, 1]); // tables
        wasm.extend([7, 5, 1, 1, b't', 1, exported]); // exports
        wasm
    }

    #[test]
    fn an_exchanged_table_is_seen() {
        let tables = |exported| tables(&module(exported)).expect("the module is valid");
        assert_eq!(tables(1).len(), 1);
        assert_ne!(tables(0), tables(1));
    }
}
