//! Tables that come as a page loads them, and what is then told.

use core::num::NonZeroUsize;

use dama_core::{Position, RuleSet};
use dama_engine::NoClock;
use dama_tables::{Build, Content, Grade, Material, Memory, Plan, Shelf, Silent, file_name};

use super::{class_name, files_of_class, files_of_position, read_class};
use crate::json::Value;
use crate::{Computer, Patience};

/// The first file of a rule set: the distances up to three pieces.
fn first_file(rules: RuleSet) -> Vec<u8> {
    let memory = Memory::default();
    let plan = Plan {
        rules,
        pieces: 3,
        distances: 3,
    };
    let two = NonZeroUsize::new(2).expect("not zero");
    Build::new(plan, &memory, two)
        .run(&Silent)
        .expect("nothing is missing");
    let tables = Material::up_to(3).into_iter().map(|material| {
        let name = file_name(&rules, material, Content::Distances);
        memory
            .fetch(&name)
            .expect("memory")
            .expect("a table")
            .to_vec()
    });
    tables.collect::<Vec<_>>().concat()
}

fn ask(computer: &mut Computer, text: &str) -> Value {
    Value::read(&computer.answer(&NoClock, text)).expect("answers are JSON")
}

fn text(value: &Value, name: &str) -> String {
    match value.field(name) {
        Some(Value::Text(text)) => text.clone(),
        other => panic!("{name} is {other:?} in {value:?}"),
    }
}

const TWO_KINGS: &str = r#"{"id":1,"do":"probe","start":"W:WKa1,Kb1:BKh8"}"#;

#[test]
fn a_probe_tells_the_position_and_its_moves() {
    let mut computer = Computer::new(1);
    // Nothing is known before a file has come.
    assert_eq!(ask(&mut computer, TWO_KINGS).field("value"), None);
    assert!(computer.take(&first_file(RuleSet::CLASSIC)));
    let told = ask(&mut computer, TWO_KINGS);
    assert_eq!(text(&told, "value"), "win 9");
    let moves = text(&told, "moves");
    assert!(
        moves.split(';').any(|told| told == "b1-h1=win 9"),
        "{moves}"
    );
    assert!(moves.split(';').any(|told| told == "b1-b8=draw"), "{moves}");
    // Tables of one rule set tell nothing about another.
    let other = TWO_KINGS.replace("\"do\"", "\"rules\":\"federation\",\"do\"");
    assert_eq!(ask(&mut computer, &other).field("value"), None);
    assert_eq!(text(&ask(&mut computer, TWO_KINGS), "value"), "win 9");
    let four = r#"{"id":1,"do":"probe","start":"W:WKa1,Kb1:BKh8,h7"}"#;
    assert_eq!(ask(&mut computer, four).field("value"), None);
}

#[test]
fn a_damaged_file_is_as_if_it_had_not_come() {
    let file = first_file(RuleSet::FEDERATION);
    let mut computer = Computer::new(1);
    for place in (0..file.len()).step_by(2_003) {
        let mut wrong = file.clone();
        wrong[place] ^= 1;
        assert!(!computer.take(&wrong), "byte {place}");
    }
    assert!(!computer.take(b"<!doctype html>"));
    assert_eq!(ask(&mut computer, TWO_KINGS).field("value"), None);
    let asked = TWO_KINGS.replace("probe", "hint");
    assert!(ask(&mut computer, &asked).field("move").is_some());
}

#[test]
fn the_engine_plays_by_the_tables() {
    let mut computer = Computer::new(1);
    assert!(computer.take(&first_file(RuleSet::CLASSIC)));
    let asked = TWO_KINGS.replace("\"probe\"", "\"move\",\"level\":9");
    let answer = ask(&mut computer, &asked);
    assert_eq!(text(&answer, "move"), "b1-h1");
    assert_eq!(answer.field("win"), Some(&Value::Number("9".to_owned())));
}

