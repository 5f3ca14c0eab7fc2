//! What serde writes, and what it refuses to read.

#![allow(clippy::unwrap_used)]

use dama_core::{Game, Kind, Outcome, Piece, Position, Reason, RuleSet, Setup, Side, Square};
use dama_testkit::checks;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json, to_value};

/// What reading a value as a type says.
fn error<T: DeserializeOwned + std::fmt::Debug>(value: Value) -> String {
    serde_json::from_value::<T>(value).unwrap_err().to_string()
}

fn written<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(
    value: &T,
    expected: Value,
) {
    assert_eq!(to_value(value).unwrap(), expected);
    checks::json(value);
}

#[test]
fn each_type_has_its_form() {
    written::<Square>(&"d3".parse().unwrap(), json!("d3"));
    written(&Side::Black, json!("black"));
    written(&Kind::King, json!("king"));
    let man = Piece::man(Side::White);
    written(&man, json!({"side": "white", "kind": "man"}));
    written(&RuleSet::FEDERATION, json!("federation"));
    written(&Reason::NoProgress, json!("no-progress"));
    let win = Outcome::win(Side::White, Reason::Time);
    written(&win, json!({"winner": "white", "reason": "time"}));
    let draw = Outcome::draw(Reason::Agreement);
    written(&draw, json!({"winner": null, "reason": "agreement"}));
    let setup: Setup = "B:Wa8:B".parse().unwrap();
    written(&setup, json!("B:Wa8:B"));
    let position: Position = "W:Wd4:Bd5,d7,b8".parse().unwrap();
    written(&position, json!("W:Wd4:Bd5,d7,b8"));
    let moves = position.legal_moves(&RuleSet::CLASSIC);
    assert_eq!(to_value(&moves).unwrap(), json!(["d4xd6xd8xa8"]));
}

#[test]
fn every_side_kind_and_reason_comes_back() {
    Side::BOTH.iter().for_each(checks::json);
    Kind::BOTH.iter().for_each(checks::json);
    Reason::ALL.iter().for_each(checks::json);
    RuleSet::ALL.iter().for_each(checks::json);
    assert_eq!(Side::named("White"), None);
    assert_eq!(Reason::with_code("no-reason"), None);
}

#[test]
fn a_game_has_its_form() {
    let mut game = Game::new(RuleSet::CLASSIC);
    game.play_text("d3-d4").unwrap();
    game.play_text("e6-e5").unwrap();
    game.offer_draw(Side::White).unwrap();
    game.play_text("a3-a4").unwrap();
    game.undo();
    let start = Position::start().to_string();
    written(
        &game,
        json!({
            "rules": "classic",
            "start": start,
            "moves": ["d3-d4", "e6-e5", "a3-a4"],
            "taken_back": 1,
            "ending": null,
            "offers": [1, 0],
            "open_offer": null,
        }),
    );
    game.redo();
    game.resign(Side::Black).unwrap();
    let ending = json!({"winner": "white", "reason": "resignation"});
    assert_eq!(to_value(&game).unwrap()["ending"], ending);
    checks::kept(&game);
}

#[test]
fn a_game_needs_only_its_rule_set() {
    let game: Game = serde_json::from_value(json!({"rules": "federation"})).unwrap();
    assert_eq!(game, Game::new(RuleSet::FEDERATION));
    let short = json!({"rules": "classic", "moves": ["D3D4"]});
    let game: Game = serde_json::from_value(short).unwrap();
    assert_eq!(game.moves()[0].to_string(), "d3-d4");
}

#[test]
fn what_is_not_legal_is_not_read() {
    let refused = error::<Square>(json!("i9"));
    assert_eq!(refused, "no such square: squares are a1 to h8");
    assert!(error::<Side>(json!("red")).contains("expected white or black"));
    assert!(error::<Side>(json!(1)).contains("expected white or black"));
    assert!(error::<RuleSet>(json!("Classic")).contains("expected classic or federation"));
    assert!(error::<Reason>(json!("boredom")).contains("boredom"));
    assert!(error::<Piece>(json!({"side": "white", "kind": "man", "age": 7})).contains("age"));
    assert!(error::<Setup>(json!("W:Wa2,a2:B")).contains("two pieces on a2"));
    assert!(error::<Position>(json!("W:W:B")).contains("the board is empty"));
    let moves = |moves: Value| error::<Game>(json!({"rules": "classic", "moves": moves}));
    assert!(moves(json!(["d3-d5"])).starts_with("ply 1 cannot be played: a man moves one"));
    assert!(moves(json!(["d3-d4", "d4-d5"])).starts_with("ply 2 cannot be played: the piece"));
    let ended = json!({"rules": "classic", "start": "W:WKa1:Ba8", "moves": ["a1-b1"]});
    let refused = error::<Game>(ended);
    assert_eq!(refused, "ply 1 follows after the end of the game");
}

#[test]
fn ends_that_players_cannot_make_are_not_read() {
    let ending = |winner: Value, reason: &str| {
        error::<Game>(json!({
            "rules": "classic",
            "ending": {"winner": winner, "reason": reason},
        }))
    };
    for reason in Reason::ALL {
        let code = reason.code();
        if !reason.is_made_by_players() {
            assert!(ending(json!("white"), code).starts_with("players cannot end a game"));
            assert!(ending(Value::Null, code).starts_with("players cannot end a game"));
        }
    }
    assert!(ending(json!("black"), "agreement").contains("0-1 by agreement"));
    assert!(ending(Value::Null, "time").contains("1/2-1/2 by time"));
    let players: Vec<Reason> = Reason::ALL
        .into_iter()
        .filter(|reason| reason.is_made_by_players())
        .collect();
    let expected = [Reason::Agreement, Reason::Resignation, Reason::Time];
    assert_eq!(players, expected);
}

#[test]
fn a_rule_set_of_ones_own_is_not_written() {
    let own = RuleSet {
        name: "house",
        ..RuleSet::CLASSIC
    };
    let refused = serde_json::to_string(&own).unwrap_err().to_string();
    assert_eq!(refused, "\"house\" is no rule set that can be read again");
    let disguised = RuleSet {
        name: "classic",
        ..RuleSet::FEDERATION
    };
    assert!(serde_json::to_string(&Game::new(disguised)).is_err());
}
