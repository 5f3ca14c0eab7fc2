//! Whole trees, counted by paths: ours beside the crate `kish`, one thread each.
//!
//! `cargo bench -p dama-core` prints for each tree how many times as fast as kish
//! ours is: the median of the ratios of passes that follow each other, so that a
//! machine that slows down slows both. `cargo bench -p dama-core -- kings` counts
//! the trees whose names hold that word; a number sets how many passes there are.

use std::hint::black_box;
use std::time::{Duration, Instant};

use dama_core::{Position, RuleSet, perft};

#[path = "../tests/support/kish_board.rs"]
mod kish_board;
use kish_board::kish_board;

/// A tree and how many leaves it has under the rules of the federation.
struct Tree {
    name: &'static str,
    fen: &'static str,
    depth: u8,
    moves: u64,
    paths: u64,
}

const TREES: [Tree; 5] = [
    Tree {
        name: "start",
        fen: "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:\
              Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
        depth: 9,
        moves: 1_454_012_156,
        paths: 1_454_144_462,
    },
    Tree {
        name: "four kings a side",
        fen: "W:WKa1,Ka8,Kd4,Ke5:BKh1,Kh8,Kd5,Ke4",
        depth: 8,
        moves: 1_659_684_898,
        paths: 1_660_031_076,
    },
    Tree {
        name: "men with a king a side",
        fen: "W:Wa2,b2,c3,Kd4,e4,f3,g2,h2:Ba7,b7,c6,Kd5,e5,f6,g7,h7",
        depth: 9,
        moves: 1_721_700_659,
        paths: 1_733_925_319,
    },
    Tree {
        name: "two kings among men",
        fen: "W:Wa2,Kc4,Ke4,g4:Bb3,c5,d5,e5,f5,g5,h5",
        depth: 10,
        moves: 985_037_942,
        paths: 989_306_860,
    },
    Tree {
        name: "one king against men",
        fen: "W:WKa1:Ba3,c3,c5,e5,e7",
        depth: 10,
        moves: 536_077_334,
        paths: 536_077_334,
    },
];

fn time(count: impl FnOnce() -> u64) -> (Duration, u64) {
    let start = Instant::now();
    let leaves = count();
    (start.elapsed(), leaves)
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

/// Counts a tree by both in turn and prints the medians.
fn compare(tree: &Tree, passes: usize) {
    let position: Position = tree.fen.parse().expect("a position");
    let theirs = kish_board(&position);
    let rules = RuleSet::FEDERATION;
    let (mut ratios, mut seconds) = (Vec::new(), Vec::new());
    for _ in 0..passes {
        let (slow, _) = time(|| black_box(&theirs).perft(u64::from(tree.depth)));
        let (fast, leaves) = time(|| perft::paths(black_box(&position), &rules, tree.depth));
        assert_eq!(leaves, tree.paths, "paths of {}", tree.name);
        ratios.push(slow.as_secs_f64() / fast.as_secs_f64());
        seconds.push(fast.as_secs_f64());
    }
    let (moves_time, moves) = time(|| perft::moves(&position, &rules, tree.depth));
    assert_eq!(moves, tree.moves, "moves of {}", tree.name);
    let seconds = median(seconds);
    println!(
        "{:<23} depth {:>2}: {:>7.3} s, {:>5.0} million paths/s, {:.2} x kish; moves {:.3} s",
        tree.name,
        tree.depth,
        seconds,
        tree.paths as f64 / seconds / 1e6,
        median(ratios),
        moves_time.as_secs_f64(),
    );
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // Tried out as a test it has nothing to measure.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    let words = || arguments.iter().filter(|word| !word.starts_with("--"));
    let passes = words().find_map(|word| word.parse().ok()).unwrap_or(3);
    let wanted = |tree: &&Tree| {
        words().all(|word| word.parse::<usize>().is_ok() || tree.name.contains(word.as_str()))
    };
    for tree in TREES.iter().filter(wanted) {
        compare(tree, passes);
    }
}
