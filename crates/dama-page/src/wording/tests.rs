//! Each refusal, ending and error has its own sentence.

use core::time::Duration;
use std::collections::BTreeSet;

use dama_core::{Kind, Outcome, Position, Reason, Refusal, RuleSet, Side};

use super::{
    RULE_TABLE, Topic, ending, ending_reason, level_line, level_name, must_take, oddities,
    position_error, refusal, refused, rule_set_name, save_error, text_error, turn,
};
use crate::record::tests::read;
use crate::texts::tests::{bare, english};
use crate::{Key, RecordError, Refused, SaveError, TextError};

/// What is said to a move of a position by the rules that most apps use.
fn said(fen: &str, text: &str) -> (String, Refusal) {
    let position: Position = fen.parse().expect("a position");
    let why = position
        .read_move(&RuleSet::CLASSIC, text)
        .expect_err("the move is refused");
    let sentence = bare(&refusal(&english(), &why, position.side_to_move()));
    (sentence, why)
}

#[test]
fn each_refusal_has_its_sentence() {
    for (fen, text, sentence) in [
        (
            "W:Wd3:Bd7",
            "z9z8",
            "There is no square “z9”. Squares go from a1 to h8.",
        ),
        (
            "W:Wd3:Bd7",
            "hello",
            "“hello” is not a move. Write d3-d4 or d4xd6.",
        ),
        ("W:Wd3:Bd7", "e3e4", "There is no piece on e3."),
        (
            "W:Wd3:Bd7",
            "d7d6",
            "The piece on d7 is Black’s. White is to move.",
        ),
        (
            "B:Wd3:Bd7",
            "d3d4",
            "The piece on d3 is White’s. Black is to move.",
        ),
        ("W:Wa3,d4:Bd5", "a3a4", "You must capture: d4 takes 1."),
        (
            "W:Wa3,d4,f4:Bd5,f5",
            "a3a4",
            "You must capture. These can take 1: d4, f4.",
        ),
        (
            "W:Wa4,d3:Ba5,d4,d6",
            "a4xa6",
            "This takes 1. Another capture takes 2: with d3.",
        ),
        (
            "W:Wa4,d3,f3:Ba5,d4,d6,f4,f6",
            "a4xa6",
            "This takes 1. Other captures take 2: with d3, f3.",
        ),
        (
            "W:Wd3:Bd4,d6",
            "d3xd5",
            "The capture goes on from d5: take 2, not 1.",
        ),
        (
            "W:WKa4:Bc4,b5",
            "a4xf4xa4",
            "On f4 the king may not turn straight back.",
        ),
        ("W:Wd3,e3:Bd4,d5", "d3d4", "The piece on d4 blocks the way."),
        (
            "W:Wd3,d4:Bh8",
            "d3d4",
            "Your own piece on d4 is in the way.",
        ),
        (
            "W:WKa4:Bc4,d4",
            "a4xf4",
            "Two pieces in a row, on c4 and d4, cannot be jumped.",
        ),
        ("W:Wd3:Bd7", "d3d2", "A man never moves backwards."),
        (
            "W:Wd3:Bd7",
            "d3e4",
            "Pieces move straight, never diagonally.",
        ),
        (
            "W:Wd3:Bd7",
            "d3d6",
            "A man moves one square, or jumps one piece to the square right behind it.",
        ),
        ("W:Wd3:Bd7", "d3xd5", "There is no piece to jump over."),
    ] {
        assert_eq!(said(fen, text).0, sentence, "{fen} {text}");
    }
}

#[test]
fn refusals_without_a_move_have_sentences_too() {
    let texts = english();
    let told = |why: &Refusal| bare(&refusal(&texts, why, Side::White));
    assert_eq!(told(&Refusal::GameOver), "The game is over.");
    assert_eq!(
        told(&Refusal::DrawOffersSpent { limit: 2 }),
        "Each player may offer a draw 2 times in a game."
    );
    assert_eq!(told(&Refusal::NoDrawOffer), "No draw is offered.");
    let not_now = |why: &Refused| bare(&refused(&texts, why, Side::White));
    assert_eq!(
        not_now(&Refused::ComputersTurn),
        "It is the computer’s turn."
    );
    let square = "d4".parse().expect("a square");
    assert_eq!(
        not_now(&Refused::CannotMove { square }),
        "The piece on d4 cannot move now."
    );
    assert_eq!(
        not_now(&Refused::ByRule(Refusal::GameOver)),
        "The game is over."
    );
    assert_eq!(
        told(&Refusal::DrawAlreadyOffered),
        "A draw is offered already."
    );
    let position: Position = "W:WKd4:Bd5,h8".parse().expect("a position");
    let moves = position.legal_moves(&RuleSet::CLASSIC);
    let (count, fits) = (moves.len(), Refusal::Ambiguous { moves });
    assert!(count > 1);
    assert!(told(&fits).starts_with(&format!("This fits {count} moves: d4x")));
}

