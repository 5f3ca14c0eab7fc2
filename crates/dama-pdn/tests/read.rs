//! What the reader accepts, refuses and remarks on.

use dama_core::{Reason, RuleSet, Side};
use dama_pdn::{PdnErrorKind, Record, ResultMark, read};

const HEAD: &str = "[GameType \"30,W,8,8,A0,0\"]\n[RuleSet \"classic\"]\n";

fn record(moves: &str) -> Record {
    read(&format!("{HEAD}\n{moves}")).expect("a record")
}

fn moves(record: &Record) -> Vec<String> {
    record
        .game
        .moves()
        .iter()
        .map(ToString::to_string)
        .collect()
}

fn warnings(record: &Record) -> Vec<&'static str> {
    record
        .warnings
        .iter()
        .map(|warning| warning.code())
        .collect()
}

/// Code, line and column of the refusal.
fn refused(text: &str) -> (&'static str, usize, usize) {
    let error = read(text).expect_err("no record");
    (error.code(), error.place.line, error.place.column)
}

#[test]
fn moves_comments_variations_and_glyphs() {
    let record = record(
        "{first} 1. d3-d4! $1 (1. a3-a4 {aside)} (1. b3-b4?) a6-a5) 1... h6-h5 $16\n\
         ; a whole line 2. h3-h4\n2.e3-e4?! (!) 2... e6-e5 *",
    );
    assert_eq!(moves(&record), ["d3-d4", "h6-h5", "e3-e4", "e6-e5"]);
    assert_eq!(record.result, ResultMark::Unknown);
    assert!(record.warnings.is_empty(), "{:?}", record.warnings);
    assert_eq!(record.game.outcome(), None);
}

#[test]
fn numbers_in_any_form_and_moves_in_any_form() {
    let record = record("1 D3D4 1... ... d6-d5 2.d4xd6xd8? *");
    assert_eq!(moves(&record)[..2], ["d3-d4", "d6-d5"]);
}

#[test]
fn line_ends_and_byte_order_mark() {
    let text = format!("\u{feff}{HEAD}\n1. d3-d4\nd6-d5 0-1\n").replace('\n', "\r\n");
    let record = read(&text).expect("a record");
    assert_eq!(moves(&record), ["d3-d4", "d6-d5"]);
    let broken = text.replace("d6-d5", "d6-d4");
    assert_eq!(refused(&broken), ("illegal-move", 5, 1));
    assert_eq!(
        refused(&broken.replace("\r\n", "\r")),
        ("illegal-move", 5, 1)
    );
}

#[test]
fn all_results() {
    for (text, mark) in [
        ("1-0", ResultMark::WhiteWins),
        ("2-0", ResultMark::WhiteWins),
        ("0-1", ResultMark::BlackWins),
        ("0-2", ResultMark::BlackWins),
        ("1/2-1/2", ResultMark::Draw),
        ("1-1", ResultMark::Draw),
        ("0-0", ResultMark::BothLose),
        ("*", ResultMark::Unknown),
    ] {
        assert_eq!(record(&format!("1. d3-d4 {text}")).result, mark);
        let in_tag = format!("[Result \"{text}\"]\n{HEAD}\n1. d3-d4 *");
        assert_eq!(read(&in_tag).expect("a record").result, mark);
    }
}

#[test]
fn the_reason_of_an_end_off_the_board() {
    let end = |termination: &str, result: &str| {
        let text = format!("{HEAD}{termination}\n1. d3-d4 {result}");
        let record = read(&text).expect("a record");
        let outcome = record.game.outcome().expect("an end");
        (outcome.winner, outcome.reason, warnings(&record).len())
    };
    let white = Some(Side::White);
    let black = Some(Side::Black);
    assert_eq!(end("", "1-0"), (white, Reason::Resignation, 1));
    assert_eq!(
        end("[Termination \"time\"]", "0-1"),
        (black, Reason::Time, 0)
    );
    assert_eq!(
        end("[Termination \"resignation\"]", "0-1"),
        (black, Reason::Resignation, 0)
    );
    assert_eq!(
        end("[Termination \"agreement\"]", "1-1"),
        (None, Reason::Agreement, 0)
    );
    assert_eq!(
        end("[Termination \"normal\"]", "1/2-1/2"),
        (None, Reason::Agreement, 1)
    );
    assert_eq!(record("1. d3-d4 0-0").game.outcome(), None);
}

