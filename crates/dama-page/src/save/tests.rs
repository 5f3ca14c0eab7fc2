//! What is kept comes back, and rubbish does not break anything.

use core::time::Duration;

use dama_core::{Reason, RuleSet, Side};

use super::SaveError;
use crate::{NewGame, Players, Session, TimeControl};

fn game(moves: &[&str]) -> Session {
    let players = Players::against_computer(Side::Black, 7);
    let mut session = Session::new(&NewGame::new(players, RuleSet::FEDERATION));
    session.wake();
    for text in moves {
        if session.is_thinking() {
            let id = session.questions_asked();
            session.answered(&format!("{{\"id\":{id},\"move\":\"{text}\"}}"));
        } else {
            session.typed_move(text);
        }
    }
    session
}

fn again(session: &Session) -> Session {
    Session::load(&session.save()).expect("it was saved just now")
}

#[test]
fn a_game_comes_back_as_it_was() {
    let mut session = game(&["d3-d4", "h6-h5", "a3-a4", "d6-d5", "d4xd6xd8"]);
    assert_eq!(session.game().ply(), 5);
    let back = again(&session);
    assert_eq!(back.game(), session.game());
    assert_eq!(back.players(), session.players());
    assert_eq!(back.facing(), session.facing());
    assert_eq!(back.save(), session.save());

    session.undo();
    session.turn_board();
    let back = again(&session);
    assert_eq!(back.game(), session.game());
    assert_eq!(back.facing(), session.facing());
    assert!(back.can_redo());

    session.resign(Side::Black);
    let mut back = again(&session);
    let end = back.outcome().map(|outcome| outcome.reason);
    assert_eq!(end, Some(Reason::Resignation));
    back.undo();
    assert_eq!(back.outcome(), None);
    // The end is kept though an earlier position is shown.
    let mut later = again(&back);
    later.redo();
    assert_eq!(later.outcome(), session.outcome());
}

#[test]
fn a_set_up_comes_back() {
    let mut session = game(&[]);
    session.open_position("B:Wa2,Kh1:Bh6,Kh7".parse().expect("a position"));
    let back = again(&session);
    assert_eq!(back.fen(), "B:WKh1,a2:Bh6,Kh7");
    assert_eq!(back.game().start(), session.game().start());
}

#[test]
fn rubbish_is_an_error() {
    let newer = SaveError::Newer { version: 3 };
    assert_eq!(Session::load("dama 3\nsomething new").err(), Some(newer));
    for text in [
        "",
        "dama",
        "dama x",
        "dama 0",
        "dama-games 1",
        "hello\ndama 1",
    ] {
        assert_eq!(
            Session::load(text).err(),
            Some(SaveError::NotASave),
            "{text}"
        );
    }
    for line in [
        "rules chess",
        "start W:",
        "white robot",
        "black computer 11",
        "black computer -1",
        "near left",
        "offers 1",
        "offers 1 x",
        "end resignation",
        "end checkmate white",
        "ply -1",
        "offer nobody",
        "clock 0+0",
        "left 1",
        "left 1 2 3 4",
        "left 1 -2",
        "stood 1 2 3",
        "unheard of",
    ] {
        let text = format!("dama 1\n{line}\n");
        let error = SaveError::BadLine { line: 2 };
        assert_eq!(Session::load(&text).err(), Some(error), "{line}");
    }
    let text = "dama 1\nmove d3-d4\nmove d3-d4\n";
    let error = SaveError::IllegalMove { ply: 2 };
    assert_eq!(Session::load(text).err(), Some(error));
}

#[test]
fn a_text_that_is_cut_or_changed_never_panics() {
    let session = game(&["d3-d4", "h6-h5", "a3-a4"]);
    let text = session.save();
    for end in 0..text.len() {
        let _ = Session::load(&text[..end]);
        let mut changed = text.clone().into_bytes();
        changed[end] ^= 0x15;
        let _ = Session::load(&String::from_utf8_lossy(&changed));
    }
}

#[test]
fn what_is_missing_has_its_usual_value() {
    let session = Session::load("dama 1\n").expect("nothing is wrong with it");
    assert_eq!(session.players(), Players::TWO);
    assert_eq!(session.rules(), &RuleSet::CLASSIC);
}

#[test]
fn a_draw_that_is_offered_is_offered_still() {
    let mut session = Session::new(&NewGame::new(Players::TWO, RuleSet::FEDERATION));
    session.typed_move("d3d4");
    session.offer_draw(Side::White);
    let mut back = again(&session);
    assert_eq!(back.draw_offer(), Some(Side::White));
    assert_eq!(back.game().draw_offers_made(Side::White), 1);
    assert_eq!(back.save(), session.save());
    back.answer_draw(crate::DrawAnswer::Accept);
    let end = back.outcome().map(|outcome| outcome.reason);
    assert_eq!(end, Some(Reason::Agreement));
}

#[test]
fn an_offer_to_the_computer_is_made_but_not_open() {
    let mut session = game(&[]);
    session.offer_draw(Side::Black);
    assert_eq!(session.draw_offer(), Some(Side::Black));
    let back = again(&session);
    assert_eq!(back.draw_offer(), None);
    assert_eq!(back.game().draw_offers_made(Side::Black), 1);
}

#[test]
fn clocks_come_back_standing() {
    let at = Duration::from_millis;
    let mut session = Session::new(&NewGame {
        clock: TimeControl::read("3+2"),
        ..NewGame::new(Players::TWO, RuleSet::CLASSIC)
    });
    session.at(at(1_000), |session| session.typed_move("d3d4"));
    session.at(at(11_000), |session| session.typed_move("d6d5"));
    session.at(at(14_000), |_| Vec::new());
    assert!(session.is_clock_going());
    let mut back = again(&session);
    assert!(back.is_paused() && !back.is_clock_going());
    assert_eq!(back.times(), Some([at(177_000), at(172_000)]));
    // A crash loses nothing that was shown.
    session.at(at(15_500), |_| Vec::new());
    let shown = session.save_times();
    assert_eq!(shown, "2 175500 172000");
    for other in ["", "2", "2 1", "3 1 1", "2 1 1 1", "x 1 1", "2 -1 1"] {
        back.load_times(other);
        assert_eq!(back.times(), Some([at(177_000), at(172_000)]), "{other}");
    }
    back.load_times(&shown);
    assert_eq!(back.times(), Some([at(175_500), at(172_000)]));
    assert!(back.is_paused());
    let now = at(900_000);
    back.at(now, Session::go_on);
    assert_eq!(back.times(), Some([at(175_500), at(172_000)]));
    back.at(now, Session::undo);
    assert_eq!(back.times(), Some([at(180_000); 2]));
}
