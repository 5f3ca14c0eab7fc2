//! `cargo xtask fuzz`: random input for the fuzz targets, guided by what their code does with it.
//!
//! The fuzzer, libFuzzer, comes as a crate and needs the stable compiler and one for C++ only.

use std::fs;
use std::io::{BufRead, BufReader};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result, anyhow, bail};

use crate::needs;
use crate::workspace::{Workspace, execute, step};

/// What `cargo xtask fuzz` takes.
pub struct Options {
    /// Only these targets; all where there are none.
    pub targets: Vec<String>,
    /// How long each target runs.
    pub seconds: NonZeroU32,
    /// What it begins with.
    pub start: Start,
}

/// What a target begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The seeds, and what earlier runs have kept.
    Corpus,
    /// The seeds alone, so that each run is as long as the others.
    Seeds,
}

impl Options {
    /// For a run by hand.
    pub fn thorough() -> Self {
        Self {
            targets: Vec::new(),
            seconds: NonZeroU32::MIN.saturating_add(59),
            start: Start::Corpus,
        }
    }

    /// For each change.
    pub fn brief() -> Self {
        Self {
            seconds: NonZeroU32::MIN.saturating_add(4),
            start: Start::Seeds,
            ..Self::thorough()
        }
    }
}

/// What the fuzzer needs to see where the code goes, as cargo-fuzz gives it without a sanitizer:
/// those need a nightly compiler, and panics and wrong answers are found without.
const FLAGS: [&str; 8] = [
    "--cfg=fuzzing",
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Cllvm-args=-simplifycfg-branch-fold-threshold=0",
    "-Ccodegen-units=1",
];

/// Runs targets, as many at a time as there are processors. All run to their end; an input on which
/// one fails is kept among its seeds and is an error.
pub fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    if cfg!(windows) {
        eprintln!("The fuzz targets are left out: they are tried on Linux and macOS only.");
        return Ok(());
    }
    let chosen = chosen(targets(workspace)?, &options.targets)?;
    needs::cpp_compiler(workspace)?;
    step("Fuzz targets");
    let programs = build(workspace)?;
    let places = thread::available_parallelism().map_or(1, usize::from);
    println!(
        "Fuzzing for {} seconds each, {} at a time: {}",
        options.seconds,
        places.min(chosen.len()),
        chosen.join(", ")
    );
    let runs = Runs {
        workspace,
        options,
        programs: &programs,
        shown: chosen.len() == 1,
    };
    let next = AtomicUsize::new(0);
    let errors = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..places.min(chosen.len()) {
            scope.spawn(|| {
                while let Some(target) = chosen.get(next.fetch_add(1, Ordering::Relaxed)) {
                    match runs.one(target) {
                        Ok(line) => println!("{target:<16} {line}"),
                        Err(error) => {
                            eprintln!("\n{error:#}\n");
                            errors
                                .lock()
                                .unwrap_or_else(|broken| broken.into_inner())
                                .push(target.as_str());
                        }
                    }
                }
            });
        }
    });
    let errors = errors
        .into_inner()
        .unwrap_or_else(|broken| broken.into_inner());
    if !errors.is_empty() {
        bail!("the fuzzer has found faults with: {}", errors.join(", "));
    }
    Ok(())
}

/// The targets that are asked for, in the order of all.
fn chosen(all: Vec<String>, asked: &[String]) -> Result<Vec<String>> {
    if let Some(name) = asked.iter().find(|name| !all.contains(name)) {
        bail!("there is no target {name:?}; there are: {}", all.join(", "));
    }
    let is_asked = |name: &String| asked.is_empty() || asked.contains(name);
    Ok(all.into_iter().filter(is_asked).collect())
}

/// The names of all targets: the files in `fuzz/fuzz_targets`.
fn targets(workspace: &Workspace) -> Result<Vec<String>> {
    let folder = workspace.root.join("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for path in files(&folder)? {
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

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect())
        .with_context(|| format!("cannot read {}", folder.display()))
}

/// Builds all targets; the folder of the programs.
fn build(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.target.join("fuzz");
    let host = needs::host(workspace)?;
    execute(
        workspace
            .cargo("build")
            .args(["--release", "--bins", "--manifest-path", "fuzz/Cargo.toml"])
            // Named, so that the flags are not those of build scripts too.
            .args(["--target", &host])
            .env("CARGO_TARGET_DIR", &folder)
            .env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\u{1f}")),
    )?;
    Ok(folder.join(host).join("release"))
}

/// What runs of several targets have in common.
struct Runs<'a> {
    workspace: &'a Workspace,
    options: &'a Options,
    programs: &'a Path,
    /// Whether what the fuzzer writes is shown as it comes.
    shown: bool,
}