#[test]
fn tag_and_end_of_the_moves() {
    let text = format!("[Result \"1-0\"]\n{HEAD}\n1. d3-d4 0-1");
    let record = read(&text).expect("a record");
    assert_eq!(record.result, ResultMark::BlackWins);
    assert_eq!(warnings(&record), ["results-differ", "reason-assumed"]);

    let text = format!("[Result \"tie\"]\n{HEAD}\n1. d3-d4");
    let record = read(&text).expect("a record");
    assert_eq!(record.result, ResultMark::Unknown);
    assert_eq!(warnings(&record), ["unknown-result"]);
}

#[test]
fn without_a_rule_set_the_federation_s_rules() {
    let record = read("1. d3-d4 *").expect("a record");
    assert_eq!(*record.game.rules(), RuleSet::FEDERATION);
    assert_eq!(warnings(&record), ["no-game-type", "no-rule-set"]);
    let said = record.warnings[1].to_string();
    assert_eq!(
        said,
        "line 1, column 1: no rule set is named: read by the rules \"federation\""
    );

    assert_eq!(
        refused("[RuleSet \"mine\"]\n1. d3-d4 *"),
        ("unknown-rule-set", 1, 10)
    );
    let upper = read("[RULESET \"Classic\"] 1. d3-d4 *").expect("a record");
    assert_eq!(*upper.game.rules(), RuleSet::CLASSIC);
}

#[test]
fn game_types() {
    for good in ["30", "30,W,8,8,A0,0", "30,W,8,8,A1,0", "30, w, 8, 8, a0, 0"] {
        let text = format!("[GameType \"{good}\"]\n[RuleSet \"classic\"]\n*");
        assert!(read(&text).expect("a record").warnings.is_empty(), "{good}");
    }
    for bad in [
        "",
        "20",
        "20,W,10,10,N2,0",
        "30,W,10,10,A0,0",
        "30,W,8,8,N0,0",
        "30,B,8,8,A0,0",
    ] {
        let text = format!("[GameType \"{bad}\"]\n*");
        assert_eq!(refused(&text), ("wrong-game-type", 1, 11), "{bad}");
    }
}

#[test]
fn set_ups() {
    let with = |tags: &str, moves: &str| read(&format!("{HEAD}{tags}\n{moves}"));
    let fen = "[FEN \"B:Wd4,Ka1:Bd5,Kh8\"]";
    let record = with(&format!("[SetUp \"1\"]\n{fen}"), "1... d5xd3 *").expect("a record");
    assert_eq!(record.game.start().to_string(), "B:WKa1,d4:Bd5,Kh8");
    assert_eq!(moves(&record), ["d5xd3"]);

    let record = with(&format!("[SetUp \"0\"]\n{fen}"), "1. d3-d4 *").expect("a record");
    assert_eq!(warnings(&record), ["position-left-out"]);

    let error = with("[FEN \"W:Wd8:Bd5\"]", "*").expect_err("no record");
    assert_eq!((error.place.line, error.place.column), (3, 6));
    assert_eq!(error.text, "W:Wd8:Bd5");
    assert!(matches!(error.kind, PdnErrorKind::BadPosition(_)));
}

#[test]
fn moves_behind_an_end_are_kept() {
    let fen = "[SetUp \"1\"][FEN \"W:WKa1,Kc3:Bc5\"]";
    let text = format!("{HEAD}{fen}\n1. c3xc6 1-0");
    let record = read(&text).expect("a record");
    assert_eq!(
        record.game.outcome().map(|o| o.reason),
        Some(Reason::NoPieces)
    );
    assert!(record.after_end.is_empty() && record.warnings.is_empty());

    let fen = "[SetUp \"1\"][FEN \"W:WKa1:Bc5\"]";
    let text = format!("{HEAD}{fen}\n1. a1-a2 c5-c4 2. a2-a1 c4-b4 3. c1-c2 b4-b3 1-0");
    let record = read(&text).expect("a record");
    assert_eq!(record.game.ply(), 0);
    assert_eq!(record.after_end.len(), 4);
    assert_eq!(warnings(&record), ["moves-after-end", "moves-left-out"]);
    let at = record.warnings[0].place;
    assert_eq!((at.line, at.column), (4, 4));
}