#[test]
fn a_refusal_opens_its_rule() {
    let topic = |fen: &str, text: &str| Topic::of(&said(fen, text).1, Some(Kind::Man));
    assert_eq!(topic("W:Wa3,d4:Bd5", "a3a4"), Topic::Must);
    assert_eq!(topic("W:Wd3:Bd4,d6", "d3xd5"), Topic::Chain);
    assert_eq!(topic("W:WKa4:Bc4,b5", "a4xf4xa4"), Topic::Turning);
    assert_eq!(topic("W:Wd3:Bd7", "d3d2"), Topic::Man);
    assert_eq!(topic("W:Wd3:Bd7", "hello"), Topic::Writing);
    let king = Topic::of(&said("W:WKa4:Bc4,d4", "a4xf4").1, Some(Kind::King));
    assert_eq!(king, Topic::KingCaptures);
}

#[test]
fn the_rules_stand_on_two_screens_and_differ_where_they_do() {
    let texts = english();
    let mut titles = BTreeSet::new();
    for topic in Topic::ALL {
        assert!((1..=Topic::SCREENS).contains(&topic.screen()));
        assert!(titles.insert(topic.title(&texts)));
        let [classic, federation] = RuleSet::ALL.map(|rules| topic.paragraphs(&texts, &rules));
        assert_eq!(classic == federation, topic != Topic::Crown);
    }
    assert!(Topic::ALL.is_sorted_by_key(|topic| topic.screen()));
    for row in RULE_TABLE {
        assert!(row.iter().all(|key| key.parameters().is_empty()));
        assert_ne!(texts.get(row[1]), texts.get(row[2]));
    }
    assert_eq!(
        rule_set_name(&texts, &RuleSet::CLASSIC),
        "As most apps play"
    );
    assert_eq!(
        rule_set_name(&texts, &RuleSet::FEDERATION),
        "Tournament rules"
    );
}

#[test]
fn an_ending_is_told_from_where_one_sits() {
    let texts = english();
    let white = Outcome::win(Side::White, Reason::NoPieces);
    assert_eq!(ending(&texts, white, None), "White wins");
    assert_eq!(
        ending(&texts, white, Some(Side::Black)),
        "The computer wins"
    );
    assert_eq!(ending(&texts, white, Some(Side::White)), "You win");
    assert_eq!(
        ending(&texts, Outcome::draw(Reason::Agreement), None),
        "Draw"
    );
    assert_eq!(ending_reason(&texts, white), "Black has no pieces left.");
    let mut seen = BTreeSet::new();
    for winner in Side::BOTH {
        for reason in [
            Reason::NoPieces,
            Reason::NoMoves,
            Reason::Resignation,
            Reason::Time,
        ] {
            assert!(seen.insert(ending_reason(&texts, Outcome::win(winner, reason))));
        }
    }
    for reason in [
        Reason::KingAgainstMan,
        Reason::OnePieceEach,
        Reason::KingAgainstKing,
        Reason::Repetition,
        Reason::NoProgress,
        Reason::Agreement,
    ] {
        assert!(seen.insert(ending_reason(&texts, Outcome::draw(reason))));
    }
}

#[test]
fn a_turn_is_told_from_where_one_sits() {
    let texts = english();
    assert_eq!(turn(&texts, Side::Black, None), "Black to move");
    assert_eq!(turn(&texts, Side::Black, Some(Side::Black)), "Your move");
    assert_eq!(
        turn(&texts, Side::White, Some(Side::Black)),
        "The computer is thinking"
    );
    assert_eq!(must_take(&texts, 3, 0), "Take 3 pieces");
    assert_eq!(must_take(&texts, 3, 2), "Go on: 1 more to take");
}

#[test]
fn levels_have_names_and_lines() {
    let texts = english();
    let names: BTreeSet<String> = (1..=10).map(|level| level_name(&texts, level)).collect();
    let lines: BTreeSet<String> = (1..=10).map(|level| level_line(&texts, level)).collect();
    assert_eq!((names.len(), lines.len()), (10, 10));
    assert_eq!(level_name(&texts, 0), texts.get(Key::Level1));
    assert_eq!(level_name(&texts, 255), texts.get(Key::Level10));
}

