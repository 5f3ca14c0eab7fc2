//! `cargo xtask test`: every test once, those in Python and in the browser too.

use std::fs;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::browsers::{Browsers, Others};
use crate::tally::Tally;
use crate::web::{self, Effort, Overweight};
use crate::workspace::{Workspace, execute, step};
use crate::{apk, browsers, python};

/// Whether the tests in the browser take part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// They do.
    Included,
    /// They do not, and the end says so.
    LeftOut,
}

/// Whether the Android app is built and tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Android {
    /// It is, in the browser too where tests in the browser take part.
    Included,
    /// It is not.
    LeftOut,
}

/// The test of the app in the browser.
const OF_THE_APP: &str = "android.test.mjs";

/// Runs the tests; the last line printed says how many passed and failed.
pub fn run(workspace: &Workspace, browser: Browser) -> Result<ExitCode> {
    let engines = match browser {
        Browser::Included => Some(Others::WhereTheyAre),
        Browser::LeftOut => None,
    };
    let tally = all(workspace, engines, Android::LeftOut)?;
    println!("\nThe Android app is tested by `cargo xtask ci` and `cargo xtask apk --check`.");
    if browser == Browser::LeftOut {
        println!("The tests in the browser were left out (--no-browser).");
    }
    Ok(closing(tally))
}

/// The last line, and the exit status that goes with it.
pub fn closing(tally: Tally) -> ExitCode {
    println!("{tally}");
    if tally.failed == 0 && tally.passed > 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Runs the tests and counts them.
///
/// Those in the browser take part where it is said which engines are wanted.
pub fn all(workspace: &Workspace, engines: Option<Others>, android: Android) -> Result<Tally> {
    // First what may be missing: nobody waits for minutes to hear of it.
    let found = match engines {
        Some(others) => Some(browsers::find(workspace, others)?),
        None => None,
    };
    python::find(workspace)?;
    web::build(workspace, Effort::Full, Overweight::Fails)?;

    step("Tests and doctests");
    let mut tally = Tally::of(
        workspace
            .cargo("test")
            .args(["--workspace", "--no-fail-fast"]),
    )?;
    tally += python::test(workspace)?;
    if android == Android::Included {
        tally += apk::check(workspace)?;
    }
    if let Some(found) = found {
        tally += in_browser(workspace, &found, android)?;
    }
    Ok(tally)
}

/// Runs a program of `tests/browser` on the page as it is shipped: `shots` or `measure`.
pub fn program(workspace: &Workspace, name: &str) -> Result<()> {
    let found = browsers::find(workspace, Others::LeftOut)?;
    web::build(workspace, Effort::Full, Overweight::IsSaid)?;
    execute(node(workspace, &found)?.arg(format!("{name}.mjs")))
}

/// `node` in the folder of the browser tests, with all that they need built and installed.
fn node(workspace: &Workspace, found: &Browsers) -> Result<Command> {
    // The tests have built the program already, with the features that this build asks for again.
    execute(
        workspace
            .cargo("build")
            .args(["--workspace", "--bin", "dama"]),
    )?;
    packages(workspace)?;
    let mut node = workspace.command("node");
    node.current_dir(workspace.root.join("tests/browser"))
        .env("DAMA_BIN", workspace.built("debug", "dama"))
        .envs(found.environment());
    Ok(node)
}

fn in_browser(workspace: &Workspace, found: &Browsers, android: Android) -> Result<Tally> {
    let folder = workspace.root.join("tests/browser");
    let mut node = node(workspace, found)?;

    step("Tests in the browser");
    let mut files = Vec::new();
    for entry in
        fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let left_out = name == OF_THE_APP && android == Android::LeftOut;
        if name.ends_with(".test.mjs") && !left_out {
            files.push(path);
        }
    }
    files.sort();
    if files.is_empty() {
        bail!("there are no tests in {}", folder.display());
    }
    node.args(["--test", "--test-reporter=spec", "--test-concurrency=2"])
        .args(&files)
        .envs(apk::for_tests(workspace));
    Tally::of(&mut node)
}

/// The packages that the browser tests use, exactly as the lock file names them.
fn packages(workspace: &Workspace) -> Result<()> {
    let folder = workspace.root.join("tests/browser");
    let lock = fs::read(folder.join("package-lock.json"))
        .context("cannot read tests/browser/package-lock.json")?;
    let installed = folder.join("node_modules/installed-lock.json");
    if fs::read(&installed).is_ok_and(|present| present == lock) {
        return Ok(());
    }
    step("Installing the browser tests' packages into tests/browser/node_modules (npm ci)");
    execute(
        workspace
            .command("npm")
            .current_dir(&folder)
            .args(["ci", "--no-audit", "--no-fund"]),
    )?;
    fs::write(&installed, lock).context("cannot write to tests/browser/node_modules")
}
