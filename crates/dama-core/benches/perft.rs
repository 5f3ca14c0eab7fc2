//! Perft 7 from the first position: ours (moves and paths) beside the crate `kish`.
//!
//! `cargo bench -p dama-core` measures all three in one run and prints at the end
//! how many times as fast as kish ours is: the median of the ratios of passes
//! that follow each other, so that a machine that slows down slows both.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput};
use dama_core::{Position, RuleSet, perft};

const DEPTH: u32 = 7;
const MOVES: u64 = 10_782_308;
const PATHS: u64 = 10_782_382;
/// Pairs of passes for the ratio.
const PASSES: usize = 15;

fn our_moves() -> u64 {
    perft::moves(black_box(&Position::start()), &RuleSet::FEDERATION, DEPTH)
}

fn our_paths() -> u64 {
    perft::paths(black_box(&Position::start()), &RuleSet::FEDERATION, DEPTH)
}

fn kish_paths() -> u64 {
    black_box(&kish::Board::new_default()).perft(DEPTH.into())
}

fn time(count: fn() -> u64, expected: u64) -> Duration {
    let start = Instant::now();
    assert_eq!(count(), expected);
    start.elapsed()
}

/// How many times as fast as kish a count is.
fn ratio(count: fn() -> u64, expected: u64) -> f64 {
    let mut ratios: Vec<f64> = (0..PASSES)
        .map(|_| {
            let theirs = time(kish_paths, PATHS);
            theirs.as_secs_f64() / time(count, expected).as_secs_f64()
        })
        .collect();
    ratios.sort_by(f64::total_cmp);
    ratios[PASSES / 2]
}

fn main() {
    let mut criterion = Criterion::default().sample_size(20).configure_from_args();
    let mut group = criterion.benchmark_group("perft 7 from the start");
    group.throughput(Throughput::Elements(PATHS));
    group.bench_function("kish, paths", |b| b.iter(kish_paths));
    group.bench_function("dama-core, paths", |b| b.iter(our_paths));
    group.bench_function("dama-core, moves", |b| b.iter(our_moves));
    group.finish();
    criterion.final_summary();

    // Not when the benchmark is only tried out, as a test.
    if std::env::args().any(|argument| argument == "--bench") {
        let (paths, moves) = (ratio(our_paths, PATHS), ratio(our_moves, MOVES));
        println!("Times as fast as kish: paths {paths:.2}, moves {moves:.2}");
    }
}
