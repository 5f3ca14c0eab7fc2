//! Positions and games as text.

use super::{against_computer, told, two_people, typed};
use crate::{TextError, Turn};
use dama_core::{RuleSet, Side};

#[test]
fn a_position_is_copied_and_opened() {
    let mut session = two_people("W:WKh2:Bh3,h6");
    let text = session.fen();
    assert_eq!(text, "W:WKh2:Bh3,h6");
    let opened = session
        .open_text(" b : Wa2 : Bh6,kh7. ")
        .expect("a position");
    assert_eq!(told(&opened), "opened 0");
    assert_eq!(session.fen(), "B:Wa2:Bh6,Kh7");
    // Against the computer it goes on from there.
    let mut session = against_computer(Side::White);
    let opened = session.open_text("B:Wa2,b2:Bh6,Kh7").expect("a position");
    assert_eq!(told(&opened), "opened 0; ask 1 move");
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
    let opened = other.open_text(&text).expect("a game");
    assert_eq!(told(&opened), "opened 0");
    assert_eq!(other.game(), session.game());
    assert_eq!(other.turn(), Turn::Human(Side::White));
    // A record that names no rules is read by those of the federation.
    let opened = other.open_text("1. d3-d4 d6-d5 *").expect("a game");
    assert_eq!(told(&opened), "opened 2");
    assert_eq!(other.rules(), &RuleSet::FEDERATION);
}

#[test]
fn what_is_neither_leaves_the_game_alone() {
    let mut session = two_people("W:WKh2:Bh3,h6");
    for (text, code) in [
        ("", "empty-text"),
        (" \n ", "empty-text"),
        ("?:Wa2:Bh6", "illegal-move"),
        ("x:Wa2:Bh6", "bad-side"),
        ("W:Wa2:Ba2", "two-pieces-on-square"),
        ("W:Wa8:Ba2", "man-on-far-rank"),
        ("1. d3-d9 *", "illegal-move"),
        ("{", "unclosed-comment"),
        ("[GameType \"20\"]\n1. 32-28 *", "wrong-game-type"),
    ] {
        let error = session.open_text(text).expect_err(text);
        assert_eq!(error.code(), code, "{text}");
    }
    assert_eq!(session.open_text(""), Err(TextError::Empty));
    assert_eq!(session.fen(), "W:WKh2:Bh3,h6");
}
