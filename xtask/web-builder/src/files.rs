//! Writes the page to `web/dist`, each file with its Brotli sibling.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;
use std::{fs, io};

use crate::Effort;
use crate::bundle::Bundle;

/// What `cargo xtask` writes beside the page, to know what it was built from.
const STAMP: &str = "stamp.txt";

/// A file as it was written.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The path in `web/dist`.
    pub path: String,
    /// Its size in bytes.
    pub plain: usize,
    /// Its size over the wire: compressed, where that is smaller.
    pub packed: usize,
}

/// Writes what has changed and removes what is no longer part of the page.
///
/// Files that stay the same are not touched, so that the program that embeds them is not built again.
pub fn store(bundle: &Bundle, out: &Path, effort: Effort) -> io::Result<Vec<Stored>> {
    let mut stored = Vec::new();
    let mut keep = BTreeSet::new();
    for (path, content) in &bundle.files {
        // Tables are packed already, and packing them once more takes long.
        let packed = (path != "csp.txt" && !path.ends_with(".tables"))
            .then(|| compress(content, effort))
            .transpose()?;
        let packed = packed.filter(|packed| packed.len() < content.len());
        write_if_changed(&out.join(path), content)?;
        keep.insert(path.clone());
        if let Some(packed) = &packed {
            write_if_changed(&out.join(format!("{path}.br")), packed)?;
            keep.insert(format!("{path}.br"));
        }
        stored.push(Stored {
            path: path.clone(),
            plain: content.len(),
            packed: packed.map_or(content.len(), |packed| packed.len()),
        });
    }
    remove_others(out, "", &keep)?;
    Ok(stored)
}

fn compress(content: &[u8], effort: Effort) -> io::Result<Vec<u8>> {
    let quality = match effort {
        Effort::Fast => 4,
        Effort::Full => 11,
    };
    let mut packed = Vec::new();
    {
        let mut writer = brotli::CompressorWriter::new(&mut packed, 1 << 16, quality, 22);
        writer.write_all(content)?;
    }
    Ok(packed)
}

fn write_if_changed(path: &Path, content: &[u8]) -> io::Result<()> {
    if fs::read(path).is_ok_and(|present| present == content) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, content)
}

fn remove_others(folder: &Path, prefix: &str, keep: &BTreeSet<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = format!(
            "{prefix}{}",
            path.file_name().unwrap_or_default().to_string_lossy()
        );
        if path.is_dir() {
            remove_others(&path, &format!("{name}/"), keep)?;
        } else if name != STAMP && !keep.contains(&name) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}
