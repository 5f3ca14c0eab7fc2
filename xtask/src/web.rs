//! `cargo xtask web`: the page, from the sources in `web/` to what the server sends.
//!
//! Both modules are compiled here; `web-builder` puts the rest together. Nothing happens when nothing
//! has changed: `web/dist/stamp.txt` holds a checksum of all that the page is made of.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::{Context, Result, bail};

use crate::inputs;
use crate::needs::{self, WASM};
use crate::tables;
use crate::workspace::{Workspace, execute, on_path, status, step};

/// How much care is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// For looking at a change.
    Fast,
    /// As it is shipped.
    Full,
}

/// What a page over its budget means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overweight {
    /// An error: lightness is part of the product.
    Fails,
    /// A warning: whoever wants to play can.
    IsSaid,
}

/// All that the page is made of.
const PARTS: [&str; 14] = [
    "web",
    "crates/dama-core",
    "crates/dama-engine",
    "crates/dama-page",
    "crates/dama-pdn",
    "crates/dama-tables",
    tables::CHECKSUMS,
    "crates/dama-texts",
    "crates/dama-wasm",
    "xtask/web-builder",
    "xtask/src/web.rs",
    ".cargo/config.toml",
    "Cargo.toml",
    "Cargo.lock",
];

/// One of the modules, and how it is compiled.
pub struct Module {
    package: &'static str,
    /// What Cargo calls the result: a program keeps its package's name, a library does not.
    file: &'static str,
    profile: &'static str,
    /// What the compiler is told besides.
    pub flags: &'static [&'static str],
    /// Where its standard library comes from.
    std: Std,
}

/// A standard library for the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Std {
    /// As rustup brings it.
    Ready,
    /// Compiled with the module, for size, and without the texts of panics, which nobody reads in
    /// a browser: 18 KB of Brotli less.
    ///
    /// Cargo offers it to nightly compilers only; `RUSTC_BOOTSTRAP` lets this one do it, for this
    /// module alone and in a folder of its own, since it changes how other packages compile, too.
    Own,
}

impl Module {
    /// The folder that Cargo builds it in.
    fn target(&self, workspace: &Workspace) -> PathBuf {
        match self.std {
            Std::Ready => workspace.target.clone(),
            Std::Own => workspace.target.join("own-library"),
        }
    }
}

/// Erased components make the page a quarter smaller, for a little time at each change.
const PAGE: Module = Module {
    package: "dama-web",
    file: "dama-web.wasm",
    profile: "page",
    flags: &["--cfg=erase_components", "--cfg=few_bytes"],
    std: Std::Own,
};

/// The computer player, which may use SIMD instructions.
pub const ENGINE: Module = Module {
    package: "dama-wasm",
    file: "dama_wasm.wasm",
    profile: "wasm",
    flags: &["-Ctarget-feature=+simd128"],
    std: Std::Ready,
};

/// For browsers whose WebAssembly has no SIMD: the same moves, later.
const PLAIN_ENGINE: Module = Module {
    profile: "wasm-plain",
    flags: &["-Ctarget-feature=-simd128"],
    ..ENGINE
};

/// What `web-builder` says by its exit status when the page is complete but too heavy.
const OVER_BUDGET: i32 = 3;

/// Builds the page into `web/dist`, if it is not there as it should be.
pub fn build(workspace: &Workspace, effort: Effort, overweight: Overweight) -> Result<()> {
    let stamp_file = workspace.root.join("web/dist/stamp.txt");
    let stamp = stamp(workspace, effort)?;
    let present = fs::read_to_string(&stamp_file).unwrap_or_default();
    let heavy = format!("{stamp} over budget");
    if present == stamp || (present == heavy && overweight == Overweight::IsSaid) {
        return Ok(());
    }

    needs::wasm_target(workspace)?;
    step("Compiling the page");
    let page = compile_page(workspace)?;
    step("Compiling the computer player");
    execute(&mut module(workspace, &ENGINE))?;
    execute(&mut module(workspace, &PLAIN_ENGINE))?;
    step("Putting the page together (the tool for it takes a while to compile, once)");
    // Of the whole workspace, so that the tests find its dependencies built with the same features.
    let tool = ["--workspace", "--bin", "web-builder"];
    execute(workspace.cargo("build").args(tool))?;
    let mut builder = builder(workspace, &page, effort);
    if overweight == Overweight::IsSaid {
        builder.stdout(Stdio::null());
    }
    let result = status(&mut builder)?;
    let stamp = match result.code() {
        Some(0) => stamp,
        Some(OVER_BUDGET) => heavy,
        _ => bail!("the page could not be put together"),
    };
    let too_heavy = result.code() == Some(OVER_BUDGET);
    fs::write(&stamp_file, stamp)
        .with_context(|| format!("cannot write {}", stamp_file.display()))?;
    if too_heavy && overweight == Overweight::Fails {
        bail!("the page is built, but over its budget");
    }
    Ok(())
}

