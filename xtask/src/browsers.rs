//! The browsers that the page is tested in: Chromium by every test, WebKit and Firefox by one game.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::needs::{has_package, install, installs, is_debian};
use crate::workspace::{Workspace, on_path, step};

/// What browsers are installed for.
pub const PURPOSE: &str = "testing in the browser";

/// As `tests/browser/package.json` says.
const OLDEST_NODE: u32 = 20;

const CHROMIUM: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];

/// Programs that WebKit is tested with, and Debian's packages of them.
const WEBKIT: [(&str, &str); 2] = [("WebKitWebDriver", "webkit2gtk-driver"), ("Xvfb", "xvfb")];

/// Which engines are wanted beside Chromium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// WebKit and Firefox; without them it is an error.
    Demanded,
    /// Those that are there or that can be installed; what is left out is said.
    WhereTheyAre,
    /// None.
    LeftOut,
}

/// What the browser tests run with.
pub struct Browsers {
    /// The browser of most tests.
    chromium: PathBuf,
    /// The browser of one, where it is there.
    firefox: Option<PathBuf>,
    /// The engines that play, as `tests/browser/engines.mjs` names them.
    engines: Vec<&'static str>,
}

impl Browsers {
    /// What the tests are told in their environment.
    pub fn environment(&self) -> Vec<(&'static str, PathBuf)> {
        let mut told = vec![
            ("CHROMIUM", self.chromium.clone()),
            ("DAMA_ENGINES", self.engines.join(",").into()),
        ];
        told.extend(self.firefox.clone().map(|path| ("FIREFOX", path)));
        told
    }
}

/// Chromium, node, npm and the fonts of all languages, and the other engines as far as wanted.
pub fn find(workspace: &Workspace, others: Others) -> Result<Browsers> {
    let mut packages = Vec::new();
    if chromium().is_none() {
        packages.push("chromium");
    }
    for program in [("node", "nodejs"), ("npm", "npm")] {
        if on_path(&[program.0]).is_none() {
            packages.push(program.1);
        }
    }
    if is_debian() && !has_package("fonts-noto-core") {
        packages.push("fonts-noto-core");
    }
    let missing = missing_engines();
    match others {
        Others::Demanded => packages.extend(&missing),
        Others::WhereTheyAre if installs() => packages.extend(&missing),
        Others::WhereTheyAre if !missing.is_empty() => step(&format!(
            "Not every engine is tested: that needs {} too",
            missing.join(" ")
        )),
        Others::WhereTheyAre | Others::LeftOut => {}
    }
    if !packages.is_empty() {
        install(workspace, PURPOSE, &packages)?;
    }
    node_is_new_enough()?;
    let Some(chromium) = chromium() else {
        bail!("there is still no Chromium; set CHROMIUM to its path");
    };
    let firefox = firefox();
    let mut engines = vec!["Chromium"];
    if has_webkit() {
        engines.push("WebKit");
    }
    if firefox.is_some() {
        engines.push("Firefox");
    }
    Ok(Browsers {
        chromium,
        firefox,
        engines,
    })
}

fn missing_engines() -> Vec<&'static str> {
    let mut missing = Vec::new();
    if firefox().is_none() {
        missing.push("firefox-esr");
    }
    let webkit = WEBKIT
        .iter()
        .filter(|(program, _)| on_path(&[program]).is_none());
    missing.extend(webkit.map(|(_, package)| package));
    missing
}

fn has_webkit() -> bool {
    WEBKIT
        .iter()
        .all(|(program, _)| on_path(&[program]).is_some())
}

/// Refuses a node for which the packages of the tests are not made.
fn node_is_new_enough() -> Result<()> {
    let output = Command::new("node")
        .arg("--version")
        .output()
        .context("cannot start node")?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let major = version
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|number| number.parse().ok());
    if major.unwrap_or(0) < OLDEST_NODE {
        bail!(
            "the browser tests need node {OLDEST_NODE} or newer, and this is {version} (see https://nodejs.org)"
        );
    }
    Ok(())
}

fn chromium() -> Option<PathBuf> {
    named("CHROMIUM", &CHROMIUM)
}

fn firefox() -> Option<PathBuf> {
    named("FIREFOX", &FIREFOX)
}

/// A browser that a variable names, or else the first of these that is there.
fn named(variable: &str, programs: &[&str]) -> Option<PathBuf> {
    match env::var_os(variable) {
        Some(path) => Some(PathBuf::from(path)).filter(|path| path.is_file()),
        None => on_path(programs),
    }
}
