//! Everything a developer runs: `cargo xtask play`, `test`, `ci`, `web`, `apk`, `python`,
//! `tables`, `tidy`, `shots`, `measure`, `fuzz`, `instructions`, `wasm-speed`.

mod apk;
mod browsers;
mod ci;
mod fuzz;
mod inputs;
mod needs;
mod play;
mod python;
mod speed;
mod tables;
mod tally;
mod test;
mod tidy;
mod web;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use lexopt::prelude::{Long, Short, Value, ValueExt};

use workspace::Workspace;

const HELP: &str = "\
cargo xtask COMMAND

  play   build what is missing, start Dama and open it in the browser
           --port N      at this port, not at 8080 or the next one that is free
           --no-open     open no browser
  test   run all tests, those in the browser too
           --no-browser  leave out those in the browser
  ci     all that a change must pass: tidy, format, clippy, docs, page, tests
  web    build the page into web/dist
           --fast        lightly packed, for looking at a change
           --release     as it is shipped (the default)
  python build the module for Python into target/python, and try it
           --bench       and measure it beside its rivals
           --test        only run its tests
  apk    build the Android app into target/android/dama.apk
           --without-four
                         without the endgame tables of four pieces: dama-three.apk
           --check       build both and check all that needs no device
  tables build the endgame tables up to four pieces, compare them with the checksums
         in the repository, and put them where page and program embed them
           --write       write the checksums instead
  shots  take pictures of all screens, themes and orientations into target/shots
  measure
         time the page on a slow phone, median of 9, and write docs/page.md
  tidy   check what no compiler checks: which crate uses which, lengths of files
  fuzz   feed random input to the fuzz targets
           TARGET..      only these
           --seconds N   for each target, 60 if not given
  instructions
         count the instructions of the rules' hot paths, beside the known counts
           --write       and keep them as the known ones
  wasm-speed
         time the same in WebAssembly under node, beside native speed
";

/// What was asked for on the command line.
enum Command {
    Help,
    Play(play::Options),
    Test(test::Browser),
    Ci,
    Web(web::Effort),
    Python(python::Purpose),
    Apk(apk::Tables),
    ApkCheck,
    Tables(tables::Checksums),
    Tidy,
    Shots,
    Measure,
    Fuzz(fuzz::Options),
    Instructions(speed::Counts),
    WasmSpeed,
}

fn main() -> ExitCode {
    let command = match parse() {
        Ok(command) => command,
        Err(error) => {
            eprintln!("error: {error}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    match run(command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode> {
    let workspace = Workspace::find()?;
    match command {
        Command::Help => print!("{HELP}"),
        Command::Play(options) => return play::run(&workspace, &options),
        Command::Test(browser) => return test::run(&workspace, browser),
        Command::Ci => return ci::run(&workspace),
        Command::Web(effort) => web::build(&workspace, effort, web::Overweight::Fails)?,
        Command::Python(purpose) => return python::run(&workspace, purpose),
        Command::Apk(tables) => apk::build(&workspace, tables)?,
        Command::ApkCheck => return Ok(test::closing(apk::check(&workspace)?)),
        Command::Tables(checksums) => {
            tables::build(&workspace, tables::Program::Release, checksums)?
        }
        Command::Tidy => tidy::run(&workspace)?,
        Command::Shots => test::program(&workspace, "shots")?,
        Command::Measure => test::program(&workspace, "measure")?,
        Command::Fuzz(options) => fuzz::run(&workspace, &options)?,
        Command::Instructions(counts) => speed::instructions(&workspace, counts)?,
        Command::WasmSpeed => speed::wasm(&workspace)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn parse() -> Result<Command, lexopt::Error> {
    let mut parser = lexopt::Parser::from_env();
    let mut command = match parser.next()? {
        None | Some(Short('h') | Long("help")) => Command::Help,
        Some(Value(name)) => match name.string()?.as_str() {
            "help" => Command::Help,
            "play" => Command::Play(play::Options::default()),
            "test" => Command::Test(test::Browser::Included),
            "ci" => Command::Ci,
            "web" => Command::Web(web::Effort::Full),
            "python" => Command::Python(python::Purpose::Wheel),
            "apk" => Command::Apk(apk::Tables::default()),
            "tables" => Command::Tables(tables::Checksums::Compare),
            "tidy" => Command::Tidy,
            "shots" => Command::Shots,
            "measure" => Command::Measure,
            "fuzz" => Command::Fuzz(fuzz::Options::thorough()),
            "instructions" => Command::Instructions(speed::Counts::Check),
            "wasm-speed" => Command::WasmSpeed,
            other => return Err(format!("there is no command {other:?}").into()),
        },
        Some(other) => return Err(other.unexpected()),
    };
    while let Some(argument) = parser.next()? {
        match (&mut command, argument) {
            (_, Short('h') | Long("help")) => command = Command::Help,
            (Command::Play(options), Long("port")) => options.port = Some(parser.value()?.parse()?),
            (Command::Play(options), Long("no-open")) => options.opening = play::Opening::Nothing,
            (Command::Test(browser), Long("no-browser")) => *browser = test::Browser::LeftOut,
            (Command::Web(effort), Long("fast")) => *effort = web::Effort::Fast,
            (Command::Web(effort), Long("release")) => *effort = web::Effort::Full,
            (Command::Python(purpose), Long("test")) => *purpose = python::Purpose::Test,
            (Command::Python(purpose), Long("bench")) => *purpose = python::Purpose::Benchmark,
            (Command::Apk(tables), Long("without-four")) => *tables = apk::Tables::UpToThree,
            (Command::Apk(_), Long("check")) => command = Command::ApkCheck,
            (Command::Instructions(counts), Long("write")) => *counts = speed::Counts::Write,
            (Command::Tables(checksums), Long("write")) => *checksums = tables::Checksums::Write,
            (Command::Fuzz(options), Long("seconds")) => {
                options.seconds = parser.value()?.parse()?
            }
            (Command::Fuzz(options), Value(name)) => options.targets.push(name.string()?),
            (_, other) => return Err(other.unexpected()),
        }
    }
    Ok(command)
}
