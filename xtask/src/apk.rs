//! `cargo xtask apk`: the Android app, from the built page and the shell in `android/`.
//!
//! Tools are found or installed here; `apk-builder` does the rest.

mod tools;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;
use tools::Purpose;

use crate::tally::Tally;
use crate::web::{self, Effort, Overweight};
use crate::workspace::{Workspace, execute, step};

/// Which endgame tables the app carries. Their distances of four pieces, which only the trainer of endgames
/// asks for, are too large for it: what the page does not find, it does without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tables {
    /// Up to three pieces, and who wins with four by the rules that most play by.
    #[default]
    All,
    /// None of four pieces.
    UpToThree,
}

impl Tables {
    /// What the addresses of the page's files hold that are left out.
    const fn without(self) -> &'static [&'static str] {
        match self {
            Self::All => &["/tables4-federation", "/distances4-"],
            Self::UpToThree => &["/tables4-", "/distances4-"],
        }
    }

    /// The most bytes that the app may have.
    const fn budget(self) -> u32 {
        match self {
            Self::All => 1_500_000,
            Self::UpToThree => 800_000,
        }
    }

    const fn file(self) -> &'static str {
        match self {
            Self::All => "dama.apk",
            Self::UpToThree => "dama-three.apk",
        }
    }
}

/// Where everything of the app is built.
fn folder(workspace: &Workspace) -> PathBuf {
    workspace.target.join("android")
}

fn path(workspace: &Workspace, tables: Tables) -> PathBuf {
    folder(workspace).join(tables.file())
}

/// Builds the app.
pub fn build(workspace: &Workspace, tables: Tables) -> Result<()> {
    let mut builder = builder(workspace, tables, Purpose::Building)?;
    execute(&mut builder)
}

/// Builds both apps, looks at all that can be looked at without a device, and counts the tests.
pub fn check(workspace: &Workspace) -> Result<Tally> {
    build(workspace, Tables::UpToThree)?;
    let mut builder = builder(workspace, Tables::All, Purpose::Checking)?;
    Tally::of(builder.arg("--check"))
}

/// What the test in the browser must know: the app, the classes that serve it, a key to serve it with.
pub fn for_tests(workspace: &Workspace) -> [(&'static str, PathBuf); 3] {
    let folder = folder(workspace);
    [
        ("DAMA_APK", path(workspace, Tables::All)),
        ("DAMA_APK_CLASSES", folder.join("trial/classes")),
        ("DAMA_APK_KEYS", folder.join("debug.keystore")),
    ]
}

fn builder(workspace: &Workspace, tables: Tables, purpose: Purpose) -> Result<Command> {
    let tools = tools::find(workspace, purpose)?;
    // The app has a budget of its own.
    web::build(workspace, Effort::Full, Overweight::IsSaid)?;
    step("Building the Android app");
    // Of the whole workspace, so that other builds find its dependencies built with the same features.
    execute(
        workspace
            .cargo("build")
            .args(["--workspace", "--bin", "apk-builder"]),
    )?;
    fs::create_dir_all(folder(workspace))?;
    let mut command = workspace.command(workspace.built("debug", "apk-builder"));
    command.arg("--android").arg(workspace.root.join("android"));
    command.arg("--page").arg(workspace.root.join("web/dist"));
    command.arg("--out").arg(folder(workspace));
    command.arg("--apk").arg(path(workspace, tables));
    command.args(["--budget", &tables.budget().to_string()]);
    for part in tables.without() {
        command.args(["--without", part]);
    }
    for (name, path) in tools {
        command.arg(format!("--{name}")).arg(path);
    }
    Ok(command)
}
