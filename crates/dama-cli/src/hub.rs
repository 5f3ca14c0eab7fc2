//! `dama hub`: the engine for other programs, by the Hub protocol.

mod clock;
mod parameters;
mod score;
mod session;
mod thinking;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use dama_hub::Line;

use crate::lines::{self, Lines};
use session::{Next, Session};

/// Let another program use the engine, by the Hub protocol
///
/// Lines are read from standard input and answered on standard output; docs/hub.md
/// tells what they are. It ends with the line "quit" and when its input is closed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  dama hub
  dama match dama 'hub:./dama hub'")]
pub struct Options {}

impl Options {
    #[allow(clippy::unused_self)]
    pub fn run(self) -> anyhow::Result<ExitCode> {
        let mut session = Session::new();
        let mut input = Lines::new(io::stdin().lock());
        while let Some(line) = input.next(|| Ok(()))? {
            let next = match line {
                lines::Line::Text(text) => session.obey(text)?,
                lines::Line::NotText(_) => session.refuse("this line is no UTF-8")?,
                lines::Line::TooLong(_) => session.refuse("this line is too long")?,
            };
            if next == Next::Leave {
                break;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Sends a line. A search and the session may both have something to say, so that
/// nobody keeps standard output.
fn say(line: &Line) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{line}")?;
    output.flush()
}
