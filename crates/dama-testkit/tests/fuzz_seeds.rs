//! The fuzz targets without a fuzzer: their seeds, and seeds with random changes.
//!
//! The changes are the same in every run. The fuzzer itself is guided by what
//! the code does with its input and finds more: `cargo xtask fuzz`, which CI runs too.

use std::fs;
use std::path::{Path, PathBuf};

use dama_testkit::fuzz::{self, Target};
use dama_testkit::random::Random;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz")
        .join(name)
}

/// The inputs of a target that are kept, in the order of their names.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = folder("seeds").join(target);
    let mut paths: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the folder of seeds is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    paths.sort();
    let read = |path: &PathBuf| fs::read(path).expect("a seed can be read");
    paths.iter().map(read).collect()
}

/// One to four random changes: a byte is replaced, taken out, put in or repeated,
/// or the rest comes from another seed.
fn changed(random: &mut Random, seeds: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = random.pick(seeds).cloned().unwrap_or_default();
    for _ in 0..random.between(1, 4) {
        let place = random.below(bytes.len().max(1));
        match (random.below(6), bytes.get(place).copied()) {
            (0, Some(byte)) => bytes[place] = byte ^ 1 << random.below(8),
            (1, Some(_)) => bytes[place] = random.below(256) as u8,
            (2, Some(_)) => {
                bytes.remove(place);
            }
            (3, Some(byte)) => bytes.insert(place, byte),
            (4, _) => {
                let other = random.pick(seeds).cloned().unwrap_or_default();
                bytes.truncate(place);
                bytes.extend(other.iter().skip(place));
            }
            _ => bytes.insert(place.min(bytes.len()), random.below(256) as u8),
        }
    }
    bytes
}

/// Gives all seeds to a target, and so many changed ones.
fn replay(target: &str, number: usize) {
    let known = fuzz::TARGETS.iter().find(|(name, _)| *name == target);
    let &(_, body) = known.expect("the target is there");
    let seeds = seeds(target);
    assert!(seeds.len() > 5, "too few seeds of {target}");
    for seed in &seeds {
        run(target, body, seed);
    }
    let mut random = Random::new(1);
    for _ in 0..number {
        run(target, body, &changed(&mut random, &seeds));
    }
}

/// Shows the input with a panic; a test prints what it writes only when it fails.
fn run(target: &str, body: fn(&[u8]), bytes: &[u8]) {
    struct Shown<'a>(&'a str, &'a [u8]);
    impl Drop for Shown<'_> {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("{} has failed on \"{}\"", self.0, self.1.escape_ascii());
            }
        }
    }
    let shown = Shown(target, bytes);
    body(shown.1);
}

#[test]
fn every_target_has_its_file_and_its_seeds() {
    let mut names: Vec<String> = fs::read_dir(folder("fuzz_targets"))
        .expect("the folder of targets is there")
        .map(|entry| entry.expect("the folder can be read").file_name())
        .map(|name| name.to_string_lossy().replace(".rs", ""))
        .collect();
    names.sort();
    // What a target does with records stands in dama-pdn, which replays its seeds.
    let elsewhere = "pdn";
    let mut known: Vec<&str> = fuzz::TARGETS
        .iter()
        .map(|(name, _): &Target| *name)
        .chain([elsewhere])
        .collect();
    known.sort_unstable();
    assert_eq!(names, known);
}

/// One test for each target, so that they run beside each other, with as many
/// changed seeds as take a fraction of a second.
macro_rules! replayed {
    ($($target:ident: $number:literal),* $(,)?) => {$(
        #[test]
        fn $target() {
            replay(stringify!($target), $number);
        }
    )*};
}

replayed! {
    fen: 10_000,
    game: 4_000,
    generator: 1_000,
    json: 10_000,
    laws: 200,
    move_text: 8_000,
    packed_game: 1_000,
    packed_position: 8_000,
}
