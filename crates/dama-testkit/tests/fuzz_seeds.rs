//! The fuzz targets' seeds, replayed without a fuzzer.

use std::path::Path;

use dama_testkit::fuzz;

/// Gives every seed of a target to what the target does.
fn replay(target: &str, body: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz/seeds")
        .join(target);
    let mut seeds = 0;
    for entry in std::fs::read_dir(&folder).expect("the folder of seeds is there") {
        let path = entry.expect("the folder can be read").path();
        let bytes = std::fs::read(&path).expect("a seed can be read");
        println!("{}", path.display());
        body(&bytes);
        seeds += 1;
    }
    assert!(seeds > 5, "too few seeds in {}", folder.display());
}

#[test]
fn positions_as_text() {
    replay("fen", fuzz::fen);
}

#[test]
fn moves_as_text() {
    replay("move_text", fuzz::move_text);
}

#[test]
fn generator_and_reference() {
    replay("generator", fuzz::generator);
}
