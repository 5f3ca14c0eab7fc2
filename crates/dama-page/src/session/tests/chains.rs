//! Captures of several pieces, by taps, drops and writing.

use super::{square, squares, told, two_people};
use crate::Session;
use dama_core::{Piece, RuleSet, Side};

/// What the input did, without the end of the small game.
fn without_end(told: String) -> String {
    told.split("; over ").take(1).collect()
}

fn tap(session: &mut Session, names: &str) -> String {
    without_end(super::tap(session, names))
}

fn drag(session: &mut Session, way: &str) -> String {
    without_end(super::drag(session, way))
}

fn typed(session: &mut Session, text: &str) -> String {
    without_end(super::typed(session, text))
}

/// Two ways to g2 take different men: e6, a3, f2 or e6, b3, f2.
const DIFFERENT_STONES: &str = "W:WKh6:Bf2,a3,b3,e6";

/// The men on h3 and h6 are taken with a stop on h4 or on h5.
const SAME_STONES: &str = "W:WKh2:Bh3,h6";

/// The king can come back to h6.
const CIRCLE: &str = "W:WKh6:Be2,h3,b5,e6";

/// One capture ends on h8, others land there first and go on.
const END_AND_STOP: &str = "W:WKh1:Bh2,e4,b5,e8";

#[test]
fn where_ways_take_different_pieces_the_next_tap_chooses() {
    let choose = "choose 1@a3 xf2,a3,e6 2@b3 xf2,b3,e6";
    let mut session = two_people(DIFFERENT_STONES);
    assert_eq!(tap(&mut session, "h6 g2"), choose);
    assert_eq!(session.view().candidates.len(), 2);
    assert_eq!(session.game().ply(), 0);
    let moved = "moved h6xb6xb2xg2 over b6 b2 g2 from 0";
    assert_eq!(tap(&mut session, "b3"), moved);
    assert!(session.view().candidates.is_empty());

    let mut session = two_people(DIFFERENT_STONES);
    assert_eq!(drag(&mut session, "h6>g2"), choose);
    let moved = "moved h6xa6xa2xg2 over a6 a2 g2 from 0";
    assert_eq!(drag(&mut session, "h6>a3"), moved);

    let mut session = two_people(DIFFERENT_STONES);
    let ambiguous = format!("selected h6; {choose}");
    let told_typed = typed(&mut session, "h6xg2");
    assert_eq!(told_typed, format!("refused ambiguous; {ambiguous}"));
    assert_eq!(without_end(told(&session.choose(0))), moved);
    let mut session = two_people(DIFFERENT_STONES);
    assert_eq!(typed(&mut session, "h6xa6xa2xg2"), moved);
}

#[test]
fn an_open_choice_is_withdrawn_by_anything_else() {
    let mut session = two_people(DIFFERENT_STONES);
    tap(&mut session, "h6 g2");
    assert_eq!(told(&session.escape()), "choice dropped");
    assert_eq!(session.view().chosen, Some(square("h6")));
    tap(&mut session, "g2");
    let stepped = "choice dropped; stepped h6-b6 over e6";
    assert_eq!(tap(&mut session, "b6"), stepped);
    // From b6 only one way leads to g2.
    let moved = "moved h6xb6xb2xg2 over b6 b2 g2 from 1";
    assert_eq!(tap(&mut session, "g2"), moved);
}

#[test]
fn the_same_pieces_by_two_ways_are_one_move() {
    let moved = "moved h2xh4xh7 over h4 h7 from 0";
    assert_eq!(tap(&mut two_people(SAME_STONES), "h2 h7"), moved);
    assert_eq!(drag(&mut two_people(SAME_STONES), "h2>h7"), moved);
    assert_eq!(typed(&mut two_people(SAME_STONES), "h2h7"), moved);
    assert_eq!(typed(&mut two_people(SAME_STONES), "h2xh5xh7"), moved);

    let mut session = two_people(SAME_STONES);
    assert_eq!(tap(&mut session, "h2 h5"), "stepped h2-h5 over h3");
    assert_eq!(session.game().ply(), 0);
    let walked = "moved h2xh4xh7 over h5 h7 from 1";
    assert_eq!(tap(&mut session, "h7"), walked);

    let mut session = two_people(SAME_STONES);
    assert_eq!(drag(&mut session, "h2>h5"), "stepped h2-h5 over h3");
    assert_eq!(drag(&mut session, "h5>h7"), walked);
}

