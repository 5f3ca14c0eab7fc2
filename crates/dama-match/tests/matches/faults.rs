//! Engines that crash, hang, cheat: they lose, the reason is told, the match goes on.

#![cfg(unix)]

use std::time::Duration;

use dama_match::Played;

use crate::help::Plan;

/// A program for the shell that greets as it should and then does this for every
/// `go`.
fn faulty(on_go: &str) -> String {
    format!(
        "hub:sh -c 'while read -r word rest; do case $word in \
         hub) echo wait;; init) echo ready;; go) {on_go};; quit) exit;; esac; done'"
    )
}

/// The games of random moves against such a program.
fn games(on_go: &str, patience: Duration) -> Vec<Played> {
    let mut plan = Plan::new("random", &faulty(on_go));
    plan.games = 4;
    plan.patience = patience;
    let (games, _, progress) = plan.play(2, &[]);
    assert_eq!(progress.tally.faults, [0, 4]);
    assert_eq!(progress.tally.wins, 4);
    games
}

fn told(on_go: &str) -> Vec<String> {
    let games = games(on_go, Duration::from_secs(60));
    let faults = games.iter().map(|played| {
        let (side, told) = played.ending.fault().expect("a fault");
        assert_ne!(side, played.first_side());
        format!("{}: {told}", played.ending.code())
    });
    faults.collect()
}

#[test]
fn an_illegal_move_loses() {
    for told in told("echo done move=a1-a2") {
        assert!(
            told.starts_with("illegal-move: illegal move a1-a2: "),
            "{told}"
        );
    }
    for told in told("echo done") {
        assert!(told.starts_with("illegal-move: illegal move : "), "{told}");
    }
}

#[test]
fn a_crash_loses_and_the_program_is_started_again() {
    for told in told("exit 3") {
        assert_eq!(told, "crash: crashed: it ended with exit status: 3");
    }
    for told in told("echo error message=stuck") {
        assert_eq!(told, "crash: crashed: it says: stuck");
    }
}

#[test]
fn silence_and_rubbish_lose() {
    for on_go in ["true", "echo =; echo x y=; printf \"a\\377\\n\""] {
        for played in games(on_go, Duration::from_millis(300)) {
            assert_eq!(played.ending.code(), "hang");
        }
    }
}

#[test]
fn engines_that_do_not_start_end_the_match() {
    let plan = |second: &str| {
        let mut plan = Plan::new("random", second);
        plan.patience = Duration::from_millis(300);
        let stop = std::sync::atomic::AtomicBool::new(false);
        let error = plan.with(1, |plan| plan.run(&[], &stop, |_, _, _| Ok(())));
        error.expect_err("it does not start").to_string()
    };
    assert!(plan("hub:/no/such/program").contains("/no/such/program: "));
    assert!(plan("hub,name=mute:sleep 60").ends_with("it says no wait"));
    assert!(plan("hub:true").contains("it ended with exit status: 0"));
    let parameter = faulty("true").replacen("hub", "hub,speed=9", 1);
    assert!(plan(&parameter).ends_with("it has no parameter speed"));
    assert!(plan("dama:tables=x").ends_with("there are no files"));
}
