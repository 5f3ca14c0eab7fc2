//! `dama match` and `dama openings`: output, records, going on, wrong use.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{command, dama, objects};

/// A folder of its own, empty and gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("dama-match-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const QUICK: [&str; 6] = ["--nodes", "200", "--games", "8", "--concurrency", "2"];

fn play(first: &str, second: &str, more: &[&str]) -> crate::run::Run {
    let arguments = [&["match", first, second][..], &QUICK, more].concat();
    dama(&arguments)
}

#[test]
fn a_match_is_summed_up() {
    let text = play("dama", "random", &[]).fine();
    let lines: Vec<&str> = text.lines().collect();
    assert!(
        lines[0].starts_with("dama against random: 200 nodes, ")
            && lines[0].ends_with(", seed 1, classic rules"),
        "{text}"
    );
    assert!(lines[1].starts_with("dama after 8 games: +"), "{text}");
    assert!(
        lines[2].starts_with("pairs by points 0, 1/2, 1, 3/2, 2: "),
        "{text}"
    );

    let more = ["--json", "--sprt", "0,1000", "--rules", "federation"];
    let run = play("dama,name=own", "random", &more);
    let object = objects(&run.fine()).remove(0);
    assert_eq!(object["first"], "own");
    assert_eq!(object["rules"], "federation");
    assert_eq!(object["end"], "played");
    let games = ["wins", "draws", "losses"].map(|key| object[key].as_u64().expect("a number"));
    assert_eq!(games.iter().sum::<u64>(), 8);
    assert!(
        object["ratio"].is_f64() && object["elo1"] == 1000,
        "{object}"
    );
}

#[test]
fn records_go_on_where_they_were_broken_off() {
    let folder = Folder::new("going-on");
    let path = folder.file("games.pdn");
    let whole = play("dama", "dama:nodes=100", &["--pdn", &path]).fine();
    let records = fs::read(&path).expect("records");
    let check = dama(&["pdn", "check", &path]).fine();
    assert!(check.contains("8 games"), "{check}");

    fs::write(&path, &records[..records.len() / 2]).expect("cut short");
    let again = play("dama", "dama:nodes=100", &["--pdn", &path]);
    assert_eq!(again.status, Some(0));
    assert!(
        again.err.ends_with(" games were played before\n"),
        "{}",
        again.err
    );
    assert_eq!(again.out, whole);
    assert!(fs::read(&path).expect("records") == records);

    // All is played; and it is another match with other engines.
    assert_eq!(play("dama", "dama:nodes=100", &["--pdn", &path]).out, whole);
    let other = play("dama", "random", &["--pdn", &path]).failed(1);
    assert!(
        other.contains("game 1 is of another match: dama against dama:nodes=100"),
        "{other}"
    );
    assert!(fs::read(&path).expect("records") == records);
}

#[test]
fn our_own_program_by_the_protocol_plays_as_within() {
    let folder = Folder::new("hub");
    let own = format!("hub,hash=16,name=hub:{} hub", env!("CARGO_BIN_EXE_dama"));
    let paths = ["within", "without"].map(|name| folder.file(name));
    let _ = play("dama,name=hub", "dama:nodes=100", &["--pdn", &paths[0]]).fine();
    let _ = play(&own, "dama:nodes=100", &["--pdn", &paths[1]]).fine();
    let moves = |path: &str| {
        let text = fs::read_to_string(path).expect("records");
        let lines = text.lines().filter(|line| !line.starts_with("[Event"));
        // Scores are written in another way.
        let plain = lines.collect::<Vec<_>>().join("\n");
        let mut depth = 0;
        let kept = plain.chars().filter(|c| {
            depth += i32::from(*c == '{');
            let kept = depth == 0;
            depth -= i32::from(*c == '}');
            kept
        });
        kept.filter(|c| !c.is_whitespace()).collect::<String>()
    };
    assert_eq!(moves(&paths[0]), moves(&paths[1]));
}

