//! No text is translated for nothing.

use std::fs;
use std::path::Path;

use dama_texts::{files, master, unused_keys};

#[test]
fn the_page_uses_every_text() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sources = Vec::new();
    for folder in ["crates/dama-page/src", "web/src"] {
        collect(&root.join(folder), &mut sources);
    }
    let files = files(&root.join("web/texts")).expect("the texts can be read");
    let master = master(&files).expect("the English texts have no faults");
    assert_eq!(unused_keys(&master, &sources), [""; 0]);
}

/// The Rust files of a folder and of the folders in it, without tests.
fn collect(folder: &Path, sources: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect(&path, sources);
        } else if path.extension().is_some_and(|ending| ending == "rs")
            && !path.ends_with("tests.rs")
        {
            sources.push(fs::read_to_string(&path).expect("sources are UTF-8"));
        }
    }
}
