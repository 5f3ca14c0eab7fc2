//! From a compiled module to what a browser loads: the script around it and the module itself.

use std::path::Path;

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

/// A module with its script.
pub struct Bound {
    /// An ES module whose default export takes the address of the wasm.
    pub script: String,
    /// The wasm, stripped of names.
    pub wasm: Vec<u8>,
}

/// Runs wasm-bindgen over the module at `path`.
pub fn bind(path: &Path, name: &str) -> Result<Bound> {
    let mut output = Bindgen::new()
        .input_path(path)
        .out_name(name)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    let inline = output
        .snippets()
        .values()
        .any(|scripts| !scripts.is_empty());
    if inline || !output.local_modules().is_empty() {
        bail!("it brings scripts of its own, which the page has no place for");
    }
    Ok(Bound {
        script: output.js().to_owned(),
        wasm: output.wasm_mut().emit_wasm(),
    })
}
