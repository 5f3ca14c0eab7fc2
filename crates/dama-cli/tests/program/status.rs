//! `dama status`.

use serde_json::json;

use crate::run::{dama, objects};

#[test]
fn text() {
    assert_eq!(
        dama(&["status", "W:WKa1,b2:Bh7", "a1-h1", "h7-g7", "h1g1"]).fine(),
        "position      B:WKg1,b2:Bg7\nrules         classic\nresult        *\nreason        -\n\
         ply           3\nrepetitions   1\nquiet plies   3\n"
    );
}

#[test]
fn json_as_documented() {
    let out = dama(&["status", "--json", "--rules", "federation", "W:WKd4:Be5"]).fine();
    assert_eq!(
        out,
        "{\"fen\":\"W:WKd4:Be5\",\"rules\":\"federation\",\"result\":\"1/2-1/2\",\
         \"reason\":\"one-piece-each\",\"ply\":0,\"repetitions\":1,\"quiet_plies\":0}\n"
    );
}

#[test]
fn repetition_ends_the_game() {
    let there_and_back = ["a1-b1", "h8-g8", "b1-a1", "g8-h8"];
    let mut arguments = vec!["status", "--json", "W:WKa1,a3:BKh8,h6"];
    arguments.extend(there_and_back.iter().chain(&there_and_back));
    let object = &objects(&dama(&arguments).fine())[0];
    assert_eq!(object["reason"], json!("repetition"));
    assert_eq!(
        (&object["repetitions"], &object["quiet_plies"]),
        (&json!(3), &json!(8))
    );
    arguments.push("a1-b1");
    let run = dama(&arguments);
    assert_eq!(run.status, Some(1));
    assert_eq!(objects(&run.out)[0]["error"]["code"], json!("game-over"));
}

#[test]
fn illegal_moves() {
    let run = dama(&["status", "--json", "start", "d3-d4", "d6-d4", "a3-a4"]);
    assert_eq!((run.status, run.err.as_str()), (Some(1), ""));
    let object = &objects(&run.out)[0];
    assert_eq!(object["error"]["code"], json!("blocked-way"));
    assert_eq!(object["ply"], json!(1));
    assert!(
        object["error"]["message"]
            .as_str()
            .is_some_and(|m| m.starts_with("move 2: "))
    );

    let line = dama(&["status", "start", "d3-d4", "d3-d4"]).failed(1);
    assert_eq!(
        line,
        "error: move 2, \"d3-d4\": empty-square: there is no piece on d3"
    );
    let line = dama(&["status", "start", "\u{1b}[2J\n"]).failed(1);
    assert!(
        !line.contains('\u{1b}') && line.contains("bad-text"),
        "{line}"
    );
}

#[test]
fn bad_positions() {
    let run = dama(&["status", "--json", "W:Wa2"]);
    assert_eq!((run.status, run.err.as_str()), (Some(1), ""));
    let object = &objects(&run.out)[0];
    assert_eq!(object["fen"], json!("W:Wa2"));
    assert_eq!(object["error"]["code"], json!("missing-list"));
    let line = dama(&["status", "W:Wa2"]).failed(1);
    assert!(
        line.starts_with("error: \"W:Wa2\": missing-list: "),
        "{line}"
    );
}