impl Runs<'_> {
    /// Runs one target and says how much it has tried. A fault is an error, and its input a seed.
    fn one(&self, target: &str) -> Result<String> {
        let folder = self.workspace.target.join("fuzz");
        let found = folder.join("found").join(target);
        let corpus = match self.options.start {
            Start::Corpus => folder.join("corpus").join(target),
            Start::Seeds => folder.join("passing").join(target),
        };
        for (folder, kept) in [(&corpus, self.options.start), (&found, Start::Seeds)] {
            if kept == Start::Seeds && folder.exists() {
                fs::remove_dir_all(folder)
                    .with_context(|| format!("cannot empty {}", folder.display()))?;
            }
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot write {}", folder.display()))?;
        }
        let seeds = self.workspace.root.join("fuzz/seeds").join(target);
        let mut fuzzer = self.workspace.command(self.programs.join(target));
        fuzzer
            .arg(&corpus)
            .arg(&seeds)
            .arg(format!("-max_total_time={}", self.options.seconds))
            // One input must take long to be a finding: the machine may have much to do.
            .arg("-timeout=120")
            .arg(format!("-artifact_prefix={}/", found.display()));
        let (passed, lines) = self.watch(&mut fuzzer)?;
        if passed {
            let done = lines.iter().find_map(|line| line.strip_prefix("Done "));
            return Ok(done.unwrap_or("nothing was tried").to_owned());
        }
        let mut message = format!("{target} has failed:\n{}\n", reason(&lines).join("\n"));
        for path in files(&found)? {
            let Some(name) = seed_name(&path) else {
                continue;
            };
            fs::create_dir_all(&seeds)?;
            fs::copy(&path, seeds.join(&name))
                .with_context(|| format!("cannot write {}", seeds.join(&name).display()))?;
            message += &format!(
                "The input is kept as fuzz/seeds/{target}/{name}: `cargo test` gives it to the target from now on."
            );
        }
        Err(anyhow!(message))
    }

    /// Runs the fuzzer; whether it ended well, and what it wrote.
    fn watch(&self, fuzzer: &mut Command) -> Result<(bool, Vec<String>)> {
        let mut child = fuzzer
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", fuzzer.get_program().display()))?;
        let mut lines = Vec::new();
        if let Some(output) = child.stderr.take() {
            for line in BufReader::new(output).split(b'\n') {
                let line = String::from_utf8_lossy(&line?).into_owned();
                if self.shown {
                    eprintln!("{line}");
                }
                lines.push(line);
            }
        }
        Ok((child.wait()?.success(), lines))
    }
}

/// What a fuzzer that has failed says of it: from the panic on, or else its own error.
fn reason(lines: &[String]) -> &[String] {
    const LONGEST: usize = 15;
    let starts = ["panicked at", "ERROR: libFuzzer"];
    let start = starts
        .iter()
        .find_map(|start| lines.iter().position(|line| line.contains(start)))
        .unwrap_or(lines.len().saturating_sub(LONGEST));
    let lines = &lines[start..];
    &lines[..lines.len().min(LONGEST)]
}

/// The name among the seeds of a finding that the fuzzer has written; none for an input that is only
/// slow.
fn seed_name(path: &Path) -> Option<String> {
    let name = path.file_name()?.to_string_lossy();
    let (kind, hash) = name.rsplit_once('-')?;
    (kind != "slow-unit").then(|| format!("{kind}-{}", &hash[..hash.len().min(10)]))
}

#[cfg(test)]
mod tests {
    use super::{chosen, reason, seed_name};

    fn texts(list: &[&str]) -> Vec<String> {
        list.iter().map(|text| (*text).to_owned()).collect()
    }

    #[test]
    fn targets_are_chosen_by_their_names() {
        let all = || texts(&["fen", "game", "laws"]);
        assert_eq!(chosen(all(), &[]).ok(), Some(all()));
        let two = texts(&["laws", "fen"]);
        assert_eq!(chosen(all(), &two).ok(), Some(texts(&["fen", "laws"])));
        let error = chosen(all(), &texts(&["fen", "gane"])).expect_err("no such target");
        assert_eq!(
            error.to_string(),
            "there is no target \"gane\"; there are: fen, game, laws"
        );
    }

    #[test]
    fn a_failure_is_told_from_its_reason_on() {
        let panicked = texts(&[
            "#1 INITED",
            "ERROR: libFuzzer: x",
            "a panicked at b",
            "left: 1",
        ]);
        assert_eq!(reason(&panicked), &panicked[2..]);
        let too_long = texts(&["#1 INITED", "==7== ERROR: libFuzzer: timeout", "stack"]);
        assert_eq!(reason(&too_long), &too_long[1..]);
        let silent = texts(&["#1 INITED"]);
        assert_eq!(reason(&silent), &silent[..]);
    }

    #[test]
    fn findings_become_seeds_and_slow_inputs_do_not() {
        let name = |path: &str| seed_name(path.as_ref());
        assert_eq!(
            name("found/crash-0123456789abcdef").as_deref(),
            Some("crash-0123456789")
        );
        assert_eq!(name("found/timeout-0123").as_deref(), Some("timeout-0123"));
        assert_eq!(name("found/slow-unit-0123456789"), None);
    }
}
