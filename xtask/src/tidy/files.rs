//! What every source file keeps to.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// A file longer than this is two files.
const LONGEST: usize = 600;

/// Languages that the page must speak; each further one needs only its file.
const LANGUAGES: [&str; 14] = [
    "ar", "bg", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "it", "ru", "tr",
];

/// Folders that hold nothing of ours, or nothing written by hand.
const ASIDE: [&str; 5] = ["target", "dist", "node_modules", "corpus", "artifacts"];

/// Endings of the files that are read.
const SOURCES: [&str; 12] = [
    "rs", "toml", "md", "js", "mjs", "css", "html", "ftl", "json", "svg", "py", "pyi",
];

/// Every fault of every file.
pub fn check(root: &Path) -> Result<Vec<String>> {
    let mut paths = Vec::new();
    collect(root, &mut paths)?;
    paths.sort();

    let mut faults = Vec::new();
    for path in paths {
        let name = path
            .strip_prefix(root)
            .unwrap_or(&path)
            .to_string_lossy()
            .replace('\\', "/");
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {name}"))?;
        faults.extend(faults_of(&name, &text));
    }
    for language in LANGUAGES {
        if !root.join(format!("web/texts/{language}.ftl")).is_file() {
            faults.push(format!(
                "web/texts/{language}.ftl: this language is missing"
            ));
        }
    }
    Ok(faults)
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if !name.starts_with('.') && !ASIDE.contains(&&*name) {
                collect(&path, paths)?;
            }
        } else if path
            .extension()
            .is_some_and(|ending| SOURCES.contains(&&*ending.to_string_lossy()))
        {
            paths.push(path);
        }
    }
    Ok(())
}

fn faults_of(name: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let data = name.contains("/testdata/") || name.ends_with(".json");
    for (index, line) in text.lines().enumerate() {
        if !data && line.ends_with([' ', '\t', '\r']) {
            faults.push(format!(
                "{name}:{}: spaces at the end of the line",
                index + 1
            ));
        }
    }
    if !data && !text.is_empty() && (!text.ends_with('\n') || text.ends_with("\n\n")) {
        faults.push(format!("{name}: must end with one line break"));
    }
    if name.ends_with(".rs") {
        faults.extend(rust_faults(name, text));
    }
    faults
}

fn rust_faults(name: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if !text.starts_with("//!") && !text.starts_with("#![doc") {
        faults.push(format!(
            "{name}:1: must open with `//!` and what the file is for"
        ));
    }
    if name.ends_with("/mod.rs") {
        faults.push(format!(
            "{name}: a module is `name.rs`, its parts lie in `name/`"
        ));
    }
    let lines = text.lines().count();
    if lines > LONGEST && !is_for_tests(name) && !text.contains("@generated") {
        faults.push(format!("{name}: {lines} lines, {LONGEST} allowed"));
    }
    // In pieces, so that this file does not hold them.
    for word in [
        concat!("dbg", "!("),
        concat!("todo", "!("),
        concat!("unimplemented", "!("),
    ] {
        for (index, _) in text
            .lines()
            .enumerate()
            .filter(|(_, line)| line.contains(word))
        {
            faults.push(format!("{name}:{}: {word}) is left over", index + 1));
        }
    }
    faults
}

fn is_for_tests(name: &str) -> bool {
    let mut folders = name.split('/');
    folders.any(|part| matches!(part, "tests" | "tests.rs" | "benches"))
}

#[cfg(test)]
mod tests {
    use super::faults_of;

    fn faults(name: &str, text: &str) -> usize {
        faults_of(name, text).len()
    }

    #[test]
    fn each_fault_is_found() {
        assert_eq!(faults("a/src/lib.rs", "//! A.\n\nfn a() {}\n"), 0);
        assert_eq!(faults("a/src/lib.rs", "fn a() {}\n"), 1);
        assert_eq!(faults("a/src/mod.rs", "//! A.\n"), 1);
        assert_eq!(faults("a/src/lib.rs", "//! A. \n"), 1);
        assert_eq!(faults("a/src/lib.rs", "//! A."), 1);
        assert_eq!(
            faults("a/src/lib.rs", concat!("//! A.\nfn a() { todo", "!() }\n")),
            1
        );
        assert_eq!(faults("a.css", "a {}\t\nb {}\n\n"), 2);
    }

    #[test]
    fn long_files_are_for_tests_or_generated() {
        let long = format!("//! A.\n{}", "// a\n".repeat(600));
        assert_eq!(faults("a/src/lib.rs", &long), 1);
        assert_eq!(faults("a/src/lib/tests.rs", &long), 0);
        assert_eq!(faults("a/tests/all.rs", &long), 0);
        assert_eq!(faults("a/src/lib.rs", &format!("{long}// @generated\n")), 0);
    }
}
