//! `cargo xtask ci`: all that a change must pass.

use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;

use crate::browsers::Others;
use crate::needs::{self, BARE, WASM};
use crate::workspace::{Workspace, execute, step};
use crate::{fuzz, speed, tables, test, tidy, web};

/// Runs all checks, quick ones first, and stops at the first that fails.
pub fn run(workspace: &Workspace) -> Result<ExitCode> {
    let start = Instant::now();
    needs::component(workspace, "rustfmt", "rustfmt")?;
    needs::component(workspace, "clippy", "clippy-driver")?;
    needs::wasm_target(workspace)?;
    needs::target(workspace, BARE)?;

    step("Tidy");
    tidy::run(workspace)?;
    step("Format");
    execute(workspace.cargo("fmt").args(["--all", "--check"]))?;
    step("Page");
    web::build(workspace, web::Effort::Full, web::Overweight::Fails)?;
    step("Clippy");
    let strict = ["--", "--deny", "warnings"];
    execute(
        workspace
            .cargo("clippy")
            .args(["--workspace", "--all-targets"])
            .args(strict),
    )?;
    // The only crate with code for the browser alone; the page is also checked as part of the workspace.
    step("Clippy for the browser's worker");
    execute(
        workspace
            .cargo("clippy")
            .args(["--package", "dama-wasm", "--target", WASM])
            .args(strict),
    )?;
    core_features(workspace)?;
    step("Documentation");
    execute(
        workspace
            .cargo("doc")
            .args(["--workspace", "--no-deps"])
            .env("RUSTDOCFLAGS", "--deny warnings"),
    )?;
    speed::instructions(workspace, speed::Counts::Check)?;
    fuzz::run(workspace, &fuzz::Options::brief())?;
    let tally = test::all(workspace, Some(Others::Demanded), test::Android::Included)?;
    tables::build(
        workspace,
        tables::Program::Tested,
        tables::Checksums::Compare,
    )?;
    let minutes = start.elapsed().as_secs_f64() / 60.0;
    println!("\nAll checks took {minutes:.1} minutes.");
    Ok(test::closing(tally))
}

/// Each feature of `dama-core` alone: the workspace compiles it with all of them.
fn core_features(workspace: &Workspace) -> Result<()> {
    step("Clippy for each feature of dama-core, without a standard library too");
    for (features, target) in [
        ("", Some(BARE)),
        ("serde", Some(BARE)),
        ("std", None),
        ("arbitrary", None),
    ] {
        let mut clippy = workspace.cargo("clippy");
        clippy.args(["--package", "dama-core", "--no-default-features"]);
        clippy.args(["--features", features]);
        if let Some(target) = target {
            clippy.args(["--target", target]);
        }
        execute(clippy.args(["--", "--deny", "warnings"]))?;
    }
    Ok(())
}
