//! What the command line says: folders, tools, keys.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use lexopt::prelude::{Long, ValueExt};

/// Where everything is.
#[derive(Debug, Default)]
pub struct Plan {
    /// `android/` of the project.
    pub android: PathBuf,
    /// The built page.
    pub page: PathBuf,
    /// Where the app is built.
    pub out: PathBuf,
    /// The app's file.
    pub apk: PathBuf,
    /// Parts of names of the page's files that are left out.
    pub without: Vec<String>,
    /// The most bytes that the app may have.
    pub budget: Option<u64>,
    /// `aapt`, which tells what a package says of itself.
    pub aapt: PathBuf,
    /// `aapt2`, which compiles resources.
    pub aapt2: PathBuf,
    /// `zipalign`.
    pub zipalign: PathBuf,
    /// `apksigner`.
    pub apksigner: PathBuf,
    /// `dexdump`.
    pub dexdump: PathBuf,
    /// The framework's resources: a package, or an SDK's `android.jar`, which holds its classes too.
    pub framework: PathBuf,
    /// A `d8` of an SDK.
    pub d8: Option<PathBuf>,
    /// An archive with the class `com.android.dx.command.Main`.
    pub dx: Option<PathBuf>,
    /// The stubs package for Python, unpacked: the list is compared with it.
    pub stubs: Option<PathBuf>,
    /// Whether the app is built a second time and its logic tested.
    pub care: Care,
}

/// How much is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Care {
    /// What is quick.
    #[default]
    Usual,
    /// Everything.
    Full,
}

impl Plan {
    /// Reads the command line.
    pub fn from_arguments() -> Result<Self> {
        let mut plan = Self::default();
        let mut parser = lexopt::Parser::from_env();
        while let Some(argument) = parser.next()? {
            let place = match argument {
                Long("android") => &mut plan.android,
                Long("page") => &mut plan.page,
                Long("out") => &mut plan.out,
                Long("apk") => &mut plan.apk,
                Long("aapt") => &mut plan.aapt,
                Long("aapt2") => &mut plan.aapt2,
                Long("zipalign") => &mut plan.zipalign,
                Long("apksigner") => &mut plan.apksigner,
                Long("dexdump") => &mut plan.dexdump,
                Long("framework") => &mut plan.framework,
                Long("d8") => plan.d8.insert(PathBuf::new()),
                Long("dx") => plan.dx.insert(PathBuf::new()),
                Long("stubs") => plan.stubs.insert(PathBuf::new()),
                Long("without") => {
                    plan.without.push(parser.value()?.parse()?);
                    continue;
                }
                Long("budget") => {
                    plan.budget = Some(parser.value()?.parse()?);
                    continue;
                }
                Long("check") => {
                    plan.care = Care::Full;
                    continue;
                }
                other => return Err(other.unexpected().into()),
            };
            *place = parser.value()?.into();
        }
        for (name, path) in [
            ("android", &plan.android),
            ("page", &plan.page),
            ("out", &plan.out),
            ("apk", &plan.apk),
            ("framework", &plan.framework),
        ] {
            ensure!(
                !path.as_os_str().is_empty(),
                "--{name} is missing; `cargo xtask apk` gives all that is needed"
            );
        }
        ensure!(
            plan.d8.is_some() || plan.dx.is_some(),
            "one of --d8 and --dx is needed"
        );
        Ok(plan)
    }

    /// Whether an Android SDK is used.
    pub fn has_sdk(&self) -> bool {
        self.framework
            .extension()
            .is_some_and(|ending| ending == "jar")
    }
}

/// A program of the Java kit, from `JAVA_HOME` where that is set.
pub fn java(program: &str) -> Command {
    match std::env::var_os("JAVA_HOME") {
        Some(home) => Command::new(Path::new(&home).join("bin").join(program)),
        None => Command::new(program),
    }
}

/// Runs a command and gives what it prints; when it fails, the error has that.
pub fn run(command: &mut Command) -> Result<String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("cannot start {program}"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        bail!("{program} failed ({}):\n{said}{errors}", output.status);
    }
    Ok(said)
}
