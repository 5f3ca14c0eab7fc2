//! Embeds `web/dist`, the built page, into the server as a table of files.
//!
//! A clone in which the page has not been built yet compiles all the same: the table is then empty
//! and the server says how to build the page.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Files in `web/dist` that are for the build only.
const NOT_SERVED: [&str; 2] = ["/csp.txt", "/stamp.txt"];

fn main() -> io::Result<()> {
    let here = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let web = here.join("../../web");
    let dist = web.join("dist");
    let table = if dist.join("index.html").is_file() {
        // It names all other files by their hashes, so it changes when any of them does.
        watch(&dist.join("index.html"));
        table_of(&dist.canonicalize()?)?
    } else {
        // A missing path would make Cargo run this script each time, so its parent is watched.
        watch(&web);
        String::from("Page { files: &[], policy: None }")
    };
    println!("cargo::rerun-if-changed=build.rs");
    fs::write(PathBuf::from(variable("OUT_DIR")?).join("page.rs"), table)
}

fn variable(name: &str) -> io::Result<String> {
    env::var(name).map_err(|cause| io::Error::other(format!("{name}: {cause}")))
}

fn watch(path: &Path) {
    if path.exists() {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

/// The source of one `Page` value: its files in the order of their paths, and its policy.
fn table_of(dist: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    collect(dist, "", &mut files)?;
    files.sort();

    let mut table = String::from("Page { files: &[\n");
    for (name, path) in &files {
        if name.ends_with(".br") || NOT_SERVED.contains(&name.as_str()) {
            continue;
        }
        watch(path);
        let packed = path.with_file_name(format!("{}.br", file_name(path)));
        let brotli = if packed.is_file() {
            format!("Some(include_bytes!({packed:?}))")
        } else {
            String::from("None")
        };
        let tag = checksum(&fs::read(path)?);
        let _ = writeln!(
            table,
            "    PageFile {{ path: {name:?}, tag: \"{tag:016x}\", body: include_bytes!({path:?}), brotli: {brotli} }},",
        );
    }
    let policy = match fs::read_to_string(dist.join("csp.txt")) {
        Ok(text) => format!("Some({:?})", text.trim()),
        Err(_) => String::from("None"),
    };
    let _ = write!(table, "], policy: {policy} }}");
    Ok(table)
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = format!("{prefix}/{}", file_name(&path));
        if path.is_dir() {
            collect(&path, &name, files)?;
        } else {
            files.push((name, path));
        }
    }
    Ok(())
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// FNV-1a: the entity tag only has to change with the content.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
