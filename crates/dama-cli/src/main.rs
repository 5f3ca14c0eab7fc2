//! The program `dama`: the game's rules, counts and games at the command line,
//! and the page served to a browser.
//!
//! Each verb is a file with its options and its `run`. Results go to standard
//! output, errors in one line to standard error; the exit status is 0 for
//! success, 1 for failure and 2 for wrong use.

mod analyze;
mod answers;
mod bench;
mod book;
mod chances;
mod completions;
mod count;
mod divide;
mod failure;
mod gauntlet;
mod hub;
mod interruption;
mod json;
mod learn;
mod lines;
mod matches;
mod moves;
mod network;
mod notation;
mod numbers;
mod openings;
mod options;
mod output;
mod pdn;
mod perft;
mod play;
mod program;
mod serve;
mod status;
mod tables;
mod train;
mod tune;

use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use program::{Program, Verb};

fn main() -> ExitCode {
    let program = match Program::try_parse() {
        Ok(program) => program,
        Err(error) => return failure::wrong_use(&error),
    };
    let done = match program.verb {
        None => serve::Options::with_browser().run(),
        Some(Verb::Serve(options)) => options.run(),
        Some(Verb::Play(options)) => options.run(),
        Some(Verb::Moves(options)) => options.run(),
        Some(Verb::Perft(options)) => options.run(),
        Some(Verb::Divide(options)) => options.run(),
        Some(Verb::Status(options)) => options.run(),
        Some(Verb::Pdn(options)) => options.run(),
        Some(Verb::Tables(options)) => options.run(),
        Some(Verb::Analyze(options)) => options.run(),
        Some(Verb::Match(options)) => options.run(),
        Some(Verb::Gauntlet(options)) => options.run(),
        Some(Verb::Openings(options)) => options.run(),
        Some(Verb::Hub(options)) => options.run(),
        Some(Verb::Bench(options)) => options.run(),
        Some(Verb::Book(options)) => options.run(),
        Some(Verb::Tune(options)) => options.run(),
        Some(Verb::Train(options)) => options.run(),
        Some(Verb::Chances(options)) => options.run(),
        Some(Verb::Completions(options)) => options.run(Program::command()),
    };
    done.unwrap_or_else(|error| failure::report(&error))
}
