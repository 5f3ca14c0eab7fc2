//! 3. Captures and refusals: the most must be taken, and a refusal says why.
//!
//! Run it with `cargo run -p dama-core --example 3_captures_and_refusals`.

use std::error::Error;

use dama_core::{Chain, Game, Position, Refusal, RuleSet};

/// Captures, step by step, in both rule sets.
pub fn main() -> Result<(), Box<dyn Error>> {
    let rules = RuleSet::CLASSIC;
    let position: Position = "W:Wd4,h2:Bd5,d7,b8,h3".parse()?;

    // The man on d4 takes two, is crowned on d8 and goes on as a king (rule 7).
    let moves = position.legal_moves(&rules);
    let longest = moves[0];
    println!("{longest} takes {:?} in this order", longest.captures());
    assert_eq!(longest.captures().len(), 3);

    // The man on h2 could take one piece, but three must be taken (rule 6).
    if let Err(refusal) = position.read_move(&rules, "h2xh4") {
        println!("h2xh4: {refusal}");
        // The code is stable: translate it, and use what the refusal carries.
        assert_eq!(refusal.code(), "must-take-more");
        if let Refusal::MustTakeMore {
            taken,
            count,
            stones,
        } = refusal
        {
            println!("it takes {taken}, not {count} as the piece on {stones} can");
        }
    }

    // Other things that people try, and the answers.
    for text in ["d4-d6", "d4-e5", "d5-d4", "e4-e5", "d4-d3", "z9", "hello"] {
        match position.read_move(&rules, text) {
            Ok(legal) => println!("{text} is {legal}"),
            Err(refusal) => println!("{text}: {refusal} ({})", refusal.code()),
        }
    }

    // A player walks a capture jump by jump: each step shows where it can go on.
    let start = position
        .most_captures(&rules)
        .and_then(|must| must.stones.iter().next());
    let mut chain = start.and_then(|from| Chain::start(&position, &rules, from));
    while let Some(walked) = chain {
        if let Some(whole) = walked.finished() {
            println!("{whole} is whole");
            assert_eq!(whole, longest);
            break;
        }
        println!("from {} to one of {}", walked.at(), walked.landings());
        chain = match walked.landings().iter().next() {
            Some(landing) => Some(walked.step(landing)?),
            None => None,
        };
    }

    // The short form names start and end; every full route is read as well.
    assert_eq!(position.read_move(&rules, "d4xa8")?, longest);
    assert_eq!(position.read_move(&rules, "d4:d6:d8:a8")?, longest);

    // In the other rule set a man stays one to the end of its turn: it takes two.
    let mut game = Game::from_position(RuleSet::FEDERATION, position);
    let played = game.play_text("d4xd8")?;
    println!("{}: {played}, crowned: {}", game.rules(), played.promotes());
    assert_eq!(played.to_string(), "d4xd6xd8");
    Ok(())
}
