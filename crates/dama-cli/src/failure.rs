//! Errors as a user sees them: one line on standard error, and an exit status.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;

/// The program was called in a wrong way.
const WRONG_USE: u8 = 2;

/// Says what is wrong with the command line; help and version, which clap hands
/// over as errors too, go to standard output as they are.
pub fn wrong_use(error: &clap::Error) -> ExitCode {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
    ) {
        // A closed pipe is no failure: who asked for help has seen enough of it.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    say(&one_line(&error.render().to_string()));
    ExitCode::from(WRONG_USE)
}

/// Puts the paragraphs of a clap error into one line.
fn one_line(rendered: &str) -> String {
    let mut line = String::new();
    for part in rendered.lines().map(str::trim) {
        if part.is_empty() {
            continue;
        }
        if part.starts_with("For more information") {
            break;
        }
        if line.ends_with(':') {
            line.push(' ');
        } else if !line.is_empty() {
            line.push_str("; ");
        }
        line.push_str(part);
    }
    line.push_str(" (dama --help tells more)");
    line
}

/// Says why the program failed. A reader that went away is no failure.
pub fn report(error: &anyhow::Error) -> ExitCode {
    let pipe_closed = error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe);
    if pipe_closed {
        return ExitCode::SUCCESS;
    }
    let mut line = String::from("error");
    for cause in error.chain().map(ToString::to_string) {
        // Some errors repeat their cause in their own words.
        if !line.ends_with(&cause) {
            line.push_str(": ");
            line.push_str(&cause);
        }
    }
    say(&line);
    ExitCode::FAILURE
}

/// Writes one line to standard error; nobody may be there to read it.
pub fn say(line: &str) {
    let line = without_control(line);
    let _ = writeln!(io::stderr(), "{line}");
}

/// Control characters of foreign texts must not act on a terminal.
pub fn without_control(text: &str) -> String {
    text.chars()
        .map(|c| {
            if c.is_control() {
                char::REPLACEMENT_CHARACTER
            } else {
                c
            }
        })
        .collect()
}
