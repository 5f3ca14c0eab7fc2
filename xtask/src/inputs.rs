//! Knowing whether something has changed since it was last built from it.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Folders that no build reads.
const ASIDE: [&str; 9] = [
    "built",
    "target",
    "dist",
    "node_modules",
    "tests",
    "benches",
    "testdata",
    "examples",
    "proptest-regressions",
];

/// A checksum over the names and contents of files and of everything in folders.
///
/// Contents, not times: a fresh clone of the same sources gives the same checksum.
pub fn checksum(root: &Path, paths: &[&str], extra: &str) -> io::Result<String> {
    let mut files = Vec::new();
    for path in paths {
        collect(&root.join(path), &mut files)?;
    }
    files.sort();
    let mut hasher = DefaultHasher::new();
    extra.hash(&mut hasher);
    for file in files {
        file.strip_prefix(root).unwrap_or(&file).hash(&mut hasher);
        fs::read(&file)?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if path.is_file() {
        files.push(path.to_path_buf());
    } else if path.is_dir() {
        for entry in fs::read_dir(path)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let aside = path.is_dir() && ASIDE.contains(&&*name);
            if !aside && !name.starts_with('.') {
                collect(&path, files)?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::checksum;

    #[test]
    fn depends_on_files_and_on_what_is_added() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let sum = |paths: &[&str], extra: &str| {
            checksum(here, paths, extra).expect("the sources can be read")
        };
        assert_eq!(sum(&["src"], ""), sum(&["src"], ""));
        assert_ne!(sum(&["src"], ""), sum(&["src"], "x"));
        assert_ne!(sum(&["src"], ""), sum(&["src", "Cargo.toml"], ""));
        assert_eq!(sum(&["src", "missing"], ""), sum(&["src"], ""));
    }
}
