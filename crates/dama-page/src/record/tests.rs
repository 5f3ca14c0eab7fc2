//! Records as the worker reads them, with the worker.
#![allow(clippy::unwrap_used)]

use core::time::Duration;

use dama_core::{Reason, Side};
use dama_pdn::{PdnErrorKind, WarningKind};
use dama_testkit::random::Random;
use dama_wasm::Computer;

use super::*;

/// What the page makes of a record that its worker reads.
pub(crate) fn read(text: &str) -> Result<Record, TextError> {
    let mut reading = Reading::default();
    let question = reading.ask(text);
    let answer = Computer::new(1).answer(&|| Duration::ZERO, &question);
    let read = reading.heard(&answer).unwrap();
    assert!(reading.heard(&answer).is_none(), "it is told once");
    read
}

/// What the reader itself says of the text must be what the page makes of the answer.
fn compare(text: &str) -> Result<&'static str, &'static str> {
    let (told, read) = (read(text), dama_pdn::read(text));
    let (record, known) = match (told, read) {
        (Ok(record), Ok(known)) => (record, known),
        (Err(TextError::Record(error)), Err(known)) => {
            let (place, words) = (known.place.line as u32, known.text.clone());
            let wanted = match known.kind.clone() {
                PdnErrorKind::Empty => RecordError::Empty,
                PdnErrorKind::UnclosedComment | PdnErrorKind::UnclosedVariation => {
                    RecordError::Unclosed { line: place }
                }
                PdnErrorKind::WrongGameType => RecordError::OtherGame,
                PdnErrorKind::UnknownRuleSet => RecordError::UnknownRules { text: words },
                PdnErrorKind::BadPosition(error) => RecordError::Position(error),
                PdnErrorKind::IllegalMove(refusal)
                    if !matches!(refusal, Refusal::BadText { .. }) =>
                {
                    RecordError::IllegalMove {
                        line: place,
                        text: words,
                        refusal,
                    }
                }
                _ => RecordError::Unreadable {
                    line: place,
                    text: words,
                },
            };
            assert_eq!(error, wanted, "{text}");
            return Err(error.code());
        }
        (told, read) => panic!("{text}: {told:?}, {read:?}"),
    };
    assert_eq!(record.session.game(), &known.game, "{text}");
    let wanted = known.warnings.iter().filter_map(|odd| match odd.kind {
        WarningKind::NoRuleSet(_) => Some(Oddity::RulesAssumed),
        WarningKind::MovesAfterEnd { count, .. } => Some(Oddity::MovesBeyond(count as u32)),
        _ => None,
    });
    let mut wanted: Vec<Oddity> = wanted.collect();
    wanted.sort_by_key(|odd| *odd != Oddity::RulesAssumed);
    assert_eq!(record.oddities, wanted, "{text}");
    Ok(known.game.outcome().map_or("open", |end| end.reason.code()))
}

#[test]
fn the_page_hears_what_the_reader_says() {
    let capture = "[FEN \"W:WKa1:Ba3,a5,c6,e6,g6\"]\n1. a1xa4xa6xd6xf6xh6xh5xh4xh3xh2xh1xg1xf1 *";
    for (text, what) in [
        ("1. d3-d4 a6-a5 2. e3-e4 *", Ok("open")),
        ("[RuleSet \"classic\"]\n1. d3-d4 1-0", Ok("resignation")),
        ("[Termination \"time\"] 1. d3-d4 0-1", Ok("time")),
        ("1. d3-d4 d6-d5 1/2-1/2", Ok("agreement")),
        (
            "[FEN \"W:WKa1,Ka2:Bh3\"]\n1. a1-b1 h3-h2 2. b1-c1 *",
            Ok("open"),
        ),
        (
            "[FEN \"W:WKa1,b2:Ba3\"]\n1. a1xa5 a6-a5 b7-b6 *",
            Ok("no-pieces"),
        ),
        ("[FEN \"W:WKa1,b2:Ba3\"]\n1. a1xa5 hello *", Ok("no-pieces")),
        ("", Err("no-game")),
        (" \n ", Err("no-game")),
        ("1. d3-d9 *", Err("illegal-move")),
        ("1. \"d3\\\" *", Err("unreadable")),
        ("[Event \"\\", Err("unreadable")),
        ("1. d3-d4 \u{1}\u{7f}ü *", Err("unreadable")),
        ("{", Err("unclosed")),
        ("1. d3-d4 (d3-d4", Err("unclosed")),
        ("(1. d3-d4) d3-d4", Ok("open")),
        ("1. d3-d4 )", Err("unreadable")),
        ("1. d3-d4 $x", Err("unreadable")),
        ("[GameType \"20\"]\n1. 32-28 *", Err("wrong-game-type")),
        ("[RuleSet \"x\"]", Err("unknown-rule-set")),
        ("[FEN \"W:W:B\"]", Err("empty-board")),
        ("[FEN \"W:Wa2:Ba2\"]", Err("two-pieces-on-square")),
        (
            "[FEN \"W:\\\"a2\\\\:Ba2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3\"]",
            Err("bad-list"),
        ),
        ("1. d3-d4\nd6-d7", Err("illegal-move")),
        ("1. d6-d5", Err("illegal-move")),
        ("1. d3-d4!? d3-d4?", Err("illegal-move")),
        ("1. d3-d4 d6-d5 2. e3-e3 *", Err("illegal-move")),
        ("1. d3-d4\u{a0}d6xd4\u{2003}", Err("illegal-move")),
        (capture, Err("illegal-move")),
    ] {
        assert_eq!(compare(text), what, "{text}");
    }
}

