//! Positions and games as text.

use super::{against_computer, told, two_people, typed};
use crate::record::tests::read;
use crate::{Paste, Session, TextError, Turn};
use dama_core::{RuleSet, Side};

/// Opens a text as the page does.
pub(super) fn open(session: &mut Session, text: &str) -> Result<String, TextError> {
    let events = match Paste::of(text)? {
        Paste::Position(position) => session.open_position(position),
        Paste::Record => session.open_record(read(text)?),
    };
    Ok(told(&events))
}

#[test]
fn a_position_is_copied_and_opened() {
    let mut session = two_people("W:WKh2:Bh3,h6");
    let text = session.fen();
    assert_eq!(text, "W:WKh2:Bh3,h6");
    let opened = open(&mut session, " b : Wa2 : Bh6,kh7. ");
    assert_eq!(opened.expect("a position"), "opened 0");
    assert_eq!(session.fen(), "B:Wa2:Bh6,Kh7");
    // Against the computer it goes on from there.
    let mut session = against_computer(Side::White);
    let opened = open(&mut session, "B:Wa2,b2:Bh6,Kh7");
    assert_eq!(opened.expect("a position"), "opened 0; ask 1 move");
}

#[test]
fn a_game_is_copied_and_opened() {
    let mut session = against_computer(Side::White);
    typed(&mut session, "d3d4");
    let message = "{\"id\":1,\"move\":\"d6-d5\"}";
    session.answered(message);
    let text = session.pdn("2026.07.01");
    assert!(text.contains("[Black \"Dama, level 5\"]"), "{text}");
    assert!(text.contains("[Date \"2026.07.01\"]"), "{text}");
    let mut other = two_people("W:WKh2:Bh3,h6");
    let opened = open(&mut other, &text);
    assert_eq!(opened.expect("a game"), "opened 0");
    assert_eq!(other.game(), session.game());
    assert_eq!(other.turn(), Turn::Human(Side::White));
    // A record that names no rules is read by those of the federation.
    let opened = open(&mut other, "1. d3-d4 d6-d5 *");
    assert_eq!(opened.expect("a game"), "opened 1");
    assert_eq!(other.rules(), &RuleSet::FEDERATION);
}

#[test]
fn what_is_neither_leaves_the_game_alone() {
    let mut session = two_people("W:WKh2:Bh3,h6");
    for (text, code) in [
        ("", "empty-text"),
        (" \n ", "empty-text"),
        ("?:Wa2:Bh6", "unreadable"),
        ("x:Wa2:Bh6", "bad-side"),
        ("W:Wa2:Ba2", "two-pieces-on-square"),
        ("W:Wa8:Ba2", "man-on-far-rank"),
        ("1. d3-d9 *", "illegal-move"),
        ("{", "unclosed"),
        ("[GameType \"20\"]\n1. 32-28 *", "wrong-game-type"),
    ] {
        let error = open(&mut session, text).expect_err(text);
        assert_eq!(error.code(), code, "{text}");
    }
    assert_eq!(Paste::of(""), Err(TextError::Empty));
    assert_eq!(session.fen(), "W:WKh2:Bh3,h6");
}
