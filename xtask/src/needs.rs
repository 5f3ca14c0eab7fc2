//! What the machine must have, and how it gets it.
//!
//! Inside the project's folders and through rustup things are installed, and said; anything for the
//! whole machine is installed only by root on Debian. Elsewhere the line to type is shown.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::{Context, Result, bail};

use crate::browsers;
use crate::workspace::{Workspace, execute, on_path, status, step};

/// The compiler's target for everything that runs in a browser.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A processor without an operating system: what compiles for it needs no standard library.
pub const BARE: &str = "thumbv7em-none-eabi";

/// The standard library for the browser.
pub fn wasm_target(workspace: &Workspace) -> Result<()> {
    target(workspace, WASM)
}

/// The sources of the standard library, which the page is compiled with; false where there are none
/// and no rustup to add them.
pub fn library_sources(workspace: &Workspace) -> Result<bool> {
    let sources = "lib/rustlib/src/rust/library/std/Cargo.toml";
    if sysroot(workspace)?.join(sources).is_file() {
        return Ok(true);
    }
    if on_path(&["rustup"]).is_none() {
        return Ok(false);
    }
    step("Adding the sources of the standard library (rustup component add rust-src)");
    let add = ["component", "add", "rust-src"];
    Ok(status(workspace.command("rustup").args(add))?.success())
}

/// The folder of the compiler and its libraries.
fn sysroot(workspace: &Workspace) -> Result<PathBuf> {
    let sysroot = workspace
        .command("rustc")
        .args(["--print", "sysroot"])
        .output()
        .context("cannot start rustc; is Rust installed? See https://rustup.rs")?;
    Ok(PathBuf::from(
        String::from_utf8_lossy(&sysroot.stdout).trim(),
    ))
}

/// The standard library for a target of the compiler.
pub fn target(workspace: &Workspace, target: &str) -> Result<()> {
    if sysroot(workspace)?
        .join("lib/rustlib")
        .join(target)
        .is_dir()
    {
        return Ok(());
    }
    if on_path(&["rustup"]).is_none() {
        let package = match target {
            WASM => " (on Debian: apt-get install libstd-rust-dev-wasm32)",
            _ => "",
        };
        bail!(
            "the compiler has no target {target}, and there is no rustup to add it. \
             Install the package for it{package}, \
             or Rust from https://rustup.rs, then: rustup target add {target}"
        );
    }
    step(&format!(
        "Adding the compiler's target {target} (rustup target add {target})"
    ));
    execute(workspace.command("rustup").args(["target", "add", target]))
}

/// A Python with which virtual environments can be made; `PYTHON` may name it.
pub fn python(workspace: &Workspace) -> Result<PathBuf> {
    if let Some(named) = env::var_os("PYTHON") {
        return Ok(named.into());
    }
    let found = || on_path(&["python3", "python"]);
    let has_venv = |python: &PathBuf| {
        let mut ask = workspace.command(python);
        ask.args(["-c", "import ensurepip, venv"]).output()
    };
    let ready = found().filter(|python| has_venv(python).is_ok_and(|done| done.status.success()));
    if let Some(python) = ready {
        return Ok(python);
    }
    install(
        workspace,
        "the module for Python",
        &["python3", "python3-venv"],
    )?;
    found().context("there is still no Python; set PYTHON to its path")
}

/// The compiler's name for this machine, such as `x86_64-unknown-linux-gnu`.
pub fn host(workspace: &Workspace) -> Result<String> {
    let version = workspace
        .command("rustc")
        .arg("-vV")
        .output()
        .context("cannot start rustc; is Rust installed? See https://rustup.rs")?;
    String::from_utf8_lossy(&version.stdout)
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .map(str::to_owned)
        .context("rustc does not say what machine this is")
}

/// What compiles the fuzzer; `CXX` may name it.
pub fn cpp_compiler(workspace: &Workspace) -> Result<()> {
    if env::var_os("CXX").is_some() || on_path(&["c++"]).is_some() {
        return Ok(());
    }
    install(workspace, "fuzzing", &["g++"])
}

/// What counts instructions.
pub fn valgrind(workspace: &Workspace) -> Result<()> {
    if on_path(&["valgrind"]).is_some() {
        return Ok(());
    }
    install(workspace, "counting instructions", &["valgrind"])
}

/// A tool that comes with the compiler, such as `clippy`.
pub fn component(workspace: &Workspace, name: &str, program: &str) -> Result<()> {
    let there = workspace
        .command(program)
        .arg("--version")
        .stdin(Stdio::null())
        .output()
        .is_ok_and(|output| output.status.success());
    if there {
        return Ok(());
    }
    if on_path(&["rustup"]).is_none() {
        bail!("{program} is missing: install your system's package for {name}");
    }
    step(&format!("Adding {name} (rustup component add {name})"));
    execute(workspace.command("rustup").args(["component", "add", name]))
}

/// Whether this machine lets [`install`] do its work.
pub fn installs() -> bool {
    is_debian() && is_root()
}

/// Installs packages for the whole machine, or says how.
pub fn install(workspace: &Workspace, purpose: &str, packages: &[&str]) -> Result<()> {
    let list = packages.join(" ");
    // Only browsers can be left out, or be somewhere else.
    let hint = match purpose {
        browsers::PURPOSE => {
            "\n(CHROMIUM and FIREFOX may name the browsers; --no-browser leaves these tests out)"
        }
        _ => "",
    };
    if !is_debian() {
        bail!("{purpose} needs {list}: install them with your system's package manager{hint}");
    }
    if !is_root() {
        bail!("{purpose} needs {list}. Type: sudo apt-get install {list}{hint}");
    }
    step(&format!("Installing {list} (apt-get install)"));
    let apt = |arguments: &[&str]| {
        let mut command = workspace.command("apt-get");
        command
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    execute(&mut apt(&["update", "--quiet"]))?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    execute(apt(&install).args(packages))
}

/// Whether Debian's packages can be installed here.
pub fn is_debian() -> bool {
    fs::metadata("/etc/debian_version").is_ok() && on_path(&["apt-get"]).is_some()
}

/// Whether Debian's package of this name is installed.
pub fn has_package(name: &str) -> bool {
    let query = Command::new("dpkg-query")
        .args(["--show", "--showformat=${db:Status-Status}", name])
        .output();
    query.is_ok_and(|output| output.stdout == b"installed")
}

fn is_root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
