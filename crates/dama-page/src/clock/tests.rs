//! Clocks tick by the moments that they are told.

use core::time::Duration;

use dama_core::Side;

use super::{Clocks, TimeControl};

fn at(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

fn clocks(control: &str) -> Clocks {
    Clocks::new(TimeControl::read(control).expect("a control"))
}

#[test]
fn controls_are_read_and_written() {
    let names: Vec<String> = TimeControl::USUAL.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["3+2", "5+3", "10+5", "15+10", "45+0"]);
    for name in names.iter().map(String::as_str).chain(["1+0", "180+60"]) {
        assert_eq!(
            TimeControl::read(name).map(|c| c.to_string()).as_deref(),
            Some(name)
        );
    }
    for rubbish in [
        "", "3", "+", "3+", "+2", "0+2", "181+0", "3+61", "-3+2", "3+2+1", "3.5+2",
    ] {
        assert_eq!(TimeControl::read(rubbish), None, "{rubbish}");
    }
}

#[test]
fn moves_cost_time_and_earn_the_increment() {
    let mut clocks = clocks("3+2");
    assert_eq!(clocks.going(), None);
    clocks.moved(Side::White, 1, at(9_000));
    assert_eq!(
        clocks.times(at(9_000)),
        [at(180_000); 2],
        "the first move is free"
    );
    assert_eq!(clocks.left(Side::Black, at(10_500)), at(178_500));
    clocks.moved(Side::Black, 2, at(14_000));
    assert_eq!(clocks.times(at(14_000)), [at(180_000), at(177_000)]);
    assert_eq!(clocks.left(Side::White, at(15_000)), at(179_000));
    clocks.stop(at(15_000));
    assert_eq!(clocks.left(Side::White, at(99_000)), at(179_000));
    clocks.start(Side::White, at(99_000));
    assert_eq!(clocks.left(Side::White, at(100_000)), at(178_000));
}

#[test]
fn a_clock_that_has_run_out_earns_nothing() {
    let mut clocks = clocks("1+10");
    clocks.moved(Side::White, 1, at(0));
    assert_eq!(clocks.fallen(at(59_999)), None);
    assert_eq!(clocks.fallen(at(60_000)), Some((Side::Black, at(0))));
    assert_eq!(clocks.fallen(at(60_300)), Some((Side::Black, at(300))));
    clocks.moved(Side::Black, 2, at(60_000));
    assert_eq!(clocks.left(Side::Black, at(60_000)), at(0));
    assert_eq!(clocks.going(), Some(Side::Black));
}

#[test]
fn taking_back_gives_back() {
    let mut clocks = clocks("3+2");
    clocks.moved(Side::White, 1, at(0));
    clocks.moved(Side::Black, 2, at(20_000));
    clocks.leave(2, at(25_000));
    clocks.come_back(1);
    assert_eq!(clocks.times(at(90_000)), [at(180_000); 2]);
    clocks.come_back(2);
    assert_eq!(clocks.times(at(90_000)), [at(175_000), at(162_000)]);
    // A new move forgets what came later.
    clocks.come_back(1);
    clocks.start(Side::Black, at(100_000));
    clocks.moved(Side::Black, 2, at(101_000));
    assert_eq!(clocks.stood().len(), 3);
    assert_eq!(clocks.times(at(101_000)), [at(180_000), at(181_000)]);
}

#[test]
fn the_next_change_is_when_something_else_is_shown() {
    let mut clocks = clocks("1+0");
    assert_eq!(clocks.next_change(at(5)), None);
    clocks.moved(Side::White, 1, at(0));
    assert_eq!(clocks.next_change(at(0)), Some(at(1_000)));
    assert_eq!(clocks.next_change(at(400)), Some(at(600)));
    assert_eq!(clocks.next_change(at(39_999)), Some(at(1)));
    // Tenths from 20 seconds on.
    assert_eq!(clocks.next_change(at(40_000)), Some(at(1)));
    assert_eq!(clocks.next_change(at(40_001)), Some(at(100)));
    assert_eq!(clocks.next_change(at(59_950)), Some(at(50)));
    assert_eq!(clocks.next_change(at(60_000)), Some(at(0)));
}

#[test]
fn each_side_is_warned_once() {
    let mut clocks = clocks("1+10");
    clocks.moved(Side::White, 1, at(0));
    assert_eq!(clocks.warn(at(39_999)), None);
    assert_eq!(clocks.warn(at(40_000)), Some(Side::Black));
    assert_eq!(clocks.warn(at(41_000)), None);
    clocks.moved(Side::Black, 2, at(50_000));
    clocks.moved(Side::White, 3, at(51_000));
    assert_eq!(clocks.warn(at(51_000 + 15_000)), None);
}

#[test]
fn a_moment_that_went_back_changes_nothing() {
    let mut clocks = clocks("3+2");
    clocks.moved(Side::White, 1, at(10_000));
    assert_eq!(clocks.left(Side::Black, at(9_000)), at(180_000));
    clocks.moved(Side::Black, 2, at(9_000));
    assert_eq!(clocks.left(Side::Black, at(9_000)), at(182_000));
}
