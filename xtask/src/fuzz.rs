//! `cargo xtask fuzz`: random input for the fuzz targets, by cargo-fuzz on the stable compiler.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::workspace::{Workspace, execute, on_path, step};

/// What `cargo xtask fuzz` takes.
pub struct Options {
    /// Only this target.
    pub target: Option<String>,
    /// How long each target runs.
    pub seconds: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            target: None,
            seconds: 60,
        }
    }
}

/// Runs one target or each; the first finding is an error and leaves its input in `fuzz/artifacts`.
pub fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let targets = targets(workspace)?;
    let chosen = match &options.target {
        None => targets,
        Some(name) if targets.contains(name) => vec![name.clone()],
        Some(name) => bail!(
            "there is no target {name:?}; there are: {}",
            targets.join(", ")
        ),
    };
    let cargo_fuzz = cargo_fuzz(workspace)?;
    for target in chosen {
        step(&format!("Fuzzing {target} for {} seconds", options.seconds));
        // Sanitizers need a nightly compiler; panics and wrong answers are found without.
        let mut fuzz = workspace.command(&cargo_fuzz);
        fuzz.args(["fuzz", "run", "--sanitizer", "none", &target]);
        for kind in ["corpus", "seeds"] {
            let folder = format!("fuzz/{kind}/{target}");
            fs::create_dir_all(workspace.root.join(&folder))?;
            fuzz.arg(folder);
        }
        let limit = format!("-max_total_time={}", options.seconds);
        execute(fuzz.args(["--", "-print_final_stats=1", &limit]))?;
    }
    Ok(())
}

/// The names of all targets: the files in `fuzz/fuzz_targets`.
fn targets(workspace: &Workspace) -> Result<Vec<String>> {
    let folder = workspace.root.join("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for entry in
        fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            names.extend(
                path.file_stem()
                    .map(|name| name.to_string_lossy().into_owned()),
            );
        }
    }
    names.sort();
    Ok(names)
}

/// cargo-fuzz, from the machine or else compiled into the target folder.
fn cargo_fuzz(workspace: &Workspace) -> Result<PathBuf> {
    if let Some(path) = on_path(&["cargo-fuzz"]) {
        return Ok(path);
    }
    let tools = workspace.target.join("tools");
    let program = tools
        .join("bin")
        .join(format!("cargo-fuzz{}", std::env::consts::EXE_SUFFIX));
    if !program.is_file() {
        step(&format!(
            "Compiling cargo-fuzz into {} (once)",
            tools.display()
        ));
        execute(
            workspace
                .cargo("install")
                .args(["cargo-fuzz", "--locked", "--root"])
                .arg(&tools),
        )?;
    }
    Ok(program)
}
