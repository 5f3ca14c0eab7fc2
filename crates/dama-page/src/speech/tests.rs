//! Spoken texts.

use dama_core::{Game, Kind, Piece, Position, RuleSet, Side, Square};

use super::{
    CellState, Question, announcement, cell, last_move, moves, plain_digits, position, taken_back,
};
use crate::texts::tests::{bare, compiled, english};
use crate::{Key, NewGame, PlainLocale, Players, Session, Texts};

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// What is announced after a move of a position.
fn announced(fen: &str, text: &str) -> String {
    let start: Position = fen.parse().expect("a position");
    let mut game = Game::from_position(RuleSet::CLASSIC, start);
    game.play_text(text).expect("the move is legal");
    bare(&announcement(&english(), &game, None))
}

#[test]
fn a_turn_is_one_announcement() {
    for (fen, text, said) in [
        (
            "W:Wd3,a2:Bd7,a7",
            "d3d4",
            "White moves a man from d3 to d4.",
        ),
        (
            "B:Wh7:Bd2,a7",
            "d2d1",
            "Black moves a man from d2 to d1 and it becomes a king.",
        ),
        (
            "W:WKd3,a2:Bc7,a7",
            "d3h3",
            "White moves a king from d3 to h3.",
        ),
        (
            "B:Wd4,d2,a2:Bd5,a7",
            "d5xd3xd1",
            "Black takes 2 on d4, d2 and gets a king on d1.",
        ),
        (
            "B:Wd4,a2,h4:Bd5,a7",
            "d5xd3",
            "Black takes 1 on d4 and lands on d3.",
        ),
        (
            "W:WKd3,a2:Bd6,a7,h8",
            "d3xd8",
            "White’s king takes 1 on d6 and lands on d8.",
        ),
        (
            "W:Wd3,a2:Bd5,a7",
            "d3d4",
            "White moves a man from d3 to d4. Black must take 1.",
        ),
        (
            "W:Wd3,a2:Bd4",
            "d3xd5",
            "White takes 1 on d4 and lands on d5. White wins. Black has no pieces left.",
        ),
    ] {
        assert_eq!(announced(fen, text), said, "{fen}");
    }
}

#[test]
fn a_square_says_what_it_can_do() {
    let texts = english();
    let at = square("d4");
    let said = |piece: Option<Piece>, state: CellState| bare(&cell(&texts, at, piece, &state));
    let man = Some(Piece::man(Side::White));
    let king = Some(Piece::king(Side::Black));
    assert_eq!(said(None, CellState::Plain), "d4, empty");
    assert_eq!(
        said(None, CellState::Destination),
        "d4, empty, you can move here"
    );
    assert_eq!(
        said(None, CellState::Landing(vec![square("d3"), square("c3")])),
        "d4, empty, you can land here and take d3, c3"
    );
    assert_eq!(said(man, CellState::Plain), "d4, white man");
    assert_eq!(said(man, CellState::CanMove), "d4, white man, can move");
    assert_eq!(
        said(king, CellState::MustTake(2)),
        "d4, black king, must take 2"
    );
    assert_eq!(said(king, CellState::Chosen), "d4, black king, chosen");
    assert_eq!(
        said(man, CellState::OnItsWay(1)),
        "d4, white man on its way, 1 more to take"
    );
    let way = CellState::Way {
        number: 2,
        takes: vec![square("d3"), square("c3")],
        to: square("b3"),
    };
    let told = "d4, way 2: takes d3, c3 and lands on b3";
    assert_eq!(said(None, way.clone()), told);
    assert_eq!(said(king, way), told);
    let mut seen = std::collections::BTreeSet::new();
    for side in Side::BOTH {
        for kind in [Kind::Man, Kind::King] {
            for state in [
                CellState::Plain,
                CellState::CanMove,
                CellState::MustTake(1),
                CellState::Chosen,
                CellState::OnItsWay(1),
            ] {
                assert!(seen.insert(said(Some(Piece { side, kind }), state)));
            }
        }
    }
}

#[test]
fn a_position_in_words() {
    let texts = english();
    let said = |fen: &str| bare(&position(&texts, &fen.parse().expect("a position")));
    assert_eq!(
        said("B:Wa2,b2,Kc4:Bd6"),
        "White has 2 men on a2, b2. White has 1 king on c4. Black has 1 man on d6. Black is to move."
    );
    assert_eq!(
        said("W:W:BKd6"),
        "White has no pieces. Black has 1 king on d6. White is to move."
    );
}

