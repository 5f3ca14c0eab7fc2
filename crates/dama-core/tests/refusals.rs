//! Why a move is refused: an example of every kind, and the kinds on random positions.

#![allow(clippy::unwrap_used)]

use dama_core::{Game, MustCapture, Position, Refusal, RuleSet, Side, Square, SquareSet};
use dama_testkit::checks;
use dama_testkit::random::Random;
use dama_testkit::reference::{self, ReferenceMove};
use dama_testkit::setups::any_setup;

fn refusal(fen: &str, text: &str) -> Refusal {
    let position: Position = fen.parse().unwrap();
    match position.read_move(&RuleSet::CLASSIC, text) {
        Err(refusal) => refusal,
        Ok(read) => panic!("{text} is read as {read} in {fen}"),
    }
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn squares(names: &str) -> SquareSet {
    names.split(',').map(square).collect()
}

/// One row for each kind: position, text, the code and the sentence.
const EXAMPLES: [(&str, &str, &str, &str); 32] = [
    (
        "W:Wd3:Bh7",
        "d9-d4",
        "no-such-square",
        "there is no square \"d9\": squares are a1 to h8",
    ),
    (
        "W:Wd3:Bh7",
        "i3-d4",
        "no-such-square",
        "there is no square \"i3\": squares are a1 to h8",
    ),
    (
        "W:Wd3:Bh7",
        "hello",
        "bad-text",
        "\"hello\" is no move: write d3-d4, d4xd6 or d3d4",
    ),
    (
        "W:Wd3:Bh7",
        "d3",
        "bad-text",
        "\"d3\" is no move: write d3-d4, d4xd6 or d3d4",
    ),
    (
        "W:Wd3:Bh7",
        "",
        "bad-text",
        "\"\" is no move: write d3-d4, d4xd6 or d3d4",
    ),
    (
        "W:Wd3:Bh7",
        "e3-e4",
        "empty-square",
        "there is no piece on e3",
    ),
    (
        "W:Wd3:Bh7",
        "h7-h6",
        "not-your-stone",
        "the piece on h7 is not yours to move",
    ),
    (
        "W:Wd3,a2:Bd4",
        "a2-a3",
        "must-capture",
        "you must capture 1: with d3",
    ),
    (
        "W:Wd4,h4:Bd5,c6,h5",
        "h4xh6",
        "must-take-more",
        "this takes 1; 2 must be taken: with d4",
    ),
    (
        "W:Wd4:Bd5,c6",
        "d4xd6",
        "must-go-on",
        "the capture goes on from d6: 2 must be taken, not 1",
    ),
    (
        "W:WKd4:Bd6,d2,h7",
        "d4xd7xd1",
        "no-turning-back",
        "a piece may not turn back by 180 degrees on d7",
    ),
    (
        "W:Wd3:Bh7,d4,d5",
        "d3-d4",
        "blocked-way",
        "the way is blocked on d4",
    ),
    (
        "W:WKa1:Ba3,a5,h8",
        "a1-a5",
        "blocked-way",
        "the way is blocked on a5",
    ),
    (
        "W:Wd3,d4:Bh7",
        "d3-d4",
        "own-piece-in-the-way",
        "your own piece on d4 is in the way",
    ),
    (
        "W:WKa1,a4:Bh7",
        "a1-a6",
        "own-piece-in-the-way",
        "your own piece on a4 is in the way",
    ),
    (
        "W:Wd3:Bd4,d5",
        "d3xd5",
        "two-in-a-row",
        "two pieces in a row on d4 and d5 cannot be jumped",
    ),
    (
        "W:WKa1:Ba4,a5,h8",
        "a1xa7",
        "two-in-a-row",
        "two pieces in a row on a4 and a5 cannot be jumped",
    ),
    (
        "W:Wd3:Bh7",
        "d3-d2",
        "man-backwards",
        "a man never moves backwards",
    ),
    (
        "B:Wa2:Bd3",
        "d3-d4",
        "man-backwards",
        "a man never moves backwards",
    ),
    (
        "W:Wd3:Bh7",
        "d3-e4",
        "diagonal",
        "pieces move along ranks and files, never diagonally",
    ),
    (
        "W:Wd3:Bh7",
        "d3-d5",
        "too-far",
        "a man moves one square, or jumps over one piece to the square right behind it",
    ),
    (
        "W:Wd3:Bh7",
        "d3xd5",
        "nothing-to-jump",
        "there is no piece to jump over",
    ),
    (
        "W:Wd4,h2:Bd5,c6,h3,h5,h7",
        "d4xd6",
        "must-take-more",
        "this takes 1; 3 must be taken: with h2",
    ),
    (
        "W:Wd4,h2:Bd5,c6,h3,h5,h7",
        "d4xb6",
        "must-take-more",
        "this takes 2; 3 must be taken: with h2",
    ),
    // Two ways come to b6: by d4 with three taken, by f2 with five.
    (
        "W:Wd2:Be2,d3,f3,c4,e4,b5,b7",
        "d2xb6",
        "must-go-on",
        "the capture goes on from b6: 6 must be taken, not 5",
    ),
    (
        "W:WKa2:Bd2,e2,h8",
        "a2xg2",
        "two-in-a-row",
        "two pieces in a row on d2 and e2 cannot be jumped",
    ),
    (
        "W:WKh2:Bd2,e2,a8",
        "h2xb2",
        "two-in-a-row",
        "two pieces in a row on e2 and d2 cannot be jumped",
    ),
    (
        "W:WKa1,c1:Bh7",
        "a1-e1",
        "own-piece-in-the-way",
        "your own piece on c1 is in the way",
    ),
    (
        "W:WKh1,f1:Bh7",
        "h1-d1",
        "own-piece-in-the-way",
        "your own piece on f1 is in the way",
    ),
    (
        "W:WKd4:Bf4,b4,h7",
        "d4xg4xa4",
        "no-turning-back",
        "a piece may not turn back by 180 degrees on g4",
    ),
    (
        "W:WKd3:Bh7",
        "d3xd7",
        "nothing-to-jump",
        "there is no piece to jump over",
    ),
    (
        "W:Wd2:Bd3,c4,b5,c2,b3",
        "d2xb6",
        "ambiguous",
        "this fits 2 moves: d2xb2xb4xb6, d2xd4xb4xb6",
    ),
];

#[test]
fn every_kind_has_its_code_and_its_sentence() {
    for (fen, text, code, sentence) in EXAMPLES {
        let found = refusal(fen, text);
        let answer = (found.code(), sorted_sentence(&found));
        assert_eq!(answer, (code, sentence.to_string()), "{text} in {fen}");
    }
}

/// The sentence, with the moves of an ambiguous text in order.
fn sorted_sentence(refusal: &Refusal) -> String {
    match refusal.clone() {
        Refusal::Ambiguous { mut moves } => {
            moves.sort_by_key(ToString::to_string);
            Refusal::Ambiguous { moves }.to_string()
        }
        other => other.to_string(),
    }
}

#[test]
fn a_finished_game_refuses_before_all_else() {
    let lost: Position = "W:W:Ba7".parse().unwrap();
    let mut game = Game::from_position(RuleSet::CLASSIC, lost);
    for text in ["z9-a1", "e3-e4", "a7-a6", "nonsense"] {
        assert_eq!(
            game.play_text(text).unwrap_err().code(),
            "game-over",
            "{text}"
        );
    }
    assert_eq!(game.offer_draw(Side::White), Err(Refusal::GameOver));
}

#[test]
fn refusals_say_how_many_must_be_taken_and_with_what() {
    let stones = squares("d4");
    assert_eq!(
        refusal("W:Wd4,h4,a2:Bd5,c6,h5", "a2-a3"),
        Refusal::MustCapture { count: 2, stones }
    );
    assert_eq!(
        refusal("W:Wd4,h4:Bd5,c6,h5", "h4xh6"),
        Refusal::MustTakeMore {
            taken: 1,
            count: 2,
            stones
        }
    );
    assert_eq!(
        refusal("W:Wd4,h4:Bd5,c6,h5", "d4xd6"),
        Refusal::MustGoOn {
            at: square("d6"),
            taken: 1,
            count: 2,
            stones
        }
    );
}

#[test]
fn a_king_on_the_wrong_landing_must_take_more() {
    // Only from a6 the chain goes on.
    let wrong = refusal("W:WKa1:Ba4,c6,h8", "a1xa5");
    assert_eq!(
        wrong,
        Refusal::MustTakeMore {
            taken: 1,
            count: 2,
            stones: squares("a1")
        }
    );
    let right = refusal("W:WKa1:Ba4,c6,h8", "a1xa6");
    let at = square("a6");
    assert_eq!(
        right,
        Refusal::MustGoOn {
            at,
            taken: 1,
            count: 2,
            stones: squares("a1")
        }
    );
}

#[test]
fn squares_are_asked_for_before_owners_and_owners_before_rule_6() {
    let fen = "W:Wd3,a2:Bd4,h7";
    assert_eq!(refusal(fen, "e5-?9").code(), "bad-text");
    assert_eq!(refusal(fen, "e5-e9").code(), "no-such-square");
    assert_eq!(refusal(fen, "e5-e6").code(), "empty-square");
    assert_eq!(refusal(fen, "h7-h6").code(), "not-your-stone");
    assert_eq!(refusal(fen, "a2-a3").code(), "must-capture");
    assert_eq!(refusal(fen, "a2-b3").code(), "diagonal");
}

#[test]
fn the_short_form_says_which_moves_fit() {
    let position: Position = "W:Wd2:Bd3,c4,b5,c2,b3".parse().unwrap();
    for rules in &RuleSet::ALL {
        let Err(Refusal::Ambiguous { moves }) = position.read_move(rules, "d2xb6") else {
            panic!("d2xb6 names two moves");
        };
        assert_eq!(moves.len(), 2);
        assert_eq!(
            position.read_move(rules, "d2xd4").unwrap().to_string(),
            "d2xb2xb4xd4"
        );
    }
}

#[test]
fn captured_squares_are_read() {
    let position: Position = "W:WKh1,e5,a2:Ba7,b7,c7,d7,a6,b6,c6,d6,h6,a5,c5,f5"
        .parse()
        .unwrap();
    for rules in &RuleSet::ALL {
        let read = |text: &str| position.read_move(rules, text).map(|one| one.to_string());
        assert_eq!(read("h1xh6>h8"), Ok("h1xh8".to_string()));
        assert_eq!(read("h1xh6→h7"), Ok("h1xh7".to_string()));
        assert_eq!(read("e5xf5"), Ok("e5xg5".to_string()));
        let Err(Refusal::Ambiguous { moves }) = position.read_move(rules, "h1xh6") else {
            panic!("h1xh6 leaves the landing open");
        };
        assert_eq!(moves.len(), 2);
    }
    // A landing that is not behind the last piece.
    assert_eq!(refusal("W:Wd4:Bd5,h7", "d4xd5>d8"), Refusal::NothingToJump);
}

#[test]
fn a_hyphen_never_names_what_is_taken() {
    // With an x it is the captured-squares form; with a hyphen a step onto the piece.
    let blocked = Refusal::BlockedWay {
        square: square("d5"),
    };
    assert_eq!(refusal("W:Wd4:Bd5,h7", "d4-d5"), blocked);
    let position: Position = "W:Wd4:Bd5,h7".parse().unwrap();
    for text in ["d4xd5", "d4d5", "d4-d6"] {
        let read = position.read_move(&RuleSet::CLASSIC, text).unwrap();
        assert_eq!(read.to_string(), "d4xd6", "{text}");
    }
}

/// Every start and every single landing on random positions, beside the reference.
#[test]
fn every_pair_of_squares_is_explained() {
    let mut random = Random::new(6);
    let mut rounds = 0;
    while rounds < 300 {
        let setup = any_setup(&mut random);
        let position = checks::position(&setup);
        for rules in &RuleSet::ALL {
            let Ok(moves) = reference::moves(&setup, rules) else {
                continue;
            };
            let must = position.most_captures(rules);
            for from in Square::all() {
                for to in Square::all() {
                    explained(&position, rules, &moves, must, from, to);
                }
            }
        }
        rounds += 1;
    }
}

fn explained(
    position: &Position,
    rules: &RuleSet,
    moves: &[ReferenceMove],
    must: Option<MustCapture>,
    from: Square,
    to: Square,
) {
    let about = format!("{from} to {to} in {position}, {rules}");
    let legal = moves
        .iter()
        .find(|one| {
            one.routes
                .iter()
                .any(|path| path.from == from && path.landings == [to])
        })
        .map(|one| one.shown.text());
    let answer = position.explain(rules, from, &[to]);
    let refusal = match (answer, legal) {
        (Ok(one), Some(text)) => return assert_eq!(one.to_string(), text, "{about}"),
        (Err(refusal), None) => refusal,
        (answer, legal) => panic!("{about}: {answer:?}, reference {legal:?}"),
    };
    let piece = position.piece_at(from);
    let mine = piece.is_some_and(|piece| piece.side == position.side_to_move());
    assert_eq!(refusal.code() == "empty-square", piece.is_none(), "{about}");
    assert_eq!(
        refusal.code() == "not-your-stone",
        piece.is_some() && !mine,
        "{about}"
    );
    match refusal {
        Refusal::MustCapture { count, stones } => {
            assert_eq!(must, Some(MustCapture { count, stones }), "{about}");
        }
        Refusal::MustTakeMore {
            taken,
            count,
            stones,
        }
        | Refusal::MustGoOn {
            taken,
            count,
            stones,
            ..
        } => {
            assert_eq!(must, Some(MustCapture { count, stones }), "{about}");
            assert!(taken < count, "{about}: {refusal}");
        }
        _ => {}
    }
}
