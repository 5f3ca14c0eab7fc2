//! 1. A first game: moves go in as text, and the game says how it stands.
//!
//! Run it with `cargo run -p dama-core --example 1_first_game`.

use dama_core::{Game, Refusal, RuleSet, Side};

/// Plays a short game to its end.
pub fn main() -> Result<(), Refusal> {
    // Players disagree on two points; a rule set is a value that decides them.
    let mut game = Game::new(RuleSet::CLASSIC);
    println!("{}", game.position());

    // White moves first. A move is its start and its end; a capture names each
    // landing, with an `x` before it.
    for text in ["d3-d4", "d6-d5", "a3-a4", "d4xd6", "d4xd6xd8"] {
        match game.play_text(text) {
            Ok(played) => println!("{}. {played}", game.ply()),
            // A refusal changes nothing: say it, and ask for another move.
            Err(refusal) => println!("{text} is refused: {refusal}"),
        }
    }
    assert_eq!(game.ply(), 3);

    // Taking back and playing again is without limit.
    let undone = game.undo();
    // Capturing is compulsory (rule 6): the list holds what may be played, and no more.
    let legal = game.legal_moves();
    println!("before it, {} could be played: {}", legal.len(), legal[0]);
    assert_eq!(legal.first(), undone.as_ref());
    assert_eq!(game.redo(), undone);

    // While a game goes on it has no outcome. It ends on the board, or by its players.
    assert_eq!(game.outcome(), None);
    println!(
        "{} has {} moves now",
        game.position().side_to_move(),
        game.legal_moves().len()
    );
    game.resign(Side::Black)?;
    if let Some(end) = game.outcome() {
        println!("{} by {}", end.result(), end.reason);
        assert_eq!(end.winner, Some(Side::White));
    }
    assert_eq!(game.play_text("d7xd5"), Err(Refusal::GameOver));
    Ok(())
}
