//! Builds and checks the Android app around the built page.
//!
//! A program apart from `xtask`: it is compiled only where the app is wanted. `cargo xtask apk` finds or
//! installs the tools and calls it.

mod api;
mod badging;
mod dex;
mod framework;
mod java;
mod pack;
mod plan;
mod pyi;
mod resources;
mod sign;
mod stubs;
mod texts;
mod trial;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use framework::Class;
use plan::{Care, Plan, run};

/// The oldest Android that the app runs on.
const OLDEST: u32 = 24;

/// All that the page can call: more would be another hole in the wall.
const BRIDGE: [&str; 6] = [
    "look",
    "openFile",
    "saveFile",
    "share",
    "shareFile",
    "stayAwake",
];

fn main() -> ExitCode {
    match build() {
        Ok(faults) if faults.is_empty() => ExitCode::SUCCESS,
        Ok(faults) => {
            for fault in &faults {
                eprintln!("fault: {fault}");
            }
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the app; every fault that is found in it is one line.
fn build() -> Result<Vec<String>> {
    let plan = Plan::from_arguments()?;
    let path = plan.android.join("framework.txt");
    let list =
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let list = framework::read(&list)?;
    let scratch = plan.out.join("build");
    let files = contents(&plan, &list, &scratch)?;
    let unsigned = scratch.join("unsigned.apk");
    pack::write(&files, &unsigned)?;
    let key = sign::sign(&plan, &unsigned, &scratch)?;

    let mut faults = sign::check(&plan)?;
    faults.extend(badging::check(&plan)?);
    let dump = run(Command::new(&plan.dexdump)
        .args(["-a", "-d"])
        .arg(scratch.join("classes.dex")))?;
    let compiled = dex::read(&dump);
    let report = api::check(&compiled, &list, OLDEST);
    faults.extend(report.faults);
    faults.extend(bridge_faults(&compiled));
    let mut more = String::new();
    if let Some(stubs) = &plan.stubs {
        faults.extend(pyi::check(&list, stubs)?);
        more += ", as the stubs know them";
    }
    if plan.care == Care::Full {
        let again = contents(&plan, &list, &plan.out.join("again"))?;
        let differs = |path: &&String| files.get(*path) != again.get(*path);
        let all = files.keys().chain(again.keys());
        faults.extend(
            all.filter(differs)
                .map(|path| format!("{path}: built twice, it differs")),
        );
        println!("{}", trial::run_tests(&plan, &list)?);
    }

    let size = fs::metadata(&plan.apk)?.len();
    println!(
        "{}: {size} bytes, signed with {}; {} classes and members of Android and Java{more}",
        plan.apk.display(),
        match key {
            sign::Key::Debug => "a key for trying out",
            sign::Key::Release => "the given key",
        },
        report.used,
    );
    if let Some(budget) = plan.budget.filter(|budget| size > *budget) {
        faults.push(format!("the app has {size} bytes, {budget} are allowed"));
    }
    Ok(faults)
}

/// Builds everything that the package holds.
fn contents(plan: &Plan, list: &[Class], scratch: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    if scratch.exists() {
        fs::remove_dir_all(scratch)?;
    }
    fs::create_dir_all(scratch)?;
    let linked = resources::link(plan, scratch)?;
    let dex = java::compile(plan, list, &linked.sources, scratch)?;
    pack::collect(plan, &linked.folder, &dex)
}

fn bridge_faults(compiled: &[dex::Compiled]) -> Vec<String> {
    let mut open: Vec<&str> = compiled
        .iter()
        .flat_map(|class| &class.annotations)
        .filter(|(kind, _)| kind == "android.webkit.JavascriptInterface")
        .map(|(_, method)| method.as_str())
        .collect();
    open.sort_unstable();
    if open == BRIDGE {
        Vec::new()
    } else {
        vec![format!("the page can call {open:?}, and should {BRIDGE:?}")]
    }
}
