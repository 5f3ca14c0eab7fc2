//! A fixed amount of search with the network, to be timed natively and in WebAssembly
//! (`cargo xtask wasm-speed`).
//!
//! `hot_search` lists the one name, `hot_search NAME` does the work, and `hot_search
//! NAME SECONDS` repeats it for so long and prints how many times a second at best.

use std::cell::RefCell;

use dama_core::{Game, RuleSet};
use dama_engine::{Control, Engine, Limits};
use dama_testkit::works;

/// The first position, a middle game, kings against men, and a capture to choose.
const POSITIONS: [&str; 4] = [
    "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
    "B:Wa3,b3,c4,d3,e3,f4,g3,h4,d2:Ba6,b5,c6,d6,e7,f6,g7,h6,e5",
    "W:WKa1,b3,d4,g2:BKh8,c6,e7,h5",
    "W:Wa2,Kc4,e4,g4:Bb3,c5,d6,e7,f6,h5",
];

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::new(8));
}

fn search() {
    ENGINE.with_borrow_mut(|engine| {
        for fen in POSITIONS {
            let position = fen.parse().expect("a position");
            let game = Game::from_position(RuleSet::CLASSIC, position);
            engine.clear();
            engine.search(&game, &Limits::nodes(20_000), &Control::FREE, |_| {});
        }
    });
}

fn main() {
    works::run(&[("search", search)]);
}
