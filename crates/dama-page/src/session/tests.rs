//! What inputs do.

use dama_core::{Position, RuleSet, Side, Square, SquareSet};

use crate::{Event, NewGame, Players, Session};

mod chains;
mod clocks;
mod computer;
mod every_move;
mod open;
mod refusals;
mod time;

pub(super) fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

pub(super) fn squares(names: &str) -> SquareSet {
    names.split(',').map(square).collect()
}

/// Two people at a position, by the default rules.
pub(super) fn two_people(fen: &str) -> Session {
    by_rules(fen, RuleSet::CLASSIC)
}

pub(super) fn by_rules(fen: &str, rules: RuleSet) -> Session {
    let start: Position = fen.parse().expect("a position");
    Session::new(&NewGame {
        start,
        ..NewGame::new(Players::TWO, rules)
    })
}

pub(super) fn against_computer(human: Side) -> Session {
    let players = Players::against_computer(human, 5);
    Session::new(&NewGame::new(players, RuleSet::CLASSIC))
}

/// The events in one line, short enough to compare.
pub(super) fn told(events: &[Event]) -> String {
    let one = |event: &Event| match event {
        Event::Moved {
            played,
            steps,
            walked,
            ..
        } => {
            let way: Vec<String> = steps.iter().map(|step| step.to.to_string()).collect();
            format!("moved {played} over {} from {walked}", way.join(" "))
        }
        Event::Asks { asked, walked, .. } => format!("asks {asked} from {walked}"),
        Event::Stepped(step) => match step.victim {
            Some(victim) => format!("stepped {}-{} over {victim}", step.from, step.to),
            None => format!("stepped {}-{}", step.from, step.to),
        },
        Event::SteppedBack(step) => format!("back from {} to {}", step.to, step.from),
        Event::Selected(square) => format!("selected {square}"),
        Event::LetGo { from, at } => format!("let go {from} at {at}"),
        Event::Choose(candidates) => {
            let one = |c: &crate::Candidate| format!("{}@{} x{}", c.number, c.label, c.takes);
            let list: Vec<String> = candidates.iter().map(one).collect();
            format!("choose {}", list.join(" "))
        }
        Event::ChoiceDropped => "choice dropped".to_owned(),
        Event::Refused(refused) => format!("refused {}", refused.code()),
        Event::GameOver(outcome) => format!("over {} {}", outcome.result(), outcome.reason),
        Event::Undone(moves) => format!("undone {}", moves.len()),
        Event::Redone(moves) => format!("redone {}", moves.len()),
        Event::WentTo(ply) => format!("went to {ply}"),
        Event::NewGame => "new game".to_owned(),
        Event::Opened(warnings) => format!("opened {}", warnings.len()),
        Event::BoardTurned(side) => format!("turned {side}"),
        Event::DrawOffered(side) => format!("offered {side}"),
        Event::DrawDeclined(side) => format!("declined {side}"),
        Event::AskComputer { id, request } => {
            let wish = match request.wish {
                crate::Wish::Move { .. } => "move",
                crate::Wish::Hint => "hint",
                crate::Wish::Draw { .. } => "draw",
            };
            format!("ask {id} {wish}")
        }
        Event::StopComputer { id } => format!("stop {id}"),
        Event::Paused => "paused".to_owned(),
        Event::WentOn => "went on".to_owned(),
        Event::LowTime(side) => format!("low {side}"),
        Event::Hint(advice, None) => format!("hint {advice}"),
        Event::Hint(advice, Some(reason)) => format!("hint {advice} {reason:?}"),
        Event::NoHint => "no hint".to_owned(),
        Event::ComputerFailed => "computer failed".to_owned(),
        Event::Asked(_) => "asked".to_owned(),
    };
    events.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// Taps the squares one after the other and tells what the last tap did.
pub(super) fn tap(session: &mut Session, names: &str) -> String {
    let taps = names.split(' ').map(|name| session.tap(square(name)));
    told(&taps.last().unwrap_or_default())
}

/// Drops from the first square of `d3>d4`.
pub(super) fn drag(session: &mut Session, way: &str) -> String {
    let (from, to) = way.split_once('>').expect("two squares");
    session.lift(square(from));
    told(&session.drop_on(square(from), square(to)))
}

pub(super) fn typed(session: &mut Session, text: &str) -> String {
    told(&session.typed_move(text))
}

#[test]
fn two_taps_play() {
    let mut session = Session::new(&NewGame::new(Players::TWO, RuleSet::CLASSIC));
    assert_eq!(tap(&mut session, "d3"), "selected d3");
    assert_eq!(session.view().moves_to, squares("d4"));
    assert_eq!(tap(&mut session, "d4"), "moved d3-d4 over d4 from 0");
    assert_eq!(session.game().ply(), 1);
    let last = session.view().last.expect("a last move");
    assert_eq!(last.path, [square("d3"), square("d4")]);
    assert_eq!(drag(&mut session, "e6>e5"), "moved e6-e5 over e5 from 0");
    assert_eq!(typed(&mut session, "a3a4"), "moved a3-a4 over a4 from 0");
}

#[test]
fn another_tap_chooses_another_piece_or_lets_go() {
    let mut session = Session::new(&NewGame::new(Players::TWO, RuleSet::CLASSIC));
    assert_eq!(tap(&mut session, "d3 e3"), "selected e3");
    assert_eq!(tap(&mut session, "e3"), "let go e3 at e3");
    assert_eq!(session.view().chosen, None);
    assert_eq!(tap(&mut session, "d3"), "selected d3");
    assert_eq!(told(&session.tap_beside()), "let go d3 at d3");
    assert_eq!(told(&session.escape()), "");
    // Nothing is attempted by a tap on an empty square or on the other side's piece.
    assert_eq!(tap(&mut session, "d5"), "");
    assert_eq!(tap(&mut session, "d6"), "");
}

#[test]
fn an_only_move_is_played_by_one_tap_where_that_is_set() {
    let fen = "W:Wd4,h2:Bd5,a7";
    assert_eq!(tap(&mut two_people(fen), "d4"), "selected d4");
    let mut session = two_people(fen);
    session.set_habits(crate::Habits {
        one_tap: crate::OneTap::On,
        ..crate::Habits::default()
    });
    let moved = "selected d4; moved d4xd6 over d6 from 0";
    assert_eq!(tap(&mut session, "d4"), moved);
    assert_eq!(tap(&mut session, "a7"), "selected a7");
}

#[test]
fn the_board_turns_as_the_seats_want() {
    let mut session = Session::new(&NewGame::new(Players::TWO, RuleSet::CLASSIC));
    assert_eq!(session.facing().0, Side::White);
    assert_eq!(told(&session.turn_board()), "turned black");
    assert_eq!(session.facing().0, Side::Black);
    session.set_habits(crate::Habits {
        seats: crate::Seats::Turn,
        ..crate::Habits::default()
    });
    assert_eq!(session.facing().0, Side::White);
    typed(&mut session, "d3d4");
    assert_eq!(session.facing().0, Side::Black);
    assert_eq!(against_computer(Side::Black).facing().0, Side::Black);
}

#[test]
fn questions_are_passed_on_and_moves_are_played() {
    let texts = crate::texts::tests::english();
    let mut session = Session::new(&NewGame::new(Players::TWO, RuleSet::CLASSIC));
    for question in ["board", "last", "moves", "d4?", "d٤؟"] {
        assert_eq!(
            told(&session.typed(&texts, question)),
            "asked",
            "{question}"
        );
    }
    for (text, moved) in [
        ("d3d4", "d3-d4"),
        ("h٦-h٥", "h6-h5"),
        ("a۳a۴", "a3-a4"),
        ("d६–d५", "d6-d5"),
        ("D4xD6xD8", "d4xd6xd8"),
    ] {
        let events = told(&session.typed(&texts, text));
        assert!(events.starts_with(&format!("moved {moved} ")), "{events}");
    }
    assert_eq!(told(&session.typed(&texts, "hello")), "refused bad-text");
}

#[test]
fn a_move_is_confirmed_or_taken_back() {
    let careful = |fen| {
        let mut session = two_people(fen);
        session.set_habits(crate::Habits {
            confirm: crate::Confirm::On,
            ..crate::Habits::default()
        });
        session
    };
    let mut session = careful("W:Wd3,a2:Bd6,h7");
    assert_eq!(tap(&mut session, "d3 d4"), "asks d3-d4 from 0");
    assert_eq!(session.game().ply(), 0);
    let view = session.view();
    assert!(view.piece_at(square("d4")).is_some() && view.piece_at(square("d3")).is_none());
    // Escape, another tap, undo: each takes it back.
    session.escape();
    assert_eq!(
        (session.asked(), session.view().piece_at(square("d4"))),
        (None, None)
    );
    tap(&mut session, "d3 d4");
    assert_eq!(tap(&mut session, "a2"), "selected a2");
    assert_eq!(session.asked(), None);
    assert_eq!(drag(&mut session, "d3>d4"), "asks d3-d4 from 0");
    assert_eq!(tap(&mut session, "d4"), "moved d3-d4 over d4 from 1");
    assert_eq!(told(&session.confirm()), "");
    // A chain is asked about once, when it is whole.
    let mut session = careful("W:WKh3,a1:Bd3,b4,h4,f8");
    assert_eq!(tap(&mut session, "h3 b3"), "stepped h3-b3 over d3");
    assert_eq!(tap(&mut session, "b8 h8 h3"), "asks h3xb3xb8xh8xh3 from 3");
    assert_eq!(
        told(&session.confirm()),
        "moved h3xb3xb8xh8xh3 over b3 b8 h8 h3 from 4; over 1-0 no-pieces"
    );
    // What is written is meant.
    assert_eq!(
        typed(&mut careful("W:Wd3:Bd6"), "d3d4"),
        "moved d3-d4 over d4 from 0"
    );
}
