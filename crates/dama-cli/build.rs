//! Embeds the endgame tables up to four pieces, which `cargo xtask tables` builds, into
//! the program.
//!
//! A clone in which they have not been built compiles all the same: endgames of up to
//! three pieces are then solved in memory.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let tables = here.join("../dama-tables");
    let built = tables.join("built");
    // A missing path would make Cargo run this script each time, so its parent is watched.
    let watched = if built.is_dir() { &built } else { &tables };
    println!("cargo::rerun-if-changed={}", watched.display());
    println!("cargo::rerun-if-changed=build.rs");
    let mut list = String::from("&[\n");
    for (name, path) in files(&built)? {
        let path = path.canonicalize()?;
        let _ = writeln!(list, "    ({name:?}, include_bytes!({path:?})),");
    }
    list.push(']');
    fs::write(PathBuf::from(variable("OUT_DIR")?).join("tables.rs"), list)
}

fn variable(name: &str) -> io::Result<String> {
    env::var(name).map_err(|cause| io::Error::other(format!("{name}: {cause}")))
}

/// All tables with their names, such as `classic/KKvK.wdl`, in the order of the names.
fn files(built: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    for rules in ["classic", "federation"] {
        let folder = built.join(rules);
        if !folder.is_dir() {
            continue;
        }
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path
                .extension()
                .is_some_and(|ending| ending == "wdl" || ending == "distance")
            {
                let file = path.file_name().unwrap_or_default().to_string_lossy();
                files.push((format!("{rules}/{file}"), path.clone()));
            }
        }
    }
    files.sort();
    Ok(files)
}