#[test]
fn every_exercise_that_is_offered_can_be_had() {
    for rules in RuleSet::ALL {
        let mut computer = Computer::new(1);
        assert!(computer.take(&first_file(rules)));
        let list = format!(r#"{{"id":1,"do":"exercises","rules":"{rules}"}}"#);
        let list = text(&ask(&mut computer, &list), "exercises");
        assert!(list.contains("KKvK=win"), "{rules}: {list}");
        for entry in list.split(';') {
            let (class, grades) = entry.split_once('=').expect("class and grades");
            let [own, other] = read_class(class).expect("a class");
            for grade in grades.split(',') {
                for seed in 0..3 {
                    let asked = format!(
                        r#"{{"id":1,"do":"exercise","rules":"{rules}","class":"{class}","value":"{grade}","seed":{seed}}}"#
                    );
                    let fen = text(&ask(&mut computer, &asked), "exercise");
                    let position: Position = fen.parse().expect("a position");
                    assert_eq!(Material::forces(&position), [own, other]);
                    let probe =
                        format!(r#"{{"id":1,"do":"probe","rules":"{rules}","start":"{fen}"}}"#);
                    let told = text(&ask(&mut computer, &probe), "value");
                    assert!(told.starts_with(grade), "{class} {fen}: {told}");
                }
            }
        }
    }
}

#[test]
fn classes_are_named_by_who_is_to_move() {
    for material in Material::up_to(4) {
        for &mover in material.movers() {
            let name = class_name(material, mover);
            let [own, other] = read_class(&name).expect("a class");
            assert_eq!(
                [own, other],
                [material.force(mover), material.force(mover.opposite())]
            );
        }
    }
    for name in [
        "", "v", "K", "Kv", "vK", "MKvK", "KKKKvK", "KKvKKM", "KvX", "kvk", "KvKv", "KKKK",
    ] {
        assert_eq!(read_class(name), None, "{name}");
    }
    let wrong = r#"{"id":1,"do":"exercise","class":"KKvKKK","value":"win"}"#;
    assert_eq!(
        text(&ask(&mut Computer::new(1), wrong), "error"),
        "bad-field"
    );
    let absent = r#"{"id":1,"do":"exercise","class":"KKvK","value":"win"}"#;
    assert_eq!(
        text(&ask(&mut Computer::new(1), absent), "error"),
        "no-table"
    );
    assert_eq!(Grade::ALL.map(Grade::name), ["loss", "draw", "win"]);
}

#[test]
fn files_are_named_as_they_are_needed() {
    let rules = RuleSet::CLASSIC;
    let files = |text: &str| {
        let position: Position = text.parse().expect("a position");
        files_of_position(&rules, &position).join(" ")
    };
    assert_eq!(files("W:WKa1:BKh8,h7"), "classic-3");
    assert_eq!(
        files("W:WKa1,Kb1:BKh8,h7"),
        "classic-3 classic-4 classic-KKvKM"
    );
    // A man of the side to move may become a king.
    assert_eq!(
        files("B:WKa1,Kb1:BKh8,h7"),
        "classic-3 classic-4 classic-KKvKM classic-KKvKK"
    );
    assert_eq!(files("W:WKa1,Kb1,Kc1:BKh8,h7"), "");
    let class = read_class("KvKKM").expect("a class");
    assert_eq!(
        files_of_class(&rules, class),
        ["classic-3", "classic-4", "classic-KKMvK"]
    );

    let computer = Computer::new(1);
    let asked = |text: &str| computer.files(text);
    assert_eq!(
        asked(TWO_KINGS),
        (Patience::Whole, vec!["classic-3".to_owned()])
    );
    let early = r#"{"do":"move","rules":"federation"}"#;
    assert_eq!(
        asked(early),
        (Patience::Brief, vec!["book-federation".to_owned()])
    );
    let late = r#"{"do":"hint","start":"W:WKa1,Kb1,Kc1:BKh8,h7"}"#;
    let (patience, names) = asked(late);
    assert_eq!(
        (patience, names.join(" ")),
        (Patience::Brief, "classic-3 classic-4".to_owned())
    );
    let (patience, names) = asked(r#"{"do":"tables","rules":"federation","pieces":3}"#);
    assert_eq!(
        (patience, names.join(" ")),
        (Patience::None, "federation-3".to_owned())
    );
    assert_eq!(asked("rubbish"), (Patience::None, Vec::new()));
}
