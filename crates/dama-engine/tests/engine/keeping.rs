//! Limits, the stop flag, and the same result each time.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::cell::Cell;

use dama_core::{Game, RuleSet};
use dama_engine::{Control, Engine, Level, Limits, NoClock, SearchResult};

use crate::{game, search};

const MIDDLE: &str = "W:Wa3,c3,d3,e4,f2,g3,h2,b4:Ba6,b7,c6,d6,f7,g6,h5,e7";

fn essence(result: &SearchResult) -> (Option<String>, i32, u32, u64, Vec<String>) {
    (
        result.best.map(|best| best.to_string()),
        result.score.value(),
        result.depth,
        result.nodes,
        result.pv.iter().map(ToString::to_string).collect(),
    )
}

#[test]
fn nodes_and_depth_are_kept() {
    for rules in RuleSet::ALL {
        let game = game(MIDDLE, rules);
        for nodes in [1, 10, 500, 20_000, 65_537] {
            let result = search(&game, &Limits::nodes(nodes));
            assert!(result.nodes <= nodes, "{} of {nodes}", result.nodes);
            assert!(result.best.is_some());
        }
        for depth in [1, 2, 5] {
            let result = search(&game, &Limits::depth(depth));
            assert_eq!(result.depth, depth);
        }
    }
}

#[test]
fn time_is_kept() {
    // A clock that goes on by a millisecond each time it is read.
    let now = Cell::new(Duration::ZERO);
    let clock = || {
        now.set(now.get() + Duration::from_millis(1));
        now.get()
    };
    let limits = Limits::time(Duration::from_millis(40));
    let game = Game::new(RuleSet::CLASSIC);
    let result = Engine::new(1).search(&game, &limits, &Control::clock(&clock), |_| {});
    assert!(result.best.is_some());
    assert!(now.get() < Duration::from_millis(60), "{:?}", now.get());
}

#[test]
fn a_stop_is_heard_at_once() {
    let stop = AtomicBool::new(false);
    let clock = NoClock;
    let control = Control {
        clock: &clock,
        stop: &stop,
    };
    let game = Game::new(RuleSet::CLASSIC);
    let mut engine = Engine::new(1);
    let mut nodes_at_stop = 0;
    let result = engine.search(&game, &Limits::NONE, &control, |info| {
        if info.depth == 6 {
            nodes_at_stop = info.nodes;
            stop.store(true, Ordering::Relaxed);
        }
    });
    assert_eq!(result.depth, 6);
    assert!(result.nodes <= nodes_at_stop + 2048);
    // Stopped before it began, it still has a move.
    let result = engine.search(&game, &Limits::NONE, &control, |_| {});
    assert!(result.best.is_some());
    assert!(result.nodes <= 2048);
}

#[test]
fn the_same_nodes_give_the_same_result() {
    for rules in RuleSet::ALL {
        let game = game(MIDDLE, rules);
        let limits = Limits::nodes(80_000);
        let first = search(&game, &limits);
        assert_eq!(essence(&first), essence(&search(&game, &limits)));
        // An engine that has played before, once it is cleared.
        let mut engine = Engine::new(1);
        let start = Game::new(rules);
        engine.search(&start, &Limits::nodes(30_000), &Control::FREE, |_| {});
        engine.play_level(&start, Level::FIRST, 1, &Control::FREE);
        engine.clear();
        let again = engine.search(&game, &limits, &Control::FREE, |_| {});
        assert_eq!(essence(&first), essence(&again));
    }
}

#[test]
fn levels_do_not_depend_on_what_came_before() {
    let game = game(MIDDLE, RuleSet::CLASSIC);
    let mut used = Engine::new(4);
    used.search(&game, &Limits::nodes(50_000), &Control::FREE, |_| {});
    for level in Level::all().filter(|level| *level != Level::LAST) {
        let fresh = Engine::new(1).play_level(&game, level, 9, &Control::FREE);
        let again = used.play_level(&game, level, 9, &Control::FREE);
        assert_eq!(essence(&fresh), essence(&again), "level {level}");
    }
}

#[test]
fn the_line_is_legal_and_begins_with_the_move() {
    for rules in RuleSet::ALL {
        let game = game(MIDDLE, rules);
        let mut heard = 0;
        let result = Engine::new(1).search(&game, &Limits::depth(7), &Control::FREE, |info| {
            heard += 1;
            assert_eq!(info.depth, heard);
            let mut played = game.clone();
            for chosen in &info.pv {
                played.play(chosen).expect("the line is legal");
            }
        });
        assert_eq!(heard, 7);
        assert_eq!(result.pv.first(), result.best.as_ref());
    }
}
