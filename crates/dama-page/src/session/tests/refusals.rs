//! What is refused, and what stays as it was.

use super::{against_computer, drag, square, squares, tap, told, two_people, typed};
use dama_core::Side;

#[test]
fn the_reason_of_a_refusal_is_precise() {
    let must_take_two = "W:Wd4,h4,a2:Bd5,c6,h5";
    for (fen, way, code) in [
        (must_take_two, "h4>h6", "must-take-more"),
        (must_take_two, "a2>a3", "must-capture"),
        (must_take_two, "d4>e4", "must-capture"),
        (must_take_two, "d5>d4", "not-your-stone"),
        (must_take_two, "e5>e6", "empty-square"),
        ("W:Wd4:Bh7", "d4>d3", "man-backwards"),
        ("W:Wd4:Bh7", "d4>e5", "diagonal"),
        ("W:Wd4:Bh7", "d4>d6", "too-far"),
        ("W:WKd4,d6:Bh7", "d4>d7", "own-piece-in-the-way"),
        ("W:WKd4:Bd6,d7,h8", "d4>d8", "two-in-a-row"),
    ] {
        let mut session = two_people(fen);
        let told = drag(&mut session, way);
        let refused = told.rsplit("; ").next().unwrap_or_default();
        assert_eq!(refused, format!("refused {code}"), "{fen} {way}");
        assert_eq!(session.game().ply(), 0);
    }
}

#[test]
fn a_tap_on_a_piece_that_cannot_move_says_why() {
    let mut session = two_people("W:Wd4,h4,a2:Bd5,c6,h5");
    assert_eq!(tap(&mut session, "h4"), "refused must-capture");
    let view = session.view();
    assert_eq!(view.refused, squares("d4"));
    assert_eq!((view.must_capture, view.must_take), (squares("d4"), 2));
    assert_eq!(view.movable, squares("d4"));
    // The marks stay until the next input.
    assert_eq!(tap(&mut session, "d4"), "selected d4");
    assert!(session.view().refused.is_empty());
    // A refused tap keeps the piece in hand.
    assert_eq!(tap(&mut session, "a2"), "refused must-capture");
    assert_eq!(session.view().chosen, Some(square("d4")));
    assert_eq!(tap(&mut session, "d7"), "refused too-far");

    let mut session = two_people("W:Wd4,d5,c5,e5,c4,e4:Bh7");
    assert_eq!(tap(&mut session, "d4"), "refused cannot-move");
}

#[test]
fn a_piece_halfway_must_go_on() {
    let mut session = two_people("W:Wd4,a2:Bd5,c6,h5");
    assert_eq!(tap(&mut session, "d4 d6"), "stepped d4-d6 over d5");
    assert_eq!(tap(&mut session, "d6"), "refused must-go-on");
    assert_eq!(tap(&mut session, "a2"), "refused must-go-on");
    assert_eq!(drag(&mut session, "a2>a3"), "refused must-go-on");
    assert_eq!(session.view().chosen, Some(square("d6")));
    let mut session = two_people("W:Wd4,a2:Bd5,c6,h5");
    assert_eq!(typed(&mut session, "d4xd6"), "refused must-go-on");

    // A landing that takes less: what counts is where the piece stands now.
    let mut session = two_people("W:WKc1:Bc4,d4,e6,g5,h7");
    tap(&mut session, "c1 c6");
    assert_eq!(tap(&mut session, "f6"), "refused must-go-on");
    assert_eq!(session.view().refused, squares("c6"));
}

#[test]
fn nothing_moves_when_it_is_not_ones_turn() {
    let mut session = against_computer(Side::Black);
    session.wake();
    assert_eq!(tap(&mut session, "d6"), "refused computers-turn");
    assert_eq!(tap(&mut session, "d3"), "");
    assert_eq!(typed(&mut session, "d3d4"), "refused computers-turn");
    assert_eq!(drag(&mut session, "d3>d4"), "refused computers-turn");
    assert!(session.view().movable.is_empty());

    let mut session = two_people("W:Wd4:Bd5");
    assert_eq!(
        tap(&mut session, "d4 d6"),
        "moved d4xd6 over d6 from 0; over 1-0 no-pieces"
    );
    assert_eq!(tap(&mut session, "d6"), "refused game-over");
    assert_eq!(told(&session.resign(Side::White)), "refused game-over");
    assert_eq!(told(&session.offer_draw(Side::White)), "refused game-over");
}
