//! `cargo xtask tables`: the endgame tables of up to four pieces, and the check that they
//! are the ones that the repository names.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::workspace::{Workspace, execute, shown, step};

/// Where the checksums of all tables are kept; the tables themselves are not.
pub const CHECKSUMS: &str = "crates/dama-tables/testdata/checksums.txt";

/// Where page and program take the tables from; Git does not know them.
pub fn built(workspace: &Workspace) -> PathBuf {
    workspace.root.join("crates/dama-tables/built")
}

/// An endgame with inputs whose captures lead further than its own.
const MADE_AGAIN: [&str; 2] = ["KMMvK.wdl", "KMMvK.distance"];

/// What `cargo xtask tables` takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checksums {
    /// Those in the repository must fit.
    Compare,
    /// Those of the tables just built are written into the repository.
    Write,
}

/// How the program that builds the tables is itself built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// As it is shipped: it takes longest to compile.
    Release,
    /// As the tests have built it, which is there already.
    Tested,
}

/// Builds the tables anew into `target/tables`, compares them, and puts them where page
/// and program take them from.
pub fn build(workspace: &Workspace, program: Program, checksums: Checksums) -> Result<()> {
    let (profile, arguments): (&str, &[&str]) = match program {
        Program::Release => ("release", &["--release", "--package", "dama-cli"]),
        Program::Tested => ("debug", &["--workspace", "--bin", "dama"]),
    };
    execute(workspace.cargo("build").args(arguments))?;
    let dama = workspace.built(profile, "dama");
    let folder = workspace.target.join("tables");

    step("Endgame tables");
    // What an earlier version of the program has built must not pass for new.
    if folder.is_dir() {
        fs::remove_dir_all(&folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    let build = || {
        let mut build = workspace.command(&dama);
        build.args(["tables", "build", "--pieces", "4", "--tables"]);
        execute(build.arg(&folder))
    };
    build()?;
    // What is made again from tables that are there must be the same.
    for rules in ["classic", "federation"] {
        for file in MADE_AGAIN {
            let path = folder.join(rules).join(file);
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    build()?;

    let mut list = workspace.command(&dama);
    list.args(["tables", "info", "--checksums", "--tables"])
        .arg(&folder);
    let found = list
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {}", shown(&list)))?;
    if !found.status.success() {
        bail!("{} failed ({})", shown(&list), found.status);
    }
    let found = String::from_utf8(found.stdout).context("checksums are text")?;
    let path = workspace.root.join(CHECKSUMS);
    if checksums == Checksums::Write {
        fs::write(&path, &found).with_context(|| format!("cannot write {CHECKSUMS}"))?;
    }
    let known = fs::read_to_string(&path).with_context(|| format!("cannot read {CHECKSUMS}"))?;
    match difference(&known, &found) {
        None => {
            let built = built(workspace);
            put_in_place(&folder, &built, &found)?;
            println!(
                "The tables in {} are those of {CHECKSUMS}; page and program take them from there.",
                built.display()
            );
            Ok(())
        }
        Some((known, found)) => bail!(
            "the tables are not those of {CHECKSUMS}: it has {known:?}, and built is {found:?}; \
             where the change is meant, cargo xtask tables --write"
        ),
    }
}

/// Copies the tables of a list from one folder to another. Those that are there stay
/// untouched, so that what embeds them is not built again.
fn put_in_place(from: &Path, to: &Path, list: &str) -> Result<()> {
    for line in list.lines() {
        let name = line.split_whitespace().last().unwrap_or_default();
        let (source, target) = (from.join(name), to.join(name));
        let bytes =
            fs::read(&source).with_context(|| format!("cannot read {}", source.display()))?;
        if fs::read(&target).is_ok_and(|present| present == bytes) {
            continue;
        }
        let written = target
            .parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| fs::write(&target, bytes));
        written.with_context(|| format!("cannot write {}", target.display()))?;
    }
    Ok(())
}

/// The first line in which two lists differ.
fn difference<'a>(known: &'a str, found: &'a str) -> Option<(&'a str, &'a str)> {
    let (mut known, mut found) = (known.lines(), found.lines());
    loop {
        match (known.next(), found.next()) {
            (None, None) => return None,
            (a, b) if a == b => {}
            (a, b) => return Some((a.unwrap_or_default(), b.unwrap_or_default())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn the_first_other_line() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(difference("a\nb\n", "a\nc\n"), Some(("b", "c")));
        assert_eq!(difference("a\n", "a\nc\n"), Some(("", "c")));
        assert_eq!(difference("a\nb\n", "a\n"), Some(("b", "")));
    }
}
