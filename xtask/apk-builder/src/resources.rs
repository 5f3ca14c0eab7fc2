//! Resources and manifest: compiled and linked by `aapt2`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::plan::{Plan, java, run};

/// The version of the app, which is that of the project.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The number by which Android tells which version is newer: two digits for each part.
pub fn version_code() -> Result<u32> {
    let mut code = 0;
    for part in VERSION.split('.') {
        let part: u32 = part
            .parse()
            .with_context(|| format!("the version {VERSION}"))?;
        ensure!(part < 100, "the version {VERSION} has a part above 99");
        code = code * 100 + part;
    }
    Ok(code)
}

/// What is linked, as files in a folder, and the Java source with the numbers of the resources.
pub struct Linked {
    /// Manifest, table and resources as they lie in the package.
    pub folder: PathBuf,
    /// The folder of `R.java`.
    pub sources: PathBuf,
}

/// Compiles and links all resources.
pub fn link(plan: &Plan, scratch: &Path) -> Result<Linked> {
    let resources = scratch.join("res");
    copy(&plan.android.join("res"), &resources)?;
    // Java says `iw` where everybody else says `he`; Android looks for both.
    copy(&resources.join("values-he"), &resources.join("values-iw"))?;

    let linked = Linked {
        folder: scratch.join("linked"),
        sources: scratch.join("generated"),
    };
    fs::create_dir_all(&linked.folder)?;
    let package = scratch.join("linked.apk");
    let compiled = compile(plan, &resources, &scratch.join("res.zip"))?;
    let mut link = Command::new(&plan.aapt2);
    link.arg("link").arg("-I").arg(&plan.framework);
    if !plan.has_sdk() {
        link.arg("-I").arg(attributes(plan, scratch)?);
    }
    let code = version_code()?.to_string();
    link.args(["--version-code", &code, "--version-name", VERSION])
        .args(["--min-sdk-version", "24"])
        .arg("--manifest")
        .arg(plan.android.join("AndroidManifest.xml"))
        .arg("--java")
        .arg(&linked.sources)
        .arg("-o")
        .arg(&package)
        .arg(compiled);
    run(&mut link)?;
    // Debian's aapt2 cannot write folders within a folder itself.
    run(java("jar")
        .current_dir(&linked.folder)
        .arg("--extract")
        .arg("--file")
        .arg(&package))?;
    Ok(linked)
}

/// The attributes that Debian's framework does not know yet.
fn attributes(plan: &Plan, scratch: &Path) -> Result<PathBuf> {
    let folder = plan.android.join("attributes");
    let compiled = compile(plan, &folder.join("res"), &scratch.join("attributes.zip"))?;
    let package = scratch.join("attributes.apk");
    run(Command::new(&plan.aapt2)
        .args(["link", "-x", "-I"])
        .arg(&plan.framework)
        .arg("--manifest")
        .arg(folder.join("AndroidManifest.xml"))
        .arg("-o")
        .arg(&package)
        .arg(compiled))?;
    Ok(package)
}

fn compile(plan: &Plan, folder: &Path, into: &Path) -> Result<PathBuf> {
    run(Command::new(&plan.aapt2)
        .arg("compile")
        .arg("--dir")
        .arg(folder)
        .arg("-o")
        .arg(into))?;
    Ok(into.to_owned())
}

/// Copies a folder with all that is in it.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("cannot read {}", from.display()))? {
        let path = entry?.path();
        let place = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy(&path, &place)?;
        } else {
            fs::copy(&path, &place)?;
        }
    }
    Ok(())
}
