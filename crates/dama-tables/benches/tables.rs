//! How fast endgames are solved and probed, one thread.
//!
//! `cargo bench -p dama-tables` builds all tables up to four pieces in memory and
//! asks for random positions of them: unpacked, as a search does, and packed, with
//! no block unpacked yet at the begin of each round. The core's own work on the
//! same positions (listing the moves of each) stands beside, as a measure of the
//! machine.

use std::fs;
use std::hint::black_box;
use std::num::NonZeroUsize;
use std::time::Instant;

use dama_core::{EffectBuffer, Piece, Position, RuleSet, Setup, Side, Square};
use dama_tables::{Build, Memory, Plan, Prober, Scratch, Silent, Unpacked};
use dama_testkit::random::Random;

/// The rounds of a measurement; the best one counts, since the machine may be busy.
const ROUNDS: usize = 5;
/// Random positions of a round from unpacked tables, and from packed ones.
const UNPACKED: usize = 1_000_000;
const PACKED: usize = 20_000;

/// A random position with pieces of both sides, men on ranks 2 to 7.
fn position(random: &mut Random, pieces: usize) -> Position {
    loop {
        let mut setup = Setup::new(if random.one_in(2) {
            Side::White
        } else {
            Side::Black
        });
        for number in 0..pieces {
            let side = if number == 0 || number > 1 && random.one_in(2) {
                Side::White
            } else {
                Side::Black
            };
            let Some(square) = Square::new(random.below(64) as u8) else {
                continue;
            };
            let king = !(1..7).contains(&square.rank()) || random.one_in(2);
            setup.put(
                square,
                Some(if king {
                    Piece::king(side)
                } else {
                    Piece::man(side)
                }),
            );
        }
        match Position::try_from(setup) {
            Ok(position) if position.occupied().len() == pieces => return position,
            _ => {}
        }
    }
}

/// Seconds that this thread has computed, so that other programs do not count;
/// where the system does not tell, those that have passed.
fn seconds(since: Instant) -> f64 {
    fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|text| text.split(' ').next()?.parse::<f64>().ok())
        .map_or_else(
            || since.elapsed().as_secs_f64(),
            |nanoseconds| nanoseconds / 1e9,
        )
}

/// Answers in a second, in the best of some rounds.
fn best(count: usize, mut round: impl FnMut()) -> f64 {
    let since = Instant::now();
    let mut best: f64 = 0.0;
    for _ in 0..ROUNDS {
        let begin = seconds(since);
        round();
        best = best.max(count as f64 / (seconds(since) - begin));
    }
    best
}

fn measure(rules: RuleSet, pieces: u8) {
    let since = Instant::now();
    let begin = seconds(since);
    let memory = Memory::default();
    let plan = Plan {
        rules,
        pieces,
        distances: pieces,
    };
    if let Err(error) = Build::new(plan, &memory, NonZeroUsize::MIN).run(&Silent) {
        println!("{error}");
        return;
    }
    let built = seconds(since) - begin;

    let mut random = Random::new(5);
    let positions: Vec<Position> = (0..UNPACKED)
        .map(|_| position(&mut random, pieces.into()))
        .collect();
    let mut buffer = EffectBuffer::new();
    let listed = best(UNPACKED, || {
        for position in &positions {
            position.effects(&rules, &mut buffer);
            black_box(buffer.as_slice());
        }
    });
    let Ok(unpacked) = Unpacked::load(rules, &memory, pieces) else {
        println!("{rules}: the tables just built are damaged");
        return;
    };
    let mut scratch = Scratch::default();
    let asked = best(UNPACKED, || {
        for position in &positions {
            black_box(unpacked.grade(position, &mut scratch));
        }
    });
    let mut prober = Prober::new(rules, &memory);
    let fresh = best(PACKED, || {
        prober.clear_cache();
        for position in &positions[..PACKED] {
            let _ = black_box(prober.grade(position));
        }
    });
    println!(
        "{rules}, {pieces} pieces: built in {built:.1} s on one core; \
         {:.2} million probes/s unpacked, {:.0} thousand/s freshly packed; \
         the core lists moves of {:.2} million positions/s",
        asked / 1e6,
        fresh / 1e3,
        listed / 1e6
    );
}

fn main() {
    // Tried out as a test it only has to run.
    let measured = std::env::args().any(|argument| argument == "--bench");
    let pieces = if measured { 4 } else { 2 };
    for rules in RuleSet::ALL {
        measure(rules, pieces);
    }
}
