//! The shell's logic on an ordinary Java machine, with plain stand-ins for Android's classes.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::framework::Class;
use crate::java::sources;
use crate::plan::{Plan, java, run};
use crate::stubs;

/// Compiles the shell with the stand-ins and the tests: the folder of the classes.
///
/// The stand-ins in `android/tests/framework` come first; whatever they leave out is a stub that does
/// nothing.
fn compile(plan: &Plan, list: &[Class]) -> Result<PathBuf> {
    let folder = plan.out.join("trial");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let stubs = folder.join("stubs");
    let classes = folder.join("classes");
    stubs::write(list, &stubs)?;
    let stand_ins = plan.android.join("tests/framework");
    let path = std::env::join_paths([&stand_ins, &stubs]).context("a path with a colon")?;
    let mut javac = java("javac");
    javac
        .args(["--release", "11", "-encoding", "UTF-8", "-g"])
        .arg("-sourcepath")
        .arg(path)
        .arg("-d")
        .arg(&classes);
    for part in [
        plan.android.join("java"),
        plan.out.join("build/generated"),
        plan.android.join("tests/app"),
    ] {
        javac.args(sources(&part)?);
    }
    run(&mut javac)?;
    Ok(classes)
}

/// Runs the tests: what they print.
pub fn run_tests(plan: &Plan, list: &[Class]) -> Result<String> {
    let classes = compile(plan, list)?;
    let said = run(java("java")
        .arg("-ea")
        .arg("-classpath")
        .arg(classes)
        .arg("app.dama.board.Tests"))?;
    Ok(said.trim_end().to_owned())
}
