//! The computer across the board.

use super::{against_computer, tap, told, typed};
use crate::Session;
use dama_core::Side;

fn answer(session: &mut Session, id: u32, text: &str) -> String {
    let message = format!("{{\"id\":{id},\"move\":\"{text}\",\"score\":3}}");
    told(&session.answered(&message))
}

fn says(session: &mut Session, message: &str) -> String {
    told(&session.answered(message))
}

#[test]
fn the_computer_answers_a_move() {
    let mut session = against_computer(Side::White);
    assert_eq!(told(&session.wake()), "");
    let asked = "moved d3-d4 over d4 from 0; ask 1 move";
    assert_eq!(typed(&mut session, "d3d4"), asked);
    assert!(session.is_thinking());
    assert_eq!(told(&session.wake()), "");
    assert_eq!(
        answer(&mut session, 1, "e6-e5"),
        "moved e6-e5 over e5 from 0"
    );
    assert!(!session.is_thinking());
    // The same answer again is late.
    assert_eq!(answer(&mut session, 1, "h6-h5"), "");
}

#[test]
fn undo_goes_back_to_ones_own_turn_and_stops_the_thinking() {
    let mut session = against_computer(Side::White);
    typed(&mut session, "d3d4");
    assert_eq!(told(&session.undo()), "stop 1; undone 1");
    assert_eq!(session.game().ply(), 0);
    assert_eq!(answer(&mut session, 1, "e6-e5"), "");
    // Playing it again asks again.
    assert_eq!(told(&session.redo()), "redone 1; ask 2 move");
    answer(&mut session, 2, "e6-e5");
    assert_eq!(told(&session.undo()), "undone 2");
    assert_eq!(told(&session.redo()), "redone 2");
    // Somebody who looks back is left alone.
    assert_eq!(told(&session.go_to(1)), "went to 1");
    assert!(!session.is_thinking());

    // Without a move of one's own there is nothing to take back.
    let mut session = against_computer(Side::Black);
    assert_eq!(told(&session.wake()), "ask 1 move");
    answer(&mut session, 1, "d3-d4");
    assert!(!session.can_undo());
    assert_eq!(told(&session.undo()), "");
}

#[test]
fn questions_are_withdrawn_when_nobody_looks() {
    let mut session = against_computer(Side::White);
    typed(&mut session, "d3d4");
    assert_eq!(told(&session.sleep()), "stop 1");
    assert_eq!(told(&session.wake()), "ask 2 move");
    assert_eq!(answer(&mut session, 1, "e6-e5"), "");
    assert_eq!(
        says(&mut session, "{\"broken\":true}"),
        "stop 2; computer failed"
    );
    assert_eq!(told(&session.wake()), "ask 3 move");
    assert_eq!(
        says(&mut session, "{\"id\":3,\"error\":\"game-over\"}"),
        "computer failed"
    );
    assert_eq!(told(&session.wake()), "ask 4 move");
    assert_eq!(answer(&mut session, 4, "a1-a5"), "computer failed");
    for rubbish in [
        "",
        "null",
        "{\"ready\":true}",
        "{\"id\":99,\"move\":\"e6-e5\"}",
    ] {
        assert_eq!(says(&mut session, rubbish), "");
    }
}

#[test]
fn a_hint_stands_until_the_next_input() {
    let mut session = against_computer(Side::White);
    assert_eq!(told(&session.ask_hint()), "ask 1 hint");
    assert_eq!(told(&session.ask_hint()), "");
    assert_eq!(answer(&mut session, 1, "d3-d4"), "hint d3-d4");
    assert!(session.view().hint.is_some());
    tap(&mut session, "e3");
    assert!(session.view().hint.is_none());
    assert_eq!(told(&session.ask_hint()), "ask 2 hint");
    // A move withdraws the question.
    assert_eq!(
        tap(&mut session, "e4"),
        "stop 2; moved e3-e4 over e4 from 0; ask 3 move"
    );
    assert_eq!(told(&session.ask_hint()), "refused computers-turn");
}

#[test]
fn the_computer_is_asked_about_a_draw() {
    let mut session = against_computer(Side::White);
    typed(&mut session, "d3d4");
    let asked = "offered white; stop 1; ask 2 draw";
    assert_eq!(told(&session.offer_draw(Side::White)), asked);
    assert!(session.is_draw_asked());
    let declined = "declined white; ask 3 move";
    assert_eq!(says(&mut session, "{\"id\":2,\"accept\":false}"), declined);
    answer(&mut session, 3, "e6-e5");
    assert_eq!(
        told(&session.offer_draw(Side::White)),
        "offered white; ask 4 draw"
    );
    // Who plays on does not wait for the answer.
    let moved = "stop 4; moved a3-a4 over a4 from 0; declined white; ask 5 move";
    assert_eq!(typed(&mut session, "a3a4"), moved);
    assert_eq!(says(&mut session, "{\"id\":4,\"accept\":true}"), "");
    answer(&mut session, 5, "h6-h5");
    session.offer_draw(Side::White);
    let agreed = "over 1/2-1/2 agreement";
    assert_eq!(says(&mut session, "{\"id\":6,\"accept\":true}"), agreed);
    assert_eq!(
        told(&session.offer_draw(Side::Black)),
        "refused computers-turn"
    );
}

#[test]
fn a_new_game_drops_what_was_asked_before() {
    let mut session = against_computer(Side::White);
    typed(&mut session, "d3d4");
    assert_eq!(told(&session.rematch()), "stop 1; new game; ask 2 move");
    assert_eq!(answer(&mut session, 1, "e6-e5"), "");
    assert_eq!(
        answer(&mut session, 2, "d3-d4"),
        "moved d3-d4 over d4 from 0"
    );
    assert_eq!(told(&session.resign(Side::Black)), "over 1-0 resignation");
}
