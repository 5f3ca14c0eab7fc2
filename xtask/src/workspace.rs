//! Where things are, and how programs are started.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::{env, fs};

use anyhow::{Context, Result, bail};

/// The folders of this clone.
pub struct Workspace {
    /// The root of the clone.
    pub root: PathBuf,
    /// Where Cargo builds.
    pub target: PathBuf,
}

impl Workspace {
    /// The workspace that this program belongs to.
    pub fn find() -> Result<Self> {
        // Cargo says at run time where the manifest is; a clone that was moved is found too.
        let manifest =
            env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = Path::new(&manifest)
            .parent()
            .context("xtask has no folder above it")?
            .to_path_buf();
        if !root.join("Cargo.lock").is_file() {
            bail!("{} is not the root of the project", root.display());
        }
        let target = match env::var_os("CARGO_TARGET_DIR") {
            Some(folder) => root.join(folder),
            None => root.join("target"),
        };
        Ok(Self { root, target })
    }

    /// A command that starts in the root of the clone.
    pub fn command(&self, program: impl Into<OsString>) -> Command {
        let mut command = Command::new(program.into());
        command.current_dir(&self.root);
        command
    }

    /// Cargo, with the target folder that this program looks into afterwards.
    pub fn cargo(&self, verb: &str) -> Command {
        let mut command = self.command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.arg(verb).env("CARGO_TARGET_DIR", &self.target);
        // What Cargo tells this program about itself is no business of other builds.
        for (name, _) in env::vars_os() {
            let name = name.to_string_lossy();
            if name.starts_with("CARGO_PKG_")
                || name == "CARGO_MANIFEST_DIR"
                || name == "CARGO_MANIFEST_PATH"
            {
                command.env_remove(&*name);
            }
        }
        command
    }

    /// A program that Cargo has built.
    pub fn built(&self, profile: &str, name: &str) -> PathBuf {
        self.target
            .join(profile)
            .join(format!("{name}{}", env::consts::EXE_SUFFIX))
    }
}

/// Says what happens now.
pub fn step(text: &str) {
    eprintln!("\n=== {text}");
}

/// Runs a command, with its output shown as it comes; its failure is an error.
pub fn execute(command: &mut Command) -> Result<()> {
    let status = status(command)?;
    if !status.success() {
        bail!("{} failed ({status})", shown(command));
    }
    Ok(())
}

/// Runs a command, with its output shown as it comes.
pub fn status(command: &mut Command) -> Result<ExitStatus> {
    command
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("cannot start {}", shown(command)))
}

/// The command as one would type it.
pub fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut words = vec![
        program
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned(),
    ];
    words.extend(
        command
            .get_args()
            .map(|word| word.to_string_lossy().into_owned()),
    );
    words.join(" ")
}

/// The first program of these that the `PATH` has.
pub fn on_path(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<_> = env::split_paths(&env::var_os("PATH")?).collect();
    names.iter().find_map(|name| {
        let name = format!("{name}{}", env::consts::EXE_SUFFIX);
        folders
            .iter()
            .map(|folder| folder.join(&name))
            .find(|path| fs::metadata(path).is_ok_and(|data| data.is_file()))
    })
}
