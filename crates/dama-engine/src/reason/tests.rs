//! No reason may be false: what each says is asked of the rules again, for random moves of
//! random positions.

use std::collections::BTreeMap;

use dama_core::{Game, Move, Position, RuleSet};
use dama_testkit::random::Random;
use dama_testkit::setups::any_setup;

use super::Reason;
use crate::{Control, Engine, Limits, Score};

/// The same board with the other side to move, by its text.
fn turned(position: &Position) -> Position {
    let text = position.to_string();
    let text = match text.strip_prefix("W:") {
        Some(rest) => format!("B:{rest}"),
        None => format!("W:{}", &text[2..]),
    };
    text.parse().expect("only the turn is another")
}

/// The most pieces that the side to move can take.
fn most(position: &Position, rules: &RuleSet) -> usize {
    let moves = position.legal_moves(rules);
    moves
        .iter()
        .map(|it| it.captures().len())
        .max()
        .unwrap_or(0)
}

fn crowns(position: &Position, rules: &RuleSet) -> Vec<String> {
    let moves = position.legal_moves(rules);
    let crowns = moves.iter().filter(|it| it.promotes());
    crowns.map(|it| it.to().to_string()).collect()
}

/// Whether what is said of a move is so.
fn is_true(reason: &Reason, before: &Position, chosen: &Move, rules: &RuleSet) -> bool {
    let after = before.play(rules, chosen).expect("legal");
    let otherwise = turned(before);
    let next = turned(&after);
    let goes_on = |position: &Position| position.outcome(rules).is_none();
    match reason {
        Reason::Wins { .. } => false,
        Reason::Only => before.legal_moves(rules) == [*chosen],
        Reason::Takes { count } => {
            usize::from(*count) == chosen.captures().len()
                && before.occupied().len() - after.occupied().len() == chosen.captures().len()
        }
        Reason::Crowns { square } => {
            let side = before.side_to_move();
            before.men(side).contains(chosen.from())
                && chosen.to() == *square
                && after.kings(side).contains(*square)
        }
        Reason::Gives { given, taken } => back(&after, rules, *given, |least| {
            least == usize::from(*taken) && taken > given
        }),
        Reason::Trades { count } => {
            back(&after, rules, *count, |least| least == usize::from(*count))
        }
        Reason::Stops { square } => {
            goes_on(&otherwise)
                && crowns(&otherwise, rules).contains(&square.to_string())
                && crowns(&after, rules).is_empty()
        }
        Reason::Saves { squares } => {
            let moves = otherwise.legal_moves(rules);
            let is_taken = |square| moves.iter().any(|it| it.captures().contains(&square));
            goes_on(&otherwise)
                && most(&after, rules) == 0
                && squares.iter().all(|square| {
                    is_taken(square) && before.pieces(before.side_to_move()).contains(square)
                })
        }
        Reason::Prepares { square } => {
            goes_on(&next)
                && most(&after, rules) == 0
                && crowns(&next, rules).contains(&square.to_string())
                && !crowns(before, rules).contains(&square.to_string())
        }
        Reason::Threatens { count } => {
            goes_on(&next)
                && most(&after, rules) == 0
                && most(before, rules) == 0
                && most(&next, rules) == usize::from(*count)
        }
    }
}

/// Whether the side to move has to take so many, and what can be taken then at least.
fn back(after: &Position, rules: &RuleSet, given: u8, fits: impl Fn(usize) -> bool) -> bool {
    let answers = after.legal_moves(rules);
    let least = answers.iter().map(|answer| {
        let then = after.play(rules, answer).expect("legal");
        match then.outcome(rules) {
            None => most(&then, rules),
            Some(_) => 0,
        }
    });
    most(after, rules) == usize::from(given) && fits(least.min().unwrap_or(0))
}

#[test]
fn every_reason_is_true() {
    let mut random = Random::new(5);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    let mut look = |game: &Game, random: &mut Random| {
        let legal = game.legal_moves();
        for _ in 0..3 {
            let Some(chosen) = random.pick(&legal) else {
                return;
            };
            if let Some(reason) = Reason::of(game, chosen, Score::DRAW) {
                assert!(
                    is_true(&reason, game.position(), chosen, game.rules()),
                    "{} {chosen}: {reason}",
                    game.position()
                );
                let word = reason.to_string();
                let word = word.split(' ').next().unwrap_or_default();
                *counts.entry(word.to_owned()).or_default() += 1;
            }
        }
    };
    for _ in 0..4_000 {
        let rules = RuleSet::ALL[random.below(2)];
        let position = Position::try_from(any_setup(&mut random)).expect("a position");
        look(&Game::from_position(rules, position), &mut random);
    }
    for _ in 0..60 {
        let mut game = Game::new(RuleSet::ALL[random.below(2)]);
        while game.outcome().is_none() && game.ply() < 120 {
            look(&game, &mut random);
            let legal = game.legal_moves();
            let chosen = random.pick(&legal).expect("the game goes on");
            game.play(chosen).expect("legal");
        }
    }
    // All kinds came up, so that something was checked of each.
    let kinds: Vec<&str> = counts.keys().map(String::as_str).collect();
    let all = [
        "crowns",
        "gives",
        "only",
        "prepares",
        "saves",
        "stops",
        "takes",
        "threatens",
        "trades",
    ];
    assert_eq!(kinds, all, "{counts:?}");
    assert!(counts.values().all(|count| *count >= 15), "{counts:?}");
}

fn reason(fen: &str, chosen: &str) -> String {
    let position = fen.parse().expect("a position");
    let game = Game::from_position(RuleSet::CLASSIC, position);
    let chosen = position.read_move(game.rules(), chosen).expect("a move");
    let reason = Reason::of(&game, &chosen, Score::DRAW);
    reason.map_or("none".to_owned(), |reason| reason.to_string())
}

#[test]
fn reasons_are_what_a_player_sees() {
    for (fen, chosen, wanted) in [
        // A chain, which is one of two.
        ("W:Wd3,g3:Bd4,d6,g4,h8", "d3xd5xd7", "only"),
        ("W:Wd3,g3:Bd4,g4,h8", "d3xd5", "takes 1"),
        ("W:Wa7,h2:Bh6,b6", "a7-a8", "crowns a8"),
        ("W:Wd3,a2:Bd6,h7", "d3-d4", "none"),
        // The man before the far rank is blocked.
        ("W:We4,Kg1:Bb2,h7", "g1-b1", "stops b1"),
        ("W:Wd2,d3,d4,a2:Bd6,h5", "d4-d5", "trades 1"),
        ("W:Wd4,h2:Bd5,d6,a7", "d4-c4", "saves d4"),
        ("W:Wh6,a2:Ba7,a8", "h6-h7", "prepares h8"),
        ("W:WKa1,h2:Bb4,h7", "a1-b1", "threatens 1"),
    ] {
        assert_eq!(reason(fen, chosen), wanted, "{fen} {chosen}");
    }
}

#[test]
fn wins_are_counted_by_the_search() {
    let position: Position = "W:WKa1,Kb1:BKh8".parse().expect("a position");
    let game = Game::from_position(RuleSet::CLASSIC, position);
    let mut engine = Engine::new(1);
    let found = engine.search(&game, &Limits::depth(12), &Control::FREE, |_| {});
    let best = found.best.expect("a move");
    let plies = found.score.plies_to_win().expect("it is won");
    let told = Reason::of(&game, &best, found.score);
    assert_eq!(told, Some(Reason::Wins { plies }));
    assert_eq!(told.map(|it| it.to_string()), Some(format!("wins {plies}")));
}