#[test]
fn a_pasted_text_is_refused_precisely() {
    let texts = english();
    for (fen, sentence) in [
        (
            "X:W:B",
            "A position begins with W or B for the side to move, not with “X”.",
        ),
        (
            "W:W:x",
            "A list of pieces begins with W or B, not with “x”.",
        ),
        ("W:Wa2", "Black’s pieces are missing."),
        ("W:Ba2:Ba3", "Black’s pieces are listed twice."),
        (
            "W:Wa9:B",
            "“a9” is no square. Write a2 for a man, Ka2 for a king.",
        ),
        ("W:Wa2:Ba2", "Two pieces stand on a2."),
        ("W:W:B", "The board is empty."),
        (
            "W:Wa8:B",
            "A white man cannot stand on a8: there it is a king.",
        ),
        (
            "B:W:Ba1",
            "A black man cannot stand on a1: there it is a king.",
        ),
        (
            "W:Wa1,a2,a3,a4,a5,a6,a7,b1,b2,b3,b4,b5,b6,b7,c1,c2,c3:B",
            "White has 17 pieces. 16 is the most.",
        ),
    ] {
        let error = fen.parse::<Position>().expect_err("no position");
        assert_eq!(bare(&position_error(&texts, &error)), sentence);
    }
    for (pdn, sentence) in [
        ("", "There is no game in this text."),
        ("[Event", "Line 1 cannot be read: [Event"),
        ("1. d3-d4 {", "What begins on line 1 has no end."),
        (
            "[GameType \"20\"]",
            "This is a game of another kind of draughts.",
        ),
        ("[RuleSet \"x\"]", "There are no rules called “x”."),
        ("[FEN \"W:W:B\"]", "The board is empty."),
        (
            "1. d3-d4\nd6-d7",
            "Line 2: d6-d7 cannot be played. A man never moves backwards.",
        ),
        ("1. d6-d5", "Line 1: d6-d5 cannot be played."),
        ("1. hello", "Line 1 cannot be read: hello"),
    ] {
        let error = read(pdn).expect_err("no game");
        assert_eq!(bare(&text_error(&texts, &error)), sentence);
    }
    assert_eq!(
        text_error(&texts, &TextError::Empty),
        "Paste a position or a game first."
    );
    assert_ne!(
        save_error(&texts, &SaveError::NotASave),
        save_error(&texts, &SaveError::Newer { version: 9 })
    );
    assert_eq!(
        text_error(&texts, &TextError::Record(RecordError::NoReader)),
        "Games cannot be read from text now."
    );
    let record = read("1. d3-d4").expect("a game");
    assert_eq!(
        oddities(&texts, &record.oddities),
        ["The text names no rules: read by the tournament rules."]
    );
}

#[test]
fn clocks_show_seconds_rounded_up_and_tenths_rounded_down() {
    let texts = english();
    let face = |millis| super::clock_face(&texts, Duration::from_millis(millis));
    for (millis, shown) in [
        (10_800_000, "180:00"),
        (180_000, "3:00"),
        (179_999, "3:00"),
        (179_000, "2:59"),
        (65_000, "1:05"),
        (20_001, "0:21"),
        (20_000, "20.0"),
        (9_999, "9.9"),
        (99, "0.0"),
        (0, "0.0"),
    ] {
        assert_eq!(face(millis), shown, "{millis}");
    }
    let times = [179_000, 9_000].map(Duration::from_millis);
    let said = bare(&super::clocks(&texts, Some(times)));
    assert_eq!(said, "White has 2:59 left, Black has 9.0.");
}

#[test]
fn reasons_are_read_and_told() {
    let texts = english();
    for (message, sentence) in [
        ("only", "It is the only move."),
        ("wins 1", "It wins in 1 move."),
        ("wins 2", "It wins in 1 move."),
        ("wins 9", "It wins in 5 moves."),
        ("takes 1", "It takes 1 piece."),
        ("takes 2", "It takes 2 pieces."),
        ("crowns d8", "It makes a king on d8."),
        ("gives 1 3", "It gives up 1 and takes 3."),
        ("trades 2", "It trades 2 for 2."),
        ("stops d1", "It stops the crowning on d1."),
        ("saves d4", "It saves the piece on d4."),
        ("saves e4 d5", "It saves the pieces on e4, d5."),
        ("prepares d8", "It threatens to make a king on d8."),
        ("threatens 3", "It threatens to take 3 pieces."),
    ] {
        let reason = message.parse().expect("a reason");
        assert_eq!(bare(&super::reason(&texts, reason)), sentence);
    }
    for rubbish in [
        "",
        "only ",
        "takes",
        "takes x",
        "takes -1",
        "crowns",
        "crowns z9",
        "gives 1",
        "saves",
        "saves d4 x",
        "flies 3",
    ] {
        // What stands behind the only word is not looked at.
        let read = rubbish.parse::<crate::Reason>();
        assert_eq!(read.is_ok(), rubbish == "only ", "{rubbish}");
    }
}
