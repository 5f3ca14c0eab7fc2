//! `cargo xtask instructions` and `cargo xtask wasm-speed`: how much work the hot
//! paths of rules and search are, told by a counter and not by a busy clock, and how much
//! WebAssembly slows them.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::{Context, Result, bail};

use crate::workspace::{Workspace, execute, on_path, shown, step};
use crate::{needs, web};

/// Where the counts that are known stand, from the root.
const KNOWN: &str = "crates/dama-core/benches/instructions.txt";

/// By how much a count may grow, and by how much it may shrink unnoticed.
const TOLERANCE: f64 = 0.02;

/// An example that does one work after the other.
#[derive(Clone, Copy, Debug)]
struct Example {
    package: &'static str,
    name: &'static str,
}

/// The hot paths of the rules.
const RULES: Example = Example {
    package: "dama-core",
    name: "hot_paths",
};

/// The computer player's search.
const SEARCH: Example = Example {
    package: "dama-engine",
    name: "hot_search",
};

/// A target that node runs as it runs a program.
const WASI: &str = "wasm32-wasip1";

/// What is done with counts that differ from the known ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// More is an error.
    Check,
    /// They are the known ones from now on.
    Write,
}

/// Counts the instructions of each work under valgrind.
pub fn instructions(workspace: &Workspace, counts: Counts) -> Result<()> {
    step("Instructions of the hot paths");
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        eprintln!("Left out: they are known for Linux on x86-64 only.");
        return Ok(());
    }
    needs::valgrind(workspace)?;
    let program = build(workspace, RULES, None)?;
    let compiler = compiler(workspace)?;
    let mut lines = vec![format!("compiler {compiler}")];
    for name in names(&program)? {
        let count = count(workspace, &program, &name)?;
        lines.push(format!("{name} {count}"));
    }
    let path = workspace.root.join(KNOWN);
    if counts == Counts::Write {
        let text = lines.join("\n") + "\n";
        return fs::write(&path, text).with_context(|| format!("cannot write {KNOWN}"));
    }
    let known = fs::read_to_string(&path).with_context(|| format!("cannot read {KNOWN}"))?;
    if known.lines().next() != Some(&lines[0]) {
        eprintln!("Not compared: the known ones are of another compiler than {compiler}.");
        return Ok(());
    }
    compare(&known, &lines)
}

/// Compares lines of a name and a number with the known ones.
fn compare(known: &str, lines: &[String]) -> Result<()> {
    let known: Vec<_> = known.lines().filter_map(named_number).collect();
    let found: Vec<_> = lines.iter().filter_map(|line| named_number(line)).collect();
    let advice = "if that is meant: cargo xtask instructions --write";
    let names = |list: &[(&str, f64)]| list.iter().map(|(name, _)| (*name).to_owned()).collect();
    let (known_names, found_names): (Vec<String>, Vec<String>) = (names(&known), names(&found));
    if known_names != found_names {
        bail!("{KNOWN} knows {known_names:?} and there are {found_names:?}; {advice}");
    }
    let mut worse = Vec::new();
    for ((name, before), (_, now)) in known.into_iter().zip(found) {
        let change = now / before - 1.0;
        println!("{name:<14} {now:>12} ({:+.1} %)", change * 100.0);
        if change.abs() > TOLERANCE {
            worse.push(name);
        }
    }
    if !worse.is_empty() {
        bail!("{} changed by more than 2 %; {advice}", worse.join(", "));
    }
    Ok(())
}

fn named_number(line: &str) -> Option<(&str, f64)> {
    let (name, number) = line.split_once(' ')?;
    Some((name, number.parse().ok()?))
}

fn compiler(workspace: &Workspace) -> Result<String> {
    let text = output(workspace.command("rustc").arg("--version"))?;
    Ok(text.split_whitespace().nth(1).unwrap_or("?").to_owned())
}

