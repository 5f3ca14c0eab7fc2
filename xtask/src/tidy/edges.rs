//! Which crate of ours may use which.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Each crate by its folder, and what it may use: `ARCHITECTURE.md` says why.
const ALLOWED: [(&str, &[&str]); 19] = [
    ("crates/dama-core", &[]),
    ("crates/dama-pdn", &["dama-core"]),
    ("crates/dama-tables", &["dama-core"]),
    ("crates/dama-engine", &["dama-core", "dama-tables"]),
    ("crates/dama-hub", &["dama-core"]),
    (
        "crates/dama-match",
        &[
            "dama-core",
            "dama-hub",
            "dama-pdn",
            "dama-tables",
            "dama-engine",
        ],
    ),
    (
        "crates/dama-train",
        &["dama-core", "dama-tables", "dama-engine"],
    ),
    ("crates/dama-testkit", &["dama-core"]),
    (
        "crates/dama-wasm",
        &["dama-core", "dama-pdn", "dama-engine", "dama-tables"],
    ),
    ("crates/dama-texts", &[]),
    ("crates/dama-page", &["dama-core", "dama-pdn", "dama-texts"]),
    (
        "crates/dama-server",
        &["dama-core", "dama-pdn", "dama-engine"],
    ),
    (
        "crates/dama-cli",
        &[
            "dama-core",
            "dama-hub",
            "dama-match",
            "dama-pdn",
            "dama-tables",
            "dama-engine",
            "dama-train",
            "dama-server",
        ],
    ),
    (
        "crates/dama-python",
        &["dama-core", "dama-pdn", "dama-tables", "dama-engine"],
    ),
    ("xtask", &[]),
    ("xtask/apk-builder", &[]),
    (
        "xtask/web-builder",
        &["dama-core", "dama-tables", "dama-texts"],
    ),
    ("web", &["dama-core", "dama-page"]),
    (
        "fuzz",
        &["dama-core", "dama-pdn", "dama-engine", "dama-testkit"],
    ),
];

/// What any crate may use in its tests besides.
const IN_TESTS: [&str; 2] = ["dama-core", "dama-testkit"];

/// Who may use whom in its tests only: the page asks the worker as it does in the browser.
const BESIDES: (&str, &str) = ("crates/dama-page", "dama-wasm");

/// What a dependency is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    Building,
    Testing,
    Running,
}

/// One dependency on a crate of ours.
#[derive(Debug, PartialEq, Eq)]
struct Edge {
    line: usize,
    to: String,
    purpose: Use,
}

/// Every dependency that the table does not allow, and every crate that it does not know.
pub fn check(root: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for folder in crates(root)? {
        let place = format!("{folder}/Cargo.toml");
        let path = root.join(&place);
        let manifest =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        match ALLOWED.iter().find(|(known, _)| *known == folder) {
            None => faults.push(format!(
                "{place}: this crate is not in the table of xtask/src/tidy/edges.rs"
            )),
            Some((_, allowed)) => faults.extend(
                edges(&manifest)
                    .iter()
                    .filter(|edge| !is_allowed(&folder, allowed, edge))
                    .map(|edge| {
                        format!(
                            "{place}:{}: may not use {} (see xtask/src/tidy/edges.rs)",
                            edge.line, edge.to
                        )
                    }),
            ),
        }
    }
    Ok(faults)
}

fn is_allowed(folder: &str, allowed: &[&str], edge: &Edge) -> bool {
    let to = edge.to.as_str();
    match edge.purpose {
        // The texts are compiled while the page is built, and are then no part of it.
        Use::Running => {
            allowed.contains(&to) && (to != "dama-texts" || folder.starts_with("xtask"))
        }
        Use::Building => allowed.contains(&to),
        Use::Testing => allowed.contains(&to) || IN_TESTS.contains(&to) || BESIDES == (folder, to),
    }
}

/// The folders that hold a crate.
fn crates(root: &Path) -> Result<BTreeSet<String>> {
    let mut folders = BTreeSet::new();
    for place in ["", "crates", "xtask"] {
        for entry in fs::read_dir(root.join(place))? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if entry.path().join("Cargo.toml").is_file() {
                folders.insert(if place.is_empty() {
                    name
                } else {
                    format!("{place}/{name}")
                });
            }
        }
    }
    Ok(folders)
}

/// The dependencies on crates of ours that a manifest names.
///
/// Reads just as much TOML as our manifests have: headers, and a dependency a line.
fn edges(manifest: &str) -> Vec<Edge> {
    let mut found = Vec::new();
    let mut purpose = None;
    for (index, line) in manifest.lines().enumerate() {
        let line = line.trim();
        let key = if let Some(header) = line.strip_prefix('[') {
            let header = header.trim_end_matches(']');
            purpose = purpose_of(header);
            // `[dependencies.dama-core]` names the crate in the header.
            header.rsplit('.').next().unwrap_or_default()
        } else {
            line.split(['=', '.', ' ']).next().unwrap_or_default()
        };
        let key = key.trim_matches('"');
        if let Some(purpose) = purpose
            && key.starts_with("dama-")
        {
            found.push(Edge {
                line: index + 1,
                to: key.to_owned(),
                purpose,
            });
        }
    }
    found
}

fn purpose_of(header: &str) -> Option<Use> {
    let part = |name: &str| {
        header == name
            || header.contains(&format!(".{name}"))
            || header.starts_with(&format!("{name}."))
    };
    if part("dev-dependencies") {
        Some(Use::Testing)
    } else if part("build-dependencies") {
        Some(Use::Building)
    } else if part("dependencies") {
        Some(Use::Running)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{Edge, Use, edges, is_allowed};

    const MANIFEST: &str = "\
[package]
name = \"dama-x\"

[dependencies]
anyhow = \"1\"
dama-core.workspace = true
dama-pdn = { workspace = true }

[dev-dependencies]
dama-testkit = { path = \"../dama-testkit\" }

[target.'cfg(target_arch = \"wasm32\")'.dependencies]
dama-engine = { workspace = true }

[build-dependencies.dama-texts]
workspace = true

[features]
dama-core = []
";

    fn edge(line: usize, to: &str, purpose: Use) -> Edge {
        Edge {
            line,
            to: to.to_owned(),
            purpose,
        }
    }

    #[test]
    fn reads_dependencies_in_every_form() {
        assert_eq!(
            edges(MANIFEST),
            [
                edge(6, "dama-core", Use::Running),
                edge(7, "dama-pdn", Use::Running),
                edge(10, "dama-testkit", Use::Testing),
                edge(13, "dama-engine", Use::Running),
                edge(15, "dama-texts", Use::Building),
            ]
        );
    }

    #[test]
    fn the_test_kit_is_for_tests_and_texts_are_for_building() {
        let page = &["dama-core", "dama-texts"];
        assert!(is_allowed(
            "crates/dama-page",
            page,
            &edge(1, "dama-testkit", Use::Testing)
        ));
        assert!(!is_allowed(
            "crates/dama-page",
            page,
            &edge(1, "dama-testkit", Use::Running)
        ));
        assert!(is_allowed(
            "crates/dama-page",
            page,
            &edge(1, "dama-texts", Use::Building)
        ));
        assert!(!is_allowed(
            "crates/dama-page",
            page,
            &edge(1, "dama-texts", Use::Running)
        ));
        assert!(!is_allowed(
            "crates/dama-page",
            page,
            &edge(1, "dama-engine", Use::Running)
        ));
    }
}