#[test]
fn damaged_records_are_heard_of_as_they_are() {
    let whole = "[Event \"a\"]\n[RuleSet \"classic\"]\n[FEN \"W:Wa2,b2,c3:Ba6,b6,Kh7\"]\n\
                 1. a2-a3 {x} a6-a5 $1 (1... b6-b5)\n2. a3-a4 a5xa3 3. b2-b3 *";
    let mut random = Random::new(7);
    let mut counts = [0; 2];
    for _ in 0..2_000 {
        let mut signs: Vec<char> = whole.chars().collect();
        for _ in 0..=random.below(2) {
            let at = random.below(signs.len());
            match random.below(3) {
                0 => drop(signs.remove(at)),
                1 => signs.insert(
                    at,
                    random
                        .pick(&['"', '\\', '{', '[', '(', 'x', '9', ' ', 'ü'])
                        .copied()
                        .unwrap(),
                ),
                _ => signs.swap(at, 0),
            }
        }
        let text: String = signs.into_iter().collect();
        counts[usize::from(compare(&text).is_ok())] += 1;
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

#[test]
fn ends_that_players_made_come_with_their_winner() {
    for (text, reason, winner) in [
        ("1. d3-d4 1-0", Reason::Resignation, Some(Side::White)),
        (
            "[Termination \"time\"] 1. d3-d4 0-1",
            Reason::Time,
            Some(Side::Black),
        ),
        ("1. d3-d4 1/2-1/2", Reason::Agreement, None),
    ] {
        let outcome = read(text).unwrap().session.outcome().unwrap();
        assert_eq!((outcome.reason, outcome.winner), (reason, winner), "{text}");
    }
}

#[test]
fn only_the_last_question_is_answered_and_rubbish_is_no_game() {
    let mut reading = Reading::default();
    let first = reading.ask("1. d3-d4");
    assert_eq!(
        first,
        "{\"id\":3221225473,\"do\":\"read\",\"text\":\"1. d3-d4\"}"
    );
    reading.ask("\n\"\\");
    let answer = |id: u32| format!("{{\"id\":{id},\"broken\":true}}");
    assert!(reading.heard(&answer(3_221_225_473)).is_none());
    let lost = reading.heard(&answer(3_221_225_474)).unwrap();
    assert_eq!(lost.unwrap_err(), TextError::Record(RecordError::NoReader));
    for text in [
        "\"record\":\"\"",
        "\"record\":7",
        "\"record\":\"rules chess\"",
        "\"record\":\"rules classic;move d3-d9\"",
        "\"error\":\"bad-json\",\"message\":\"x\"",
        "\"error\":\"illegal-move\"",
    ] {
        let question = reading.ask("1. d3-d4");
        let id = &question[6..16];
        let heard = reading.heard(&format!("{{\"id\":{id},{text}}}")).unwrap();
        let rubbish = heard.map(|record| record.session.save());
        // Without any line it is the usual game.
        match text {
            "\"record\":\"\"" => assert!(rubbish.is_ok()),
            _ => assert_eq!(
                rubbish,
                Err(TextError::Record(RecordError::NoReader)),
                "{text}"
            ),
        }
    }
    for text in [
        "",
        "{}",
        "{\"ready\":true}",
        "{\"id\":3,\"move\":\"d3-d4\"}",
    ] {
        assert!(reading.heard(text).is_none(), "{text}");
    }
}
