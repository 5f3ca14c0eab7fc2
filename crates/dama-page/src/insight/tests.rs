//! What is asked, and what the worker's answers mean.
#![allow(clippy::unwrap_used)]

use super::*;

fn game(fen: &str) -> Game {
    Game::from_position(RuleSet::CLASSIC, fen.parse().unwrap())
}

#[test]
fn plies_become_moves_of_the_winner() {
    for (text, worth) in [
        ("win 1", Worth::Win { moves: 1 }),
        // Won on the loser's own move.
        ("win 2", Worth::Win { moves: 1 }),
        ("win 9", Worth::Win { moves: 5 }),
        ("loss 1", Worth::Loss { moves: 1 }),
        ("loss 2", Worth::Loss { moves: 1 }),
        ("loss 8", Worth::Loss { moves: 4 }),
        ("draw", Worth::Draw),
    ] {
        assert_eq!(Worth::read(text), Some(worth), "{text}");
    }
    for text in ["", "win", "loss", "win x", "nothing 3", "loss -1"] {
        assert_eq!(Worth::read(text), None, "{text}");
    }
}

#[test]
fn a_position_is_asked_about_once() {
    let mut insight = Insight::default();
    let game = game("W:WKa1,Kb1:BKh8");
    assert_eq!(insight.question(&game, Curiosity::None), None);
    let asked = insight.question(&game, Curiosity::Position).unwrap();
    assert_eq!(
        asked,
        "{\"id\":2147483648,\"do\":\"probe\",\"rules\":\"classic\",\"start\":\"W:WKa1,Kb1:BKh8\"}"
    );
    // One question at a time.
    assert_eq!(insight.question(&game, Curiosity::Position), None);
    let answer = "{\"id\":2147483648,\"value\":\"win 9\",\"moves\":\"b1-h1=win 9;b1-b8=draw\"}";
    assert_eq!(insight.heard(answer), Some(Heard::Position));
    assert_eq!(insight.question(&game, Curiosity::Moves), None);
    let told = insight.known(game.rules(), game.position()).unwrap();
    assert_eq!(told.worth, Worth::Win { moves: 5 });
    assert_eq!(
        told.moves,
        [
            ("b1-h1".to_owned(), Worth::Win { moves: 5 }),
            ("b1-b8".to_owned(), Worth::Draw)
        ]
    );
    // By other rules it is another position.
    assert_eq!(insight.of(&RuleSet::FEDERATION, game.position()), None);
    assert_eq!(insight.heard(answer), Some(Heard::Nothing));
}

#[test]
fn what_is_not_known_is_not_asked_again() {
    let mut insight = Insight::default();
    let game = game("W:WKa1,Kb1:BKh8");
    insight.question(&game, Curiosity::Position).unwrap();
    assert_eq!(
        insight.heard("{\"id\":2147483648,\"value\":null}"),
        Some(Heard::Position)
    );
    assert_eq!(insight.of(game.rules(), game.position()), Some(None));
    assert_eq!(insight.question(&game, Curiosity::Position), None);
}

#[test]
fn only_few_pieces_and_open_games_are_asked_about() {
    let mut insight = Insight::default();
    for fen in ["W:WKa1,Kb1,Kc1:BKh8,h7", "W:WKa1:B", "W:WKa1:BKh8"] {
        assert_eq!(
            insight.question(&game(fen), Curiosity::Moves),
            None,
            "{fen}"
        );
    }
    assert_eq!(
        insight.question(&Game::new(RuleSet::CLASSIC), Curiosity::Moves),
        None
    );
}

#[test]
fn the_newest_position_comes_first_and_a_broken_worker_knows_nothing() {
    let mut insight = Insight::default();
    let mut game = game("W:WKa1,Kb1:BKh8");
    game.play_text("b1-h1").unwrap();
    let newest = insight.question(&game, Curiosity::Moves).unwrap();
    assert!(newest.contains("\"start\":\"B:WKa1,Kh1:BKh8\""), "{newest}");
    insight.heard("{\"id\":2147483648,\"value\":\"loss 8\",\"moves\":\"\"}");
    let older = insight.question(&game, Curiosity::Moves).unwrap();
    assert!(older.contains("\"start\":\"W:WKa1,Kb1:BKh8\""), "{older}");
    assert_eq!(
        insight.heard("{\"id\":2147483649,\"broken\":true}"),
        Some(Heard::Position)
    );
    assert_eq!(insight.question(&game, Curiosity::Moves), None);
    let [older, newest] = [0, 1].map(|ply| insight.is_lost(game.rules(), &game.positions()[ply]));
    assert!(older && !newest);
}

#[test]
fn exercises_are_offered_and_begin() {
    let mut insight = Insight::default();
    insight.ask_exercises(&RuleSet::FEDERATION);
    let heard =
        insight.heard("{\"id\":2147483648,\"exercises\":\"KKvK=win,draw;KvKK=loss;x=win\"}");
    let Some(Heard::Exercises(offers)) = heard else {
        panic!("{heard:?}");
    };
    assert_eq!(
        offers,
        [
            ("KKvK".parse().unwrap(), vec![Task::Win, Task::Draw]),
            ("KvKK".parse().unwrap(), vec![Task::HoldOut]),
        ]
    );
    let class: Class = "KKvK".parse().unwrap();
    let first = insight.ask_exercise(&RuleSet::CLASSIC, class, Task::HoldOut, 7);
    assert_eq!(
        first,
        "{\"id\":2147483649,\"do\":\"exercise\",\"rules\":\"classic\",\"class\":\"KKvK\",\
         \"value\":\"loss\",\"seed\":7}"
    );
    insight.ask_exercise(&RuleSet::CLASSIC, class, Task::Win, 8);
    // Only the last one counts.
    let answer = |id: u32| format!("{{\"id\":{id},\"exercise\":\"W:WKa1,Kb1:BKh8\"}}");
    assert_eq!(insight.heard(&answer(2_147_483_649)), Some(Heard::Nothing));
    let position = "W:WKa1,Kb1:BKh8".parse().unwrap();
    assert_eq!(
        insight.heard(&answer(2_147_483_650)),
        Some(Heard::Exercise(Some(position)))
    );
    insight.ask_exercise(&RuleSet::CLASSIC, class, Task::Win, 9);
    let failed = "{\"id\":2147483651,\"error\":\"no-table\",\"message\":\"\"}";
    assert_eq!(insight.heard(failed), Some(Heard::Exercise(None)));
}

#[test]
fn messages_to_others_and_rubbish_are_left() {
    let mut insight = Insight::default();
    for text in [
        "",
        "{}",
        "{\"ready\":true}",
        "{\"id\":3,\"move\":\"d3-d4\"}",
        "{\"id\":-1}",
    ] {
        assert_eq!(insight.heard(text), None, "{text}");
    }
}
