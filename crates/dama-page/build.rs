//! Makes the enum of the page's texts from the English file.

use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(&std::env::var("CARGO_MANIFEST_DIR")?).join("../../web/texts");
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = dama_texts::files(&folder)?;
    for (tag, _) in &files {
        let file = folder.join(tag).with_extension("ftl");
        println!("cargo::rerun-if-changed={}", file.display());
    }
    let out = Path::new(&std::env::var("OUT_DIR")?).join("keys.rs");
    // Told by `Display`: faults name file, line and key.
    let code = dama_texts::keys_rs(&files).map_err(|error| error.to_string())?;
    std::fs::write(out, code)?;
    Ok(())
}
