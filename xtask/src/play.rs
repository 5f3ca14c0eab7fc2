//! `cargo xtask play`: from a fresh clone to a game in the browser.

use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, ExitCode};

use anyhow::{Result, bail};

use crate::web::{self, Effort, Overweight};
use crate::workspace::{Workspace, execute, step};

const FIRST_TIME: &str = "\
Dama is built now: first its page, then the program that serves it. The first time
this takes about five minutes on two cores, since every part is compiled here; from
the second time on Dama starts at once. Everything goes into this folder, but for the
compiler's target for browsers, which rustup adds where it is missing.";

/// What `cargo xtask play` takes.
#[derive(Default)]
pub struct Options {
    /// This port and no other.
    pub port: Option<u16>,
    /// What happens once the page can be reached.
    pub opening: Opening,
}

/// What happens once the page can be reached.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub enum Opening {
    /// The browser shows it.
    #[default]
    Browser,
    /// Its address is printed, no more.
    Nothing,
}

/// Builds what is missing and becomes the program `dama`.
pub fn run(workspace: &Workspace, options: &Options) -> Result<ExitCode> {
    // Better now than after minutes of building.
    if let Some(port) = options.port
        && let Err(cause) = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
    {
        bail!(
            "port {port} cannot be had ({cause}): choose another --port, or none for the next free one"
        );
    }
    let program = workspace.built("release", "dama");
    if !program.is_file() || !web::is_there(workspace) {
        eprintln!("{FIRST_TIME}");
    }
    web::build(workspace, Effort::Full, Overweight::IsSaid)?;
    if !program.is_file() {
        step("Compiling the program");
    }
    let build = ["--package", "dama-cli", "--release"];
    execute(workspace.cargo("build").args(build))?;

    let mut dama = workspace.command(&program);
    dama.arg("serve");
    if let Some(port) = options.port {
        dama.args(["--port", &port.to_string()]);
    }
    if options.opening == Opening::Browser {
        dama.arg("--open");
    }
    become_program(dama)
}

/// One process instead of two, so that Ctrl-C reaches one program only.
#[cfg(unix)]
fn become_program(mut program: Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;

    let cause = program.exec();
    bail!("cannot start {}: {cause}", program.get_program().display());
}

/// Waits for the program and ends as it does.
#[cfg(not(unix))]
fn become_program(mut program: Command) -> Result<ExitCode> {
    let status = program.status()?;
    Ok(ExitCode::from(
        u8::try_from(status.code().unwrap_or(1)).unwrap_or(1),
    ))
}