#[test]
fn a_capture_can_end_where_it_began() {
    let mut session = two_people(CIRCLE);
    assert_eq!(tap(&mut session, "h6"), "selected h6");
    assert!(session.view().ends_on.contains(square("h6")));
    assert_eq!(tap(&mut session, "h6"), "let go h6 at h6");
    assert_eq!(tap(&mut session, "h6 b6"), "stepped h6-b6 over e6");
    let view = session.view();
    assert!(view.destinations().contains(square("h6")));
    assert_eq!(view.victims_of(square("h6")), squares("e2,h3,b5"));
    let moved = "moved h6xb6xb2xh2xh6 over b6 b2 h2 h6 from 1";
    assert_eq!(tap(&mut session, "h6"), moved);

    let mut session = two_people(CIRCLE);
    assert_eq!(drag(&mut session, "h6>h6"), "");
    assert_eq!(drag(&mut session, "h6>b6"), "stepped h6-b6 over e6");
    assert_eq!(drag(&mut session, "b6>h6"), moved);

    let typed_move = "moved h6xb6xb2xh2xh6 over b6 b2 h2 h6 from 0";
    assert_eq!(typed(&mut two_people(CIRCLE), "h6xb6xb2xh2xh6"), typed_move);
    // The other way round takes the same pieces.
    assert_eq!(typed(&mut two_people(CIRCLE), "h6h2b2b6h6"), typed_move);
}

#[test]
fn an_end_that_is_the_stop_of_another_capture_is_a_choice() {
    let choose = "choose 1@h8 xh2,e4,b5,e8 2@b8 xh2";
    let mut session = two_people(END_AND_STOP);
    assert_eq!(tap(&mut session, "h1 h8"), choose);
    let moved = "moved h1xh4xb4xb8xh8 over h4 b4 b8 h8 from 0";
    assert_eq!(tap(&mut session, "h8"), moved);

    let mut session = two_people(END_AND_STOP);
    assert_eq!(drag(&mut session, "h1>h8"), choose);
    assert_eq!(tap(&mut session, "b8"), "stepped h1-h8 over h2");
    assert_eq!(tap(&mut session, "b8"), "stepped h8-b8 over e8");
    let walked = "moved h1xh8xb8xb4xf4 over h8 b8 b4 f4 from 2";
    assert_eq!(tap(&mut session, "f4"), walked);

    // Who writes h8 means the end.
    assert_eq!(typed(&mut two_people(END_AND_STOP), "h1xh8"), moved);
    let whole = "moved h1xh8xb8xb4xf4 over h8 b8 b4 f4 from 0";
    let mut session = two_people(END_AND_STOP);
    assert_eq!(typed(&mut session, "h1xh8xb8xb4xf4"), whole);
}

#[test]
fn a_piece_halfway_is_shown_where_it_landed() {
    let mut session = two_people(CIRCLE);
    tap(&mut session, "h6 b6");
    let view = session.view();
    assert_eq!(view.piece_at(square("b6")), Some(Piece::king(Side::White)));
    assert_eq!(view.piece_at(square("h6")), None);
    assert_eq!(view.piece_at(square("e6")), None);
    assert_eq!((view.taken, view.remaining), (squares("e6"), 3));
    assert_eq!(view.chosen, Some(square("b6")));
    assert_eq!(view.start, Some(square("h6")));
    assert_eq!(view.last, None);
    assert_eq!(session.taken_by(Side::White), 1);
    assert_eq!(session.game().ply(), 0);

    assert_eq!(tap(&mut session, "b2"), "stepped b6-b2 over b5");
    assert_eq!(told(&session.escape()), "back from b2 to b6");
    assert_eq!(told(&session.undo()), "back from b6 to h6");
    assert_eq!(session.view().chosen, Some(square("h6")));
    assert_eq!(told(&session.escape()), "let go h6 at h6");
    assert_eq!(session.taken_by(Side::White), 0);
}

