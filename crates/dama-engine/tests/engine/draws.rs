//! Repetition, lack of progress, and answers to draw offers (rule 9).

use dama_core::{Game, Move, RuleSet, Side};
use dama_engine::{Control, Engine, Limits, Score};
use dama_testkit::random::Random;

use crate::{game, search};

fn play_all(game: &mut Game, moves: &[&str]) {
    for text in moves {
        game.play_text(text)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

#[test]
fn the_weaker_side_repeats() {
    // Black's king alone keeps away; White threatens nothing that would win a
    // piece, and Black may come back for the third time.
    let mut game = game("B:WKa1,Kb2,Kc1,d2:BKh8,Kh7", RuleSet::FEDERATION);
    play_all(
        &mut game,
        &[
            "h8-g8", "a1-a2", "g8-h8", "a2-a1", "h8-g8", "a1-a2", "g8-h8",
        ],
    );
    // White to move: a2-a1 would repeat for the third time, a draw at once.
    let result = search(&game, &Limits::depth(4));
    assert!(result.score > Score::new(100), "{}", result.score);
    assert_ne!(result.best.expect("there are moves").to_string(), "a2-a1");
}

#[test]
fn a_third_repetition_is_seen_as_a_draw() {
    let mut game = game("W:WKa1,Kb2,Kc1,d2:BKh8,Kh7", RuleSet::FEDERATION);
    play_all(
        &mut game,
        &[
            "a1-a2", "h8-g8", "a2-a1", "g8-h8", "a1-a2", "h8-g8", "a2-a1",
        ],
    );
    // Black to move, a whole army behind: g8-h8 is the third time.
    let result = search(&game, &Limits::depth(4));
    assert_eq!(result.best.expect("there are moves").to_string(), "g8-h8");
    assert_eq!(result.score, Score::DRAW);
}

#[test]
fn a_sideways_move_of_a_man_resets_nothing() {
    let mut game = game("W:Wa4,c2,c3,d2:Bh5,f7", RuleSet::CLASSIC);
    let there_and_back = ["a4-b4", "h5-g5", "b4-a4", "g5-h5"];
    for _ in 0..2 {
        for (number, text) in there_and_back.iter().enumerate() {
            let last = game.ply() == 7 && number == 3;
            if !last {
                play_all(&mut game, &[text]);
            }
        }
    }
    // Black is behind and takes the third repetition.
    let result = search(&game, &Limits::depth(4));
    assert_eq!(result.best.expect("there are moves").to_string(), "g5-h5");
    assert_eq!(result.score, Score::DRAW);
}

/// A game in which kings walk about and nothing happens for so many plies, with
/// White to move if they are odd.
fn long_walk(plies: u32) -> Game {
    let mut random = Random::new(3);
    let start = game("B:WKa1,d2:BKh8,e7,Kg8", RuleSet::FEDERATION);
    let mut walked = start.clone();
    while walked.quiet_plies() < plies {
        let kings = walked.position().kings(walked.position().side_to_move());
        let goes_on = |chosen: &Move| {
            let mut tried = walked.clone();
            kings.contains(chosen.from())
                && tried.play(chosen).is_ok()
                && tried.repetitions() == 1
                && !tried.position().has_capture()
        };
        let moves: Vec<Move> = walked.legal_moves().into_iter().filter(goes_on).collect();
        match random.pick(&moves) {
            Some(chosen) => walked.play(chosen).expect("the move is legal"),
            // A dead end: once more from the start.
            None => walked = start.clone(),
        }
    }
    walked
}

#[test]
fn no_progress_is_seen_as_a_draw() {
    // White is a king behind, and any move of its own king ends the game.
    let game = long_walk(99);
    assert_eq!(game.position().side_to_move(), Side::White);
    let result = search(&game, &Limits::depth(6));
    assert_eq!(result.score, Score::DRAW);
    // Earlier there is still time to lose.
    let result = search(&long_walk(9), &Limits::depth(6));
    assert!(result.score < Score::new(-100), "{}", result.score);
}

#[test]
fn draw_offers() {
    let mut engine = Engine::new(1);
    let mut accepts = |game: &Game, side| engine.accepts_draw(game, side, &Control::FREE);
    let start = Game::new(RuleSet::CLASSIC);
    assert!(!accepts(&start, Side::White));
    assert!(!accepts(&start, Side::Black));
    let ahead = game("W:Wa2,b2,c2,Kd2:Ba7,b7,c7", RuleSet::CLASSIC);
    assert!(!accepts(&ahead, Side::White));
    assert!(accepts(&ahead, Side::Black));
    let dry = game("W:WKa1,d2:BKh8,e7", RuleSet::FEDERATION);
    assert!(accepts(&dry, Side::Black) || accepts(&dry, Side::White));
}
