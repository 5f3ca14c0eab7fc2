//! Positions with known moves, paths and results, checked against the library and
//! against the slow reference.

#![allow(clippy::unwrap_used)]

use dama_core::{Game, Move, Position, PositionError, RuleSet, Setup, SetupError, Square, perft};
use dama_testkit::checks;
use dama_testkit::records::{self, Record};
use dama_testkit::reference::{self, History, ReferenceMove};

const MOVES: &str = include_str!("../testdata/moves.txt");
const POSITIONS: &str = include_str!("../testdata/positions.txt");
const STATUS: &str = include_str!("../testdata/status.txt");

/// A move as the file of moves writes it: start, end, what is taken, crowning.
fn row(from: Square, to: Square, taken: &[Square], promotes: bool) -> String {
    let crowned = if promotes { " crowned" } else { "" };
    if taken.is_empty() {
        return format!("{from}-{to}{crowned}");
    }
    let mut taken = taken.to_vec();
    taken.sort();
    let taken: Vec<String> = taken.iter().map(Square::to_string).collect();
    format!("{from}x{to} takes {}{crowned}", taken.join(","))
}

fn sorted(mut rows: Vec<String>) -> String {
    rows.sort();
    rows.join("; ")
}

#[test]
fn listed_positions_have_the_listed_moves() {
    let records = records::read(MOVES);
    assert_eq!(records.len(), 500);
    for record in &records {
        let setup = record.setup();
        let position = checks::position(&setup);
        for rules in &RuleSet::ALL {
            let expected = record.for_rules(rules);
            let about = format!("{setup}, {rules}, line {}", record.line);

            let moves = position.legal_moves(rules);
            let ours = |m: &Move| row(m.from(), m.to(), m.captures(), m.promotes());
            assert_eq!(
                sorted(moves.iter().map(ours).collect()),
                expected,
                "{about}"
            );

            let moves = reference::moves(&setup, rules).unwrap();
            let theirs = |ReferenceMove { shown, .. }: &ReferenceMove| {
                row(shown.from, shown.to(), &shown.captures, shown.promotes)
            };
            assert_eq!(
                sorted(moves.iter().map(theirs).collect()),
                expected,
                "reference, {about}"
            );
            checks::generator(&setup, rules).unwrap();
            checks::move_texts(&setup, rules).unwrap();
        }
    }
}

#[test]
fn worked_examples_have_their_moves_and_paths() {
    let records = records::read(POSITIONS);
    assert_eq!(records.len(), 52);
    for record in &records {
        let setup = record.setup();
        let position = checks::position(&setup);
        for rules in &RuleSet::ALL {
            let mut words = record.for_rules(rules).split(' ');
            let mut number = || words.next().unwrap().parse::<u64>().unwrap();
            let (moves, paths) = (number(), number());
            let texts: Vec<&str> = words.collect();
            let about = format!("{}: {}, {rules}", record.get("id"), record.get("about"));

            let mut ours: Vec<String> = position
                .legal_moves(rules)
                .iter()
                .map(Move::to_string)
                .collect();
            ours.sort();
            assert_eq!(ours, texts, "{about}");
            assert_eq!(perft::moves(&position, rules, 1), moves, "{about}");
            assert_eq!(perft::paths(&position, rules, 1), paths, "{about}");

            let theirs = reference::moves(&setup, rules).unwrap();
            let shown: Vec<String> = theirs.iter().map(|one| one.shown.text()).collect();
            assert_eq!(shown, texts, "reference, {about}");
            assert_eq!(
                reference::perft_moves(&setup, rules, 1),
                Ok(moves),
                "{about}"
            );
            assert_eq!(
                reference::perft_paths(&setup, rules, 1),
                Ok(paths),
                "{about}"
            );
            checks::generator(&setup, rules).unwrap();
            checks::move_texts(&setup, rules).unwrap();
        }
    }
}

#[test]
fn positions_and_short_games_have_their_results() {
    let records = records::read(STATUS);
    assert_eq!(records.len(), 15);
    for record in &records {
        for rules in &RuleSet::ALL {
            let about = format!("{}: {}, {rules}", record.get("id"), record.get("about"));
            match record.for_rules(rules).strip_prefix("error ") {
                Some(code) => assert_eq!(error(record).code(), code, "{about}"),
                None => {
                    assert_eq!(
                        library_result(record, rules),
                        record.for_rules(rules),
                        "{about}"
                    );
                    let result = reference_result(record, rules);
                    assert_eq!(result, record.for_rules(rules), "reference, {about}");
                }
            }
        }
    }
}

fn error(record: &Record) -> PositionError {
    record.get("fen").parse::<Position>().unwrap_err()
}

fn result(outcome: Option<dama_core::Outcome>) -> String {
    outcome.map_or("*".to_string(), |end| {
        format!("{} {}", end.result(), end.reason)
    })
}

fn library_result(record: &Record, rules: &RuleSet) -> String {
    let mut game = Game::from_position(*rules, checks::position(&record.setup()));
    for text in record.find("play").unwrap_or_default().split_whitespace() {
        assert_eq!(game.outcome(), None, "{} before {text}", record.get("id"));
        game.play_text(text).unwrap();
    }
    result(game.outcome())
}

fn reference_result(record: &Record, rules: &RuleSet) -> String {
    let mut history = History::new(record.setup());
    for text in record.find("play").unwrap_or_default().split_whitespace() {
        let moves = reference::moves(history.last(), rules).unwrap();
        let chosen = moves.iter().find(|one| one.shown.text() == text).unwrap();
        history.push(chosen.shown.after);
    }
    result(history.outcome(rules))
}

#[test]
fn seventeen_pieces_are_refused() {
    let kings = |count: usize, first: usize| -> String {
        let squares = Square::all().skip(first).take(count);
        squares
            .map(|square| format!("K{square}"))
            .collect::<Vec<_>>()
            .join(",")
    };
    let setup: Setup = format!("W:W{}:B{}", kings(17, 0), kings(1, 40))
        .parse()
        .unwrap();
    let error = Position::try_from(setup).unwrap_err();
    let expected = SetupError::TooManyPieces {
        side: dama_core::Side::White,
        count: 17,
    };
    assert_eq!((error, error.code()), (expected, "too-many-pieces"));
    let setup: Setup = format!("W:W{}:B{}", kings(16, 0), kings(17, 40))
        .parse()
        .unwrap();
    assert_eq!(
        Position::try_from(setup).unwrap_err().code(),
        "too-many-pieces"
    );
    let setup: Setup = format!("W:W{}:B{}", kings(16, 0), kings(16, 40))
        .parse()
        .unwrap();
    assert!(Position::try_from(setup).is_ok());
}