fn count(workspace: &Workspace, program: &Path, name: &str) -> Result<u64> {
    let mut valgrind = workspace.command("valgrind");
    valgrind
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .arg(name);
    let output = valgrind.output().context("cannot start valgrind")?;
    let text = String::from_utf8_lossy(&output.stderr);
    text.lines()
        .find_map(|line| line.split_once("Collected : "))
        .and_then(|(_, number)| number.trim().parse().ok())
        .filter(|_| output.status.success())
        .with_context(|| format!("valgrind says of {name}: {text}"))
}

/// Prints for each work how fast it is in WebAssembly, as a part of native speed.
pub fn wasm(workspace: &Workspace) -> Result<()> {
    /// Passes for each work, the two kinds in turn; the best counts. Short ones, so that
    /// what else the machine does meets both alike.
    const PASSES: usize = 20;
    const SECONDS: &str = "0.2";
    if on_path(&["node"]).is_none() {
        bail!("this needs node (see https://nodejs.org)");
    }
    needs::target(workspace, WASI)?;
    let mut works = Vec::new();
    for example in [RULES, SEARCH] {
        let native = build(workspace, example, None)?;
        let module = build(workspace, example, Some(WASI))?;
        for name in names(&native)? {
            works.push((native.clone(), module.clone(), name));
        }
    }
    step("WebAssembly under node, as a part of native speed");
    for (native, module, name) in works {
        let (mut fast, mut slow) = (0.0, 0.0);
        for _ in 0..PASSES {
            fast = rate(workspace.command(&native).args([&name, SECONDS]))?.max(fast);
            let mut node = workspace.command("node");
            // As it runs after a moment: compiled with care, which else happens beside the
            // first calls, some time.
            node.args([
                "--no-warnings",
                "--no-liftoff",
                "xtask/src/speed/run-wasi.mjs",
            ]);
            slow = rate(node.arg(&module).args([&name, SECONDS]))?.max(slow);
        }
        println!("{name:<14} {:>4.0} %", slow / fast * 100.0);
    }
    Ok(())
}

fn rate(command: &mut Command) -> Result<f64> {
    let text = output(command)?;
    let number = text.trim().parse();
    number.with_context(|| format!("{} printed {text:?}", shown(command)))
}

/// Builds the program as it is released, natively or for another target as the page's
/// computer player is built.
fn build(workspace: &Workspace, example: Example, target: Option<&str>) -> Result<PathBuf> {
    let mut cargo = workspace.cargo("build");
    let Example { package, name } = example;
    cargo.args(["--release", "--package", package, "--example", name]);
    let mut folder = workspace.target.clone();
    let mut file = format!("{name}{}", env::consts::EXE_SUFFIX);
    if let Some(target) = target {
        cargo.args(["--target", target]);
        cargo.env("CARGO_ENCODED_RUSTFLAGS", web::ENGINE.flags.join("\u{1f}"));
        folder.push(target);
        file = format!("{name}.wasm");
    }
    execute(&mut cargo)?;
    Ok(folder.join("release/examples").join(file))
}

fn names(program: &Path) -> Result<Vec<String>> {
    let text = output(&mut Command::new(program))?;
    Ok(text.lines().map(str::to_owned).collect())
}

/// What a command prints.
fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {}", shown(command)))?;
    if !output.status.success() {
        bail!("{} failed ({})", shown(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(test)]
mod tests {
    use super::compare;

    #[test]
    fn counts_may_change_by_little_only() {
        let known = "compiler 1.0\na 1000\nb 1000\n";
        let lines = |b: u32| ["compiler 1.0".into(), "a 1010".into(), format!("b {b}")];
        assert!(compare(known, &lines(990)).is_ok());
        for changed in [1030, 970] {
            let error = compare(known, &lines(changed)).expect_err("a change");
            assert!(error.to_string().starts_with("b changed"), "{error}");
        }
        let error = compare("compiler 1.0\na 1000\n", &lines(1000)).expect_err("a new one");
        assert!(error.to_string().contains("--write"), "{error}");
    }
}