#[test]
fn a_gauntlet_is_a_list_and_goes_on() {
    let folder = Folder::new("gauntlet");
    let path = folder.file("games.pdn");
    let engines = ["gauntlet", "dama", "random", "dama:level=1"];
    let arguments = [&engines[..], &QUICK, &["--pdn", &path]].concat();
    let list = dama(&arguments).fine();
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(lines.len(), 2, "{list}");
    assert!(
        lines[0].starts_with("random  ") && lines[1].starts_with("dama:level=1  "),
        "{list}"
    );
    let records = fs::read(&path).expect("records");
    fs::write(&path, &records[..3 * records.len() / 4]).expect("cut short");
    assert_eq!(dama(&arguments).out, list);
    assert!(fs::read(&path).expect("records") == records);
    let twice = dama(&["gauntlet", "dama", "random", "random"]).failed(1);
    assert!(twice.contains("two of the engines are the same"), "{twice}");
}

#[test]
fn faults_are_told() {
    let run = play(
        "random",
        "hub,name=bad:sh -c 'while read -r w r; do case $w in hub) echo wait;; init) echo ready;; go) echo done move=x;; quit) exit;; esac; done'",
        &[],
    );
    assert_eq!(run.status, Some(0), "{}", run.err);
    assert_eq!(
        run.err.matches("bad illegal move x: ").count(),
        8,
        "{}",
        run.err
    );
    assert!(
        run.out.contains("games that bad lost by a fault: 8\n"),
        "{}",
        run.out
    );
}

#[test]
fn wrong_use_is_told_in_one_line() {
    for (more, told) in [
        (&["match", "dama"][..], "<B>"),
        (&["match", "dama", "damma"], "damma is no engine"),
        (
            &["match", "dama", "dama", "--sprt", "10,0"],
            "the smaller first",
        ),
        (&["match", "dama", "dama", "--clock", "x"], "seconds"),
        (
            &["match", "dama", "dama", "--nodes", "5", "--depth", "5"],
            "cannot be used with",
        ),
        (&["openings", "make", "--plies", "8..6"], "6..8"),
    ] {
        let line = dama(more).failed(2);
        assert!(line.contains(told), "{more:?}: {line}");
    }
    let missing = play("hub:/no/such/program", "random", &[]).failed(1);
    assert!(missing.contains("/no/such/program"), "{missing}");
    let tables = play("dama:tables=/no/such/folder", "random", &[]).failed(1);
    assert!(tables.contains("/no/such/folder"), "{tables}");
    let openings = play("dama", "random", &["--openings", "/no/such/file"]).failed(1);
    assert!(openings.contains("cannot read /no/such/file"), "{openings}");
}

#[test]
fn openings_are_made() {
    let folder = Folder::new("openings");
    let (text, pdn) = (folder.file("list.txt"), folder.file("list.pdn"));
    let quick = ["openings", "make", "--count", "6", "--nodes", "500"];
    let _ = dama(&[&quick[..], &["-o", &text]].concat()).fine();
    let list = fs::read_to_string(&text).expect("a list");
    assert_eq!(list.lines().count(), 7);
    assert!(list.starts_with("# 6 balanced openings, classic rules: 6 to 8 random plies"));
    let _ = dama(
        &[
            &quick[..],
            &["--threads", "3", "--format", "pdn", "-o", &pdn],
        ]
        .concat(),
    )
    .fine();
    assert!(dama(&["pdn", "check", &pdn]).fine().contains("6 games"));
    let event = |path: &str| {
        let text = play("random", "random", &["--openings", path]).fine();
        text.lines().next().map(String::from)
    };
    assert_eq!(event(&text), event(&pdn));
}

/// Ctrl-C ends the match with what was played, and the records are whole.
#[cfg(unix)]
#[test]
fn an_interrupted_match_ends_well() {
    let folder = Folder::new("interrupted");
    let path = folder.file("games.pdn");
    let arguments = ["match", "dama", "dama", "--games", "900", "--pdn", &path];
    let child = command(&arguments).spawn().expect("it starts");
    while fs::metadata(Path::new(&path)).map_or(0, |file| file.len()) < 1_000 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let id = child.id().to_string();
    let kill = std::process::Command::new("kill")
        .args(["-INT", &id])
        .status();
    assert!(kill.is_ok_and(|status| status.success()));
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.ends_with("interrupted\n"), "{text}");
    assert!(dama(&["pdn", "check", &path]).fine().contains(" game"));
}