#[test]
fn the_last_move_and_the_moves_that_are_possible() {
    let texts = english();
    let start: Position = "W:Wd3:Bd7,h7".parse().expect("a position");
    let mut game = Game::from_position(RuleSet::CLASSIC, start);
    assert_eq!(last_move(&texts, &game), "No move has been played yet.");
    assert_eq!(
        bare(&moves(&texts, &game, None)),
        "3 moves are possible: d3-c3, d3-d4, d3-e3."
    );
    game.play_text("d3d4").expect("the move is legal");
    assert_eq!(
        bare(&last_move(&texts, &game)),
        "White moves a man from d3 to d4."
    );
    let undone = game.undo().expect("there is a move");
    assert_eq!(
        bare(&taken_back(&texts, &game, &undone)),
        "Taken back: d3-d4. At the start of the game."
    );
    game.resign(Side::White).expect("the game goes on");
    assert_eq!(
        moves(&texts, &game, Some(Side::White)),
        "The computer wins. White resigned."
    );
}

#[test]
fn questions_are_read_in_any_digits() {
    let texts = english();
    let d4 = Some(Question::Square(square("d4")));
    for text in [
        "d4?",
        " D4 ? ",
        "d4",
        "d٤؟",
        "d۴?",
        "d४?",
        "\u{200F}d4?",
        "d4;",
    ] {
        assert_eq!(Question::read(&texts, text), d4, "{text}");
    }
    assert_eq!(Question::read(&texts, "board"), Some(Question::Board));
    assert_eq!(Question::read(&texts, "LAST?"), Some(Question::Last));
    assert_eq!(Question::read(&texts, "moves"), Some(Question::Moves));
    assert_eq!(Question::read(&texts, "MOVES"), Some(Question::Moves));
    for text in ["", "?", "d3d4", "d9?", "boards"] {
        assert_eq!(Question::read(&texts, text), None, "{text}");
    }
    assert_eq!(plain_digits("d٣d٤ d۳d۴ d३d४"), "d3d4 d3d4 d3d4");
}

#[test]
fn questions_are_read_in_every_language() {
    for (tag, file) in compiled() {
        let texts = Texts::read(&file, Box::new(PlainLocale)).expect("the file is good");
        for (key, question) in [
            (Key::QuestionBoard, Question::Board),
            (Key::QuestionLast, Question::Last),
            (Key::QuestionMoves, Question::Moves),
            (Key::QuestionClock, Question::Clock),
        ] {
            let word = texts.get(key);
            let loud = word.to_uppercase();
            assert!(!word.contains(' '), "{tag}: {word}");
            // A keyboard that knows Turkish makes other capitals.
            let turkish = word.replace('i', "İ").to_uppercase();
            for text in [
                word.clone(),
                format!("{word} ?"),
                format!("{loud}؟"),
                turkish,
            ] {
                assert_eq!(
                    Question::read(&texts, &text),
                    Some(question),
                    "{tag}: {text}"
                );
            }
        }
    }
}

#[test]
fn questions_are_answered() {
    let texts = english();
    let start: Position = "W:Wd3,a2:Bd4,h7".parse().expect("a position");
    let session = Session::new(&NewGame {
        start,
        ..NewGame::new(Players::TWO, RuleSet::CLASSIC)
    });
    let asked = |text: &str| {
        let question = Question::read(&texts, text).expect("a question");
        bare(&question.answer(&texts, &session))
    };
    assert_eq!(
        asked("d3?"),
        "d3, white man, must take 1. 1 move is possible: d3xd5."
    );
    assert_eq!(asked("a2?"), "a2, white man");
    assert_eq!(asked("d4?"), "d4, black man");
    assert_eq!(asked("d5?"), "d5, empty");
    assert_eq!(asked("last"), "No move has been played yet.");
    assert_eq!(asked("moves"), "1 move is possible: d3xd5.");
    assert_eq!(asked("clock"), "This game has no clock.");
    assert!(asked("board").starts_with("White has 2 men on a2, d3."));
}