/// Compiles the page's module, with a standard library of its own where this compiler can do that:
/// how it is told to may change, and does not stop anybody from playing.
fn compile_page(workspace: &Workspace) -> Result<Module> {
    if needs::library_sources(workspace)? && status(&mut module(workspace, &PAGE))?.success() {
        return Ok(PAGE);
    }
    step(
        "This compiler does not compile its own library here: the page takes the ready one and is heavier",
    );
    let page = Module {
        std: Std::Ready,
        ..PAGE
    };
    execute(&mut module(workspace, &page))?;
    Ok(page)
}

/// Whether some page has been built.
pub fn is_there(workspace: &Workspace) -> bool {
    workspace.root.join("web/dist/index.html").is_file()
}

fn stamp(workspace: &Workspace, effort: Effort) -> Result<String> {
    let optimizer = on_path(&["wasm-opt"]);
    let extra = format!("{effort:?} {optimizer:?}");
    inputs::checksum(&workspace.root, &PARTS, &extra).context("cannot read the sources of the page")
}

/// The command that compiles one module for the browser.
fn module(workspace: &Workspace, module: &Module) -> Command {
    let mut flags = vec![shortened(&workspace.root, ".")];
    let home = env::home_dir().map(|home| home.join(".cargo"));
    if let Some(home) = env::var_os("CARGO_HOME").map(PathBuf::from).or(home) {
        flags.push(shortened(&home, "cargo"));
    }
    flags.extend(module.flags.iter().map(ToString::to_string));

    let mut command = workspace.cargo("build");
    command.env("CARGO_TARGET_DIR", module.target(workspace));
    if module.std == Std::Own {
        let options = [
            "-Zbuild-std=std,panic_abort",
            "-Zbuild-std-features=optimize_for_size",
        ];
        command.env("RUSTC_BOOTSTRAP", "1").args(options);
        flags.extend(["-Zunstable-options", "-Cpanic=immediate-abort"].map(str::to_owned));
    }
    command.args([
        "--package",
        module.package,
        "--target",
        WASM,
        "--profile",
        module.profile,
    ]);
    // These flags and no others, whatever the machine is set up with: the page is the same everywhere.
    command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    command
}

/// Paths in messages of the program begin at the project: shorter, and the same on every machine.
fn shortened(from: &Path, to: &str) -> String {
    format!("--remap-path-prefix={}={to}", from.display())
}

fn builder(workspace: &Workspace, page: &Module, effort: Effort) -> Command {
    let built = |module: &Module| {
        module
            .target(workspace)
            .join(WASM)
            .join(module.profile)
            .join(module.file)
    };
    let mut command = workspace.command(workspace.built("debug", "web-builder"));
    command.arg("--page").arg(built(page));
    command.arg("--engine").arg(built(&ENGINE));
    command.arg("--plain-engine").arg(built(&PLAIN_ENGINE));
    command.arg("--web").arg(workspace.root.join("web"));
    command.arg("--out").arg(workspace.root.join("web/dist"));
    command.arg("--tables").arg(tables::built(workspace));
    command
        .arg("--checksums")
        .arg(workspace.root.join(tables::CHECKSUMS));
    command
        .arg("--books")
        .arg(workspace.root.join("crates/dama-engine/src/book"));
    if effort == Effort::Fast {
        command.arg("--fast");
    }
    command
}
