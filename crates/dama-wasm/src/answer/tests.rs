//! The messages that the page sends, and what it never should.

use core::time::Duration;
use std::cell::Cell;

use dama_core::{Game, RuleSet};
use dama_engine::{Book, NoClock};
use dama_testkit::random::Random;

use super::Computer;
use crate::json::Value;

fn number(value: i64) -> Value {
    Value::Number(value.to_string())
}

fn ask(text: &str) -> Value {
    let mut computer = Computer::new(1);
    let answer = computer.answer(&NoClock, text);
    Value::read(&answer).expect("answers are JSON")
}

fn text(value: &Value, name: &str) -> String {
    match value.field(name) {
        Some(Value::Text(text)) => text.clone(),
        other => panic!("{name} is {other:?} in {value:?}"),
    }
}

#[test]
fn plays_a_legal_move_at_every_level_of_fixed_nodes() {
    for level in 1..=9 {
        for rules in RuleSet::ALL {
            let answer = ask(&format!(
                r#"{{"id":{level},"do":"move","rules":"{rules}","moves":["d3-d4","e6-e5"],"level":{level},"seed":5}}"#
            ));
            let mut game = Game::new(rules);
            for played in ["d3-d4", "e6-e5"] {
                game.play_text(played).expect("the moves are legal");
            }
            let chosen = text(&answer, "move");
            assert!(game.play_text(&chosen).is_ok(), "{chosen}");
            assert_eq!(answer.field("id"), Some(&number(level)));
        }
    }
}

#[test]
fn a_seed_gives_one_move_again() {
    let question = r#"{"id":1,"do":"move","level":3,"seed":77}"#;
    assert_eq!(ask(question), ask(question));
}

#[test]
fn gives_hints_with_known_ends() {
    let answer = ask(r#"{"id":1,"do":"hint","start":"W:Wa2,Kd4:Bd6"}"#);
    assert_eq!(answer.field("win"), Some(&number(1)));
    let answer = ask(r#"{"id":1,"do":"hint"}"#);
    assert_eq!(answer.field("win"), None);
    assert!(answer.field("score").is_some());
}

#[test]
fn takes_a_draw_where_it_stands_worse() {
    let asked = |side: &str| {
        ask(&format!(
            r#"{{"id":1,"do":"draw","start":"W:Wa2,b2,c2,Kd2:Ba7,b7,c7","side":"{side}"}}"#
        ))
    };
    assert_eq!(asked("white").field("accept"), Some(&Value::Flag(false)));
    assert_eq!(asked("black").field("accept"), Some(&Value::Flag(true)));
}

#[test]
fn says_what_is_wrong() {
    for (question, code) in [
        ("", "bad-json"),
        ("[", "bad-json"),
        ("7", "no-such-request"),
        (r#"{"id":1}"#, "no-such-request"),
        (r#"{"id":1,"do":"dance"}"#, "no-such-request"),
        (r#"{"id":1,"do":7}"#, "bad-field"),
        (r#"{"id":1,"do":"move","level":0}"#, "bad-field"),
        (r#"{"id":1,"do":"move","level":11}"#, "bad-field"),
        (r#"{"id":1,"do":"move","level":1.5}"#, "bad-field"),
        (r#"{"id":1,"do":"move","seed":-1}"#, "bad-field"),
        (r#"{"id":1,"do":"move","rules":"english"}"#, "bad-field"),
        (r#"{"id":1,"do":"move","moves":"a3-a4"}"#, "bad-field"),
        (r#"{"id":1,"do":"move","moves":[3]}"#, "bad-field"),
        (r#"{"id":1,"do":"draw","side":"red"}"#, "bad-field"),
        (r#"{"id":1,"do":"move","moves":["a3-a5"]}"#, "illegal-move"),
        (r#"{"id":1,"do":"move","start":"W:W:B"}"#, "empty-board"),
        (r#"{"id":1,"do":"move","start":"W:Wa2:B"}"#, "game-over"),
    ] {
        assert_eq!(text(&ask(question), "error"), code, "{question}");
    }
}

#[test]
fn an_id_comes_back_with_errors_too() {
    let answer = ask(r#"{"id":12,"do":"dance"}"#);
    assert_eq!(answer.field("id"), Some(&number(12)));
}

#[test]
fn rubbish_never_ends_the_worker() {
    let whole = r#"{"id":3,"do":"move","rules":"federation","start":"B:Wa2,Kc4:Bd6,Ke8","moves":["d6-d5","c4-c3"],"level":1,"seed":4,"x":[{"y":null}]}"#;
    let mut computer = Computer::new(1);
    let mut random = Random::new(1);
    // Without its level a message means the last one, which lives by the clock.
    let now = Cell::new(Duration::ZERO);
    let clock = || {
        now.set(now.get() + Duration::from_millis(200));
        now.get()
    };
    for _ in 0..5_000 {
        let mut chars: Vec<char> = whole.chars().collect();
        for _ in 0..random.between(1, 4) {
            let place = random.below(chars.len());
            match random.below(3) {
                0 if chars.len() > 1 => drop(chars.remove(place)),
                1 => chars.truncate(place.max(1)),
                _ => {
                    chars[place] = *random
                        .pick(&['"', '\\', '{', ']', '9', 'u', 'ş'])
                        .expect("some")
                }
            }
        }
        let text: String = chars.into_iter().collect();
        let answer = computer.answer(&clock, &text);
        assert!(Value::read(&answer).is_some(), "{text}: {answer}");
        // Nothing that is asked about files does either.
        computer.files(&text);
    }
}

#[test]
fn a_player_who_is_short_of_time_moves_sooner() {
    let now = Cell::new(Duration::ZERO);
    let clock = || {
        now.set(now.get() + Duration::from_millis(200));
        now.get()
    };
    let nodes = |time: &str| {
        let mut computer = Computer::new(1);
        let question = format!(r#"{{"id":1,"do":"move","level":9,"seed":1{time}}}"#);
        let answer = computer.answer(&clock, &question);
        let answer = Value::read(&answer).expect("answers are JSON");
        assert!(!text(&answer, "move").is_empty());
        match answer.field("nodes") {
            Some(Value::Number(nodes)) => nodes.parse::<u64>().expect("a number"),
            other => panic!("{other:?}"),
        }
    };
    let (free, short) = (nodes(""), nodes(r#","time":300"#));
    assert!(short * 4 < free, "{short} of {free}");
    assert!(nodes(r#","time":0"#) <= short);
    let fault = ask(r#"{"id":1,"do":"move","time":"soon"}"#);
    assert_eq!(text(&fault, "error"), "bad-field");
}

#[test]
fn first_moves_are_out_of_a_book_that_was_taken() {
    let mut computer = Computer::new(1);
    let question = r#"{"id":1,"do":"move","level":7,"seed":3}"#;
    let nodes = |computer: &mut Computer| {
        let answer = computer.answer(&NoClock, question);
        let answer = Value::read(&answer).expect("answers are JSON");
        answer.field("nodes") == Some(&number(0))
    };
    assert!(!nodes(&mut computer));
    let book = Book::built_in(&RuleSet::CLASSIC).expect("a book");
    let bytes = book.to_bytes();
    assert!(!computer.take(&bytes[..bytes.len() - 1]));
    assert!(!nodes(&mut computer));
    assert!(computer.take(&bytes));
    assert!(nodes(&mut computer));
}
