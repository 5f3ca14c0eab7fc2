//! Clocks in games: what starts, stops and ends them.

use core::time::Duration;

use dama_core::{Position, Reason, RuleSet, Side};

use super::{square, told};
use crate::record::tests::read;
use crate::{Event, NewGame, Players, Session, TimeControl, Times, Wish};

const fn at(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

fn new(players: Players, control: &str) -> Session {
    Session::new(&NewGame {
        clock: TimeControl::read(control),
        ..NewGame::new(players, RuleSet::CLASSIC)
    })
}

fn typed(session: &mut Session, millis: u64, text: &str) -> String {
    told(&session.at(at(millis), |session| session.typed_move(text)))
}

fn tick(session: &mut Session, millis: u64) -> String {
    told(&session.at(at(millis), |_| Vec::new()))
}

fn times(session: &Session) -> Times {
    session.times().expect("a game with clocks")
}

fn wish(events: &[Event]) -> Option<Wish> {
    events.iter().find_map(|event| match event {
        Event::AskComputer { request, .. } => Some(request.wish),
        _ => None,
    })
}

fn hurried(level: u8, millis: u64) -> Option<Wish> {
    let time = Some(at(millis));
    Some(Wish::Move { level, time })
}

#[test]
fn nothing_goes_before_the_first_move() {
    let mut session = new(Players::TWO, "3+2");
    assert_eq!(tick(&mut session, 500_000), "");
    assert!(!session.is_clock_going() && !session.is_paused());
    typed(&mut session, 500_000, "d3d4");
    assert!(session.is_clock_going());
    tick(&mut session, 501_000);
    assert_eq!(times(&session), [at(180_000), at(179_000)]);
    assert!(
        Session::new(&NewGame::new(Players::TWO, RuleSet::CLASSIC))
            .times()
            .is_none()
    );
}

#[test]
fn who_runs_out_has_lost_and_late_inputs_count_no_more() {
    let mut session = new(Players::TWO, "1+0");
    typed(&mut session, 0, "d3d4");
    assert_eq!(tick(&mut session, 59_999), "low black");
    assert_eq!(typed(&mut session, 60_001, "d6d5"), "over 1-0 time");
    assert_eq!(session.game().ply(), 1);
    assert_eq!(times(&session), [at(60_000), at(0)]);
    assert!(!session.is_clock_going());
    // Past the end taking back gives back.
    session.at(at(70_000), Session::undo);
    assert_eq!(times(&session), [at(60_000); 2]);
    assert_eq!(
        told(&session.at(at(70_000), Session::redo)),
        "redone 1; over 1-0 time"
    );
    assert_eq!(times(&session), [at(60_000), at(0)]);
}

#[test]
fn a_result_on_the_board_counts_before_a_flag_of_the_same_moment() {
    let begin = |start: &str| {
        let mut session = Session::new(&NewGame {
            start: start.parse::<Position>().expect("a position"),
            clock: TimeControl::read("1+0"),
            ..NewGame::new(Players::TWO, RuleSet::CLASSIC)
        });
        typed(&mut session, 0, "d3d4");
        session
    };
    let mut ends = begin("W:Wd3:Bd5,h7");
    assert_eq!(
        typed(&mut ends, 60_000, "d5xd3"),
        "moved d5xd3 over d3 from 0; over 0-1 no-pieces"
    );
    let reason = ends.outcome().map(|end| end.reason);
    assert_eq!(reason, Some(Reason::NoPieces));
    // A move that ends nothing came at no time that was left.
    let mut goes_on = begin("W:Wd3,a2:Bd6,h7");
    assert_eq!(
        typed(&mut goes_on, 60_000, "h7h6"),
        "moved h7-h6 over h6 from 0; over 1-0 time"
    );
}

#[test]
fn a_pause_stops_both_and_a_hand_on_the_board_ends_it() {
    let mut session = new(Players::TWO, "3+2");
    typed(&mut session, 0, "d3d4");
    assert_eq!(told(&session.at(at(5_000), Session::pause)), "paused");
    assert_eq!(told(&session.at(at(6_000), Session::pause)), "");
    tick(&mut session, 60_000);
    assert_eq!(times(&session), [at(180_000), at(175_000)]);
    assert!(session.is_paused());
    assert_eq!(told(&session.at(at(61_000), Session::go_on)), "went on");
    session.at(at(62_000), Session::sleep);
    assert!(session.is_paused());
    assert_eq!(told(&session.at(at(63_000), Session::wake)), "");
    let touched = session.at(at(70_000), |session| session.tap(square("d6")));
    assert_eq!(told(&touched), "went on; selected d6");
    tick(&mut session, 71_000);
    assert_eq!(times(&session), [at(180_000), at(173_000)]);
}

#[test]
fn the_computer_waits_while_the_clocks_stand() {
    let players = Players::against_computer(Side::White, 5);
    let mut session = new(players, "3+2");
    let asked = session.at(at(0), |session| session.typed_move("d3d4"));
    assert_eq!(wish(&asked), hurried(5, 6_000 + 1_500));
    assert_eq!(told(&session.at(at(100), Session::pause)), "stop 1; paused");
    assert_eq!(told(&session.at(at(900), Session::wake)), "");
    assert_eq!(
        told(&session.at(at(1_000), Session::go_on)),
        "went on; ask 2 move"
    );
    // Its clock runs as anybody's.
    assert_eq!(tick(&mut session, 1_000 + 179_901), "stop 2; over 1-0 time");
}

#[test]
fn the_computer_never_plans_to_fall() {
    let players = Players::against_computer(Side::White, 10);
    let mut session = new(players, "1+60");
    typed(&mut session, 0, "d3d4");
    session.at(at(59_000), Session::pause);
    let asked = session.at(at(59_000), Session::go_on);
    assert_eq!(told(&asked), "went on; ask 2 move; low black");
    assert_eq!(wish(&asked), hurried(10, 250));
}

#[test]
fn a_rematch_has_the_same_clocks_full() {
    let mut session = new(Players::TWO, "5+3");
    typed(&mut session, 0, "d3d4");
    session.at(at(9_000), |session| session.resign(Side::Black));
    assert_eq!(times(&session), [at(300_000), at(291_000)]);
    session.at(at(20_000), Session::rematch);
    assert_eq!(times(&session), [at(300_000); 2]);
    assert!(!session.is_clock_going());
}

#[test]
fn records_tell_the_clocks() {
    let mut session = new(Players::TWO, "5+3");
    typed(&mut session, 0, "d3d4");
    typed(&mut session, 61_500, "h6h5");
    typed(&mut session, 62_000, "a3a4");
    let record = session.pdn("");
    assert!(record.contains("[TimeControl \"300+3\"]"), "{record}");
    let moves = record
        .split_once("\n\n")
        .expect("tags and moves")
        .1
        .replace('\n', " ");
    assert_eq!(
        moves.trim(),
        "1. d3-d4 {[%clock w0:05:00 B0:05:00]} 1... h6-h5 {[%clock W0:05:00 b0:04:01]} \
         2. a3-a4 {[%clock w0:05:02 B0:04:01]} *"
    );
    assert!(
        session
            .at(at(62_000), |session| session.resign(Side::White))
            .len()
            == 1
    );
    assert!(session.pdn("").contains("[Termination \"resignation\"]"));
    let record = read(&session.pdn("")).expect("our own record");
    session.open_record(record);
    assert_eq!(session.game().ply(), 3);
}
