//! The fuzz target's seeds, and random changes of them, without a fuzzer.

mod laws;

use std::path::Path;

use dama_testkit::random::Random;

fn seeds() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/pdn");
    let entries = std::fs::read_dir(&folder).expect("the folder of seeds is there");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .collect();
    paths.sort();
    paths
        .iter()
        .map(|path| std::fs::read(path).expect("a seed can be read"))
        .collect()
}

#[test]
fn seeds_as_they_are() {
    let seeds = seeds();
    assert!(seeds.len() > 5, "too few seeds");
    for seed in seeds {
        laws::records(&seed);
    }
}

#[test]
fn seeds_with_random_changes() {
    const PIECES: [&[u8]; 22] = [
        b"{",
        b"}",
        b"(",
        b")",
        b"[",
        b"]",
        b"\"",
        b"\\",
        b"$",
        b";",
        b"*",
        b"1.",
        b"\n[A \"b\"]",
        b"\xef\xbb\xbf",
        b"\xc5\x9f",
        b"\xe9",
        b"\0",
        b"\r",
        b"(!)",
        b" 1-0 ",
        b"[FEN \"",
        b"%",
    ];
    let seeds = seeds();
    let mut random = Random::new(1);
    for _ in 0..3_000 {
        let mut bytes = random.pick(&seeds).expect("a seed").clone();
        for _ in 0..random.between(1, 4) {
            let at = random.below(bytes.len() + 1);
            let cut = random.below(12).min(bytes.len() - at);
            let piece = *random.pick(&PIECES).expect("a piece");
            bytes.splice(at..at + cut, piece.iter().copied());
        }
        laws::records(&bytes);
    }
}
