//! The shell in Java: compiled, and turned into Android's own code.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha256};

use crate::framework::Class;
use crate::plan::{Plan, java, run};
use crate::stubs;

/// The archive with `dx` in the npm package `@nativescript/android` 9.1.1.
const DX: &str = "65b0efce431b4c554d1aed6e18a6d7d20d02cbe945a3302cdf635e3031f35152";

/// The names in the head of a class file: the format of Java 8 and that of Java 7.
const JAVA_8: u8 = 52;
const JAVA_7: u8 = 51;

/// Compiles the shell: the path of `classes.dex`.
pub fn compile(plan: &Plan, list: &[Class], generated: &Path, scratch: &Path) -> Result<PathBuf> {
    let classes = scratch.join("classes");
    let mut javac = java("javac");
    javac
        .args([
            "--release",
            "8",
            "-Xlint:all,-options",
            "-Werror",
            "-g:source,lines",
        ])
        .args(["-encoding", "UTF-8", "-implicit:none"]);
    if plan.has_sdk() {
        javac.arg("-classpath").arg(&plan.framework);
        // Old ways are used where the device is old.
        javac.arg("-Xlint:-deprecation,-removal");
    } else {
        let stubs = scratch.join("stubs");
        stubs::write(list, &stubs)?;
        javac.arg("-sourcepath").arg(stubs);
    }
    javac.arg("-d").arg(&classes);
    for folder in [plan.android.join("java"), generated.to_owned()] {
        javac.args(sources(&folder)?);
    }
    run(&mut javac)?;
    remove_numbers(&classes.join("app/dama/board"))?;

    let dex = scratch.join("classes.dex");
    let files = all(&classes, "class")?;
    if let Some(d8) = &plan.d8 {
        run(Command::new(d8)
            .args(["--release", "--min-api", "24", "--lib"])
            .arg(&plan.framework)
            .arg("--output")
            .arg(scratch)
            .args(&files))?;
    } else if let Some(dx) = &plan.dx {
        check_dx(dx)?;
        for file in &files {
            make_older(file)?;
        }
        run(java("java")
            .arg("-classpath")
            .arg(dx)
            .args(["com.android.dx.command.Main", "--dex", "--no-locals"])
            .arg(format!("--output={}", dex.display()))
            .arg(&classes))?;
    }
    Ok(dex)
}

/// All Java sources of a folder.
pub fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    all(folder, "java")
}

fn all(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(all(&path, ending)?);
        } else if path.extension().is_some_and(|other| other == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The numbers of the resources stand in the code that uses them; their classes only take space.
fn remove_numbers(folder: &Path) -> Result<()> {
    for file in all(folder, "class")? {
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if name == "R.class" || name.starts_with("R$") {
            fs::remove_file(file)?;
        }
    }
    Ok(())
}

/// Tells `dx`, which knows Java 7, that a class is of that age.
///
/// Newer Java kits write no Java 7 any more; the format is the same as long as no lambda and no method with
/// code in an interface is used, and those `dx` refuses.
fn make_older(file: &Path) -> Result<()> {
    let mut content = fs::read(file)?;
    match content.get_mut(7) {
        Some(age) if *age == JAVA_8 => *age = JAVA_7,
        _ => bail!("{} is no class of Java 8", file.display()),
    }
    fs::write(file, content)?;
    Ok(())
}

fn check_dx(archive: &Path) -> Result<()> {
    let content =
        fs::read(archive).with_context(|| format!("cannot read {}", archive.display()))?;
    let digest = Sha256::digest(&content);
    let sum: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    ensure!(
        sum == DX,
        "{} is not the file that is known: its checksum is {sum}",
        archive.display()
    );
    Ok(())
}
