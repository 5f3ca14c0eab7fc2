//! `cargo xtask python`, and the tests of the module for Python: both work in virtual
//! environments under the target folder, and install nothing elsewhere.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::{env, fs};

use anyhow::{Context, Result, bail};

use crate::tally::Tally;
use crate::workspace::{Workspace, execute, shown, step};
use crate::{needs, test};

/// The crate's folder, from the root.
const CRATE: &str = "crates/dama-python";

/// As the wheel says: `abi3-py39`.
const OLDEST: (u32, u32) = (3, 9);

/// What builds a wheel.
const BUILDER: &[&str] = &["maturin==1.16.0"];

/// What the tests run with.
const TESTERS: &[&str] = &["pytest==9.2.0", "mypy==2.4.1", "numpy==2.4.6"];

/// The same for an older Python: the newest that it has.
const OLD_TESTERS: &[&str] = &["pytest", "mypy", "numpy"];

/// The Python from which on the exact releases are there.
const NEW: (u32, u32) = (3, 11);

/// The library that the moves are compared with; there is no wheel of it for Linux, so it
/// is compiled.
const RIVAL: &str = "kish==1.1.7";

/// What the benchmark compares with besides.
const OTHER_RIVAL: &str = "pydraughts==0.6.7";

/// What is done with the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// It is built as it would be shipped.
    Wheel,
    /// It is also measured beside its rivals.
    Benchmark,
    /// It is built to be tested, and tested.
    Test,
}

/// Builds the wheel as it would be shipped, and tries it in an empty environment; or
/// tests it.
pub fn run(workspace: &Workspace, purpose: Purpose) -> Result<ExitCode> {
    if purpose == Purpose::Test {
        return Ok(test::closing(test(workspace)?));
    }
    let python = find(workspace)?;
    let tools = Environment::tools(workspace, &python)?;
    step("The module for Python, as it is shipped");
    let wheel = tools.build(workspace, "python")?;
    step("Trying it in an empty environment");
    let fresh = Environment::empty(workspace, &python, "fresh")?;
    fresh.install(workspace, &[wheel.as_os_str()])?;
    let try_it = "import turkdama; print('turkdama', turkdama.__version__, \
                  'counts', turkdama.Position().perft(6), 'moves to depth 6')";
    execute(fresh.python(workspace).args(["-c", try_it]))?;
    println!("\nThe wheel: {}", wheel.display());
    println!("To install it: pip install {}", wheel.display());
    if purpose == Purpose::Benchmark {
        step("Its speed beside kish and pydraughts");
        let bench = Environment::named(workspace, &python, "bench")?;
        let rivals = [RIVAL, OTHER_RIVAL, "numpy"];
        bench.install(workspace, &rivals.map(OsStr::new))?;
        bench.replace(workspace, &wheel)?;
        let script = format!("{CRATE}/benches/compare.py");
        execute(bench.python(workspace).arg(script))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Builds a wheel with the checks of a debug build and runs all tests in Python.
pub fn test(workspace: &Workspace) -> Result<Tally> {
    let python = find(workspace)?;
    let tools = Environment::tools(workspace, &python)?;
    step("The module for Python, with the checks of a debug build");
    let wheel = tools.build(workspace, "dev")?;
    tools.testers(workspace)?;
    tools.replace(workspace, &wheel)?;
    step("Tests of the module for Python");
    let mut pytest = tools.python(workspace);
    pytest
        .current_dir(workspace.root.join(CRATE))
        .args(["-m", "pytest", "--color=no"])
        .args(["-p", "no:cacheprovider"])
        // No folders of compiled Python among the sources.
        .env("PYTHONDONTWRITEBYTECODE", "1");
    // One test makes tables, where the program that does it is built already.
    let program = workspace.built("debug", "dama");
    if program.is_file() {
        pytest.env("DAMA_BIN", program);
    }
    Tally::of(&mut pytest)
}

/// A Python that is new enough.
pub fn find(workspace: &Workspace) -> Result<PathBuf> {
    let python = needs::python(workspace)?;
    let found = version(workspace, &python)?;
    if found < OLDEST {
        bail!(
            "{} is Python {}.{}: {}.{} or newer is needed; set PYTHON to one",
            python.display(),
            found.0,
            found.1,
            OLDEST.0,
            OLDEST.1
        );
    }
    Ok(python)
}

fn version(workspace: &Workspace, python: &Path) -> Result<(u32, u32)> {
    let mut ask = workspace.command(python);
    ask.args(["-c", "import sys; print(*sys.version_info[:2])"]);
    let output = ask
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("cannot start {}", python.display()))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut numbers = text.split_whitespace().map(str::parse);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => Ok((major, minor)),
        _ => bail!("{} does not tell its version", python.display()),
    }
}

/// A virtual environment under the target folder.
struct Environment {
    folder: PathBuf,
    version: (u32, u32),
}

