//! Fixed amounts of the work that programs wait for, one by one: to be counted in
//! instructions (`cargo xtask instructions`) and timed natively and in WebAssembly
//! (`cargo xtask wasm-speed`).
//!
//! `hot_paths` lists the names, `hot_paths NAME` does one work, and `hot_paths NAME
//! SECONDS` repeats it for so long and prints how many times a second at best.

use std::hint::black_box;

use dama_core::{EffectBuffer, Game, MoveBuffer, Position, RuleSet, perft};
use dama_testkit::works::{self, Work};

const WORKS: [Work; 6] = [
    ("count-men", count_men),
    ("count-kings", count_kings),
    ("count-chains", count_chains),
    ("legal-moves", legal_moves),
    ("effects", effects),
    ("play-a-game", play_a_game),
];

fn count(fen: &str, rules: &RuleSet, depth: u8, expected: u64) {
    let position: Position = fen.parse().expect("a position");
    assert_eq!(perft::paths(black_box(&position), rules, depth), expected);
}

fn count_men() {
    let start = Position::start().to_string();
    count(&start, &RuleSet::CLASSIC, 6, 931_312);
}

fn count_kings() {
    let fen = "W:WKa1,Ka8,Kd4,Ke5:BKh1,Kh8,Kd5,Ke4";
    count(fen, &RuleSet::FEDERATION, 6, 4_050_234);
}

fn count_chains() {
    let fen = "W:Wa2,Kc4,Ke4,g4:Bb3,c5,d5,e5,f5,g5,h5";
    count(fen, &RuleSet::FEDERATION, 7, 787_728);
}

/// Visits the positions of a game whose moves are chosen by a plain rule.
fn each_position(mut visit: impl FnMut(&Position)) {
    let rules = RuleSet::CLASSIC;
    let mut buffer = MoveBuffer::new();
    for game in 0..50 {
        let mut position = Position::start();
        for ply in 0..80 {
            position.legal_moves_into(&rules, &mut buffer);
            let moves = buffer.as_slice();
            if moves.is_empty() {
                break;
            }
            position = position.after(&moves[(ply * 7 + game * 13) % moves.len()].effect());
            visit(&position);
        }
    }
}

fn legal_moves() {
    let mut buffer = MoveBuffer::new();
    each_position(|position| {
        for rules in &RuleSet::ALL {
            position.legal_moves_into(rules, &mut buffer);
            black_box(buffer.as_slice());
        }
    });
}

fn effects() {
    let mut buffer = EffectBuffer::new();
    each_position(|position| {
        for _ in 0..8 {
            black_box(position).effects(&RuleSet::CLASSIC, &mut buffer);
            black_box(buffer.as_slice());
        }
    });
}

fn play_a_game() {
    for number in 0..20 {
        let mut game = Game::new(RuleSet::CLASSIC);
        for ply in 0..100 {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            let chosen = moves[(ply * 5 + number) % moves.len()];
            game.play(&chosen).expect("a legal move");
        }
        black_box(game.outcome());
    }
}

fn main() {
    works::run(&WORKS);
}
