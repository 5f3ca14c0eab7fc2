//! `dama book`, and books where the engine plays.

use std::fs;
use std::path::Path;

use crate::run::{dama, dama_reads};

/// The path of a file of this name that is not there.
fn fresh(name: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_file(&path).expect("a file of an earlier run");
    }
    path.to_string_lossy().into_owned()
}

const SMALL: [&str; 9] = [
    "book",
    "build",
    "--positions",
    "20",
    "--nodes",
    "500",
    "--lines",
    "8",
    "--rules",
];

fn build(rules: &str, rest: &[&str]) -> String {
    let mut arguments = SMALL.to_vec();
    arguments.push(rules);
    arguments.extend_from_slice(rest);
    dama(&arguments).fine()
}

/// A book without the command that made it, which is in its first bytes.
fn moves_of(path: &str) -> Vec<u8> {
    let bytes = fs::read(path).expect("a book");
    let text = usize::from(u16::from_le_bytes([bytes[10], bytes[11]]));
    bytes[16 + text..bytes.len() - 4].to_vec()
}

#[test]
fn a_book_is_built_and_asked() {
    let (book, again) = (fresh("small.book"), fresh("again.book"));
    let kept = fresh("looks.txt");
    let out = build("federation", &["--threads", "2", "--kept", &kept, &book]);
    assert!(out.contains(": 20 positions, "), "{out}");

    // A kill has left half a line; the build goes on, and comes to the same book.
    let looks = fs::read_to_string(&kept).expect("what was kept");
    assert_eq!(looks.lines().count(), 21);
    fs::write(&kept, &looks[..looks.len() / 2]).expect("a disk");
    build("federation", &["--threads", "1", "--kept", &kept, &again]);
    assert_eq!(moves_of(&book), moves_of(&again));
    let all = fs::read_to_string(&kept).expect("what was kept");
    assert_eq!(all.lines().count(), 21);
    let mut other = SMALL.to_vec();
    other.extend(["classic", "--kept", &kept, &again]);
    let refused = dama(&other).failed(1);
    assert!(
        refused.contains("what another build looked at"),
        "{refused}"
    );

    let told = dama(&["book", "info", &book]).fine();
    assert!(told.contains("federation rules, 20 positions, "), "{told}");
    assert!(told.contains("dama book build --positions 20"), "{told}");
    let rules = ["--rules", "federation"];
    let told = dama(&["book", "probe", "--book", &book, rules[0], rules[1]]).fine();
    assert!(told.lines().count() >= 2 && told.contains(" % "), "{told}");
    let gone = ["--moves", "d3-d4 a6-a5 d4-c4 a5-b5 a3-a4 h6-h5"];
    let far = dama(&["book", "probe", gone[0], gone[1], rules[0], rules[1]]).fine();
    assert!(!far.is_empty());
    let refused = dama(&["book", "probe", "--book", &book]).failed(1);
    assert!(refused.contains("is a book for federation rules, not for classic"));
}

#[test]
fn the_program_has_books() {
    let told = dama(&["book", "info"]).fine();
    for rules in ["classic", "federation"] {
        assert!(told.contains(&format!("own: {rules} rules, ")), "{told}");
    }
    let told = dama(&["book", "probe"]).fine();
    assert!(told.lines().count() >= 4, "{told}");
}

#[test]
fn a_broken_book_is_one_line_and_the_game_goes_on() {
    let (whole, broken) = (fresh("whole.book"), fresh("broken.book"));
    build("classic", &[&whole]);
    let bytes = fs::read(&whole).expect("a book");
    fs::write(&broken, &bytes[..bytes.len() - 9]).expect("a disk");
    let play = ["play", "--white", "computer", "--level", "1", "--seed", "1"];
    let mut arguments = play.to_vec();
    arguments.extend(["--book", &broken]);
    let run = dama_reads(&arguments, b"quit\n");
    assert_eq!(run.status, Some(0));
    assert_eq!(run.err.matches('\n').count(), 1, "{}", run.err);
    let length = format!("has {} bytes, not {}", bytes.len() - 9, bytes.len());
    assert!(run.err.contains(&length), "{}", run.err);
    assert!(run.err.ends_with("plays without a book\n"), "{}", run.err);
    assert!(run.out.contains("White: "), "{}", run.out);
    let missing = dama(&["book", "info", &fresh("no.book")]).failed(1);
    assert!(missing.starts_with("error: cannot read "), "{missing}");
    let failed = dama(&["book", "info", &broken]).failed(1);
    assert!(failed.contains(&length), "{failed}");
}

/// The first moves of White in so many games.
fn first_moves(book: &str) -> Vec<String> {
    let first = |seed: u8| {
        let seed = seed.to_string();
        let play = [
            "play", "--white", "computer", "--level", "6", "--seed", &seed,
        ];
        let mut arguments = play.to_vec();
        arguments.extend(["--book", book]);
        let out = dama_reads(&arguments, b"quit\n").fine();
        let line = out.lines().find(|line| line.contains("White: "));
        line.expect("a move").to_owned()
    };
    let mut moves: Vec<String> = (1..=8).map(first).collect();
    moves.sort();
    moves.dedup();
    moves
}

#[test]
fn games_vary_by_the_book() {
    assert!(first_moves("own").len() >= 3);
}

#[test]
fn matches_open_a_book_only_when_they_are_told() {
    let openings = fresh("start.txt");
    fs::write(&openings, "start d3-d4\n").expect("a disk");
    let nodes = |engine: &str| {
        let records = fresh("book-match.pdn");
        let arguments = [
            "match",
            engine,
            "dama:name=other",
            "--nodes",
            "200",
            "--games",
            "2",
        ];
        let mut arguments = arguments.to_vec();
        arguments.extend(["--openings", &openings, "--pdn", &records]);
        dama(&arguments).fine();
        let records = fs::read_to_string(&records).expect("records");
        records.contains("/0 0}")
    };
    assert!(!nodes("dama"));
    assert!(nodes("dama:book=own"));
    let bad = ["match", "dama:book=/no/such", "dama", "--games", "2"];
    let refused = dama(&bad).failed(1);
    assert!(refused.contains("cannot read /no/such"), "{refused}");
}
