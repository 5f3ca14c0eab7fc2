//! The kept games.

use dama_core::{RuleSet, Side};

use super::Archive;
use crate::{NewGame, Players, SaveError, Session};

fn game(first: &str) -> Session {
    let mut session = Session::new(&NewGame::new(Players::TWO, RuleSet::CLASSIC));
    session.typed_move(first);
    session
}

#[test]
fn games_are_kept_and_taken_out() {
    let mut archive = Archive::default();
    archive.add(
        &Session::new(&NewGame::new(Players::TWO, RuleSet::CLASSIC)),
        1,
    );
    assert!(archive.entries().is_empty(), "a game without moves");
    archive.add(&game("d3d4"), 2);
    let mut lost = game("e3e4");
    lost.resign(Side::Black);
    archive.add(&lost, 3);
    archive.add(&game("d3d4"), 4);

    let mut back = Archive::parse(&archive.text()).expect("it was written just now");
    assert_eq!(back, archive);
    let when: Vec<u64> = back.entries().iter().map(|entry| entry.when).collect();
    assert_eq!(when, [4, 3], "the same game is there once");
    let summary = back.entries()[1].summary().expect("a good game");
    assert_eq!(summary.plies, 1);
    assert_eq!(summary.outcome, lost.outcome());

    let taken = back.take(1).expect("there are two").expect("a good game");
    assert_eq!(taken.game(), lost.game());
    assert_eq!(back.entries().len(), 1);
    assert!(back.take(1).is_none());
}

#[test]
fn the_oldest_games_go() {
    let mut archive = Archive::default();
    let columns = ["a", "b", "c", "d", "e", "f", "g", "h"];
    for (when, (file, other)) in columns
        .iter()
        .flat_map(|a| columns.iter().map(move |b| (a, b)))
        .take(30)
        .enumerate()
    {
        let mut session = game(&format!("{file}3{file}4"));
        session.typed_move(&format!("{other}6{other}5"));
        archive.add(&session, when as u64);
    }
    assert_eq!(archive.entries().len(), Archive::CAPACITY);
    assert_eq!(archive.entries()[0].when, 29);
}

#[test]
fn rubbish_is_an_error() {
    assert_eq!(Archive::parse(""), Err(SaveError::NotASave));
    assert_eq!(Archive::parse("dama 1\n"), Err(SaveError::NotASave));
    let newer = SaveError::Newer { version: 9 };
    assert_eq!(Archive::parse("dama-games 9\n"), Err(newer));
    let bad = SaveError::BadLine { line: 2 };
    assert_eq!(Archive::parse("dama-games 1\nhello"), Err(bad));
    // One broken game does not hide the others.
    let text = "dama-games 1\ngame 5\nhello\ngame 6\ndama 1\nmove d3-d4\n";
    let mut archive = Archive::parse(text).expect("the list is good");
    assert!(archive.entries()[0].summary().is_err());
    assert!(archive.entries()[1].summary().is_ok());
    assert!(archive.take(0).is_some_and(|game| game.is_err()));
    assert_eq!(archive.entries().len(), 1);
}
