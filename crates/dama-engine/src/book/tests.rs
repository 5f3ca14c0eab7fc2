//! Books by hand, and the built-in ones.

use dama_core::{Game, Position, RuleSet};

use super::{Book, BookError};
use crate::{Control, Engine, Level};

const RULES: RuleSet = RuleSet::CLASSIC;

/// A book of positions by the moves that lead there, each with moves and worths.
fn book(positions: &[(&str, &[(&str, i32)])]) -> Book {
    let positions = positions.iter().map(|(way, moves)| {
        let game = game(way);
        let moves = moves.iter().map(|(text, worth)| {
            let read = game.position().read_move(&RULES, text);
            (read.expect("a legal move"), *worth)
        });
        (*game.position(), moves.collect())
    });
    Book::new(RULES, "by hand", positions)
}

fn game(way: &str) -> Game {
    let mut game = Game::new(RULES);
    for text in way.split_whitespace() {
        game.play_text(text).expect("a legal move");
    }
    game
}

fn small() -> Book {
    book(&[
        ("", &[("d3-d4", 10), ("a3-a4", 6), ("h3-h4", -40)]),
        ("d3-d4", &[("e6-e5", -12)]),
        ("h3-h4", &[("d6-d5", 44)]),
        ("d3-d4 e6-e5", &[("a3-a4", 0)]),
        ("b3-b4 e6-e5", &[("a3-a4", 0)]),
    ])
}

/// What a book knows after these moves, with the weights.
fn known(book: &Book, way: &str) -> Vec<(String, i32, u32)> {
    let moves = book.moves(game(way).position());
    let told = moves.iter();
    told.map(|known| (known.played.to_string(), known.worth, known.weight))
        .collect()
}

#[test]
fn moves_are_known_in_both_mirror_images() {
    let book = small();
    assert_eq!((book.positions(), book.len()), (4, 6));
    let first = |text: &str, worth, weight| (text.to_owned(), worth, weight);
    assert_eq!(known(&book, "d3-d4"), [first("e6-e5", -12, 36)]);
    assert_eq!(known(&book, "e3-e4"), [first("d6-d5", -12, 36)]);
    assert_eq!(known(&book, "e3-e4 d6-d5"), [first("h3-h4", 0, 36)]);
    assert_eq!(known(&book, "a3-a4"), [first("e6-e5", 44, 36)]);
    assert_eq!(known(&book, "b3-b4"), []);
    // What leads there is not in it.
    assert_eq!(known(&book, "b3-b4 e6-e5"), []);
    let at_first = known(&book, "");
    let told: Vec<_> = at_first.iter().map(|known| (known.1, known.2)).collect();
    assert_eq!(told, [(10, 36), (6, 4), (-40, 0)]);
}

#[test]
fn better_moves_are_taken_more_often_and_bad_ones_never() {
    let book = small();
    let mut counts = [0; 3];
    for seed in 0..1_000 {
        let chosen = book.choose(&game(""), seed).expect("a move");
        let place = match chosen.worth {
            10 => 0,
            6 => 1,
            _ => 2,
        };
        counts[place] += 1;
    }
    assert_eq!(counts.iter().sum::<i32>(), 1_000);
    assert!((870..930).contains(&counts[0]), "{counts:?}");
    assert_eq!(counts[2], 0);
    let again = book.choose(&game(""), 7);
    assert_eq!(again, book.choose(&game(""), 7));
}

#[test]
fn a_position_that_has_stood_is_not_played_again() {
    let around = "a3-a4 h6-h5 a4-b4 h5-g5 b4-a4 g5-h5";
    let game = game(around);
    let here = *game.position();
    let back = here.read_move(&RULES, "a4-b4").expect("legal");
    let on = here.read_move(&RULES, "d3-d4").expect("legal");
    let mut first = Game::new(RULES);
    let mut positions = Vec::new();
    for text in ["a3-a4", "h6-h5"] {
        let read = first.position().read_move(&RULES, text).expect("legal");
        positions.push((*first.position(), vec![(read, 0)]));
        first.play(&read).expect("legal");
    }
    positions.push((here, vec![(back, 10), (on, 8)]));
    let book = Book::new(RULES, "by hand", positions);
    assert_eq!(book.moves(&here).len(), 2);
    for seed in 0..50 {
        let chosen = book.choose(&game, seed).expect("a move");
        assert_eq!(chosen.played, on);
    }
}

