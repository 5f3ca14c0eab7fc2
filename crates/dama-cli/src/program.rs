//! What the command line may say.

use clap::{Parser, Subcommand};

use crate::{
    analyze, bench, book, chances, completions, divide, gauntlet, hub, matches, moves, openings,
    pdn, perft, play, serve, status, tables, train, tune,
};

/// Dama, the Turkish draughts: exact rules, a page to play on, an opponent
///
/// Without a command it serves the page and opens the browser.
#[derive(Parser)]
#[command(name = "dama", version, max_term_width = 100, after_help = AFTER_HELP)]
pub struct Program {
    #[command(subcommand)]
    pub verb: Option<Verb>,
}

const AFTER_HELP: &str = "\
Positions are written as in W:Wa2,b2,Kc4:Bd6,Ke8: the side to move, then the
squares of White and of Black, K before a king; \"start\" is the first position.
Moves are written as in d3-d4 and f3xf5xd5.

Exit status: 0 success, 1 failure, 2 wrong use.";

#[derive(Subcommand)]
pub enum Verb {
    Serve(serve::Options),
    Play(play::Options),
    Moves(moves::Options),
    Status(status::Options),
    Perft(perft::Options),
    Divide(divide::Options),
    Pdn(pdn::Options),
    Tables(tables::Options),
    Analyze(Box<analyze::Options>),
    Match(Box<matches::Options>),
    Gauntlet(Box<gauntlet::Options>),
    Openings(openings::Options),
    Book(book::Options),
    Hub(hub::Options),
    Bench(bench::Options),
    Tune(tune::Options),
    Train(train::Options),
    Chances(chances::Options),
    Completions(completions::Options),
}
