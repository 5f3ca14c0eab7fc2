//! Puts the page together from the compiled modules and the sources in `web/`.
//!
//! A program apart from `xtask`, because `wasm-bindgen` takes longer to compile than all the rest of
//! it; `cargo xtask web` builds and calls this one only when the page has changed.

mod bind;
mod bundle;
mod files;
mod icon;
mod index;
mod minify;
mod optimize;
mod policy;
mod simd;
mod sizes;
mod tables;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use lexopt::prelude::{Long, ValueExt};

/// The exit status where the page is complete but too heavy: the caller decides what follows.
const OVER_BUDGET: u8 = 3;

/// How much care is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effort {
    /// For people who change the page and look at it: no `wasm-opt`, light compression, no budget.
    Fast,
    /// For everybody else.
    Full,
}

/// What the command line says.
struct Plan {
    page: PathBuf,
    engine: PathBuf,
    plain_engine: PathBuf,
    web: PathBuf,
    out: PathBuf,
    /// Where the endgame tables lie or are to lie.
    tables: PathBuf,
    /// The list of their checksums.
    checksums: PathBuf,
    /// Where the opening books lie.
    books: PathBuf,
    effort: Effort,
}

impl Plan {
    fn from_arguments() -> Result<Self> {
        let mut paths: [Option<PathBuf>; 8] = Default::default();
        let mut effort = Effort::Full;
        let mut parser = lexopt::Parser::from_env();
        while let Some(argument) = parser.next()? {
            match argument {
                Long("page") => paths[0] = Some(parser.value()?.parse()?),
                Long("engine") => paths[1] = Some(parser.value()?.parse()?),
                Long("web") => paths[2] = Some(parser.value()?.parse()?),
                Long("out") => paths[3] = Some(parser.value()?.parse()?),
                Long("plain-engine") => paths[4] = Some(parser.value()?.parse()?),
                Long("tables") => paths[5] = Some(parser.value()?.parse()?),
                Long("checksums") => paths[6] = Some(parser.value()?.parse()?),
                Long("books") => paths[7] = Some(parser.value()?.parse()?),
                Long("fast") => effort = Effort::Fast,
                other => return Err(other.unexpected().into()),
            }
        }
        let [
            Some(page),
            Some(engine),
            Some(web),
            Some(out),
            Some(plain_engine),
            Some(tables),
            Some(checksums),
            Some(books),
        ] = paths
        else {
            bail!("all paths are needed; `cargo xtask web` gives them");
        };
        Ok(Self {
            page,
            engine,
            plain_engine,
            web,
            out,
            tables,
            checksums,
            books,
            effort,
        })
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<ExitCode> {
    let plan = Plan::from_arguments()?;
    let bundle = bundle::assemble(&plan)?;
    let stored = files::store(&bundle, &plan.out, plan.effort)
        .with_context(|| format!("cannot write to {}", plan.out.display()))?;

    let table = sizes::Table::of(&stored);
    println!("{table}");
    let over = table.over_budget();
    for line in &over {
        eprintln!("over budget: {line}");
    }
    let heavy = !over.is_empty() && plan.effort == Effort::Full;
    Ok(if heavy {
        ExitCode::from(OVER_BUDGET)
    } else {
        ExitCode::SUCCESS
    })
}