#[test]
fn a_book_is_the_same_after_it_was_written() {
    let book = small();
    let bytes = book.to_bytes();
    let again = Book::read(&bytes).expect("a book");
    assert_eq!(again, book);
    assert_eq!(again.to_bytes(), bytes);
    assert_eq!(again.command(), "by hand");
}

#[test]
fn what_is_broken_is_told() {
    let bytes = small().to_bytes();
    assert_eq!(Book::read(b""), Err(BookError::NotABook));
    assert_eq!(Book::read(&[7; 100]), Err(BookError::NotABook));
    for length in 0..bytes.len() {
        let error = Book::read(&bytes[..length]).expect_err("truncated");
        let expected = if length < 16 {
            BookError::NotABook
        } else {
            BookError::BadLength {
                found: length,
                wanted: bytes.len(),
            }
        };
        assert_eq!(error, expected);
    }
    for place in 0..bytes.len() {
        let mut broken = bytes.clone();
        broken[place] ^= 4;
        assert!(Book::read(&broken).is_err(), "byte {place}");
    }
}

#[test]
fn rubbish_with_a_checksum_is_told_too() {
    let bytes = small().to_bytes();
    let end = bytes.len() - 4;
    let mut refused = 0;
    for place in 16..end {
        for value in [0, 1, 127, 128, 129, 255] {
            let mut broken = bytes[..end].to_vec();
            broken[place] = value;
            broken.extend(dama_core::packed::checksum(&broken).to_le_bytes());
            match Book::read(&broken) {
                Ok(book) => assert_eq!(Book::read(&book.to_bytes()), Ok(book)),
                Err(error) => {
                    assert!(matches!(error, BookError::BadMoves(_)), "{error}");
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 20, "{refused}");
}

#[test]
fn the_built_in_books_are_whole_and_small() {
    let mut bytes = 0;
    for rules in RuleSet::ALL {
        let book = Book::built_in(&rules).expect("a book");
        assert_eq!(*book.rules(), rules);
        assert!(book.command().starts_with("dama book build"));
        assert!(book.positions() >= 1_000 && !book.is_empty());
        bytes += book.to_bytes().len();
        // It knows an answer to every first move.
        let start = Position::start();
        for first in start.legal_moves(&rules) {
            let mut game = Game::new(rules);
            game.play(&first).expect("legal");
            assert!(book.choose(&game, 1).is_some(), "{first}");
        }
    }
    assert!(bytes <= 30_000, "{bytes}");
}

#[test]
fn levels_begin_games_by_the_book_and_weak_ones_leave_it() {
    let mut engine = Engine::new(1);
    let plies = |engine: &mut Engine, number: u8| {
        let level = Level::new(number).expect("a level");
        let mut game = Game::new(RULES);
        loop {
            let found = engine.play_level(&game, level, 3, &Control::FREE);
            if found.depth > 0 {
                return game.ply();
            }
            game.play(&found.best.expect("a move")).expect("legal");
        }
    };
    assert_eq!(plies(&mut engine, 3), 0);
    engine.use_book(Book::built_in(&RULES).expect("a book"));
    let all = [1, 2, 3, 4].map(|number| plies(&mut engine, number));
    assert_eq!(all, [2, 2, 4, 4]);
    assert!(plies(&mut engine, 6) > 4);
    engine.use_book(Book::new(RuleSet::FEDERATION, "", []));
    assert_eq!(plies(&mut engine, 1), 2);
    engine.close_books();
    assert_eq!(plies(&mut engine, 6), 0);
}
