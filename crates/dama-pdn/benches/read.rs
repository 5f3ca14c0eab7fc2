//! Reading and writing records: random games of 80 plies, legality checked.
//!
//! `cargo bench -p dama-pdn`

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use dama_core::{Game, RuleSet};
use dama_pdn::{Reader, Tags, write, write_tree};
use dama_testkit::random::Random;

const GAMES: usize = 500;
const PLIES: usize = 80;

/// So many games, one after the other, with the tags that the writer makes.
fn records() -> String {
    let mut random = Random::new(1);
    let mut text = String::new();
    let mut made = 0;
    while made < GAMES {
        let mut game = Game::new(RuleSet::FEDERATION);
        while let Some(chosen) = random.pick(&game.legal_moves()) {
            if game.ply() == PLIES || game.play(chosen).is_err() {
                break;
            }
        }
        if game.ply() == PLIES {
            text.push_str(&write(&game, &Tags::new()));
            text.push('\n');
            made += 1;
        }
    }
    text
}

fn read(text: &str) -> usize {
    let reader = Reader::new(black_box(text).as_bytes());
    let games = reader.filter_map(Result::ok);
    let plies: usize = games.map(|game| game.tree.len()).sum();
    assert_eq!(plies, GAMES * PLIES);
    plies
}

fn main() {
    let text = records();
    let games: Vec<_> = Reader::new(text.as_bytes())
        .filter_map(Result::ok)
        .collect();
    let mut criterion = Criterion::default().sample_size(20).configure_from_args();
    let mut group = criterion.benchmark_group("games of 80 plies");
    group.throughput(Throughput::Elements(GAMES as u64));
    group.bench_function("read", |b| b.iter(|| read(&text)));
    group.bench_function("write", |b| {
        b.iter(|| {
            let texts = games
                .iter()
                .map(|game| write_tree(&game.tree, &game.tags, game.result));
            texts.map(|text| text.len()).sum::<usize>()
        });
    });
    group.finish();
    criterion.final_summary();
}
