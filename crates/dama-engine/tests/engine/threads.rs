//! Several threads find what one finds, where that is one thing.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use dama_core::{Game, RuleSet};
use dama_engine::{Control, Endgames, Engine, Limits};

use crate::game;

fn engine(threads: usize, hash_mb: usize) -> Engine {
    let mut engine = Engine::new(hash_mb);
    engine.set_threads(NonZeroUsize::new(threads).expect("threads"));
    engine
}

/// Wins that are deep enough for several threads, with their plies.
const WINS: [(&str, RuleSet, u32); 3] = [
    ("W:Wf3,h3,b4,h4,Ka8,Kd8:Bc5,e5,g5", RuleSet::FEDERATION, 7),
    ("B:Wf3,b4:Ba5,d5,e5,a6,Kc6,f6,g6", RuleSet::FEDERATION, 7),
    ("W:WKa1:Ba4,h6", RuleSet::CLASSIC, 1),
];

#[test]
fn wins_are_as_far_away_for_any_threads_hash_and_tables() {
    for (fen, rules, plies) in WINS {
        let game = game(fen, rules);
        for threads in [1, 2, 3] {
            for hash_mb in [1, 8] {
                for tables in [false, true] {
                    let mut engine = engine(threads, hash_mb);
                    if tables {
                        engine.use_endgames(Endgames::built_in(rules));
                    }
                    let limits = Limits::depth(12);
                    let found = engine.search(&game, &limits, &Control::FREE, |_| {});
                    assert_eq!(
                        found.score.plies_to_win(),
                        Some(plies),
                        "{fen}, {threads} threads, {hash_mb} MB, tables: {tables}"
                    );
                    let best = found.best.expect("a move");
                    assert!(game.legal_moves().contains(&best), "{fen}: {best}");
                }
            }
        }
    }
}

#[test]
fn limits_by_nodes_are_those_of_one_thread() {
    let game = Game::new(RuleSet::CLASSIC);
    let search = |threads| {
        let limits = Limits::nodes(20_000);
        let found = engine(threads, 4).search(&game, &limits, &Control::FREE, |_| {});
        (found.best, found.score, found.nodes)
    };
    assert_eq!(search(1), search(4));
}

#[test]
fn all_threads_stop() {
    let game = Game::new(RuleSet::CLASSIC);
    let stop = AtomicBool::new(false);
    let control = Control {
        stop: &stop,
        ..Control::FREE
    };
    let mut engine = engine(3, 4);
    let found = engine.search(&game, &Limits::NONE, &control, |info| {
        if info.depth == 8 {
            stop.store(true, Ordering::Relaxed);
        }
    });
    assert!(found.best.is_some() && found.depth >= 8);
    // And the engine goes on, with another table and other threads.
    engine.resize(2).expect("memory");
    engine.set_threads(NonZeroUsize::MIN);
    let again = engine.search(&game, &Limits::depth(6), &Control::FREE, |_| {});
    let mut fresh = Engine::new(2);
    let alone = fresh.search(&game, &Limits::depth(6), &Control::FREE, |_| {});
    assert_eq!((again.nodes, again.score), (alone.nodes, alone.score));
}