#[test]
fn a_man_is_crowned_on_its_way_where_the_rules_say_so() {
    let fen = "W:Wb6:Bb7,d8,f5,h2";
    let mut session = two_people(fen);
    assert_eq!(tap(&mut session, "b6"), "selected b6");
    let stepped = tap(&mut session, "b8");
    assert_eq!(stepped, "stepped b6-b8 over b7");
    let crowned = session.view().piece_at(square("b8"));
    assert_eq!(crowned, Some(Piece::king(Side::White)));

    let mut session = super::by_rules("W:Wb6:Bb7,c8,h2", RuleSet::FEDERATION);
    assert_eq!(tap(&mut session, "b6 b8"), "stepped b6-b8 over b7");
    let man = session.view().piece_at(square("b8"));
    assert_eq!(man, Some(Piece::man(Side::White)));
    let moved = "moved b6xb8xd8 over b8 d8 from 1";
    assert_eq!(tap(&mut session, "d8"), moved);
}

#[test]
fn a_stop_farther_on_is_walked_to_where_only_one_way_leads_there() {
    let mut session = two_people(DIFFERENT_STONES);
    let stepped = "stepped h6-b6 over e6; stepped b6-b2 over b3";
    assert_eq!(tap(&mut session, "h6 b2"), stepped);
    assert_eq!(session.view().chosen, Some(square("b2")));
    // Where two ways lead there the next tap chooses.
    let mut session = two_people(END_AND_STOP);
    let choose = "choose 1@b4 xh2,e8 2@f8 xh2,e4,b5";
    assert_eq!(tap(&mut session, "h1 b8"), choose);
    let stepped = "stepped h1-h8 over h2; stepped h8-b8 over e8";
    assert_eq!(tap(&mut session, "b4"), stepped);
}

#[test]
fn a_tap_on_the_piece_that_is_to_be_taken_takes_it() {
    // First it chooses the only piece that may take it, then it takes.
    let mut session = two_people("W:Wd4,a2:Bd5,h7");
    assert_eq!(tap(&mut session, "d5"), "selected d4");
    assert_eq!(session.view().lands_on, squares("d6"));
    assert_eq!(tap(&mut session, "d5"), "moved d4xd6 over d6 from 0");
    // A dragged piece is dropped on it, and a capture goes on so.
    let mut session = two_people("W:Wc3:Bc4,d5,e6,e4,f5,h7");
    assert_eq!(drag(&mut session, "c3>c4"), "stepped c3-c5 over c4");
    assert_eq!(tap(&mut session, "d5"), "stepped c5-e5 over d5");
    assert!(tap(&mut session, "f5").starts_with("moved c3xc5xe5xg5"));

    // Behind it a king may land on several squares: the next tap chooses.
    let mut session = two_people("W:WKd1,a2:Bd3,d7,h7");
    assert_eq!(tap(&mut session, "d3"), "selected d1");
    let asked = "choose 1@d4 xd3 2@d5 xd3 3@d6 xd3";
    assert_eq!(tap(&mut session, "d3"), asked);
    assert_eq!(tap(&mut session, "d5"), "stepped d1-d5 over d3");
    let mut session = two_people("W:WKd1,a2:Bd7,h3");
    assert_eq!(tap(&mut session, "d7 d7"), "moved d1xd8 over d8 from 0");

    // Several pieces may take it, or another one is to be taken: that is said.
    let mut session = two_people("W:Wd4,c5,a2:Bd5,h7");
    assert_eq!(tap(&mut session, "d5"), "refused must-capture");
    assert_eq!(session.view().refused, squares("c5,d4"));
    assert_eq!(tap(&mut session, "h7"), "refused must-capture");
    // Nothing is to be taken, so nothing is attempted.
    assert_eq!(tap(&mut two_people("W:Wd4,a2:Be6,h7"), "e6"), "");
}
