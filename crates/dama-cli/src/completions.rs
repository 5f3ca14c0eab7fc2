//! `dama completions`: what a shell completes.

use std::process::ExitCode;

use clap::{Args, Command};
use clap_complete::Shell;

use crate::output;

/// Print the completions for a shell
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama completions bash > ~/.local/share/bash-completion/completions/dama
  dama completions fish > ~/.config/fish/completions/dama.fish")]
pub struct Options {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

impl Options {
    pub fn run(self, mut program: Command) -> anyhow::Result<ExitCode> {
        // Written into memory first: clap panics where a pipe is closed.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut program, "dama", &mut script);
        output::write(&String::from_utf8_lossy(&script))?;
        Ok(ExitCode::SUCCESS)
    }
}