impl Environment {
    /// One that is kept between runs.
    fn named(workspace: &Workspace, python: &Path, name: &str) -> Result<Self> {
        let version = version(workspace, python)?;
        let folder = workspace
            .target
            .join(format!("python/{name}-{}.{}", version.0, version.1));
        let made = Self { folder, version };
        if !made.program("python").is_file() {
            step(&format!(
                "Making a virtual environment: {}",
                made.folder.display()
            ));
            let mut venv = workspace.command(python);
            let venv = venv.args(["-m", "venv", "--clear"]).arg(&made.folder);
            execute(venv)?;
        }
        Ok(made)
    }

    /// One with nothing in it.
    fn empty(workspace: &Workspace, python: &Path, name: &str) -> Result<Self> {
        let made = Self::named(workspace, python, name)?;
        let mut venv = workspace.command(python);
        execute(venv.args(["-m", "venv", "--clear"]).arg(&made.folder))?;
        Ok(made)
    }

    /// The one with the tools.
    fn tools(workspace: &Workspace, python: &Path) -> Result<Self> {
        let tools = Self::named(workspace, python, "tools")?;
        tools.once(workspace, "builder", BUILDER, &[])?;
        Ok(tools)
    }

    /// Adds what the tests need.
    fn testers(&self, workspace: &Workspace) -> Result<()> {
        let testers = if self.version >= NEW {
            TESTERS
        } else {
            OLD_TESTERS
        };
        self.once(workspace, "testers", testers, &[])?;
        self.once(workspace, "rival", &[RIVAL], &["--no-build-isolation"])
    }

    /// Installs packages that are not there yet.
    fn once(
        &self,
        workspace: &Workspace,
        name: &str,
        packages: &[&str],
        options: &[&str],
    ) -> Result<()> {
        let stamp = self.folder.join(format!("{name}.txt"));
        let wanted = packages.join("\n");
        if fs::read_to_string(&stamp).is_ok_and(|there| there == wanted) {
            return Ok(());
        }
        step(&format!(
            "Installing {} into {} (pip install)",
            packages.join(", "),
            self.folder.display()
        ));
        let mut all: Vec<&OsStr> = options.iter().map(OsStr::new).collect();
        all.extend(packages.iter().map(OsStr::new));
        self.install(workspace, &all)?;
        fs::write(&stamp, wanted).with_context(|| format!("cannot write {}", stamp.display()))
    }

    fn install(&self, workspace: &Workspace, what: &[&OsStr]) -> Result<()> {
        let mut pip = self.pip(workspace);
        // For packages that are compiled: as their authors ship them, for pip keeps what it
        // has made and the benchmark is to be fair; and where maturin is found.
        let folders = env::var_os("PATH").unwrap_or_default();
        let own = self.program("python");
        let own = own.parent().map(Path::to_path_buf);
        let path = env::join_paths(own.into_iter().chain(env::split_paths(&folders)))?;
        pip.env("PATH", path)
            .env("CARGO_TARGET_DIR", self.folder.join("compiled"));
        execute(pip.args(what))
    }

    /// Installs a wheel in place of one of the same version.
    fn replace(&self, workspace: &Workspace, wheel: &Path) -> Result<()> {
        let mut pip = self.pip(workspace);
        execute(pip.args(["--force-reinstall", "--no-deps"]).arg(wheel))
    }

    fn pip(&self, workspace: &Workspace) -> Command {
        let mut pip = self.python(workspace);
        pip.args(["-m", "pip", "install", "--quiet"])
            .args(["--disable-pip-version-check"]);
        pip
    }

    /// Builds the wheel by a profile of Cargo.
    fn build(&self, workspace: &Workspace, profile: &str) -> Result<PathBuf> {
        let wheels = workspace.target.join("python/wheels").join(profile);
        // An older wheel must not be taken for the new one.
        let _ = fs::remove_dir_all(&wheels);
        // Cargo's own variables are kept from the build, as they are from all others.
        let cargo = workspace.cargo("build");
        let mut maturin = workspace.command(self.program("maturin"));
        for (name, value) in cargo.get_envs() {
            match value {
                Some(value) => maturin.env(name, value),
                None => maturin.env_remove(name),
            };
        }
        maturin
            .args(["build", "--profile", profile, "--manifest-path"])
            .arg(workspace.root.join(CRATE).join("Cargo.toml"))
            .arg("--interpreter")
            .arg(self.program("python"))
            .arg("--out")
            .arg(&wheels);
        execute(&mut maturin)?;
        let mut found = fs::read_dir(&wheels)?.filter_map(|entry| Some(entry.ok()?.path()));
        found
            .find(|path| path.extension().is_some_and(|ending| ending == "whl"))
            .with_context(|| format!("{} has left no wheel", shown(&maturin)))
    }

    fn python(&self, workspace: &Workspace) -> Command {
        workspace.command(self.program("python"))
    }

    fn program(&self, name: &str) -> PathBuf {
        let folder = if cfg!(windows) { "Scripts" } else { "bin" };
        self.folder
            .join(folder)
            .join(format!("{name}{}", env::consts::EXE_SUFFIX))
    }
}