#[test]
fn the_board_counts() {
    let fen = "[SetUp \"1\"][FEN \"W:WKa1:BKc5\"]";
    let record = read(&format!("{HEAD}{fen}\n1-0")).expect("a record");
    assert_eq!(record.result, ResultMark::WhiteWins);
    assert_eq!(warnings(&record), ["board-decides"]);
    let said = record.warnings[0].kind.to_string();
    assert_eq!(
        said,
        "written is 1-0, but by the rules it is 1/2-1/2 (king-against-king)"
    );
}

#[test]
fn only_the_first_game() {
    for text in [
        "1. d3-d4 *\n\n[Event \"next\"]\n*",
        "1. d3-d4 [Event \"next\"] *",
        "1. d3-d4 * }",
    ] {
        let record = record(text);
        assert_eq!(moves(&record), ["d3-d4"]);
        assert_eq!(warnings(&record), ["more-games"], "{text}");
    }
    assert!(record("1. d3-d4 * {thanks} ; bye").warnings.is_empty());
}

#[test]
fn tags_as_they_stand() {
    let text = format!(
        "{{note}}[Event \"a \\\"b\\\" \\\\ c\\d]\"]\n[ White  \"Ada\" ]\n[white \"Bob\"]{HEAD}*"
    );
    let record = read(&text).expect("a record");
    assert_eq!(record.tags.get("event"), Some("a \"b\" \\ c\\d]"));
    assert_eq!(record.tags.get("White"), Some("Ada"));
    assert_eq!(warnings(&record), ["repeated-tag"]);
}

#[test]
fn errors_tell_place_text_and_reason() {
    let error = read(&format!("{HEAD}\n1. d3-d4 d6-d5\n  2. d4xd6 d7xd5")).expect_err("no record");
    assert_eq!(
        error.to_string(),
        "line 5, column 6: d4xd6: the capture goes on from d6: 2 must be taken, not 1"
    );
    assert_eq!((error.place.line, error.place.column), (5, 6));
    assert_eq!(error.text, "d4xd6");
    assert_eq!(error.code(), "illegal-move");

    assert_eq!(refused(""), ("no-game", 1, 1));
    assert_eq!(refused(" \n {nothing}\n"), ("no-game", 1, 1));
    assert_eq!(refused("[Event]"), ("bad-tag", 1, 1));
    assert_eq!(refused("[Event \"x\n\"]"), ("bad-tag", 1, 1));
    assert_eq!(refused("[Event \"x\" 1. d3-d4"), ("bad-tag", 1, 1));
    assert_eq!(refused("1. d3-d4 {oh"), ("unclosed-comment", 1, 10));
    assert_eq!(refused("1. d3-d4 (1. e3-e4"), ("unclosed-variation", 1, 10));
    assert_eq!(
        refused("1. d3-d4 (1. e3-e4\n[Event \"x\"]"),
        ("unclosed-variation", 1, 10)
    );
    assert_eq!(refused("1. d3-d4) *"), ("nothing-to-close", 1, 9));
    assert_eq!(refused("1. ş} *"), ("illegal-move", 1, 4));
    assert_eq!(refused("1. d3-d4 $ *"), ("bad-glyph", 1, 10));
    assert_eq!(refused("1. d3-d4 $256 *"), ("bad-glyph", 1, 10));
    assert_eq!(refused("Dear sir"), ("illegal-move", 1, 1));
}

#[test]
fn deep_and_long_texts_cost_no_stack() {
    let deep = format!("1. d3-d4 {}{} *", "(".repeat(200_000), ")".repeat(200_000));
    assert_eq!(moves(&record(&deep)), ["d3-d4"]);
    assert_eq!(refused(&"(".repeat(200_000)).0, "unclosed-variation");
    assert_eq!(refused(&"x".repeat(1 << 20)).0, "illegal-move");
}
