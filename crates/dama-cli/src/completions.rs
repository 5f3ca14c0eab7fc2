//! `dama completions`: what a shell completes.

use std::process::ExitCode;

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::options::Program;
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
    pub fn run(self) -> anyhow::Result<ExitCode> {
        // Written into memory first: clap panics where a pipe is closed.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Program::command(), "dama", &mut script);
        output::write(&String::from_utf8_lossy(&script))?;
        Ok(ExitCode::SUCCESS)
    }
}
