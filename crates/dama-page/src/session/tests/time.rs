//! Undo, redo, and what is said across the board.

use super::{against_computer, by_rules, tap, told, typed};
use crate::{DrawAnswer, NewGame, Players, Session};
use dama_core::{RuleSet, Side};

fn new() -> Session {
    Session::new(&NewGame::new(Players::TWO, RuleSet::CLASSIC))
}

#[test]
fn two_people_take_back_one_move_after_the_other() {
    let mut session = new();
    assert!(!session.can_undo() && !session.can_redo());
    typed(&mut session, "d3d4");
    typed(&mut session, "e6e5");
    assert_eq!(told(&session.undo()), "undone 1");
    assert_eq!(told(&session.undo()), "undone 1");
    assert_eq!(told(&session.undo()), "");
    assert_eq!(told(&session.redo()), "redone 1");
    assert_eq!(told(&session.go_to(2)), "went to 2");
    assert_eq!(told(&session.redo()), "");
    assert_eq!(session.move_rows().len(), 1);
    session.go_to(0);
    let rows = session.move_rows();
    let black = rows[0].black.clone().expect("Black has moved");
    assert_eq!((black.ply, black.text.as_str()), (2, "e6-e5"));
    typed(&mut session, "e3e4");
    assert!(!session.can_redo());
}

#[test]
fn a_piece_in_hand_is_put_back_first() {
    let mut session = new();
    typed(&mut session, "d3d4");
    tap(&mut session, "d6");
    assert_eq!(told(&session.undo()), "let go d6 at d6; undone 1");
}

#[test]
fn the_end_of_a_game_can_be_taken_back() {
    let mut session = by_rules("W:Wd4,a2:Bd5", RuleSet::CLASSIC);
    tap(&mut session, "d4 d6");
    assert!(session.outcome().is_some());
    assert_eq!(told(&session.undo()), "undone 1");
    assert!(session.outcome().is_none());
    assert_eq!(told(&session.redo()), "redone 1; over 1-0 no-pieces");
    let mut session = new();
    typed(&mut session, "d3d4");
    assert_eq!(told(&session.resign(Side::Black)), "over 1-0 resignation");
    assert_eq!(told(&session.undo()), "undone 1");
    assert!(session.outcome().is_none());
    assert_eq!(told(&session.redo()), "redone 1; over 1-0 resignation");
}

#[test]
fn two_people_agree_on_a_draw() {
    let mut session = new();
    assert_eq!(
        told(&session.answer_draw(DrawAnswer::Accept)),
        "refused no-draw-offer"
    );
    assert_eq!(told(&session.offer_draw(Side::White)), "offered white");
    assert_eq!(
        told(&session.offer_draw(Side::White)),
        "refused draw-already-offered"
    );
    assert_eq!(
        told(&session.answer_draw(DrawAnswer::Decline)),
        "declined white"
    );
    assert_eq!(told(&session.offer_draw(Side::White)), "offered white");
    assert_eq!(
        told(&session.answer_draw(DrawAnswer::Accept)),
        "over 1/2-1/2 agreement"
    );

    // Who moves declines, and who offers too agrees.
    let mut session = new();
    session.offer_draw(Side::Black);
    let moved = "moved d3-d4 over d4 from 0; declined black";
    assert_eq!(typed(&mut session, "d3d4"), moved);
    session.offer_draw(Side::Black);
    let agreed = "offered white; over 1/2-1/2 agreement";
    assert_eq!(told(&session.offer_draw(Side::White)), agreed);
}

#[test]
fn the_federation_allows_two_offers() {
    let start = NewGame::new(Players::TWO, RuleSet::FEDERATION);
    let mut session = Session::new(&start);
    for _ in 0..2 {
        session.offer_draw(Side::White);
        session.answer_draw(DrawAnswer::Decline);
    }
    assert_eq!(
        told(&session.offer_draw(Side::White)),
        "refused draw-offers-spent"
    );
    let mut kept = Session::load(&session.save()).expect("it was saved");
    assert_eq!(
        told(&kept.offer_draw(Side::White)),
        "refused draw-offers-spent"
    );
}

#[test]
fn a_rematch_changes_sides() {
    let mut session = new();
    typed(&mut session, "d3d4");
    assert!(session.in_progress());
    assert_eq!(told(&session.rematch()), "new game");
    assert_eq!(session.facing().0, Side::Black);
    assert!(!session.in_progress());

    let mut session = against_computer(Side::White);
    assert_eq!(told(&session.rematch()), "new game; ask 1 move");
    assert_eq!(session.players().only_human(), Some(Side::Black));
    assert_eq!(session.facing().0, Side::Black);
    assert_eq!(session.player_here(), Side::Black);
}
